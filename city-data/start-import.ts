import type { Database } from './database.ts';
import type { SetName } from './sets/set.ts';
import { startCommand } from './start-command.ts';
import { listMissing, loadsItself } from './sync/marks.ts';

let started: SetName | undefined;

/** The set whose import was last started here. The history does not show an import until it gets the lock. */
export const startedImport = () => started;

export function startImport({ name, startedBy }: { name: SetName; startedBy: string }): Promise<void> {
  started = name;
  return startCommand(['city-data', 'import', name, `--started-by=${startedBy}`], () => {
    started = undefined;
  });
}

let isSyncing = false;

/** Does nothing while a sync is running: the first sync may not finish before the next is due. */
export async function startSync(which: '--due' | '--missing' = '--due'): Promise<void> {
  if (isSyncing) return;
  isSyncing = true;
  await startCommand(['city-data', 'sync', which], () => {
    isSyncing = false;
  });
}

/** Call this at every start and every hour. Does nothing once everything is loaded. */
export async function startFirstLoad(db: Database): Promise<void> {
  if (loadsItself() && (await listMissing(db)).length > 0) await startSync('--missing');
}
