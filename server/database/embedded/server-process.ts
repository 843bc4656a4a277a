import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, open, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type Binaries, runProgram, spawnOptions } from './binaries.ts';
import type { Home } from './home.ts';
import { ownerOption } from './postmaster.ts';
import type { SystemUser } from './system-user.ts';

const STOP_LIMIT_MS = 30_000;

/** A PostgreSQL that this process has started. */
export interface ServerProcess {
  hasEnded(): boolean;
  /** Resolves when it has ended, for whatever reason. */
  ended: Promise<unknown>;
  /** What it has printed since its start. */
  readLog(): Promise<string>;
  /** Stops it: open transactions are rolled back, committed ones are safe. */
  stop(): Promise<void>;
}

/** Waits for the end of its input, which comes with the end of this process, then stops PostgreSQL. */
const WATCHDOG = 'read -r _; kill -INT "$0"';

/**
 * Stops PostgreSQL even when this process is killed. Returns how to dismiss the watchdog. Does nothing on Windows,
 * where there is no shell for it.
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
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    log_checkpoints: 'off',
    logging_collector: 'off',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', cluster, ...options, '-c', ownerOption(process.pid)];
}

async function requestStop(child: ChildProcess, binaries: Binaries, { cluster, user }: Home): Promise<void> {
  if (process.platform !== 'win32') {
    child.kill('SIGINT');
    return;
  }
  const control = binaries.postgres.replace(/postgres(\.exe)?$/, 'pg_ctl$1');
  await runProgram(control, ['stop', '-D', cluster, '-m', 'fast'], user);
}

/** Starts PostgreSQL on the cluster of a home. It may take some time until it answers. */
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
  await once(child, 'spawn').finally(() => logFile.close());
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
