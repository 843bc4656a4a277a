import { rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureInstalled } from '../server/cli/lib/install.mjs';
import { printHelp } from '../server/cli/lib/command.mjs';

printHelp(`
npm test            runs all checks and tests, each step also when another failed
       npm run check   the same without what needs a database, a build or a browser
`);

const LANES = 2;
const INTERRUPTED = 130;
const SLOWEST = 10;
const NO_TESTS = { passed: 0, failed: 0, skipped: 0 };

const isComplete = !process.argv.includes('--fast');
const begin = performance.now();
const results = [];

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

const countsOf = (counts = {}) =>
  Object.entries(counts)
    .filter(([, number]) => number > 0)
    .map(([name, number]) => `${number} ${name}`)
    .join(', ');

const lineOf = ({ name, ok, ms, counts }) =>
  [ok ? 'ok    ' : 'FAILED', name.padEnd(12), seconds(ms).padStart(8), countsOf(counts)].join('  ').trimEnd();

/** Runs a step unless one that it needs has failed. Prints its line, its failures, and after a failure its whole output. */
async function perform({ name, run, needs = [] }) {
  const missing = needs.find((needed) => results.some((result) => result.name === needed && !result.ok));
  const start = performance.now();
  const outcome = missing
    ? { ok: false, output: `Not run, because "${missing}" failed.` }
    : await run().catch((error) => ({ ok: false, output: String(error.stack ?? error) }));
  const { ok, output = '', counts, times = [], failures = [], notes = [] } = outcome;
  const result = { name, ok, ms: performance.now() - start, counts, times };
  results.push(result);
  console.log([lineOf(result), ...failures, ...notes].join('\n'));
  if (!ok) console.log(`\n${output.trim()}\n`);
}

async function performInLanes(steps) {
  const lane = async () => {
    for (let step = steps.shift(); step; step = steps.shift()) await perform(step);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

const slowestFiles = () =>
  results
    .flatMap(({ times }) => times)
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, SLOWEST)
    .map(({ file, ms }) => `${seconds(ms).padStart(8)}  ${file}`)
    .join('\n');

/** Prints the slowest test files, a table of steps with failed ones first, and the total on the last line. */
function summarize() {
  console.log(`\nThe slowest test files:\n${slowestFiles()}`);
  const sorted = results.toSorted((one, other) => Number(one.ok) - Number(other.ok));
  const all = `        ${'all'.padEnd(12)}  ${seconds(performance.now() - begin).padStart(8)}`;
  console.log(`\n${sorted.map(lineOf).join('\n')}\n${all}\n`);
  const total = { ...NO_TESTS };
  for (const { ok, counts = NO_TESTS } of results) {
    total.passed += counts.passed;
    total.skipped += counts.skipped;
    // A step that failed without a failed test counts as one failure.
    total.failed += ok ? counts.failed : Math.max(counts.failed, 1);
  }
  console.log(
    `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
  );
  process.exitCode = total.failed === 0 ? 0 : 1;
}

/** Creates a folder for all temporary files of the tests, which is deleted at the end. */
async function temporaryFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'lotline-'));
  // PostgreSQL may run as its own user, who needs access to its files in this folder.
  await chmod(folder, 0o755);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function performAll() {
  // Import packages here, because they may not be installed when this file is loaded.
  const { default: getPort } = await import('get-port');
  const { stopProcesses } = await import('./support/run/process.mjs');
  const { testEnvironment } = await import('./support/run/project.mjs');
  const { quickSteps, slowSteps } = await import('./support/run/steps.mjs');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => void stopProcesses().then(() => process.exit(INTERRUPTED)));
  }
  const folder = await temporaryFolder();
  const setting = { env: testEnvironment({ TMPDIR: folder }), folder, isComplete, port: await getPort() };
  await performInLanes(quickSteps(setting));
  if (isComplete) for (const step of slowSteps(setting)) await perform(step);
}

await perform({ name: 'install', run: () => ensureInstalled().then(() => ({ ok: true })) });
if (results.every(({ ok }) => ok)) await performAll();
summarize();
