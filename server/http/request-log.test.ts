import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, serve } from '#tests/support/application.ts';

let server: Server;

beforeAll(async () => {
  server = await serve();
});

afterAll(() => server.close());

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function idFor(brought?: string) {
  const headers: Record<string, string> = brought === undefined ? {} : { 'x-request-id': brought };
  return (await ask(server, { path: '/', headers })).headers['x-request-id'];
}

test('each request has its own ID', async () => {
  const ids = [await idFor(), await idFor()];
  expect(ids[0]).toMatch(UUID);
  expect(ids[1]).toMatch(UUID);
  expect(ids[0]).not.toBe(ids[1]);
});

test('a valid ID from the client is kept', async () => {
  expect(await idFor('trace-1234.5678_9')).toBe('trace-1234.5678_9');
});

test.each(['', 'short', 'has spaces in it', '<script>alert(1)</script>', 'é'.repeat(10), 'a'.repeat(129)])(
  'an invalid ID from the client is replaced: %s',
  async (brought) => {
    expect(await idFor(brought)).toMatch(UUID);
  },
);
