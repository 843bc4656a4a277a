import { fingerprint } from './fingerprint.mjs';
import { alone } from './lock.mjs';
import { inProject, root } from './paths.mjs';
import { run } from './run.mjs';
import { isStamped, stamped } from './stamp.mjs';
import { step } from './step.mjs';

const SHARED_SOURCES = ['package-lock.json', 'tsconfig.json'];

const VARIABLES = {
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  PAYLOAD_CONFIG_PATH: 'cms/payload.config.ts',
};

const BUILDS = [
  {
    step: 'Building the site',
    command: 'remix vite:build',
    program: ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build'],
    sources: ['app', 'vite.config.ts', ...SHARED_SOURCES],
    stamp: 'build/.lotline-built',
  },
  {
    step: 'Building the admin panel',
    command: 'next build cms',
    program: ['node_modules/next/dist/bin/next', 'build', 'cms'],
    sources: ['cms', 'collections', 'app/regulations', ...SHARED_SOURCES],
    stamp: 'cms/.next/.lotline-built',
  },
];

async function ensureOneBuilt(build) {
  const current = fingerprint(root, build.sources);
  const stamp = inProject(build.stamp);
  if (isStamped(stamp, current)) return;
  await stamped(stamp, current, () =>
    step(build.step, () =>
      run(build.command, build.program.with(0, inProject(build.program[0])), { variables: VARIABLES }),
    ),
  );
}

/** Builds what was not built from the sources as they are now. Rejects with what a failed build printed. */
export async function ensureBuilt() {
  const isStale = ({ sources, stamp }) => !isStamped(inProject(stamp), fingerprint(root, sources));
  if (!BUILDS.some(isStale)) return;
  await alone(async () => {
    for (const build of BUILDS) await ensureOneBuilt(build);
  });
}
