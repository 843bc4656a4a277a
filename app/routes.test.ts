import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it.each([
  ['production', false],
  ['development', true],
])(
  'the route table includes the component gallery only in development (%s: %s)',
  async (environment, isListed) => {
    vi.stubEnv('NODE_ENV', environment);
    const { default: routes } = await import('./routes.ts');
    expect(JSON.stringify(routes).includes('"path":"ui"')).toBe(isListed);
  },
);
