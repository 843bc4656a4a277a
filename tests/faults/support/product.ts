import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { projectRoot } from '#server/project-root.ts';
import { testEnvironment } from '#tests/support/run/project.mjs';

const START_LIMIT_MS = 240_000;
/** Same as `stop_grace_period` in docker-compose.yml, so that the process can finish reading a bill. */
const STOP_LIMIT_MS = 60_000;
const LOOK_EVERY_MS = 100;

const PAGE_LIMIT_MS = 5000;

/** Returns a URL's response status, or 0 if there is no response in time. */
export const getStatus = (url: string, limitMs = PAGE_LIMIT_MS): Promise<number> =>
  fetch(url, { signal: AbortSignal.timeout(limitMs) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );

/** The product as in production, under a supervisor that restarts it when it exits on its own. */
export interface Product {
  url: string;
  pid: () => number;
  /** The number of restarts by the supervisor. */
  restarts: () => number;
  kill: () => void;
  /** Stops it gracefully. Returns its exit code. */
  end: () => Promise<number | null>;
  /** Waits until /readyz returns a status, or 0 if it does not respond. Resolves with the seconds that this took. */
  untilReadyz: (status: number) => Promise<number>;
  stop: () => Promise<void>;
}

export interface ProductOptions {
  environment: Record<string, string>;
  logFile: string;
  port?: number;
}

/** The product's processes, which are killed when this process exits, whatever the reason. */
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

function launch({ environment, logFile }: ProductOptions, port: number): ChildProcess {
  const log = openSync(logFile, 'a');
  const own = { NODE_ENV: 'production', LOG_LEVEL: 'warn', PORT: String(port) };
  const env = testEnvironment({ ...own, ...environment });
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: projectRoot,
    env,
    stdio: ['ignore', log, log],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

async function end(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await Promise.race([ended, wait(STOP_LIMIT_MS, undefined, { ref: false })]);
  child.kill('SIGKILL');
  await ended;
  return child.exitCode;
}

export async function startProduct(options: ProductOptions): Promise<Product> {
  const port = options.port ?? (await getPort());
  const url = `http://localhost:${port}`;
  let restarts = 0;
  let isStopping = false;
  let child: ChildProcess;
  const supervise = () => {
    child = launch(options, port);
    child.once('exit', () => {
      if (isStopping) return;
      restarts += 1;
      supervise();
    });
  };
  supervise();
  const untilReadyz = async (status: number) => {
    const begin = performance.now();
    while ((await getStatus(`${url}/readyz`)) !== status) {
      if (performance.now() - begin > START_LIMIT_MS) throw new Error(`/readyz did not become ${status}.`);
      await wait(LOOK_EVERY_MS);
    }
    return (performance.now() - begin) / 1000;
  };
  const stop = async () => {
    isStopping = true;
    await end(child);
  };
  try {
    await untilReadyz(200);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    pid: () => child.pid ?? 0,
    restarts: () => restarts,
    kill: () => void child.kill('SIGKILL'),
    end: () => end(child),
    untilReadyz,
    stop,
  };
}
