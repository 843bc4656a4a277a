import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Payload } from 'payload';
import { loadBackOffice } from '../back-office/load.ts';
import { type Cleanup, createCleanup } from '../cleanup.ts';
import { withBootLock } from '../database/client.ts';
import { joinDatabase } from '../database/open.ts';
import { type Environment, loadEnvironment, publishEnvironment } from '../environment/load.ts';
import { log } from '../logger.ts';
import { messageOf, ReadableError } from '../readable-error.ts';
import { stopOnSignal } from '../signals.ts';

/** What a command has that works on the database without Payload. */
interface DatabaseContext {
  environment: Environment;
  databaseUrl: string;
  cleanup: Cleanup;
}

interface PayloadContext extends DatabaseContext {
  payload: Payload;
}

/** Prints one line. */
export const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** The one folder that a command line names, and its options. Throws a ReadableError with how to name it. */
export function parseFolder<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
) {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) throw new ReadableError(usage);
  return { folder, values };
}

/**
 * Runs a command on the database as it is, and ends the process: with 0, or with 1 where `work` threw. It can run beside
 * the product, whose embedded database it shares. `quiet` logs only warnings, for commands that print their own output.
 */
export async function runOnDatabase(
  work: (context: DatabaseContext) => Promise<void>,
  { quiet = true } = {},
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
    await work({ environment, databaseUrl: database.url, cleanup });
    return await end(0);
  } catch (error) {
    for (const line of messageOf(error).split('\n')) log.fatal(line);
    log.debug({ err: error });
    return end(1);
  }
}

/** Like `runOnDatabase`, with Payload open on a database that is created and migrated first where necessary. */
export const runWithPayload = (
  work: (context: PayloadContext) => Promise<void>,
  options?: { quiet: boolean },
): Promise<never> =>
  runOnDatabase(async (context) => {
    const backOffice = await loadBackOffice();
    const payload = await backOffice.openPayload();
    context.cleanup.add('Payload', () => backOffice.closePayload(payload));
    await withBootLock(context.databaseUrl, () => backOffice.migrate(payload));
    await work({ ...context, payload });
  }, options);
