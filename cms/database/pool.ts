import { setTimeout } from 'node:timers';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { limitVisitors, releaseLostClient } from './limited-connections.ts';

interface Connection {
  query: (statement: string) => Promise<unknown>;
}

/** As long as load balancers and browsers wait. A longer statement would only occupy one of the ten connections. */
const STATEMENT_TIMEOUT = '60s';

/** The timeout does not affect migrations, which lift it, or backups, which use their own connections. */
const prepare = async (connection: Connection): Promise<void> => {
  // Suits SSDs. The default, for spinning disks, makes PostgreSQL scan whole tables despite an index.
  await connection.query('set random_page_cost = 1.1');
  // With the default of 0.3, any two streets would be similar, because both end in "STREET".
  await connection.query('set pg_trgm.similarity_threshold = 0.45');
  await connection.query(`set statement_timeout = '${STATEMENT_TIMEOUT}'`);
  // Cancels a statement after its connection was closed, such as when a visitor's time limit is reached. Works only on
  // systems that notify PostgreSQL of closed connections.
  await connection.query(`set client_connection_check_interval = '1s'`).catch(() => undefined);
};

const RELEASE_TIMEOUT_MS = 1000;
const CONNECT_TIMEOUT_MS = 10_000;

/** `pg` awaits `onConnect`, although its types say otherwise. */
const onConnect: (connection: Connection) => unknown = prepare;

/**
 * Creates a pool that survives lost connections, and calls `onLost` for each. Payload's own pool can replace it
 * once two issues are fixed. Payload does not handle connection errors, so they end the process:
 * https://github.com/payloadcms/payload/issues/16939. Drizzle does not release a connection on which a transaction
 * cannot begin: https://github.com/drizzle-team/drizzle-orm/issues/6341.
 */
export function resilientPool(
  { pg, poolOptions }: Pick<PostgresAdapter, 'pg' | 'poolOptions'>,
  onLost: (error: Error) => void,
): PostgresAdapter['pool'] {
  const pool = new pg.Pool({
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    onConnect,
    ...poolOptions,
  });
  // Without a listener, an error on an idle connection would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      if (!pool.ending) onLost(error);
    });
    client.once('end', () => {
      setTimeout(releaseLostClient, RELEASE_TIMEOUT_MS, client).unref();
    });
  });
  limitVisitors(pool);
  return pool;
}
