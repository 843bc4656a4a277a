import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { migrations } from '#migrations/index.ts';
import { ReadableError } from '../readable-error.ts';

type Arguments = MigrateUpArgs & MigrateDownArgs;

/**
 * A migration as Payload expects it, with no limit on the time of its statements: an index on a large table takes
 * minutes. Payload types the arguments as unknown; the adapter passes those of its own migrations.
 */
export function withoutStatementLimit({ name, up, down }: (typeof migrations)[number]) {
  const unlimited = (migrate: (given: Arguments) => Promise<void>) => async (given: unknown) => {
    // `local`: the limit is back when the migration's transaction ends.
    await (given as Arguments).db.execute(sql`set local statement_timeout = 0`);
    await migrate(given as Arguments);
  };
  return { name, up: unlimited(up), down: unlimited(down) };
}

/** Ends the process when a migration fails. */
export async function migrate(payload: Payload): Promise<void> {
  await payload.db.migrate({ migrations: migrations.map(withoutStatementLimit) });
}

/** The schema after the newest migration, as `npm run migrate:create` wrote it. */
async function newestSnapshot(directory: string): Promise<unknown> {
  const snapshots = (await readdir(directory)).filter((name) => name.endsWith('.json')).sort();
  const newest = snapshots.at(-1);
  return newest && JSON.parse(await readFile(path.join(directory, newest), 'utf8'));
}

/** Throws a ReadableError when the collections have changed without a migration: their tables would be missing. */
export async function requireMigrations({ db }: Pick<Payload, 'db'>): Promise<void> {
  const { generateDrizzleJson, generateMigration } = db.requireDrizzleKit();
  const before = (await newestSnapshot(db.migrationDir)) ?? db.defaultDrizzleSnapshot;
  const [first] = await generateMigration(before, await generateDrizzleJson(db.schema));
  if (first === undefined) return;
  throw new ReadableError(
    `The collections have changed, and no migration changes the database with them (${first.trim()}). Run: npm run migrate:create -- name-of-the-change`,
  );
}
