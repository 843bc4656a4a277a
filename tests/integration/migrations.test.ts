import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrations } from '#migrations/index.ts';
import { runCommand } from '../support/command.ts';
import { administrate, dropDatabase } from '../support/database/administrate.ts';
import { addressOf } from '../support/database/names.ts';

const name = `test_${randomBytes(8).toString('hex')}`;
let pool: pg.Pool;
/** Migrations run in one transaction that is rolled back, so that each test starts from an empty database. */
let client: pg.PoolClient;

beforeAll(async () => {
  const { serverUrl } = inject('databases');
  await administrate(serverUrl, [`create database ${name}`]);
  pool = new pg.Pool({ connectionString: addressOf(serverUrl, name) });
});

afterAll(async () => {
  await pool.end();
  await administrate(inject('databases').serverUrl, [dropDatabase(name)]);
});

async function inTransaction(work: () => Promise<void>): Promise<void> {
  client = await pool.connect();
  try {
    await client.query('begin');
    await work();
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const argumentsOf = (): MigrateUpArgs & MigrateDownArgs =>
  ({ db: drizzle(client) }) as unknown as MigrateUpArgs & MigrateDownArgs;

async function migrateUp(): Promise<void> {
  for (const { up } of migrations) await up(argumentsOf());
}

const names = async (query: string) =>
  (await client.query<{ name: string }>(query)).rows.map((row) => row.name);

const OWN = `
  select relname as name from pg_class where relnamespace = 'public'::regnamespace
  union select typname from pg_type where typnamespace = 'public'::regnamespace and typtype = 'e'
  union select proname from pg_proc join pg_language on pg_language.oid = prolang
    where pronamespace = 'public'::regnamespace and lanname <> 'c'`;

describe('the migrations', () => {
  it('create the tables of the collections, and the search indexes beside them, in an empty database', () =>
    inTransaction(async () => {
      await migrateUp();
      expect(await names(OWN)).toEqual(
        expect.arrayContaining(['articles', 'vendor_applications', 'articles_addresses_idx', 'rate_limits']),
      );
    }));

  it('leave nothing behind when they are rolled back', () =>
    inTransaction(async () => {
      await migrateUp();
      for (const { down } of migrations.toReversed()) await down(argumentsOf());
      expect(await names(OWN)).toEqual([]);
    }));

  it('move status, assignee and dates of submissions into the inbox, and back', () =>
    inTransaction(async () => {
      const at = migrations.findIndex((migration) => migration.name.endsWith('_submissions'));
      const [move] = migrations.slice(at);
      for (const { up } of migrations.slice(0, at)) await up(argumentsOf());
      const work = `status::text, due_at, closed_at, snoozed_until, is_spam, reference, revision, created_at`;
      await client.query(`
        insert into contact_messages (name, email, subject, message, status, due_at, closed_at, is_spam, reference,
          revision, created_at)
        values ('Ada', 'ada@example.com', 'Rats', 'Help.', 'answered', '2026-01-05', '2026-01-03', true, 'K7M2-9QXD', 3,
          '2026-01-01');
        insert into cwz_assessments (business_name, business_type, address, borough, zip_code, pickups_per_week,
          current_hauler, hauler_years, satisfaction_rating, monthly_bill, first_name, last_name, contact_name, role,
          email, zone, report_id)
        values ('Corner Cafe', 'restaurant', '1 Main St', 'queens', '11101', 3, 'other', '1_to_3', 3, '500', 'Bea', 'B',
          'Bea B', 'owner', 'bea@example.com', 4, 'report');
        insert into bill_uploads (original_name, assessment_id, reference) select 'may.pdf', id, 'B2B2-B2B2' from cwz_assessments;
        insert into bill_uploads (original_name) values ('of an invoice.pdf')`);
      const before = await client.query(`select ${work} from contact_messages`);
      await move?.up(argumentsOf());
      const { rows } = await client.query(
        'select collection, title, sender, module, search_text from submissions order by id',
      );
      expect(rows).toEqual([
        {
          collection: 'bill-uploads',
          title: 'may.pdf',
          sender: 'Corner Cafe',
          module: 'cwz',
          search_text: 'B2B2-B2B2\nmay.pdf\nbea@example.com\nCorner Cafe',
        },
        {
          collection: 'contact-messages',
          title: 'Rats',
          sender: 'ada@example.com',
          module: null,
          search_text: 'K7M2-9QXD\nRats\nAda\nada@example.com',
        },
      ]);
      const moved = await client.query(
        `select ${work.replace('created_at', 's.created_at')} from submissions s
           join contact_messages m on m.submission_id = s.id and m.id = s.document`,
      );
      expect(moved.rows).toEqual(before.rows);
      expect(
        await names('select original_name as name from bill_uploads where submission_id is null'),
      ).toEqual(['of an invoice.pdf']);
      await move?.down(argumentsOf());
      expect((await client.query(`select ${work} from contact_messages`)).rows).toEqual(before.rows);
    }));

  it('move the reading and the analysis of a file or an invoice submission to its bill, and back', () =>
    inTransaction(async () => {
      const at = migrations.findIndex((migration) => migration.name.endsWith('_bills'));
      for (const { up } of migrations.slice(0, at)) await up(argumentsOf());
      await client.query(`
        insert into cwz_assessments (id, business_name, business_type, address, borough, zip_code, pickups_per_week,
          current_hauler, hauler_years, satisfaction_rating, monthly_bill, first_name, last_name, contact_name, role,
          email, zone, report_id)
        values (7, 'Corner Cafe', 'restaurant', '1 Main St', 'queens', '11101', 3, 'other', '1_to_3', 3, '500', 'Bea',
          'B', 'Bea B', 'owner', 'bea@example.com', 4, 'report');
        insert into bill_uploads (id, original_name, assessment_id, first_file_id, file_number, key, analysis_summary)
        values (11, 'may.pdf', 7, null, 1, 'key-of-may', 'Too much.'), (12, 'back.pdf', null, 11, 2, null, null),
          (13, 'invoice.pdf', null, null, 1, null, null);
        insert into bill_uploads_analysis_findings (_order, _parent_id, id, title) values (1, 11, 'f1', 'A fee');
        insert into invoice_submissions (id, building_address, building_type, square_footage, contact_name,
          contact_email, additional_notes, bill_id, key, analysis_report_id)
        values (21, 'a', 'restaurant', 1, 'Ada', 'ada@example.com', 'n', 13, 'key-of-ada', 'report-of-ada'),
          (22, 'b', 'restaurant', 1, 'Bob', 'bob@example.com', 'n', null, 'key-of-bob', null);
        insert into bill_readings (id, bill_id, state, attempts) values (31, 11, 'read', 1);
        insert into bill_readings_values (_order, _parent_id, id, field, value, printed, place_file, place_page,
          place_left, place_top, place_width, place_height, confidence)
        values (1, 31, 'v1', 'amountDue', '5.00', '$5', 0, 0, 0, 0, 0, 0, 1);
        insert into bill_reading_quality (reading_id, value_id, field, hauler, source, confidence, verdict, decided_by)
        values (31, 'v1', 'amountDue', '', 'text', 1, 'accepted', 'staff')`);
      const content = `
        select u.original_name, u.first_file_id, u.key, u.analysis_summary, i.contact_name, i.key as invoice_key,
          i.analysis_report_id, r.state, v.value, f.title, q.verdict
        from bill_uploads u full join invoice_submissions i on i.bill_id = u.id
        left join bill_readings r on r.bill_id = u.id left join bill_readings_values v on v._parent_id = r.id
        left join bill_uploads_analysis_findings f on f._parent_id = u.id
        left join bill_reading_quality q on q.reading_id = r.id order by u.id, i.id`;
      const before = await client.query(content);
      const [move] = migrations.slice(at);
      await move?.up(argumentsOf());
      const { rows } = await client.query(`
        select b.key, b.state, b.analysis_summary as summary, b.analysis_report_id as report, v.value, f.title,
          q.verdict, i.contact_name as name, array(
            select original_name::text from bill_uploads u where u.bill_id = b.id order by file_number) as files
        from bills b left join invoice_submissions i on i.bill_id = b.id
        left join bills_values v on v._parent_id = b.id left join bills_analysis_findings f on f._parent_id = b.id
        left join bill_reading_quality q on q.reading_id = b.id order by b.id`);
      const nothing = { summary: null, value: null, title: null, verdict: null };
      expect(rows).toEqual([
        {
          key: 'key-of-may',
          state: 'read',
          summary: 'Too much.',
          report: null,
          value: '5.00',
          title: 'A fee',
          verdict: 'accepted',
          name: null,
          files: ['may.pdf', 'back.pdf'],
        },
        {
          ...nothing,
          key: 'key-of-ada',
          state: 'notRead',
          report: 'report-of-ada',
          name: 'Ada',
          files: ['invoice.pdf'],
        },
        { ...nothing, key: 'key-of-bob', state: 'notRead', report: null, name: 'Bob', files: [] },
      ]);
      await move?.down(argumentsOf());
      expect((await client.query(content)).rows).toEqual(before.rows);
    }));

  it('make followers and newsletter sign-ups subscribers of one email each, confirmed as they were', () =>
    inTransaction(async () => {
      const at = migrations.findIndex((migration) => migration.name.endsWith('_subscribers'));
      const [move] = migrations.slice(at);
      for (const { up } of migrations.slice(0, at)) await up(argumentsOf());
      await client.query(`
        insert into followers (email, status, key, confirmation_sent_at) values
          ('both@example.com', 'pending', 'key of both', '2026-01-02'), ('left@example.com', 'unsubscribed', 'key', null),
          ('gone@example.com', 'bounced', 'key of gone', null);
        insert into follows (follower_id, kind, subject, label)
          select id, 'law', 'll97-320', 'Local Law 97' from followers where email = 'both@example.com';
        insert into follow_digests (follower_id, month) select id, '2026-01-01' from followers where key = 'key';
        insert into newsletter_subscriptions (email, source, status, confirmed_at, confirmation_sent_at) values
          ('both@example.com', 'll97_blog', 'confirmed', '2026-01-03', '2026-01-02'),
          ('both@example.com', 'cwz_blog', 'pending', null, '2026-01-05'),
          ('left@example.com', 'll97_blog', 'pending', null, '2026-01-05'),
          ('gone@example.com', 'll97_blog', 'pending', null, '2026-01-05'),
          ('new@example.com', 'll97_blog', 'confirmed', '2026-01-04', null),
          ('new@example.com', 'cwz_blog', 'bounced', null, null),
          ('off@example.com', 'll97_blog', 'unsubscribed', null, null),
          ('spam@example.com', 'll97_blog', 'spam', null, null);
        insert into mail_templates (key, subject, body)
          values ('newsletterConfirmation', 'Confirm', 'Text'), ('followConfirmation', 'Confirm', 'Text')`);
      const newsletters =
        'select id, email, source, status, confirmed_at from newsletter_subscriptions order by id';
      const follows = 'select id, follower_id, status from follows';
      const ids = 'select id, email, key from followers order by id';
      const before: unknown[] = [];
      for (const query of [newsletters, follows, ids]) before.push((await client.query(query)).rows);
      await move?.up(argumentsOf());
      const { rows } = await client.query(`
        select s.email, s.status, s.key, confirmation_sent_at::date::text as asked, count(n.id)::int as newsletters
        from subscribers s left join newsletter_subscriptions n on n.subscriber_id = s.id group by s.id order by s.email`);
      const newKey = expect.stringMatching(/^[A-Za-z0-9_-]{22}$/) as string;
      expect(rows).toEqual([
        {
          email: 'both@example.com',
          status: 'confirmed',
          key: 'key of both',
          asked: '2026-01-02',
          newsletters: 2,
        },
        { email: 'gone@example.com', status: 'bounced', key: 'key of gone', asked: null, newsletters: 1 },
        { email: 'left@example.com', status: 'pending', key: 'key', asked: '2026-01-05', newsletters: 1 },
        { email: 'new@example.com', status: 'confirmed', key: newKey, asked: null, newsletters: 2 },
        { email: 'off@example.com', status: 'unsubscribed', key: newKey, asked: null, newsletters: 1 },
      ]);
      const kept = [newsletters, follows, `${ids.replace('followers', 'subscribers')} limit 3`];
      for (const [index, query] of kept.entries()) {
        expect((await client.query(query)).rows).toEqual(before[index]);
      }
      expect(await names('select key::text as name from mail_templates')).toEqual(['followConfirmation']);
      await client.query("delete from subscribers where email in ('left@example.com', 'new@example.com')");
      expect(await names('select month::text as name from follow_digests')).toEqual([]);
      expect(await names('select distinct email as name from newsletter_subscriptions order by 1')).toEqual([
        'both@example.com',
        'gone@example.com',
        'off@example.com',
        'spam@example.com',
      ]);
      await move?.down(argumentsOf());
      expect(await names('select email as name from followers')).toEqual(['both@example.com']);
    }));

  it('rename the report requests and the partner program, with their rows, and back', () =>
    inTransaction(async () => {
      const at = migrations.findIndex((migration) => migration.name.endsWith('_american_names'));
      const [rename] = migrations.slice(at);
      for (const { up } of migrations.slice(0, at)) await up(argumentsOf());
      await client.query(`
        insert into submissions (collection, document, status, title) values ('report-enquiries', 7, 'new', 'Report');
        insert into report_enquiries (id, name, email, building_address, module, report_title, price, submission_id)
          select 7, 'Ada', 'ada@example.com', '1 Main St', 'll97', 'Full report', 99, id from submissions;
        insert into partner_programme (heading, _status) values ('Partners', 'published');
        insert into payload_preferences (key, value) values ('collection-report-enquiries', '{}');
        insert into payload_jobs (input) values ('{"global": "partner-programme"}');
        insert into search.entries (source, source_id, kind, url, title, body, weight)
          values ('partner-programme', '1', 'page', '/partners', 'Partners', '', 1)`);
      const rows = (requests: string, program: string) =>
        names(`
          select concat_ws(' ', s.collection, s.document, r.name, r.report_title) as name
            from submissions s join ${requests} r on r.submission_id = s.id
          union all select heading from ${program}
          union all select key from payload_preferences
          union all select input->>'global' from payload_jobs
          union all select source from search.entries`);
      await rename?.up(argumentsOf());
      expect(await rows('report_inquiries', 'partner_program')).toEqual([
        'report-inquiries 7 Ada Full report',
        'Partners',
        'collection-report-inquiries',
        'partner-program',
        'partner-program',
      ]);
      expect((await names(OWN)).filter((own) => /enquir|programme/.test(own))).toEqual([]);
      await rename?.down(argumentsOf());
      expect(await rows('report_enquiries', 'partner_programme')).toEqual([
        'report-enquiries 7 Ada Full report',
        'Partners',
        'collection-report-enquiries',
        'partner-programme',
        'partner-programme',
      ]);
    }));

  it('name the fix when the database user may not create the search extension', () =>
    inTransaction(async () => {
      await client.query(`create role ${name}_weak; grant create on schema public to ${name}_weak`);
      await client.query(`set local role ${name}_weak`);
      await expect(migrateUp()).rejects.toThrow('"create extension pg_trgm"');
    }));

  it('run once when two processes start on an empty database at the same time', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'lotline-migrations-'));
    const start = (process: string) =>
      runCommand('export', [path.join(folder, process)], {
        DATABASE_URL: addressOf(inject('databases').serverUrl, name),
        DATA_DIR: path.join(folder, 'data'),
        PAYLOAD_SECRET: 'a secret of this test',
      });
    for (const { exitCode, output } of await Promise.all([start('one'), start('two')])) {
      expect(exitCode, output).toBe(0);
    }
    const { rows } = await pool.query('select name from payload_migrations where batch > 0');
    expect(rows).toEqual(migrations.map((migration) => ({ name: migration.name })));
    await rm(folder, { recursive: true });
  });
});
