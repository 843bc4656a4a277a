import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { migrations } from '#migrations/index.ts';
import { ReadableError } from '../readable-error.ts';

type Arguments = MigrateUpArgs & MigrateDownArgs;

/** Lifts the statement timeout, because creating an index on a large table takes minutes. */
export function withoutStatementLimit({ name, up, down }: (typeof migrations)[number]) {
  const unlimited = (migrate: (given: Arguments) => Promise<void>) => async (given: unknown) => {
    // `local` applies until the end of the migration's transaction.
    await (given as Arguments).db.execute(sql`set local statement_timeout = 0`);
    await migrate(given as Arguments);
  };
  return { name, up: unlimited(up), down: unlimited(down) };
}

/** Rejects a database from before 1.0.0, which had a different first migration: see docs/decisions/0026. */
async function requireFirstMigration({ db }: Payload): Promise<void> {
  const { rows: tables } = await db.drizzle.execute(
    sql`select from pg_tables where schemaname = 'public' and tablename = 'payload_migrations'`,
  );
  if (tables.length === 0) return;
  const { rows } = await db.drizzle.execute<{ name: string }>(
    sql`select name from payload_migrations where batch > 0 order by name`,
  );
  const first = rows[0]?.name;
  if (first === undefined || first === migrations[0]?.name) return;
  throw new ReadableError(
    `An earlier development version (${first}) created this database, and this version cannot update it. To start over, delete the folder .data, or empty the database that DATABASE_URL names.`,
  );
}

export async function migrate(payload: Payload): Promise<void> {
  await requireFirstMigration(payload);
  await payload.db.migrate({ migrations: migrations.map(withoutStatementLimit) });
}

async function newestSnapshot(directory: string): Promise<unknown> {
  const snapshots = (await readdir(directory)).filter((name) => name.endsWith('.json')).sort();
  const newest = snapshots.at(-1);
  return newest && JSON.parse(await readFile(path.join(directory, newest), 'utf8'));
}

export async function requireMigrations({ db }: Pick<Payload, 'db'>): Promise<void> {
  const { generateDrizzleJson, generateMigration } = db.requireDrizzleKit();
  const before = (await newestSnapshot(db.migrationDir)) ?? db.defaultDrizzleSnapshot;
  const [first] = await generateMigration(before, await generateDrizzleJson(db.schema));
  if (first === undefined) return;
  throw new ReadableError(
    `The collections have changed, and no migration changes the database with them (${first.trim()}). Write one with "npm run migrate:create -- NAME": docs/how-to.md, "Change the schema", has the steps.`,
  );
}
