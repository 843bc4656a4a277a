import type { SetName } from './sets/set.ts';
import { startCommand } from './start-command.ts';
import { removeUpload } from './upload.ts';

interface Start {
  name: SetName;
  file?: string;
  startedBy: string;
}

let started: SetName | undefined;

/** The history shows an import only once it has its lock. */
export const startedImport = () => started;

export function startImport({ name, file, startedBy }: Start): Promise<void> {
  started = name;
  return startCommand(
    ['city-data', 'import', name, ...(file ? [file] : []), `--started-by=${startedBy}`],
    () => {
      started = undefined;
      if (file) void removeUpload(file);
    },
  );
}

let isSyncing = false;

/** Syncs what has not been synced today. A first sync may take longer than the time to the next one. */
export async function startSync(): Promise<void> {
  if (isSyncing) return;
  isSyncing = true;
  await startCommand(['city-data', 'sync', '--due'], () => {
    isSyncing = false;
  });
}
