import { randomBytes } from 'node:crypto';
import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrations } from '#migrations/index.ts';
import { administrate, dropDatabase } from '../support/database/administrate.ts';
import { addressOf } from '../support/database/names.ts';

/** The last migration before the inbox was one, and pages had drafts. */
const BEFORE = '20261121_155834_modules';

const name = `test_${randomBytes(8).toString('hex')}`;
let pool: pg.Pool;

const migrate = async (wanted: typeof migrations): Promise<void> => {
  const db = drizzle(pool) as unknown as MigrateUpArgs['db'];
  for (const { up } of wanted) await up({ db } as MigrateUpArgs);
};

const OLD_ROWS = `
  insert into users (id, name, role, email) values (7, 'Sam', 'staff', 'sam@example.com');
  insert into invoice_submissions
    (id, building_address, building_type, square_footage, contact_name, contact_email, additional_notes, status, created_at, updated_at)
    values
    (1, 'A', 'restaurant', 1, 'Ada', 'ada@example.com', 'N', 'reportSent', '2026-11-01T12:00:00Z', '2026-11-03T12:00:00Z'),
    (2, 'B', 'restaurant', 1, 'Bea', 'bea@example.com', 'N', 'pending', '2026-11-02T12:00:00Z', '2026-11-02T12:00:00Z');
  insert into invoice_submissions_status_history (_order, _parent_id, id, "from", "to", by_id, at) values
    (1, 1, 'a', 'pending', 'inReview', 7, '2026-11-02T12:00:00Z'),
    (2, 1, 'b', 'inReview', 'reportSent', null, '2026-11-03T12:00:00Z');
  insert into about (heading, lead, story, story_button_label, values_heading, call_to_action_heading,
    call_to_action_text, call_to_action_button_label, meta_title, meta_description)
    values ('Seen', 'L', '{}', 'B', 'V', 'C', 'T', 'B', 'M', 'D');`;

beforeAll(async () => {
  const { serverUrl } = inject('databases');
  await administrate(serverUrl, [`create database ${name}`]);
  pool = new pg.Pool({ connectionString: addressOf(serverUrl, name) });
  const before = migrations.findIndex((migration) => migration.name === BEFORE) + 1;
  await migrate(migrations.slice(0, before));
  await pool.query(OLD_ROWS);
  await migrate(migrations.slice(before));
});

afterAll(async () => {
  await pool.end();
  await administrate(inject('databases').serverUrl, [dropDatabase(name)]);
});

it('keeps the history of bills, in the words of the new one', async () => {
  const { rows } = await pool.query(
    'select collection, document, field, "from", "to", by_id, by_name, created_at from changes order by id',
  );
  const about = { collection: 'invoice-submissions', document: '1', field: 'Status' };
  expect(rows).toEqual([
    {
      ...about,
      from: 'Pending',
      to: 'In review',
      by_id: 7,
      by_name: 'Sam',
      created_at: new Date('2026-11-02T12:00:00Z'),
    },
    {
      ...about,
      from: 'In review',
      to: 'Report sent',
      by_id: null,
      by_name: 'Lotline',
      created_at: new Date('2026-11-03T12:00:00Z'),
    },
  ]);
});

it('dates what waits, and ends what had ended', async () => {
  const { rows } = await pool.query('select id, due_at, closed_at from invoice_submissions order by id');
  expect(rows).toEqual([
    { id: 1, due_at: new Date('2026-11-03T12:00:00Z'), closed_at: new Date('2026-11-03T12:00:00Z') },
    { id: 2, due_at: new Date('2026-11-04T12:00:00Z'), closed_at: null },
  ]);
});

it('leaves on the site what was on it', async () => {
  const { rows } = await pool.query('select _status from about');
  expect(rows).toEqual([{ _status: 'published' }]);
});

describe('the migration that needs an extension', () => {
  const search = migrations.find((migration) => migration.name.endsWith('search_articles'));

  it('says what to do where it may not be created', async () => {
    const weak = await pool.connect();
    try {
      await weak.query(
        `begin; drop extension pg_trgm cascade; create role ${name}_weak; set local role ${name}_weak`,
      );
      const db = drizzle(weak) as unknown as MigrateUpArgs['db'];
      await expect(search?.up({ db } as MigrateUpArgs)).rejects.toThrow('"create extension pg_trgm"');
    } finally {
      await weak.query('rollback');
      weak.release();
    }
  });

  it('can be undone and done again', async () => {
    const db = drizzle(pool) as unknown as MigrateUpArgs['db'];
    await search?.down({ db } as MigrateDownArgs);
    await search?.up({ db } as MigrateUpArgs);
    const { rows } = await pool.query(`select 1 from pg_indexes where indexname = 'articles_search_idx'`);
    expect(rows).toHaveLength(1);
  });
});
