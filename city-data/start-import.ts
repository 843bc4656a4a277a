import { spawn } from 'node:child_process';
import path from 'node:path';
import type { SetName } from './sets/set.ts';
import { removeUpload } from './upload.ts';

const COMMAND = 'server/cli/data.mjs';

interface Start {
  name: SetName;
  /** An uploaded file, deleted at the end; by default the data set's own URL. */
  file?: string;
  startedBy: string;
}

let started: SetName | undefined;

/** The import that this process started. The history shows it only once it has its lock. */
export const startedImport = () => started;

/**
 * Starts the import command in its own process, so that pages stay fast. The history shows its progress. Rejects if it
 * cannot be started.
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
    // Also if it was killed, or another import was first.
    child.once('exit', end);
    child.unref();
  });
}
