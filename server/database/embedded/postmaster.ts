import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ReadableError, hasCode } from '../../readable-error.ts';

const run = promisify(execFile);
const STOP_LIMIT_MS = 30_000;
const OWNER_OPTION = 'cluster_name=lotline-';

/** The option that names the process of the product that started a PostgreSQL. */
export const ownerOption = (owner: number): string => `${OWNER_OPTION}${owner}`;

/** A running PostgreSQL, and the process of the product that started it. */
interface Postmaster {
  pid: number;
  owner: number | undefined;
}

/** The command line of a process; empty when it has ended. */
async function commandOf(pid: number): Promise<string> {
  try {
    if (process.platform === 'linux')
      return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ');
    return (await run('ps', ['-p', String(pid), '-o', 'command='])).stdout;
  } catch {
    return '';
  }
}

const pidFile = (cluster: string) => path.join(cluster, 'postmaster.pid');

async function recordedPid(cluster: string): Promise<number> {
  const text = await readFile(pidFile(cluster), 'utf8').catch(() => '');
  return Number.parseInt(text, 10) || 0;
}

/** Finds the PostgreSQL that runs on a cluster. Another process that has the recorded number does not count. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const pid = await recordedPid(cluster);
  if (!pid) return undefined;
  const command = await commandOf(pid);
  if (!command.includes(`-D ${cluster} `)) return undefined;
  const owner = Number.parseInt(command.split(OWNER_OPTION)[1] ?? '', 10);
  return { pid, owner: Number.isNaN(owner) ? undefined : owner };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** Sends a signal, and waits until the PostgreSQL has ended. Resolves with whether it has. */
async function endsBy(signal: NodeJS.Signals, cluster: string, pid: number): Promise<boolean> {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself.
  }
  for (const end = Date.now() + STOP_LIMIT_MS; Date.now() < end;) {
    if (!(await findPostmaster(cluster))) return true;
    await wait(50);
  }
  return false;
}

/**
 * Frees a cluster for a new start: stops a PostgreSQL that outlived its owner, and removes the record of one that is
 * gone. Throws a ReadableError when the owner is alive.
 */
export async function freeCluster(cluster: string, directory: string): Promise<void> {
  const running = await findPostmaster(cluster);
  if (running?.owner && isAlive(running.owner)) throw inUse(directory, running.owner);
  if (running && !(await endsBy('SIGINT', cluster, running.pid))) {
    await endsBy('SIGQUIT', cluster, running.pid);
  }
  // PostgreSQL ignores the record of a process that is gone, but not one whose number now belongs to another process,
  // as happens when a container restarts.
  const pid = await recordedPid(cluster);
  if (process.platform === 'win32' || !pid || !isAlive(pid)) return;
  if (!(await findPostmaster(cluster))) await rm(pidFile(cluster), { force: true });
}

/** The error for a directory that another process of the product uses. */
export function inUse(directory: string, owner?: number): ReadableError {
  const user = owner ? `process ${owner}` : 'another process';
  return new ReadableError(
    `The data directory ${directory} is already in use by ${user}. Set DATA_DIR to another.`,
  );
}
