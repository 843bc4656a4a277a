import { execFile } from 'node:child_process';
import { chmod, cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { npmProgram } from '../../server/cli/lib/install.mjs';
import { startProduct } from '../support/run/product.mjs';
import { ROOT, testEnvironment } from '../support/run/project.mjs';
import { inTemporaryFolder } from './measure.mjs';

const run = promisify(execFile);
const TIMES_STARTED = 3;

async function startIn(folder) {
  // PostgreSQL may run as its own user, who needs access to its files in this folder.
  await chmod(folder, 0o755);
  const variables = { PORT: String(await getPort()), DATA_DIR: path.join(folder, 'data') };
  return startProduct({ variables });
}

async function secondsToStart(folder) {
  const { seconds, stop } = await startIn(folder);
  await stop();
  return seconds;
}

/** Measures the first start in an empty folder, with the embedded database. */
export async function firstStart() {
  const rounds = [];
  for (let round = 0; round < TIMES_STARTED; round += 1) {
    rounds.push(await inTemporaryFolder((folder) => secondsToStart(folder)));
  }
  return rounds;
}

export const laterStart = () =>
  inTemporaryFolder(async (folder) => {
    await secondsToStart(folder);
    const rounds = [];
    for (let round = 0; round < TIMES_STARTED; round += 1) rounds.push(await secondsToStart(folder));
    return rounds;
  });

async function withDescendants(pid) {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const own = children.split(' ').filter((child) => child !== '');
  return [pid, ...(await Promise.all(own.map(withDescendants))).flat()];
}

const KILOBYTES_PER_MEGABYTE = 1024;
const PSS = /^Pss:\s+(\d+) kB/m;

/** The memory of a process in megabytes, including its share of shared memory. */
const residentMegabytes = async (pid) =>
  Number(PSS.exec(await readFile(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / KILOBYTES_PER_MEGABYTE;

/** Time to wait after a start, because V8 returns memory only while the process is idle. */
const REST_MS = 90_000;

export const memoryAtRest = () =>
  inTemporaryFolder(async (folder) => {
    const { pid, stop } = await startIn(folder);
    try {
      await wait(REST_MS);
      const megabytes = await Promise.all((await withDescendants(pid)).map(residentMegabytes));
      return megabytes.reduce((sum, each) => sum + each, 0);
    } finally {
      await stop();
    }
  });

export const installSize = () =>
  inTemporaryFolder(async (folder) => {
    for (const name of ['package.json', 'package-lock.json', 'server/cli']) {
      await cp(path.join(ROOT, name), path.join(folder, name), { recursive: true });
    }
    const env = testEnvironment({});
    await run(process.execPath, [npmProgram(), 'ci', '--omit=dev', '--no-audit', '--no-fund'], {
      cwd: folder,
      env,
    });
    const { stdout } = await run('du', ['-sm', 'node_modules'], { cwd: folder });
    return Number.parseInt(stdout, 10);
  });
