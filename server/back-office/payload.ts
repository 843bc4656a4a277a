import { executeAuthStrategies, type Payload, type SanitizedConfig, getPayload } from 'payload';
import { isListening } from '#cms/events/hub.ts';
import { runnersAreAlive } from '#cms/jobs/run-queues.ts';
import configuration from '#cms/payload.config.ts';
import type { FindUser } from '../http/session.ts';
import { log } from '../logger.ts';

async function configurationWithLog(): Promise<SanitizedConfig> {
  // The type of a sanitized configuration requires of a logger even what loggers may leave out.
  const logger = log.child({ part: 'payload' }) as SanitizedConfig['logger'];
  return { ...(await configuration), logger };
}

/**
 * Opens Payload, connected to the database, for the whole process: the site and the admin panel get this instance from
 * `getPayload`. Background jobs do not run yet.
 */
export async function openPayload(): Promise<Payload> {
  return getPayload({ config: configurationWithLog() });
}

/**
 * Closes Payload and its database connections, which Payload leaves open
 * (https://github.com/payloadcms/payload/issues/15674). Ending the pool can go when `destroy` does it.
 */
export async function closePayload(payload: Payload): Promise<void> {
  const { pool } = payload.db;
  await payload.destroy();
  await pool.end();
}

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
  async (headers) => {
    const { user } = await executeAuthStrategies({ headers, payload });
    return user ?? undefined;
  };
