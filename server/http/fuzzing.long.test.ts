import type { Server } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import routes from '#app/routes.ts';
import { longestPause } from '#tests/support/event-loop.ts';
import { ask, findUser, serve, SESSION } from '#tests/support/application.ts';

const MAX_DELAY_MS = 300;

let server: Server;

beforeAll(async () => {
  server = await serve({ findUser, trustProxy: 1 });
});

afterAll(() => server.close());

const PATHS = [
  '/api/articles',
  '/api/users/login',
  '/admin',
  '/_next/image',
  '/assets/a.js',
  '/healthz',
  '/metrics',
];

const beginning = fc.constantFrom(
  '',
  ...PATHS,
  ...routes
    .flatMap(({ path, children = [] }) => [path, ...children.map((child) => child.path)])
    .map((path) => `/${path ?? ''}`),
);

/** Any text, and repeated characters, which can slow down regular expressions. */
const text = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('/', '%2e', '../', '.', '%41', ';', 'x', '-', '&a', '[', '=', ',', ' ', '"'),
      fc.nat(12_000),
    )
    .map(([piece, size]) => piece.repeat(Math.ceil(size / piece.length))),
  fc.string({ maxLength: 100 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }).map(encodeURIComponent),
);

const inAnAddress = (address: string): string => address.replace(/[^\x21-\x7e]/g, '_');
const inAHeader = (value: string): string => value.replace(/[^\x20-\x7e]/g, '_').trim();

const HEADERS = [
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
];

const question = fc.record({
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'DELETE'),
  path: fc
    .tuple(beginning, text, fc.option(text, { nil: '' }))
    .map(([first, rest, query]) => inAnAddress(`${first}${rest}${query && `?${query}`}`) || '/'),
  headers: fc
    .tuple(
      fc.constantFrom({}, SESSION),
      fc.dictionary(fc.constantFrom(...HEADERS), text.map(inAHeader), { maxKeys: 2 }),
    )
    .map(([session, given]) => ({ ...session, ...given })),
});

it('the server responds to any path, query and headers without blocking the event loop', async () => {
  const attack = () =>
    fc.assert(
      fc.asyncProperty(question, async (asked) => {
        expect((await ask(server, asked)).status).toBeLessThan(500);
      }),
      { numRuns: 500, plugins: [fc.interruptAfterTimeLimit(10_000)] },
    );
  expect(await longestPause(attack, MAX_DELAY_MS)).toBeLessThan(MAX_DELAY_MS);
}, 60_000);
