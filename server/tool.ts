import type { Payload } from 'payload';
import { createCleanup } from './cleanup.ts';
import { withBootLock } from './database/boot-lock.ts';
import { joinDatabase } from './database/open.ts';
import { loadEnvironment, publishEnvironment, type Environment } from './environment.ts';
import { log } from './logger.ts';
import { messageOf } from './readable-error.ts';
import { stopOnSignal } from './signals.ts';

/** What a command of the product works with. */
export interface Workplace {
  payload: Payload;
  environment: Environment;
  databaseUrl: string;
}

/** Says something to the person at the terminal, one line. */
export const say = (line = ''): void => void process.stdout.write(`${line}\n`);

/**
 * Runs a command on the product's data and ends the process: with 0, or with 1 where `work` says that there were
 * problems or throws. It works beside a running product, whose database it shares, and on a fresh checkout, where
 * it makes the database first. A quiet command logs only warnings: what it has to say, it says itself.
 */
export async function runTool(
  work: (workplace: Workplace) => Promise<{ problems: number }>,
  { quiet = false } = {},
): Promise<never> {
  const cleanup = createCleanup(log);
  const end = async (exitCode: number): Promise<never> => {
    await cleanup.run();
    process.exit(exitCode);
  };
  stopOnSignal(() => void end(1), log);
  try {
    const environment = loadEnvironment();
    log.level = quiet && environment.LOG_LEVEL === 'info' ? 'warn' : environment.LOG_LEVEL;
    const database = await joinDatabase(environment);
    cleanup.add('database', database.stop);
    await publishEnvironment(environment, database.url);
    const backOffice = await import('./back-office/index.ts');
    const payload = await backOffice.openPayload();
    cleanup.add('Payload', () => backOffice.closePayload(payload));
    await withBootLock(database.url, () => backOffice.migrate(payload));
    const { problems } = await work({ payload, environment, databaseUrl: database.url });
    return await end(problems > 0 ? 1 : 0);
  } catch (error) {
    log.fatal(messageOf(error));
    log.debug({ err: error });
    return end(1);
  }
}
