import type { Payload } from 'payload';
import { isSeedingDue, seedContent } from '#cms/content/import/index.ts';
import { ensureFirstAdmin } from '#collections/users/first-admin.ts';
import type { Environment } from '../environment/load.ts';
import { log } from '../logger.ts';

/** The first admin, created because there was no user. */
export type FirstAdmin = NonNullable<Awaited<ReturnType<typeof ensureFirstAdmin>>>;

/** Seeds a new database with the starting content, and creates the first admin if there is no user. */
export async function prepareFirstRun(
  payload: Payload,
  environment: Environment,
): Promise<FirstAdmin | null> {
  if (await isSeedingDue(payload)) log.info(await seedContent(payload), 'Content seeded');
  return ensureFirstAdmin(payload, { email: environment.ADMIN_EMAIL, password: environment.ADMIN_PASSWORD });
}
