import { spawn } from 'node:child_process';
import { processWide } from './process-wide.ts';

const commands = processWide<string>('commands');

/** The server calls this at startup with the path of the script that runs its commands. */
export const provideCommands = commands.provide;

/** Resolves once the process has started. `onEnd` receives its exit code, or null if it was killed or never started. */
export function startCommand(words: readonly string[], onEnd: (code: number | null) => void): Promise<void> {
  const program = commands.find();
  if (!program) throw new Error('No program of commands was provided.');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...words], { stdio: 'ignore' });
    child.once('error', (error) => {
      onEnd(null);
      reject(error);
    });
    child.once('spawn', resolve);
    child.once('exit', onEnd);
    child.unref();
  });
}
