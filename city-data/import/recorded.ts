import { formatNumber } from '#law/numbers.ts';
import path from 'node:path';
import type { ClientBase } from 'pg';
import { CityDataError } from '../errors.ts';
import { rejectsDirectory } from '../folders.ts';
import type { SetName } from '../sets/set.ts';
import { describeFailure } from './failures.ts';
import type { Database } from '../database.ts';
import { openRecord, saveProgress } from './history.ts';
import { Progress } from './progress.ts';
import { RejectFile } from './rejects.ts';

export interface Recording {
  name: SetName;
  file: string;
  startedBy?: string;
  onProgress?: (line: string) => void;
}

export interface Run {
  progress: Progress;
  /** Call this in the transaction that loads the rows. Returns the final message. */
  complete: (transaction: ClientBase, message: string, version: string) => Promise<string>;
}

const PROGRESS_MS = 1000;

/** Updates the import's history. Throws a CityDataError that says what to do. */
export async function recordImport<Result>(
  history: Database,
  { name, file, startedBy, onProgress }: Recording,
  work: (run: Run) => Promise<Result>,
): Promise<Result> {
  const id = await openRecord(history, { name, file, startedBy });
  const progress = new Progress(new RejectFile(path.join(rejectsDirectory(), `import-${id}.csv`)));
  const timer = setInterval(() => {
    onProgress?.(progress.step);
    void saveProgress(history, id, progress).catch(() => undefined);
  }, PROGRESS_MS);
  const complete: Run['complete'] = async (transaction, text, version) => {
    await progress.rejects?.close();
    const { rejected } = progress;
    const message = rejected > 0 ? `${text} ${formatNumber(rejected)} rows were rejected.` : text;
    await saveProgress(transaction, id, progress, { state: 'done', message, version });
    return message;
  };
  try {
    return await work({ progress, complete });
  } catch (error) {
    const message = describeFailure(error, path.basename(file));
    await progress.rejects?.close().catch(() => undefined);
    await saveProgress(history, id, progress, { state: 'failed', message }).catch(() => undefined);
    throw new CityDataError(message, { cause: error });
  } finally {
    clearInterval(timer);
  }
}
