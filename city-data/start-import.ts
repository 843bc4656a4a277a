import type { Database } from './database.ts';
import type { SetName } from './sets/set.ts';
import { startCommand } from './start-command.ts';
import { listMissing, loadsItself } from './sync/marks.ts';

let started: SetName | undefined;

/** The history shows an import only after it gets the lock. */
export const startedImport = () => started;

export function startImport({ name, startedBy }: { name: SetName; startedBy: string }): Promise<void> {
  started = name;
  return startCommand(['city-data', 'import', name, `--started-by=${startedBy}`], () => {
    started = undefined;
  });
}

let isSyncing = false;

/** Does nothing while a sync runs: the first one may take longer than the time until the next. */
export async function startSync(which: '--due' | '--missing' = '--due'): Promise<void> {
  if (isSyncing) return;
  isSyncing = true;
  await startCommand(['city-data', 'sync', which], () => {
    isSyncing = false;
  });
}

/** Runs at each start and each hour until everything is loaded. */
export async function startFirstLoad(db: Database): Promise<void> {
  if (loadsItself() && (await listMissing(db)).length > 0) await startSync('--missing');
}
