import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ask, findUser, serve, SESSION } from '#tests/support/application.ts';
import { NO_LIMITS } from './rate-limits.ts';

const signIn = vi.fn((_what: string, _address: string): Promise<number | undefined> => Promise.resolve(75));

let server: Server;

beforeAll(async () => {
  server = await serve({ limits: { ...NO_LIMITS, signIn }, findUser });
});

afterAll(() => server.close());

test.each([
  ['/api/users/login', 'login'],
  ['/api/users/login?depth=0', 'login'],
  ['/api/users/forgot-password', 'forgot-password'],
  ['/api/users/reset-password', 'reset-password'],
  ['/api/users/unlock', 'unlock'],
  // Payload also accepts these spellings.
  ['/api/users/LOGIN', 'login'],
  ['/api/users/login/', 'login'],
  ['/api/users/log%69n', 'login'],
])('%s is rejected after too many attempts, with an error for the panel', async (path, what) => {
  const answer = await ask(server, { method: 'POST', path, headers: SESSION });
  expect(answer).toMatchObject({
    status: 429,
    headers: { 'retry-after': '75', 'cache-control': 'no-store' },
  });
  expect(JSON.parse(answer.body)).toEqual({
    errors: [{ message: expect.stringContaining('wait 75 seconds') }],
  });
  expect(signIn).toHaveBeenLastCalledWith(what, '127.0.0.1');
});

test.each([
  ['POST', '/api/users/logout'],
  ['GET', '/api/users/me'],
  ['POST', '/api/users/refresh-token'],
  ['POST', '/api/articles/login'],
  ['POST', '/contact'],
])('%s %s does not count as an attempt', async (method, path) => {
  signIn.mockClear();
  expect((await ask(server, { method, path, headers: SESSION })).status).toBe(200);
  expect(signIn).not.toHaveBeenCalled();
});
