import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { hasCode, ReadableError } from '../../readable-error.ts';
import { type Binaries, runProgram, spawnOptions } from './binaries.ts';
import type { Home, SystemUser } from './home.ts';

const run = promisify(execFile);
const STOP_LIMIT_MS = 30_000;
const OWNER_OPTION = 'cluster_name=lotline-';

async function readCommand(pid: number): Promise<string> {
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

export async function findPostmaster(cluster: string) {
  const pid = await recordedPid(cluster);
  if (!pid) return undefined;
  const command = await readCommand(pid);
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

async function endsBy(signal: NodeJS.Signals, cluster: string, pid: number): Promise<boolean> {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has already ended.
  }
  for (const end = Date.now() + STOP_LIMIT_MS; Date.now() < end;) {
    if (!(await findPostmaster(cluster))) return true;
    await wait(50);
  }
  return false;
}

export async function freeCluster(cluster: string, directory: string): Promise<void> {
  const running = await findPostmaster(cluster);
  if (running?.owner && isAlive(running.owner)) throw inUse(directory, running.owner);
  if (running && !(await endsBy('SIGINT', cluster, running.pid))) {
    await endsBy('SIGQUIT', cluster, running.pid);
  }
  // PostgreSQL ignores the PID file of a dead process, but not if another process has reused the PID, such as after a
  // container restart.
  const pid = await recordedPid(cluster);
  if (process.platform === 'win32' || !pid || !isAlive(pid)) return;
  if (!(await findPostmaster(cluster))) await rm(pidFile(cluster), { force: true });
}

export function inUse(directory: string, owner?: number): ReadableError {
  const user = owner ? `process ${owner}` : 'another process';
  return new ReadableError(
    `The data directory ${directory} is already in use by ${user}. Set DATA_DIR to another.`,
  );
}

export interface ServerProcess {
  hasEnded(): boolean;
  ended: Promise<unknown>;
  readLog(): Promise<string>;
  stop(): Promise<void>;
}

const WATCHDOG = 'read -r _; kill -INT "$0"';

/**
 * Starts a shell that stops PostgreSQL if this process is killed. Does nothing on Windows, which has no /bin/sh. Returns a
 * function that ends the shell.
 */
function startWatchdog(pid: number, user: SystemUser | undefined): () => void {
  if (process.platform === 'win32') return () => undefined;
  const words = ['-c', WATCHDOG, String(pid)];
  const shell = spawn('/bin/sh', words, spawnOptions(user, ['pipe', 'ignore', 'ignore']));
  shell.on('error', () => undefined);
  shell.unref();
  return () => void shell.kill('SIGKILL');
}

function serverOptions(cluster: string, port: number): string[] {
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'log_checkpoints=off',
    'logging_collector=off',
    `${OWNER_OPTION}${process.pid}`,
  ];
  return ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])];
}

async function requestStop(child: ChildProcess, binaries: Binaries, { cluster, user }: Home): Promise<void> {
  if (process.platform !== 'win32') {
    child.kill('SIGINT');
    return;
  }
  const control = binaries.postgres.replace(/postgres(\.exe)?$/, 'pg_ctl$1');
  await runProgram(control, ['stop', '-D', cluster, '-m', 'fast'], user);
}

export async function startServerProcess(
  binaries: Binaries,
  home: Home,
  port: number,
): Promise<ServerProcess> {
  const { cluster, user } = home;
  const logFile = await open(home.logFile, 'w', 0o600);
  if (user) await chown(home.logFile, user.uid, user.gid);
  const options = spawnOptions(user, ['ignore', logFile.fd, logFile.fd]);
  const child = spawn(binaries.postgres, serverOptions(cluster, port), options);
  const ended = once(child, 'exit');
  try {
    await once(child, 'spawn');
  } finally {
    await logFile.close();
  }
  if (child.pid) void ended.then(startWatchdog(child.pid, user));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;

  return {
    hasEnded,
    ended,
    readLog: () => readFile(home.logFile, 'utf8'),
    async stop() {
      if (hasEnded()) return;
      await requestStop(child, binaries, home);
      await Promise.race([ended, wait(STOP_LIMIT_MS, undefined, { ref: false })]);
      if (!hasEnded()) child.kill('SIGQUIT');
      await ended;
    },
  };
}
