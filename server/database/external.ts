import pg from 'pg';
import { ReadableError, messageOf } from '../readable-error.ts';
import { placeOf } from './address.ts';

const CONNECT_LIMIT_MS = 10_000;

function reasonOf(error: unknown): string {
  const causes = error instanceof AggregateError ? error.errors.map(messageOf) : [messageOf(error)];
  return [...new Set(causes)].join('; ');
}

/** Throws a ReadableError, never with the password, when the database does not answer. */
export async function requireReachable(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_LIMIT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    throw new ReadableError(`Cannot reach the database at ${placeOf(databaseUrl)}: ${reasonOf(error)}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
