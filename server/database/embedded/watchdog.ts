import { spawn } from 'node:child_process';
import { programOptions } from './programs.ts';
import type { SystemUser } from './system-user.ts';

/** Waits for the end of its input, which comes with the end of this process, then stops PostgreSQL. */
const SCRIPT = 'read -r _; kill -INT "$0"';

/**
 * Stops PostgreSQL even when this process is killed without a chance to do so.
 * Returns how to dismiss the watchdog. Does nothing on Windows, where there is no shell for it.
 */
export function watchOver(pid: number, user: SystemUser | undefined): () => void {
  if (process.platform === 'win32') return () => undefined;
  const shell = spawn(
    '/bin/sh',
    ['-c', SCRIPT, String(pid)],
    programOptions(user, ['pipe', 'ignore', 'ignore']),
  );
  shell.on('error', () => undefined);
  shell.unref();
  return () => {
    shell.kill('SIGKILL');
  };
}
