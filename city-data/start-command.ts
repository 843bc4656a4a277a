import { spawn } from 'node:child_process';
import path from 'node:path';

const COMMANDS = 'server/cli/data.mjs';

/** Resolves once the process has started. `onEnd` gets its exit code, or null if a signal ended it or it never started. */
export function startCommand(words: readonly string[], onEnd: (code: number | null) => void): Promise<void> {
  const commands = path.resolve(/* turbopackIgnore: true */ process.cwd(), COMMANDS);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [commands, ...words], { stdio: 'ignore' });
    child.once('error', (error) => {
      onEnd(null);
      reject(error);
    });
    child.once('spawn', resolve);
    child.once('exit', onEnd);
    child.unref();
  });
}
