import type { Payload } from 'payload';
import { ensureFirstAdmin } from '#cms/seed/first-admin.ts';
import { type SeedOutcome, seedContent } from '#cms/seed/index.ts';
import { seedingIsDue } from '#cms/seed/seeding-is-due.ts';
import type { Environment } from '../environment/load.ts';
import { log } from '../logger.ts';

/** The first admin, created because there was no user. */
export type FirstAdmin = NonNullable<Awaited<ReturnType<typeof ensureFirstAdmin>>>;

/** Logs the outcome of a seeding, each problem on a line of its own. */
export function reportSeed({ created, updated, unchanged, problems }: SeedOutcome): void {
  for (const problem of problems) log.warn(problem);
  log.info({ created, updated, unchanged, problems: problems.length }, 'Content seeded');
}

/** Seeds a new database, or resumes a seeding that was interrupted, and creates the first admin if there is no user. */
export async function prepareFirstRun(
  payload: Payload,
  environment: Environment,
): Promise<FirstAdmin | null> {
  if (await seedingIsDue(payload)) reportSeed(await seedContent(payload));
  return ensureFirstAdmin(payload, { email: environment.ADMIN_EMAIL, password: environment.ADMIN_PASSWORD });
}
