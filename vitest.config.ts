import { configDefaults, defineConfig } from 'vitest/config';

const INTEGRATION = [
  'tests/integration/**/*.test.ts',
  '{law,city-data,cms,collections,app,server}/**/*.integration.test.ts',
];

/** Attacks, fuzzing and measurements, which `npm test` leaves out. */
const LONG = ['**/*.long.test.ts'];

/** Tests of variables that Payload's config reads only once, or of drizzle-kit, which extends `Array` and breaks pdf.js. */
const OWN_PROCESS = ['tests/integration/own-process/*.test.ts'];

/** Limits exist only to end hanging tests: on a busy machine, everything takes several times as long. */
const UNIT_LIMIT_MS = 30_000;
const INTEGRATION_LIMIT_MS = 180_000;

const integration = {
  environment: 'node',
  pool: 'forks' as const,
  globalSetup: ['tests/support/database/global-setup.ts'],
  setupFiles: ['tests/support/quick-passwords.ts'],
  testTimeout: INTEGRATION_LIMIT_MS,
  hookTimeout: INTEGRATION_LIMIT_MS,
  unstubEnvs: true,
  restoreMocks: true,
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout: UNIT_LIMIT_MS,
          include: [
            '{law,city-data,cms,collections,app,server}/**/*.test.{ts,tsx}',
            'tests/architecture/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...LONG, '**/*.integration.test.ts'],
          // Test files in a worker share packages, which take long to load, but not our own modules.
          isolate: false,
          setupFiles: ['tests/support/fresh-modules.ts'],
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: {
          ...integration,
          name: 'integration',
          include: INTEGRATION,
          exclude: [...configDefaults.exclude, ...LONG, ...OWN_PROCESS],
          // Test files in a worker share one Payload instance: see tests/support/payload.ts.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...integration, name: 'integration-own', include: OWN_PROCESS },
      },
      {
        extends: true,
        test: { ...integration, name: 'long', include: LONG, fileParallelism: false },
      },
    ],
  },
});
