import { setTimeout } from 'node:timers';
import type { PostgresAdapter } from '@payloadcms/db-postgres';

/** As much of a connection as is needed: Payload has types of its own for it. */
export interface Connection {
  query: (statement: string) => Promise<unknown>;
}

/**
 * Tells PostgreSQL, on each new connection, that reading a page here and there costs hardly more than reading one
 * after the other. Its own value is that of spinning disks: with it, it reads whole tables where an index is there.
 */
export const preferIndexes = async (connection: Connection): Promise<void> => {
  await connection.query('set random_page_cost = 1.1');
};

/**
 * How long one statement may take, in PostgreSQL's words. After a minute nobody waits for its answer any more: that is
 * when balancers and browsers give up, and until then it would hold one of ten connections.
 */
const STATEMENT_TIMEOUT = '60s';

/** Makes a new connection ready to serve. Migrations take the limit off again; back-ups have connections of their own. */
export async function prepareConnection(connection: Connection): Promise<void> {
  await preferIndexes(connection);
  await connection.query(`set statement_timeout = '${STATEMENT_TIMEOUT}'`);
}

/** How long whoever holds a connection that has ended may take to give it back. */
const RELEASE_TIMEOUT_MS = 1000;

/** Within this time a connection is there, or the visitor is told that the site is not. */
const CONNECT_TIMEOUT_MS = 10_000;

type Pool = PostgresAdapter['pool'];

interface Client {
  release: (destroy?: boolean) => void;
}

/** Takes a connection back that nobody has given back; a late word of its holder does no harm. */
function releaseLostClient(client: Client): void {
  const release = client.release.bind(client);
  client.release = () => undefined;
  try {
    release(true);
  } catch {
    // It had been given back.
  }
}

/** The pool waits for it, which its types do not say. */
const prepare: (client: Connection) => unknown = prepareConnection;

/**
 * A pool of connections that outlives the database. A connection that is lost while somebody holds it would end the
 * process, as nobody listens; and Drizzle keeps one for good on which a transaction could not begin. Both are
 * taken care of here. `onLost` hears of each lost connection
 * until the pool ends: its last connections may be cut by a database that stops with it.
 */
export function resilientPool(
  { pg, poolOptions }: Pick<PostgresAdapter, 'pg' | 'poolOptions'>,
  onLost: (error: Error) => void,
): Pool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    onConnect: prepare,
    ...poolOptions,
  });
  // Without a listener, a connection that the database ends while it is idle would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      if (!pool.ending) onLost(error);
    });
    client.once('end', () => {
      setTimeout(releaseLostClient, RELEASE_TIMEOUT_MS, client).unref();
    });
  });
  return pool;
}
