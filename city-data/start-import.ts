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
    child.once('exit', end);
    child.unref();
  });
}
