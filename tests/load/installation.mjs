import { execFile } from 'node:child_process';
import { chmod, cp } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { npmProgram } from '../../server/cli/lib/install.mjs';
import { startProduct } from '../support/run/product.mjs';
import { ROOT, testEnvironment } from '../support/run/project.mjs';
import { inTemporaryFolder } from './measure.mjs';

const run = promisify(execFile);
const TIMES_STARTED = 3;

async function secondsToStart(folder, options = {}) {
  // PostgreSQL may run as a user of its own, who has to reach its files below.
  await chmod(folder, 0o755);
  const variables = { PORT: String(await getPort()), DATA_DIR: path.join(folder, 'data') };
  const { seconds, stop } = await startProduct({ ...options, variables });
  await stop();
  return seconds;
}

/** The seconds that a built product takes to start on an empty folder, with its own database. */
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

/** The megabytes on the disk of an install without the development packages. */
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

/** The seconds that `npm start` takes in a copy of the files under version control, with installed packages. */
export const freshClone = () =>
  inTemporaryFolder(async (folder) => {
    const { stdout } = await run('git', ['ls-files', '-z'], { cwd: ROOT });
    for (const name of stdout.split('\0').filter((each) => each !== '')) {
      await cp(path.join(ROOT, name), path.join(folder, name));
    }
    await run('cp', ['-R', 'node_modules', folder], { cwd: ROOT });
    return secondsToStart(folder, { cwd: folder, program: ['server/cli/start.mjs'] });
  });
