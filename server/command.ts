import type { Payload } from 'payload';
import { loadBackOffice } from './back-office/load.ts';
import { type Cleanup, createCleanup } from './cleanup.ts';
import { withBootLock } from './database/boot-lock.ts';
import { joinDatabase } from './database/open.ts';
import { loadEnvironment, publishEnvironment, type Environment } from './environment/load.ts';
import { log } from './logger.ts';
import { messageOf } from './readable-error.ts';
import { stopOnSignal } from './signals.ts';

/** What a command needs that works on the database without Payload. */
export interface DatabaseContext {
  environment: Environment;
  databaseUrl: string;
}

/** What a command works with. */
export interface CommandContext extends DatabaseContext {
  payload: Payload;
}

type Work<Context> = (context: Context) => Promise<{ problems: number }>;

interface Options {
  /** Whether only warnings are logged, because the command prints its own output. */
  quiet?: boolean;
}

/** Prints one line. */
export const print = (line = ''): void => void process.stdout.write(`${line}\n`);

/**
 * Runs a command on the database as it is, and ends the process: with 0, or with 1 where `work` found problems or
 * threw. It can run beside the product, whose embedded database it shares.
 */
export async function runOnDatabase(
  work: Work<DatabaseContext & { cleanup: Cleanup }>,
  { quiet = false }: Options = {},
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

/** Like `runOnDatabase`, with Payload open on a database that is created and migrated first where necessary. */
export const runCommand = (work: Work<CommandContext>, options: Options = {}): Promise<never> =>
  runOnDatabase(async ({ environment, databaseUrl, cleanup }) => {
    const backOffice = await loadBackOffice();
    const payload = await backOffice.openPayload();
    cleanup.add('Payload', () => backOffice.closePayload(payload));
    await withBootLock(databaseUrl, () => backOffice.migrate(payload));
    return work({ payload, environment, databaseUrl });
  }, options);
