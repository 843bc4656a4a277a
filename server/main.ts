import { boot } from './boot.ts';
import { createCleanup } from './cleanup.ts';
import { log } from './logger.ts';
import { stopOnSignal, stopWithNpm } from './signals.ts';
import { errorMessage } from './readable-error.ts';

const cleanup = createCleanup(log);
let stopping = false;

async function stop(exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await cleanup.run();
  if (exitCode === 0) log.info('Stopped');
  process.exit(exitCode);
}

function fail(error: unknown): void {
  if (stopping) return;
  log.fatal(errorMessage(error));
  log.debug({ err: error });
  void stop(1);
}

stopOnSignal(() => void stop(0), log);
stopWithNpm(() => {
  log.info('Stopping (npm has ended)');
  void stop(0);
});
process.on('uncaughtException', fail);
process.on('unhandledRejection', (error) => log.error({ err: error }, 'Unhandled promise rejection'));

try {
  await boot(cleanup, () => fail(new Error('The embedded database has ended unexpectedly.')));
} catch (error) {
  fail(error);
}
