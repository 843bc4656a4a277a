import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { pino } from 'pino';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#server/database/embedded/embedded.ts';
import { findHome } from '#server/database/embedded/home.ts';
import { findPostmaster } from '#server/database/embedded/postmaster.ts';
import { toDatabaseUrl } from '#tests/support/database/names.ts';

/** A PostgreSQL server that the product does not manage. It can be killed, and restarts on the same port. */
export interface Postgres {
  url: (database: string) => string;
  /** Suspends all its processes, so that it accepts connections but does not respond. */
  freeze: () => Promise<void>;
  thaw: () => Promise<void>;
  /** Kills all its processes, like a power outage, and restarts it after some time. */
  kill: (awayMs: number) => Promise<void>;
  stop: () => Promise<void>;
}

const log = pino({ level: 'warn' });

/** Lists the child processes of a process from Linux's /proc. */
async function listChildren(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const states = await Promise.all(
    pids.map((pid) => readFile(path.join('/proc', pid, 'stat'), 'utf8').catch(() => '')),
  );
  const parentIn = (state: string) => Number(state.slice(state.lastIndexOf(')')).split(' ')[2]);
  return pids.map(Number).filter((_, index) => parentIn(states[index] ?? '') === parent);
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has already ended with its parent.
  }
}

async function signalWhole(directory: string, signal: NodeJS.Signals): Promise<void> {
  const { cluster } = await findHome(directory, log);
  const postmaster = await findPostmaster(cluster);
  if (!postmaster) throw new Error('PostgreSQL does not run.');
  const children = await listChildren(postmaster.pid);
  for (const pid of [postmaster.pid, ...children]) sendSignal(pid, signal);
}

/** Starts PostgreSQL in a directory, with its default durability. */
export async function startPostgres(directory: string): Promise<Postgres> {
  const port = await getPort();
  const start = () => startEmbeddedDatabase({ directory, port, log });
  let server: EmbeddedDatabase = await start();
  return {
    url: (database) => toDatabaseUrl(server.url, database),
    freeze: () => signalWhole(directory, 'SIGSTOP'),
    thaw: () => signalWhole(directory, 'SIGCONT'),
    async kill(awayMs) {
      await signalWhole(directory, 'SIGKILL');
      await wait(awayMs);
      server = await start();
    },
    stop: () => server.stop(),
  };
}
