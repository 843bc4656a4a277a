import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Payload } from 'payload';
import { loadBackOffice } from '../back-office/load.ts';
import { type Cleanup, createCleanup } from '../cleanup.ts';
import { withBootLock } from '../database/client.ts';
import { joinDatabase } from '../database/open.ts';
import { type Environment, loadEnvironment, publishEnvironment } from '../environment/load.ts';
import { log } from '../logger.ts';
import { errorMessage, ReadableError } from '../readable-error.ts';
import { stopOnSignal } from '../signals.ts';

interface DatabaseContext {
  environment: Environment;
  databaseUrl: string;
  cleanup: Cleanup;
}

interface PayloadContext extends DatabaseContext {
  payload: Payload;
}

export const print = (line: string): void => void process.stdout.write(`${line}\n`);

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
 * Runs `work`, and exits with code 1 if it throws. Works while the server is running, and shares its embedded database.
 * With `quiet`, logs only warnings, for commands that print their own output.
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
    for (const line of errorMessage(error).split('\n')) log.fatal(line);
    log.debug({ err: error });
    return end(1);
  }
}

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
