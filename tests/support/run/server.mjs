import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { testEnvironment } from './environment.mjs';
import { ROOT } from './root.mjs';

const START_LIMIT_MS = 180_000;
const STOP_LIMIT_MS = 20_000;
const LOOK_EVERY_MS = 250;

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

const isReady = (url) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Asks the server to stop, and ends its group of processes when it does not. */
async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await Promise.race([ended, wait(STOP_LIMIT_MS, undefined, { ref: false })]);
  if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
}

/** A folder for the data of servers that are started one after the other. */
export const dataFolder = () => mkdtemp(path.join(tmpdir(), 'lotline-measured-'));

/**
 * Starts the product as in production, on a free port and on data of its own, which go when it is closed; those in a
 * folder that the caller has made stay. `variables` are added to its environment. `pid` is its process, `data` where
 * its data are, `seconds` how long it took until it was ready.
 */
export async function startServer({ folder: kept, variables = {} } = {}) {
  const begin = performance.now();
  const folder = kept ?? (await dataFolder());
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const env = testEnvironment({
    NODE_ENV: 'production',
    E2E_PORT: port,
    E2E_DATA_DIR: path.join(folder, 'data'),
    E2E_KEEP_DATA: kept ? 'yes' : '',
    E2E_VARIABLES: JSON.stringify(variables),
  });
  const program = ['--import', 'tsx', 'tests/support/e2e/server.ts'];
  const child = spawn(process.execPath, program, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const close = async () => {
    await stop(child);
    if (!kept) await rm(folder, { recursive: true, force: true });
  };
  const end = Date.now() + START_LIMIT_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > end) {
      await close();
      throw new Error('The server did not start.');
    }
    await wait(LOOK_EVERY_MS);
  }
  const seconds = (performance.now() - begin) / 1000;
  return { url, pid: child.pid, data: path.join(folder, 'data'), seconds, close };
}
