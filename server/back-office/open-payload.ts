import { type Payload, type SanitizedConfig, getPayload } from 'payload';
import configuration from '#cms/payload.config.ts';
import { log } from '../logger.ts';

async function configurationWithOurLog(): Promise<SanitizedConfig> {
  // The type of a finished configuration demands of a logger even what loggers may leave out.
  const logger = log.child({ part: 'payload' }) as SanitizedConfig['logger'];
  return { ...(await configuration), logger };
}

/**
 * Opens Payload, connected to the database, for the whole process: the site and the admin panel get this
 * same one from `getPayload`. Background jobs do not run yet.
 */
export async function openPayload(): Promise<Payload> {
  const payload = await getPayload({ config: configurationWithOurLog() });
  // Without a listener, a connection that the database ends while it is idle would end the process.
  payload.db.pool.on('error', (error) => log.warn({ err: error }, 'A database connection was lost'));
  return payload;
}

/**
 * Closes Payload and its connections to the database, which Payload itself would leave open. It does not
 * wait for the last of them: Payload keeps one in its hand, so that the pool never counts as ended.
 */
export async function closePayload(payload: Payload): Promise<void> {
  const { pool } = payload.db;
  await payload.destroy();
  void pool.end();
}

/** Rejects when the database does not answer. */
export const ping = (payload: Payload): Promise<unknown> => payload.db.pool.query('select 1');
