import { withBootLock } from './database/boot-lock.ts';
import { joinDatabase } from './database/open.ts';
import { loadEnvironment, publishEnvironment } from './environment.ts';
import { createCleanup } from './cleanup.ts';
import { log } from './logger.ts';
import { messageOf } from './readable-error.ts';
import { stopOnSignal } from './signals.ts';

const cleanup = createCleanup(log);

async function end(exitCode: number): Promise<never> {
  await cleanup.run();
  process.exit(exitCode);
}

/** Seeds the product's own content, or the articles of a folder. Returns how many problems there were. */
async function seed(folder?: string): Promise<number> {
  const environment = loadEnvironment();
  log.level = environment.LOG_LEVEL;
  const database = await joinDatabase(environment);
  cleanup.add('database', database.stop);
  await publishEnvironment(environment, database.url);
  const backOffice = await import('./back-office/index.ts');
  const payload = await backOffice.openPayload();
  cleanup.add('Payload', () => backOffice.closePayload(payload));

  return withBootLock(database.url, async () => {
    await backOffice.migrate(payload);
    const outcome = await backOffice.seedContent(payload, { folder, progress: true });
    backOffice.reportSeed(outcome);
    return outcome.problems.length;
  });
}

stopOnSignal(() => void end(1), log);

try {
  const problems = await seed(process.argv[2]);
  await end(problems > 0 ? 1 : 0);
} catch (error) {
  log.fatal(messageOf(error));
  log.debug({ err: error });
  await end(1);
}
