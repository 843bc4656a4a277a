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
import { toDatabaseUrl } from '../support/database/names.ts';

const name = `test_${randomBytes(8).toString('hex')}`;
let pool: pg.Pool;
/** Each test rolls its transaction back, so the next one starts with an empty database. */
let client: pg.PoolClient;

beforeAll(async () => {
  const { serverUrl } = inject('databases');
  await administrate(serverUrl, [`create database ${name}`]);
  pool = new pg.Pool({ connectionString: toDatabaseUrl(serverUrl, name) });
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

const migrationArguments = (): MigrateUpArgs & MigrateDownArgs =>
  ({ db: drizzle(client) }) as unknown as MigrateUpArgs & MigrateDownArgs;

async function migrateUp(): Promise<void> {
  for (const { up } of migrations) await up(migrationArguments());
}

const names = async (query: string) =>
  (await client.query<{ name: string }>(query)).rows.map((row) => row.name);

const OWN = `
  select relname as name from pg_class where relnamespace = 'public'::regnamespace
  union select typname from pg_type where typnamespace = 'public'::regnamespace and typtype = 'e'
  union select proname from pg_proc join pg_language on pg_language.oid = prolang
    where pronamespace = 'public'::regnamespace and lanname <> 'c'`;

describe('the migrations', () => {
  it('create all tables and indexes in an empty database, and leave nothing behind when they are reverted', () =>
    inTransaction(async () => {
      await migrateUp();
      expect(await names(OWN)).toEqual(
        expect.arrayContaining(['articles', 'vendor_applications', 'articles_addresses_idx', 'rate_limits']),
      );
      for (const { down } of migrations.toReversed()) await down(migrationArguments());
      expect(await names(OWN)).toEqual([]);
    }));

  it('fail with an error that explains the fix if the database user may not create the search extension', () =>
    inTransaction(async () => {
      await client.query(`create role ${name}_weak; grant create on schema public to ${name}_weak`);
      await client.query(`set local role ${name}_weak`);
      await expect(migrateUp()).rejects.toThrow('"create extension pg_trgm"');
    }));

  it('run only once if two processes start on an empty database at the same time', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'lotline-migrations-'));
    const start = (process: string) =>
      runCommand('export', [path.join(folder, process)], {
        DATABASE_URL: toDatabaseUrl(inject('databases').serverUrl, name),
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
