import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { testEnvironment } from './environment.mjs';
import { ROOT } from './root.mjs';

const START_LIMIT_MS = 300_000;
const STOP_LIMIT_MS = 30_000;
const LOOK_EVERY_MS = 100;

const isReady = (url) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Asks a process to stop, and waits. Resolves with its exit code. */
async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const overdue = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  const code = await ended;
  clearTimeout(overdue);
  return code;
}

/**
 * Starts one process of the product, built as it is, with these variables alone, and waits until it is ready.
 * `stop` ends it gracefully and resolves with its exit code; `output` is what it has said.
 */
export async function startProduct({ variables, program = ['server/cli/serve.mjs'], ...options }) {
  const child = spawn(process.execPath, program, {
    cwd: ROOT,
    ...options,
    env: testEnvironment({ NODE_ENV: 'production', ...variables }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk) => (output += chunk);
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);
  const url = `http://127.0.0.1:${variables.PORT}`;
  const end = Date.now() + START_LIMIT_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > end) {
      await stop(child);
      throw new Error(`The product did not start.\n${output}`);
    }
    await wait(LOOK_EVERY_MS);
  }
  return { url, pid: child.pid, stop: () => stop(child), output: () => output };
}
