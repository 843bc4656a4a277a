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
  return getPayload({ config: configurationWithOurLog() });
}

/** Closes Payload and its connections to the database, which Payload itself would leave open. */
export async function closePayload(payload: Payload): Promise<void> {
  const { pool } = payload.db;
  await payload.destroy();
  await pool.end();
}
