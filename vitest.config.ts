import { configDefaults, defineConfig } from 'vitest/config';

const INTEGRATION = [
  'tests/integration/**/*.test.ts',
  '{app,cms,collections,server}/**/*.integration.test.ts',
];

export default defineConfig({
  test: {
    maxWorkers: 2,
    coverage: {
      provider: 'v8',
      reporter: ['text-summary', 'html', 'json-summary'],
      reportsDirectory: 'coverage',
      include: ['{app,cms,collections,server}/**/*.{ts,tsx}'],
      exclude: ['cms/app/**', 'cms/payload-types.ts', 'cms/.next/**', '**/*.d.ts', '**/*.test.{ts,tsx}'],
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'app/**/*.test.{ts,tsx}',
            '{cms,collections,server}/**/*.test.{ts,tsx}',
            'tests/{architecture,faults,lighthouse,load}/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, '**/*.integration.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          environment: 'node',
          pool: 'forks',
          include: INTEGRATION,
          globalSetup: ['tests/support/database/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
