import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { longestPause } from '#tests/support/event-loop.ts';
import { ask, findUser, serve, SESSION } from '#tests/support/application.ts';

const MAX_DELAY_MS = 300;
const LENGTH = 12_000;

/** Strings that can slow down regular expressions when they are repeated. */
const PIECES = ['/', '%2e', '../', '.', '%41', ';', 'x', '-', '&a', '[', '=', ',', ' a', '"'];

let server: Server;

beforeAll(async () => {
  server = await serve({ findUser, trustProxy: 1 });
});

afterAll(() => server.close());

it.each([
  'host',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-for',
  'cookie',
  'authorization',
  'content-type',
  'accept',
  'accept-encoding',
  'range',
  'if-none-match',
  'origin',
  'referer',
  'sec-fetch-site',
  'x-request-id',
  'user-agent',
])('a long %s header does not block the event loop', async (name) => {
  const attack = async () => {
    for (const piece of PIECES) {
      const value = piece.repeat(LENGTH / piece.length);
      for (const [method, path] of [
        ['GET', '/ll97/blog'],
        ['POST', '/contact'],
        ['POST', '/api/users/login'],
      ] as const) {
        const { status } = await ask(server, { method, path, headers: { ...SESSION, [name]: value } });
        expect(status).toBeLessThan(500);
      }
    }
  };
  expect(await longestPause(attack, MAX_DELAY_MS)).toBeLessThan(MAX_DELAY_MS);
});
