import pg from 'pg';
import type { Environment } from '../environment/load.ts';
import { ReadableError, errorMessage } from '../readable-error.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded/embedded.ts';
import { findRunningDatabase, ping } from './embedded/connection.ts';

const CONNECT_LIMIT_MS = 10_000;

function addressWithoutPassword(databaseUrl: string): string {
  const { host, port, database } = new pg.Client({ connectionString: databaseUrl });
  return `${host}:${port}/${database ?? ''}`;
}

export async function requireReachable(databaseUrl: string): Promise<void> {
  try {
    await ping(databaseUrl, CONNECT_LIMIT_MS);
  } catch (error) {
    const causes = error instanceof AggregateError ? error.errors.map(errorMessage) : [errorMessage(error)];
    const reason = [...new Set(causes)].join('; ');
    throw new ReadableError(`Cannot reach the database at ${addressWithoutPassword(databaseUrl)}: ${reason}`);
  }
}

type Settings = Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>;

const withoutStop = (url: string): EmbeddedDatabase => ({ url, stop: () => Promise.resolve() });

export async function openDatabase(settings: Settings, onCrash?: () => void): Promise<EmbeddedDatabase> {
  const { DATABASE_URL, DATA_DIR } = settings;
  if (!DATABASE_URL) return startEmbeddedDatabase({ directory: DATA_DIR, onCrash });
  await requireReachable(DATABASE_URL);
  return withoutStop(DATABASE_URL);
}

export async function joinDatabase(settings: Settings): Promise<EmbeddedDatabase> {
  const running = settings.DATABASE_URL ? undefined : await findRunningDatabase(settings.DATA_DIR);
  return running ? withoutStop(running) : openDatabase(settings);
}
