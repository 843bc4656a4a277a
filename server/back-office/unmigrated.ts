import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { ReadableError } from '../readable-error.ts';

/** The schema that the newest migration with a snapshot leads to, as `npm run migrate:create` wrote it. */
async function newestSnapshot(directory: string): Promise<unknown> {
  const snapshots = (await readdir(directory)).filter((name) => name.endsWith('.json')).sort();
  const newest = snapshots.at(-1);
  return newest && JSON.parse(await readFile(path.join(directory, newest), 'utf8'));
}

/**
 * The SQL statements that a migration for the collections as they are now would hold and that none holds yet: what
 * `npm run migrate:create` would write.
 */
async function unmigratedStatements({ db }: Pick<Payload, 'db'>): Promise<string[]> {
  const { generateDrizzleJson, generateMigration } = db.requireDrizzleKit();
  const before = (await newestSnapshot(db.migrationDir)) ?? db.defaultDrizzleSnapshot;
  return generateMigration(before, await generateDrizzleJson(db.schema));
}

/** Throws a ReadableError when the collections have changed and no migration says so: their tables would be missing. */
export async function requireMigrations(payload: Pick<Payload, 'db'>): Promise<void> {
  const [first] = await unmigratedStatements(payload);
  if (first === undefined) return;
  throw new ReadableError(
    `The collections have changed, and no migration changes the database with them (${first.trim()}). Run: npm run migrate:create -- name-of-the-change`,
  );
}
