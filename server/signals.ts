import { readFileSync } from 'node:fs';
import type { Log } from './logger.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** On Ctrl-C, the terminal and npm both send a signal, so signals this close together count as one. */
const SAME_SIGNAL_MS = 500;
const POLL_MS = 250;

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

function findParent(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')')).split(' ')[2] ?? '';
  } catch {
    return '';
  }
}

/**
 * Calls `stop` once npm has exited. Needed because npm sends its signals only to the shell in between, which does not
 * forward them: https://github.com/npm/cli/issues/6684. Remove this once that is fixed.
 */
export function stopWithNpm(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const ancestors = () => `${process.ppid} ${findParent(process.ppid)}`;
  const atStart = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === atStart) return;
    clearInterval(timer);
    stop();
  }, POLL_MS).unref();
}
