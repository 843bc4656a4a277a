import { readFileSync } from 'node:fs';
import type { Log } from './logger.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A terminal and npm both send the same Ctrl-C: signals this close together are one. */
const SAME_SIGNAL_MS = 500;
const POLL_MS = 250;

/** Calls `stop` at the first signal; a second one ends the process at once. */
export function stopOnSignal(stop: () => void, log: Log): void {
  let first = 0;
  for (const name of SIGNALS) {
    process.on(name, () => {
      if (!first) {
        first = Date.now();
        log.info(`Stopping (${name})`);
        stop();
      } else if (Date.now() - first > SAME_SIGNAL_MS) {
        log.warn('Stopping at once');
        process.exit(1);
      }
    });
  }
}

/** The parent of a process, on Linux. */
function parentOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')')).split(' ')[2] ?? '';
  } catch {
    return '';
  }
}

/**
 * Calls `stop` when the npm that started this process has ended. A signal to npm reaches only the shell between npm and
 * this process, which ends without passing it on (https://github.com/npm/cli/issues/6684). Can go when that is fixed.
 */
export function stopWithNpm(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const atStart = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === atStart) return;
    clearInterval(timer);
    stop();
  }, POLL_MS).unref();
}
