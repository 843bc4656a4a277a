import type { Payload } from 'payload';
import { type Cleanup, createCleanup } from './cleanup.ts';
import { withBootLock } from './database/boot-lock.ts';
import { joinDatabase } from './database/open.ts';
import { loadEnvironment, publishEnvironment, type Environment } from './environment/load.ts';
import { loadBackOffice } from './load-back-office.ts';
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

/** What a command that only needs the database works with. */
export interface Ground {
  environment: Environment;
  databaseUrl: string;
  cleanup: Cleanup;
}

interface Manner {
  /** Whether only warnings are logged: what the command has to say, it says itself. */
  quiet?: boolean;
}

/**
 * Runs a command on the database as it is, and ends the process: with 0, or with 1 where `work` says that there were
 * problems or throws. It works beside a running product, whose database it shares.
 */
export async function runOnDatabase(
  work: (ground: Ground) => Promise<{ problems: number }>,
  { quiet = false }: Manner = {},
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
    const { problems } = await work({ environment, databaseUrl: database.url, cleanup });
    return await end(problems > 0 ? 1 : 0);
  } catch (error) {
    log.fatal(messageOf(error));
    log.debug({ err: error });
    return end(1);
  }
}

/**
 * Runs a command on the product's data, like `runOnDatabase`, with Payload open on a database that is up to date. It
 * works on a fresh checkout, too, where it makes the database first.
 */
export const runTool = (
  work: (workplace: Workplace) => Promise<{ problems: number }>,
  manner: Manner = {},
): Promise<never> =>
  runOnDatabase(async ({ environment, databaseUrl, cleanup }) => {
    const backOffice = await loadBackOffice();
    const payload = await backOffice.openPayload();
    cleanup.add('Payload', () => backOffice.closePayload(payload));
    await withBootLock(databaseUrl, () => backOffice.migrate(payload));
    return work({ payload, environment, databaseUrl });
  }, manner);
