import { configDefaults, defineConfig } from 'vitest/config';

const INTEGRATION = [
  'tests/integration/**/*.test.ts',
  '{app,cms,collections,server}/**/*.integration.test.ts',
];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'app/**/*.test.{ts,tsx}',
            '{cms,collections,server}/**/*.test.{ts,tsx}',
            'tests/{architecture,lighthouse}/**/*.test.ts',
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
