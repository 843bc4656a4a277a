import { rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureInstalled } from '../server/cli/lib/install.mjs';
import { answerHelp } from '../server/cli/lib/usage.mjs';
import { testEnvironment } from './support/run/environment.mjs';
import { stopAll } from './support/run/processes.mjs';
import { perform, summarise } from './support/run/results.mjs';
import { quickSteps, slowSteps } from './support/run/steps.mjs';

answerHelp(`
npm test            runs all checks and tests, each step also when another failed
       npm run check   the same without what needs a database, a build or a browser
`);

const FAST = process.argv.includes('--fast');
const LANES = 2;
const INTERRUPTED = 130;

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

/** All that tests write to temporary files lies in here and goes with it. */
async function temporaryFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'lotline-'));
  // PostgreSQL may run as a user of its own, who has to reach its files below.
  await chmod(folder, 0o755);
  return folder;
}

async function inLanes(steps, results) {
  const waiting = [...steps];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await perform(next, results);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

async function install() {
  await ensureInstalled();
  return { code: 0, output: '' };
}

const begin = performance.now();
const results = [];
const folder = await temporaryFolder();
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    void stopAll().then(() => process.exit(INTERRUPTED));
  });
}

await perform({ name: 'install', run: install }, results);
if (results.every(({ ok }) => ok)) {
  const setting = { env: testEnvironment({ TMPDIR: folder }), folder, port: await freePort() };
  await inLanes(quickSteps(setting), results);
  if (!FAST) for (const step of slowSteps(setting)) await perform(step, results);
}
process.exitCode = summarise(results, performance.now() - begin) ? 0 : 1;
