import type { Log } from './logger.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A terminal and npm both pass on the same Ctrl-C: signals this close together are one. */
const SAME_SIGNAL_MS = 500;

/** Calls `stop` for the first signal to end; a second one ends the process at once. */
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
