import { execFileSync } from 'node:child_process';
import { setPriority } from 'node:os';

const LOWEST_PRIORITY = 19;

/**
 * Lets the server go first. Under Linux's idle policy, unlike with a nice value, it never has to wait for this process's
 * time slice to end. Child processes inherit the policy.
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
