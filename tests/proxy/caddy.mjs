import { spawn, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../support/run/project.mjs';

const LOOK_EVERY_MS = 50;
const START_LIMIT_MS = 10_000;

/** Whether there is a Caddy on this machine. */
export const hasCaddy = () => spawnSync('caddy', ['version']).status === 0;

const accepts = (url) =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** Starts Caddy with deploy/Caddyfile, before these processes. */
export async function startCaddy({ port, processes, folder = tmpdir() }) {
  const file = path.join(ROOT, 'deploy/Caddyfile');
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { PATH: process.env.PATH, HOME: folder, PROXY_ADDRESS: `:${port}`, PROCESSES: processes.join(' ') },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (chunk) => (output += chunk));
  const url = `http://localhost:${port}`;
  const end = Date.now() + START_LIMIT_MS;
  while (!(await accepts(`${url}/metrics`))) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`Caddy did not start.\n${output}`);
    await wait(LOOK_EVERY_MS);
  }
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
