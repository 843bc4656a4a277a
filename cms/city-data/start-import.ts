import { spawn } from 'node:child_process';
import path from 'node:path';
import type { SetName } from './sets/set.ts';

const COMMAND = 'server/cli/city-data.mjs';

interface Start {
  name: SetName;
  /** An uploaded file; the set's own address unless given. */
  file?: string;
  startedBy: string;
}

/**
 * Starts the command that imports a set, in a process of its own so that visitors' pages do not slow down. How it goes is
 * in the history. Rejects where it cannot be started.
 */
export function startImport({ name, file, startedBy }: Start): Promise<void> {
  const words = ['import', name, ...(file ? [file] : []), `--started-by=${startedBy}`];
  const command = path.resolve(/* turbopackIgnore: true */ process.cwd(), COMMAND);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, ...words], { stdio: 'ignore' });
    child.once('error', reject);
    child.once('spawn', resolve);
    child.unref();
  });
}
