import { execFileSync } from 'node:child_process';
import { setPriority } from 'node:os';

const LOWEST_PRIORITY = 19;

/**
 * Gives the server priority. Under Linux's idle policy, unlike with a nice value, a waking server never waits until this
 * process has used up its time slice. Child processes inherit the policy.
 */
export function giveWay() {
  try {
    setPriority(LOWEST_PRIORITY);
    execFileSync('/usr/bin/chrt', ['--all-tasks', '--idle', '--pid', '0', String(process.pid)], {
      stdio: 'ignore',
    });
  } catch {
    // Other systems have only the nice value.
  }
}
