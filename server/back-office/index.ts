/** The back office as the process uses it. Import it with `loadBackOffice`. */
import pTimeout from 'p-timeout';
import { executeAuthStrategies, getPayload, type Payload, type SanitizedConfig } from 'payload';
import { loadShippedSets } from '#city-data/import/shipped.ts';
import { isSeedingDue, seedContent, seedMissingRegister } from '#collections/content-files/import/index.ts';
import { isListening } from '#cms/events/hub.ts';
import { releaseInterruptedJobs } from '#cms/jobs/interrupted-jobs.ts';
import { runQueuesInTurn } from '#cms/jobs/one-runner.ts';
import { buildSearchIfDue } from '#collections/search/build.ts';
import { runnersAreAlive, startRunners, stopRunners } from '#cms/jobs/run-queues.ts';
import configuration from '#cms/payload.config.ts';
import { ensureFirstAdmin } from '#collections/users/accounts.ts';
import type { Environment } from '../environment/load.ts';
import type { FindUser } from '../http/session.ts';
import { log } from '../logger.ts';
import '../site-paths.ts';

export { outboxDirectory } from '#cms/mail/transport.ts';
export { exportContent } from '#collections/content-files/export.ts';
export { importContent, isSeedingDue, seedContent } from '#collections/content-files/import/index.ts';
export { receiveMail } from '#collections/mail/inbound/receive.ts';
export { catchUp, startContentEvents, stopContentEvents } from '#cms/listener.ts';
export { loadShippedSets } from '#city-data/import/shipped.ts';
export { seedDemo } from '#collections/content-files/demo/index.ts';
export { countReaders } from '#collections/articles/read-count.ts';
export { buildSearchIfDue } from '#collections/search/build.ts';
export { startAdminPanel } from './admin-panel.ts';
export { migrate, requireMigrations } from './migrations.ts';

const FINISH_JOBS_MS = 10_000;

async function configurationWithLog(): Promise<SanitizedConfig> {
  // The type of a sanitized configuration requires of a logger even what loggers may leave out.
  const logger = log.child({ part: 'payload' }) as SanitizedConfig['logger'];
  return { ...(await configuration), logger };
}

/** Opens Payload for the whole process: the site and the admin panel get this instance from `getPayload`. */
export const openPayload = (): Promise<Payload> => getPayload({ config: configurationWithLog() });

/**
 * Closes Payload and its database connections, which Payload leaves open
 * (https://github.com/payloadcms/payload/issues/15674). Ending the pool can go when `destroy` does it.
 */
export async function closePayload(payload: Payload): Promise<void> {
  const { pool } = payload.db;
  await payload.destroy();
  await pool.end();
}

/** Seeds a new database with the starting content and the city data that ships. Returns the first admin, created if there was no user. */
export async function prepareFirstRun(
  payload: Payload,
  { ADMIN_EMAIL, ADMIN_PASSWORD }: Environment,
  databaseUrl: string,
) {
  const outcome = (await isSeedingDue(payload))
    ? await seedContent(payload)
    : await seedMissingRegister(payload);
  if (outcome) log.info(outcome, 'Content seeded');
  if (await buildSearchIfDue(payload)) log.info('Search index built');
  const sets = await loadShippedSets(databaseUrl);
  if (sets.length > 0) log.info({ sets }, 'City data loaded');
  return ensureFirstAdmin(payload, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
}

/** Releases the jobs that a killed process had started. */
export async function recoverJobs(payload: Payload): Promise<void> {
  const released = await releaseInterruptedJobs(payload);
  if (released > 0) log.warn({ released }, 'Interrupted jobs will run again');
}

export function startJobs(payload: Payload): void {
  runQueuesInTurn(payload);
  startRunners(payload);
}

/** Starts no further job, and waits some time until the running ones have ended. */
export const finishJobs = (): Promise<void> =>
  pTimeout(stopRunners(), { milliseconds: FINISH_JOBS_MS, fallback: () => undefined });

/** Rejects, with the reason, when this process cannot serve: without database, content events or background jobs. */
export async function requireServing(payload: Payload): Promise<void> {
  await payload.db.pool.query('select 1');
  if (!isListening()) throw new Error('This process is not listening for content events.');
  if (!runnersAreAlive()) throw new Error('Background jobs are not running.');
}

/**
 * Verifies sessions as Payload does: the token's signature, and that the session has not ended. Payload's `auth` would
 * also compute every permission of the account.
 */
export const findUserIn =
  (payload: Payload): FindUser =>
  async (headers) =>
    (await executeAuthStrategies({ headers, payload })).user ?? undefined;
