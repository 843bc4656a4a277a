import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { alone } from './lock.mjs';
import { inProject } from './paths.mjs';
import { run } from './run.mjs';
import { isStamped, stamped } from './stamp.mjs';
import { step } from './step.mjs';

const LOCK_FILE = inProject('package-lock.json');
const STAMP = inProject('node_modules', '.lotline-installed');

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether npm has already put there, by a person's hand, what the lock file asks for. */
function isInstalledByHand() {
  try {
    const installed = readPackages(inProject('node_modules', '.package-lock.json'));
    return Object.entries(readPackages(LOCK_FILE)).every(
      ([name, wanted]) => name === '' || wanted.optional || installed[name]?.version === wanted.version,
    );
  } catch {
    return false;
  }
}

/** npm's own program: the one that runs us, or the one that came with this Node. */
export function npmProgram() {
  if (process.env.npm_execpath?.endsWith('npm-cli.js')) return process.env.npm_execpath;
  const folder = path.dirname(process.execPath);
  for (const place of ['../lib/node_modules', 'node_modules']) {
    try {
      return createRequire(path.join(folder, place, 'npm', 'package.json')).resolve('./bin/npm-cli.js');
    } catch {
      // The other place, then.
    }
  }
  throw new Error('Cannot find npm. Run "npm ci --include=dev" by hand.');
}

const FLAGS = ['--include=dev', '--no-audit', '--no-fund'];

const install = () => run('npm ci', [npmProgram(), 'ci', ...FLAGS]);

/** Installs the dependencies of the lock file, unless they are there. */
export async function ensureInstalled() {
  const hash = createHash('sha256').update(readFileSync(LOCK_FILE)).digest('hex');
  if (isStamped(STAMP, hash)) return;
  await alone(async () => {
    if (isStamped(STAMP, hash)) return;
    await stamped(STAMP, hash, async () => {
      if (!isInstalledByHand()) await step('Installing dependencies', install);
    });
  });
}
