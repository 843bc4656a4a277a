import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { inProject, root } from './project.mjs';
import { isStamped, run, stamped, steps, withLock } from './prepare.mjs';

const SHARED_SOURCES = ['package-lock.json', 'tsconfig.json'];

const VARIABLES = {
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  PAYLOAD_CONFIG_PATH: 'cms/payload.config.ts',
};

/** Name of the build that backs up a seeded database. First starts and tests restore that backup. */
export const STARTING_CONTENT = 'the starting content';

const STARTING_CONTENT_FOLDER = inProject('build/starting-content');

const BUILDS = [
  {
    name: 'the site',
    command: 'remix vite:build',
    words: [inProject('node_modules/@remix-run/dev/dist/cli.js'), 'vite:build'],
    sources: ['law', 'app', 'vite.config.ts', ...SHARED_SOURCES],
    stamp: inProject('build/.lotline-built'),
  },
  {
    name: 'the admin panel',
    command: 'next build cms',
    words: [inProject('node_modules/next/dist/bin/next'), 'build', 'cms'],
    sources: ['law', 'city-data', 'cms', 'collections', ...SHARED_SOURCES],
    stamp: inProject('cms/.next/.lotline-built'),
  },
  {
    name: STARTING_CONTENT,
    command: 'build-content.ts',
    words: ['--import', 'tsx', inProject('server/commands/build-content.ts'), STARTING_CONTENT_FOLDER],
    sources: ['law', 'city-data', 'cms', 'collections', 'content', 'migrations', ...SHARED_SOURCES],
    stamp: path.join(STARTING_CONTENT_FOLDER, '.lotline-built'),
  },
];

const IGNORED = /(^|\/)(node_modules|\.next)(\/|$)|(^|\/)next-env\.d\.ts$|\.test\.tsx?$/;

function listFiles(folder, source) {
  const stat = statSync(path.join(folder, source), { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [source];
  return readdirSync(path.join(folder, source))
    .map((name) => `${source}/${name}`)
    .filter((name) => !IGNORED.test(name))
    .flatMap((name) => listFiles(folder, name));
}

export function fingerprint(folder, sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => listFiles(folder, source)).sort()) {
    const content = readFileSync(path.join(folder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function build({ command, words, sources, stamp }) {
  const work = () => run(command, words, { variables: VARIABLES });
  return stamped(stamp, fingerprint(root, sources), work);
}

/** Runs all stale builds, or only the one named `only` if it is stale. */
export async function ensureBuilt(only) {
  const isStale = ({ name, sources, stamp }) =>
    (!only || name === only) && !isStamped(stamp, fingerprint(root, sources));
  if (!BUILDS.some(isStale)) return;
  await withLock(() =>
    steps(
      'Building',
      BUILDS.filter(isStale).map((each) => ({ name: each.name, work: () => build(each) })),
    ),
  );
}
