import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ReadableError, hasCode } from '../../readable-error.ts';

const run = promisify(execFile);
const STOP_LIMIT_MS = 30_000;
const OWNER_OPTION = 'cluster_name=lotline-';

/** The option by which a running PostgreSQL tells which process of the product started it. */
export const ownerOption = (owner: number): string => `${OWNER_OPTION}${owner}`;

/** A running PostgreSQL, and the process of the product that started it. */
export interface Postmaster {
  pid: number;
  owner: number | undefined;
}

/** The command line of a process; empty when there is none, or when it has ended. */
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

/**
 * Finds the PostgreSQL that runs on a cluster. A process that merely has the recorded number is not
 * taken for it.
 */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const pid = await recordedPid(cluster);
  if (!pid) return undefined;
  const command = await commandOf(pid);
  if (!command.includes(`-D ${cluster} `)) return undefined;
  const owner = Number.parseInt(command.split(OWNER_OPTION)[1] ?? '', 10);
  return { pid, owner: Number.isNaN(owner) ? undefined : owner };
}

/** Whether a process with this number is alive. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself, which is what was wanted.
  }
}

async function isGoneWithin(cluster: string, limit: number): Promise<boolean> {
  for (const end = Date.now() + limit; Date.now() < end;) {
    if (!(await findPostmaster(cluster))) return true;
    await wait(50);
  }
  return false;
}

async function stopPostmaster(cluster: string, pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await isGoneWithin(cluster, STOP_LIMIT_MS)) return;
  signal(pid, 'SIGQUIT');
  await isGoneWithin(cluster, STOP_LIMIT_MS);
}

/**
 * PostgreSQL itself ignores the record of a process that is gone, but not one whose number now belongs to
 * a stranger, as happens when a container starts again.
 */
async function removeMisleadingRecord(cluster: string): Promise<void> {
  const pid = await recordedPid(cluster);
  if (process.platform === 'win32' || !pid || !isAlive(pid)) return;
  if (!(await findPostmaster(cluster))) await rm(pidFile(cluster), { force: true });
}

/**
 * Makes way for a new start on a cluster: stops a PostgreSQL that outlived its owner, and removes the
 * record of one that is gone. Throws a ReadableError when the owner is alive.
 */
export async function makeWay(cluster: string, directory: string): Promise<void> {
  const running = await findPostmaster(cluster);
  if (running?.owner && isAlive(running.owner)) throw inUse(directory, running.owner);
  if (running) await stopPostmaster(cluster, running.pid);
  await removeMisleadingRecord(cluster);
}

/** The failure to start on a directory that another process of the product works on. */
export function inUse(directory: string, owner?: number): ReadableError {
  const by = owner ? `process ${owner}` : 'another process';
  return new ReadableError(
    `The data directory ${directory} is already in use by ${by}. Set DATA_DIR to another.`,
  );
}
