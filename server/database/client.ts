import pg from 'pg';
import { log } from '../logger.ts';

const BOOT_LOCK = 970_196;

export async function withClient<Result>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Runs `work` in only one process at a time, so that only one migrates and seeds. Opens a connection to hold the lock,
 * and closes it to release the lock.
 */
export const withBootLock = <Result>(
  connectionString: string,
  work: () => Promise<Result>,
): Promise<Result> =>
  withClient({ connectionString, application_name: 'lotline boot' }, async (client) => {
    const attempt = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      BOOT_LOCK,
    ]);
    if (!attempt.rows[0]?.locked) {
      log.info('Waiting for another process to prepare the database');
      await client.query('select pg_advisory_lock($1)', [BOOT_LOCK]);
    }
    return work();
  });
