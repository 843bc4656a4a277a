import { spawn } from 'node:child_process';
import path from 'node:path';
import type { SetName } from './sets/set.ts';
import { removeUpload } from './upload.ts';

const COMMAND = 'server/cli/data.mjs';

interface Start {
  name: SetName;
  file?: string;
  startedBy: string;
}

let started: SetName | undefined;

/** The history shows an import only once it has its lock. */
export const startedImport = () => started;

/** Resolves once the process has started. */
function startCommand(words: string[], onEnd: () => void): Promise<void> {
  const command = path.resolve(/* turbopackIgnore: true */ process.cwd(), COMMAND);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, 'city-data', ...words], { stdio: 'ignore' });
    child.once('error', (error) => {
      onEnd();
      reject(error);
    });
    child.once('spawn', resolve);
    child.once('exit', onEnd);
    child.unref();
  });
}

export function startImport({ name, file, startedBy }: Start): Promise<void> {
  started = name;
  return startCommand(['import', name, ...(file ? [file] : []), `--started-by=${startedBy}`], () => {
    started = undefined;
    if (file) void removeUpload(file);
  });
}

let isSyncing = false;

/** Syncs what has not been synced today. A first sync may take longer than the time to the next one. */
export async function startSync(): Promise<void> {
  if (isSyncing) return;
  isSyncing = true;
  await startCommand(['sync', '--due'], () => {
    isSyncing = false;
  });
}
