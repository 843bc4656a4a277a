import { execFileSync } from 'node:child_process';
import { setPriority } from 'node:os';

const LOWEST_PRIORITY = 19;

/**
 * Lets the server go first on the processors. Linux's idle policy does more than a nice value: it never makes a waking
 * server wait until this process has used up its time slice. Processes that this one starts inherit it.
 */
export function giveWay() {
  try {
    setPriority(LOWEST_PRIORITY);
    execFileSync('/usr/bin/chrt', ['--all-tasks', '--idle', '--pid', '0', String(process.pid)], {
      stdio: 'ignore',
    });
  } catch {
    // Elsewhere than on Linux the nice value has to do.
  }
}
