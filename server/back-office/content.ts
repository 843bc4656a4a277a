import type { Payload } from 'payload';
import { ensureFirstAdmin } from '#cms/seed/first-admin.ts';
import { type SeedOutcome, seedContent } from '#cms/seed/index.ts';
import { seedingIsDue } from '#cms/seed/seeding-is-due.ts';
import { migrations } from '#migrations/index.ts';
import type { Environment } from '../environment/load.ts';
import { log } from '../logger.ts';
import { patientMigration } from './patient-migration.ts';

/** The account that was made because there was none. */
export type FirstAdmin = NonNullable<Awaited<ReturnType<typeof ensureFirstAdmin>>>;

/** Brings the database to the form that this version needs. Ends the process when a migration fails. */
export async function migrate(payload: Payload): Promise<void> {
  await payload.db.migrate({ migrations: migrations.map(patientMigration) });
}

/** Logs what a seeding did, each problem on a line of its own. */
export function reportSeed({ created, updated, unchanged, problems }: SeedOutcome): void {
  for (const problem of problems) log.warn(problem);
  log.info({ created, updated, unchanged, problems: problems.length }, 'Content seeded');
}

/** Fills a new database with the product's content, or goes on with a filling that was interrupted, and makes the first admin where there is no user. */
export async function prepareFirstRun(
  payload: Payload,
  environment: Environment,
): Promise<FirstAdmin | null> {
  if (await seedingIsDue(payload)) reportSeed(await seedContent(payload));
  return ensureFirstAdmin(payload, { email: environment.ADMIN_EMAIL, password: environment.ADMIN_PASSWORD });
}
