import { spawn } from 'node:child_process';
import path from 'node:path';
import type { SetName } from './sets/set.ts';
import { removeUpload } from './upload.ts';

const COMMAND = 'server/cli/data.mjs';

interface Start {
  name: SetName;
  /** An uploaded file, which is deleted at the end; the set's own address unless given. */
  file?: string;
  startedBy: string;
}

let started: SetName | undefined;

/** What this process has started to import. Until the import has its lock, the history does not say so. */
export const startedImport = () => started;

/**
 * Starts the command that imports a set, in a process of its own so that visitors' pages do not slow down. How it goes is
 * in the history. Rejects where it cannot be started.
 */
export function startImport({ name, file, startedBy }: Start): Promise<void> {
  const words = ['city-data', 'import', name, ...(file ? [file] : []), `--started-by=${startedBy}`];
  const command = path.resolve(/* turbopackIgnore: true */ process.cwd(), COMMAND);
  started = name;
  const end = () => {
    started = undefined;
    if (file) void removeUpload(file);
  };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, ...words], { stdio: 'ignore' });
    child.once('error', (error) => {
      end();
      reject(error);
    });
    child.once('spawn', resolve);
    // Also where it was killed, or found that another import was first.
    child.once('exit', end);
    child.unref();
  });
}
