import pTimeout from 'p-timeout';
import { executeAuthStrategies, getPayload, type Payload, type SanitizedConfig } from 'payload';
import { loadShippedSets } from '#city-data/import/shipped.ts';
import { startFirstLoad } from '#city-data/start-import.ts';
import { isSeedingDue, seedContent, seedMissingRegister } from '#collections/content-files/seed.ts';
import { isListening } from '#cms/events/hub.ts';
import { releaseInterruptedJobs } from '#cms/jobs/interrupted-jobs.ts';
import { runQueuesInTurn } from '#cms/jobs/one-runner.ts';
import { isDiskFull } from '#collections/health/disk.ts';
import { buildSearchIfDue } from '#collections/search/build.ts';
import { runnersAreAlive, startRunners, stopRunners } from '#cms/jobs/run-queues.ts';
import configuration from '#cms/payload.config.ts';
import { ensureFirstAdmin } from '#collections/users/accounts.ts';
import type { Environment } from '../environment/load.ts';
import type { FindUser } from '../http/session.ts';
import { log } from '../logger.ts';
import '../provide.ts';

export { outboxDirectory } from '#cms/mail/transport.ts';
export { findBulkFile } from '#collections/bulk/storage.ts';
export { writeBulkFile } from '#collections/bulk/write.ts';
export { exportContent } from '#collections/content-files/export.ts';
export { importContent } from '#collections/content-files/import.ts';
export { isSeedingDue, seedContent } from '#collections/content-files/seed.ts';
export { catchUp, startContentEvents, stopContentEvents } from '#cms/listener.ts';
export { loadShippedSets } from '#city-data/import/shipped.ts';
export { seedDemo } from '#collections/content-files/demo/index.ts';
export { countReaders } from '#collections/articles/read-count.ts';
export { buildSearchIfDue } from '#collections/search/build.ts';
export { startAdminPanel } from './admin-panel.ts';
export { migrate, requireMigrations } from './migrations.ts';

const FINISH_JOBS_MS = 10_000;

async function configurationWithLog(): Promise<SanitizedConfig> {
  // The configuration's type requires logger properties that are actually optional.
  const logger = log.child({ part: 'payload' }) as SanitizedConfig['logger'];
  return { ...(await configuration), logger };
}

export const openPayload = (): Promise<Payload> => getPayload({ config: configurationWithLog() });

/**
 * Also closes the database pool, which Payload leaves open. Remove that line once `destroy` does so:
 * https://github.com/payloadcms/payload/issues/15674.
 */
export async function closePayload(payload: Payload): Promise<void> {
  const { pool } = payload.db;
  await payload.destroy();
  await pool.end();
}

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

export async function recoverJobs(payload: Payload): Promise<void> {
  const released = await releaseInterruptedJobs(payload);
  if (released > 0) log.warn({ released }, 'Interrupted jobs will run again');
}

export function startJobs(payload: Payload): void {
  runQueuesInTurn(payload);
  startRunners(payload);
  startFirstLoad(payload.db.pool).catch((error: unknown) =>
    log.error({ err: error }, 'City data was not loaded'),
  );
}

export const finishJobs = (): Promise<void> =>
  pTimeout(stopRunners(), { milliseconds: FINISH_JOBS_MS, fallback: () => undefined });

export async function requireServing(payload: Payload): Promise<void> {
  if (await isDiskFull()) throw new Error('The disk is full.');
  await payload.db.pool.query('select 1');
  if (!isListening()) throw new Error('This process is not listening for content events.');
  if (!runnersAreAlive()) throw new Error('Background jobs are not running.');
}

/** Checks only the token and the session. Payload's `auth` would also compute all permissions. */
export const findUserIn =
  (payload: Payload): FindUser =>
  async (headers) =>
    (await executeAuthStrategies({ headers, payload })).user ?? undefined;
