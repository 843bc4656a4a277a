import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { projectRoot } from '#server/project-root.ts';
import { testEnvironment } from '#tests/support/run/project.mjs';
import { getStatus } from './product.ts';

const LOOK_EVERY_MS = 50;
const START_LIMIT_MS = 10_000;

/** Returns why tests behind Caddy cannot run on this machine, or undefined if they can. */
export const withoutCaddy = (): string | undefined =>
  spawnSync('caddy', ['version']).status === 0 ? undefined : 'Caddy is not installed';

/** Runs Caddy with deploy/Caddyfile in front of these processes while `work` runs. */
export async function behindCaddy<Result>(
  processes: readonly string[],
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const port = await getPort();
  const url = `http://localhost:${port}`;
  const file = path.join(projectRoot, 'deploy/Caddyfile');
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: testEnvironment({ PROXY_ADDRESS: `:${port}`, PROCESSES: processes.join(' ') }),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'exit');
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  try {
    const end = performance.now() + START_LIMIT_MS;
    while ((await getStatus(`${url}/metrics`)) === 0) {
      if (performance.now() > end) throw new Error(`Caddy did not start.\n${output}`);
      await wait(LOOK_EVERY_MS);
    }
    return await work(url);
  } finally {
    child.kill('SIGTERM');
    await ended;
    process.off('exit', kill);
  }
}
