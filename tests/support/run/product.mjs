import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { execa } from 'execa';
import getPort from 'get-port';
import { productVariables, ROOT, testEnvironment } from './project.mjs';

const START_LIMIT_MS = 300_000;
const STOP_LIMIT_MS = 30_000;
const POLL_MS = 100;

const isReady = (url) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Starts a process of the built product with only these variables, and waits until it is ready. `stop` stops it
 * gracefully and resolves with its exit code, `output` returns its output so far, and `seconds` is its startup time.
 */
export async function startProduct({ variables, program = ['server/cli/serve.mjs'], cwd = ROOT }) {
  const begin = performance.now();
  // Set variables to an empty string instead of leaving them out, because an .env file would set missing ones.
  const unset = Object.fromEntries(productVariables().map((name) => [name, '']));
  const subprocess = execa(process.execPath, program, {
    cwd,
    env: testEnvironment({ NODE_ENV: 'production', ...unset, ...variables }),
    extendEnv: false,
    stdin: 'ignore',
    all: true,
    reject: false,
    forceKillAfterDelay: STOP_LIMIT_MS,
  });
  let output = '';
  subprocess.all.on('data', (chunk) => (output += chunk));
  const stop = async () => {
    subprocess.kill('SIGTERM');
    return (await subprocess).exitCode;
  };
  const url = `http://localhost:${variables.PORT}`;
  while (!(await isReady(url))) {
    if (subprocess.exitCode !== null || performance.now() - begin > START_LIMIT_MS) {
      await stop();
      throw new Error(`The product did not start.\n${output}`);
    }
    await wait(POLL_MS);
  }
  const seconds = (performance.now() - begin) / 1000;
  return { url, pid: subprocess.pid, seconds, stop, output: () => output };
}

/** The environment for another process that uses the data of a running one. */
export async function environmentBeside({ data }) {
  const { port, user, password } = JSON.parse(await readFile(path.join(data, 'postgres.json'), 'utf8'));
  return {
    DATABASE_URL: `postgres://${user}:${password}@127.0.0.1:${port}/lotline`,
    PAYLOAD_SECRET: (await readFile(path.join(data, 'payload-secret'), 'utf8')).trim(),
    DATA_DIR: data,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  };
}

const dataFolder = () => mkdtemp(path.join(tmpdir(), 'lotline-server-'));

/**
 * Starts the product with the settings of the browser tests on a free port. Its data are deleted when it is closed, unless
 * the caller provides a `folder` for them. `variables` are added to its environment.
 */
export async function startServer({ folder: given, variables = {} } = {}) {
  const folder = given ?? (await dataFolder());
  const data = path.join(folder, 'data');
  const PORT = String(await getPort());
  const removeFolder = async () => {
    if (!given) await rm(folder, { recursive: true, force: true });
  };
  try {
    const { stop, ...product } = await startProduct({
      program: ['--import', 'tsx', 'tests/support/e2e/server.ts'],
      variables: {
        PORT,
        E2E_PORT: PORT,
        E2E_DATA_DIR: data,
        E2E_KEEP_DATA: given ? 'yes' : '',
        E2E_VARIABLES: JSON.stringify(variables),
      },
    });
    return { ...product, data, close: () => stop().then(removeFolder) };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}
