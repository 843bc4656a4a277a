import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it.each([
  ['production', false],
  ['development', true],
])('in %s, the table of routes has the page of components: %s', async (environment, isListed) => {
  vi.stubEnv('NODE_ENV', environment);
  const { default: routes } = await import('./routes.ts');
  expect(JSON.stringify(routes).includes('"path":"ui"')).toBe(isListed);
});
