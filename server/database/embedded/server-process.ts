import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, open, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { Home } from './home.ts';
import { ownerOption } from './postmaster.ts';
import { programOptions, runProgram } from './programs.ts';
import { watchOver } from './watchdog.ts';

const STOP_LIMIT_MS = 30_000;

/** A PostgreSQL that this process has started. */
export interface ServerProcess {
  /** Whether it has ended, for whatever reason. */
  hasEnded(): boolean;
  /** Resolves when it has ended. */
  ended: Promise<unknown>;
  /** What it has printed since its start. */
  readLog(): Promise<string>;
  /** Stops it: open transactions are rolled back, committed ones are safe. */
  stop(): Promise<void>;
}

function serverArguments(cluster: string, port: number): string[] {
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

async function askToStop(child: ChildProcess, binaries: Binaries, home: Home): Promise<void> {
  if (process.platform !== 'win32') {
    child.kill('SIGINT');
    return;
  }
  const control = binaries.postgres.replace(/postgres(\.exe)?$/, 'pg_ctl$1');
  await runProgram(control, ['stop', '-D', home.cluster, '-m', 'fast'], home.user);
}

/** Starts PostgreSQL on the cluster of a home. It may take some time until it answers. */
export async function startServerProcess(
  binaries: Binaries,
  home: Home,
  port: number,
): Promise<ServerProcess> {
  const logFile = await open(home.logFile, 'w', 0o600);
  if (home.user) await chown(home.logFile, home.user.uid, home.user.gid);
  const options = programOptions(home.user, ['ignore', logFile.fd, logFile.fd]);
  const child = spawn(binaries.postgres, serverArguments(home.cluster, port), options);
  const ended = once(child, 'exit');
  await once(child, 'spawn').finally(() => logFile.close());
  const dismissWatchdog = child.pid ? watchOver(child.pid, home.user) : () => undefined;
  void ended.then(dismissWatchdog);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;

  return {
    hasEnded,
    ended,
    readLog: () => readFile(home.logFile, 'utf8'),
    async stop() {
      if (hasEnded()) return;
      await askToStop(child, binaries, home);
      await Promise.race([ended, wait(STOP_LIMIT_MS, undefined, { ref: false })]);
      if (!hasEnded()) child.kill('SIGQUIT');
      await ended;
    },
  };
}
