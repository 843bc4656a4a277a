import type { Environment } from '../environment.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts';
import { findRunningDatabase } from './embedded/connection-file.ts';
import { requireReachable } from './external.ts';

type Places = Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>;

const nothingToStop = () => Promise.resolve();

/**
 * Opens the database: the one at DATABASE_URL, or the product's own.
 * Throws a ReadableError when it cannot be reached or started.
 */
export async function openDatabase(places: Places, onCrash?: () => void): Promise<EmbeddedDatabase> {
  const { DATABASE_URL, DATA_DIR } = places;
  if (!DATABASE_URL) return startEmbeddedDatabase({ directory: DATA_DIR, onCrash });
  await requireReachable(DATABASE_URL);
  return { url: DATABASE_URL, stop: nothingToStop };
}

/** Like `openDatabase`, but shares the embedded database of a process that already runs. */
export async function joinDatabase(places: Places): Promise<EmbeddedDatabase> {
  const running = places.DATABASE_URL ? undefined : await findRunningDatabase(places.DATA_DIR);
  return running ? { url: running, stop: nothingToStop } : openDatabase(places);
}
