import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CommandError, inProject, root } from './project.mjs';
import { isStamped, run, stamped, step, withLock } from './prepare.mjs';

const LOCK_FILE = inProject('package-lock.json');
const STAMP = inProject('node_modules', '.lotline-installed');

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

function isInstalledByHand({ includesDev }) {
  try {
    const installed = readPackages(inProject('node_modules', '.package-lock.json'));
    const isWanted = ([name, { optional, dev, devOptional }]) =>
      name !== '' && !optional && (includesDev || !(dev || devOptional));
    return Object.entries(readPackages(LOCK_FILE))
      .filter(isWanted)
      .every(([name, { version }]) => installed[name]?.version === version);
  } catch {
    return false;
  }
}

export function npmProgram() {
  if (process.env.npm_execpath?.endsWith('npm-cli.js')) return process.env.npm_execpath;
  const folder = path.dirname(process.execPath);
  for (const modules of ['../lib/node_modules', 'node_modules']) {
    try {
      return createRequire(path.join(folder, modules, 'npm', 'package.json')).resolve('./bin/npm-cli.js');
    } catch {
      // Try the next candidate.
    }
  }
  throw new Error('Cannot find npm. Run "npm ci --include=dev" by hand.');
}

const FLAGS = ['--include=dev', '--no-audit', '--no-fund', '--no-progress', '--loglevel=http'];

const FAILED_DOWNLOAD = /attempt \d+ failed with (\w+)/;

export async function install({ cwd, print, variables }) {
  let failure;
  const onOutput = (text) => {
    const code = FAILED_DOWNLOAD.exec(text)?.[1];
    if (!code || failure) return;
    failure = code;
    print(`\nThe package registry does not answer (${code}). npm will try again for about a minute ...\n`);
  };
  try {
    await run('npm ci', [npmProgram(), 'ci', ...FLAGS], { cwd, variables, onOutput });
  } catch (error) {
    if (failure) {
      throw new CommandError(
        `Installing dependencies failed.\nThe package registry cannot be reached (${failure}). Connect to the internet, or set npm's proxy, and try again.`,
      );
    }
    error.message = error.message.replace(/^npm http .*\n/gm, '');
    throw error;
  }
}

/** `includesDev` is for commands that may build, which need the development packages. */
export async function ensureInstalled({ includesDev = true } = {}) {
  const hash = createHash('sha256').update(readFileSync(LOCK_FILE)).digest('hex');
  if (isStamped(STAMP, hash) || (!includesDev && isInstalledByHand({ includesDev }))) return;
  await withLock(async () => {
    if (isStamped(STAMP, hash)) return;
    await stamped(STAMP, hash, async () => {
      if (isInstalledByHand({ includesDev: true })) return;
      await step('Installing dependencies (takes a few minutes)', () =>
        install({ cwd: root, print: (text) => process.stdout.write(text) }),
      );
    });
  });
}
