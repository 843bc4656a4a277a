import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import type { migrations } from '#migrations/index.ts';

type Migration = (typeof migrations)[number];
type Given = MigrateUpArgs & MigrateDownArgs;

/**
 * A migration as Payload wants it, whose statements may take as long as they need: an index on a large table takes
 * minutes. Payload types what it gives to it as unknown; the adapter gives what its migrations take.
 */
export function patientMigration({ name, up, down }: Migration) {
  const patiently = (work: (given: Given) => Promise<void>) => async (given: unknown) => {
    // Its transaction is its own: the limit is back with the end of it.
    await (given as Given).db.execute(sql`set local statement_timeout = 0`);
    await work(given as Given);
  };
  return { name, up: patiently(up), down: patiently(down) };
}
