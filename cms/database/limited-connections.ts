import { clearTimeout, setTimeout } from 'node:timers';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import pTimeout from 'p-timeout';
import type { PoolClient as Client } from 'pg';
import { DatabaseUnavailable, failureRecorder, visitorLimitMs } from './visitor-limit.ts';

type Pool = PostgresAdapter['pool'];

/** Each statement gets at least this much time, even if it took long to get a connection. */
const MIN_STATEMENT_MS = 1000;

/** Releases a connection on behalf of its holder. If the holder releases it later, nothing happens. */
export function releaseLostClient(client: Pick<Client, 'release'>): void {
  const release = client.release.bind(client);
  client.release = () => undefined;
  try {
    release(true);
  } catch {
    // Already released.
  }
}

type Method = (...args: unknown[]) => unknown;

function override(target: Pool | Client, name: string, replacement: (method: Method) => Method): void {
  const method = Reflect.get(target, name) as Method;
  Reflect.set(target, name, replacement(method.bind(target)));
}

/** Makes a statement that takes longer than `ms` fail, by closing its connection. Applies until the client is released. */
function limitStatements(client: Client, ms: number, recordFailure: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearTimeout(timer);
  const end = () => {
    recordFailure();
    releaseLostClient(client);
  };
  client.on('drain', stop);
  override(client, 'query', (query) => (...args) => {
    stop();
    timer = setTimeout(end, ms);
    return query(...args);
  });
  override(client, 'release', (release) => (destroy) => {
    stop();
    client.off('drain', stop);
    Reflect.deleteProperty(client, 'query');
    release(destroy);
  });
}

async function connectWithin(ms: number, connecting: Promise<Client>): Promise<Client> {
  const recordFailure = failureRecorder();
  const begin = performance.now();
  try {
    const client = await pTimeout(connecting, { milliseconds: ms });
    limitStatements(client, Math.max(MIN_STATEMENT_MS, ms - (performance.now() - begin)), recordFailure);
    return client;
  } catch (error) {
    recordFailure();
    connecting.then(
      (late) => late.release(),
      () => undefined,
    );
    throw new DatabaseUnavailable('The database could not be reached.', { cause: error });
  }
}

/**
 * Limits how long a visitor's request waits for a connection and for each statement. A late connection
 * returns to the pool. A connection whose statement takes too long is closed and replaced.
 */
export function limitVisitors(pool: Pool): void {
  override(pool, 'connect', (connect) => (callback?: unknown) => {
    const ms = visitorLimitMs();
    if (ms === undefined) return connect(callback);
    const connected = connectWithin(ms, connect() as Promise<Client>);
    if (typeof callback !== 'function') return connected;
    const answer = callback as Method;
    return connected.then(
      (client) => void answer(undefined, client),
      (error: unknown) => void answer(error),
    );
  });
}
