import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { inProject, root } from './project.mjs';
import { isStamped, run, stamped, step, withLock } from './prepare.mjs';

const SHARED_SOURCES = ['package-lock.json', 'tsconfig.json'];

const VARIABLES = {
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  PAYLOAD_CONFIG_PATH: 'cms/payload.config.ts',
};

const BUILDS = [
  {
    name: 'Building the site',
    command: 'remix vite:build',
    program: 'node_modules/@remix-run/dev/dist/cli.js',
    words: ['vite:build'],
    sources: ['law', 'app', 'vite.config.ts', ...SHARED_SOURCES],
    stamp: inProject('build/.lotline-built'),
  },
  {
    name: 'Building the admin panel',
    command: 'next build cms',
    program: 'node_modules/next/dist/bin/next',
    words: ['build', 'cms'],
    sources: ['law', 'city-data', 'cms', 'collections', ...SHARED_SOURCES],
    stamp: inProject('cms/.next/.lotline-built'),
  },
];

const IGNORED = /(^|\/)(node_modules|\.next)(\/|$)|(^|\/)next-env\.d\.ts$|\.test\.tsx?$/;

function filesOf(folder, source) {
  const stat = statSync(path.join(folder, source), { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [source];
  return readdirSync(path.join(folder, source))
    .map((name) => `${source}/${name}`)
    .filter((name) => !IGNORED.test(name))
    .flatMap((name) => filesOf(folder, name));
}

export function fingerprint(folder, sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(folder, source)).sort()) {
    const content = readFileSync(path.join(folder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

export async function ensureBuilt() {
  const isStale = ({ sources, stamp }) => !isStamped(stamp, fingerprint(root, sources));
  if (!BUILDS.some(isStale)) return;
  await withLock(async () => {
    for (const build of BUILDS.filter(isStale)) {
      const { name, command, program, words, sources, stamp } = build;
      const work = () => run(command, [inProject(program), ...words], { variables: VARIABLES });
      await stamped(stamp, fingerprint(root, sources), () => step(name, work));
    }
  });
}
