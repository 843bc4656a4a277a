import type { Server } from 'node:http';
import type { RequestHandler } from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, serve } from '#tests/support/application.ts';

const SITE = 'https://lotline.example';
const passesOn: RequestHandler = (_request, _response, next) => next();
const SESSION = { cookie: 'theme=dark; payload-token=abc' };

let server: Server;
let behindProxy: Server;

beforeAll(async () => {
  server = await serve({ siteUrl: SITE });
  behindProxy = await serve({ siteUrl: SITE, trustProxy: 1 });
});

afterAll(() => {
  server.close();
  behindProxy.close();
});

const send = (headers: Record<string, string>, { method = 'POST', path = '/contact', to = server } = {}) =>
  ask(to, { method, path, headers, body: method === 'POST' ? 'name=Ada' : undefined });

describe('sameOrigin accepts', () => {
  test.each([
    ['from a page at the site’s address', { origin: SITE }],
    [
      'from a page at the address that was asked',
      { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' },
    ],
    ['from a page that only the referrer names', { referer: `${SITE}/contact?x=1` }],
    ['from a page of ours, as the browser says', { 'sec-fetch-site': 'same-origin', origin: SITE }],
    ['sent by the visitor themselves', { 'sec-fetch-site': 'none' }],
    ['from a page with a session', { ...SESSION, origin: SITE }],
    ['from a browser without a referrer', { ...SESSION, 'sec-fetch-site': 'same-origin' }],
    ['from a program, which has no session', {}],
    ['from a program with a key of its own', { authorization: 'JWT abc' }],
  ])('%s', async (_, headers) => {
    expect((await send(headers)).body).toBe('site: POST /contact');
  });

  test('a form from a page at the address that a trusted proxy names', async () => {
    const headers = { 'x-forwarded-host': 'www.lotline.example', origin: 'https://www.lotline.example' };
    expect((await send(headers, { to: behindProxy })).status).toBe(200);
    expect((await send(headers)).status).toBe(403);
  });

  test('a form of this site through a proxy that names itself as the host, and passes the real host to Remix', async () => {
    const pages: RequestHandler = (request, response) => {
      response.send(request.get('x-forwarded-host') ?? 'not told');
    };
    const told = await serve({ siteUrl: SITE, site: { files: passesOn, pages } });
    expect((await send({ origin: SITE, host: 'web:3000' }, { to: told })).body).toBe('lotline.example');
    expect((await send({ host: 'web:3000' }, { to: told })).body).toBe('not told');
    told.close();
  });

  test.each(['GET', 'HEAD', 'OPTIONS'])('%s, which changes nothing', async (method) => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await send(headers, { method })).status).toBe(200);
  });
});

describe('sameOrigin rejects', () => {
  const refused: [string, Record<string, string>][] = [
    ['from another site', { origin: 'https://evil.example' }],
    ['from another site, with a session', { ...SESSION, origin: 'https://evil.example' }],
    ['from a sandbox or a file', { origin: 'null' }],
    ['from what is no origin', { origin: 'nonsense' }],
    ['from a site whose name begins with ours', { origin: `${SITE}.evil.example` }],
    ['from our site without its encryption', { origin: 'http://lotline.example' }],
    [
      'from another site that only the referrer names',
      { referer: 'https://evil.example/?https://lotline.example' },
    ],
    ['from another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['from a neighbor, as the browser says', { 'sec-fetch-site': 'same-site', origin: SITE }],
    [
      'from another site by its origin, whatever else',
      { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
    ],
    ['with a session and no word of where from', SESSION],
  ];

  test.each(refused)('%s with a readable page', async (_, headers) => {
    const answer = await send(headers);
    expect(answer.status).toBe(403);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('<title>This came from another site</title>');
  });

  test.each(refused)('%s with a message of the panel', async (_, headers) => {
    const answer = await send(headers, { path: '/api/users/login' });
    expect(answer.status).toBe(403);
    expect(JSON.parse(answer.body)).toEqual({
      errors: [{ message: expect.stringContaining('only taken from the pages of this site') }],
    });
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s, to any address', async (method) => {
    for (const path of [
      '/',
      '/contact.data',
      '/admin',
      '/admin/login',
      '/api/users/1',
      '/API/x',
      '/_next/x',
      '/nowhere',
    ]) {
      const { status } = await send({ ...SESSION, origin: 'https://evil.example' }, { method, path });
      expect({ path, status }).toEqual({ path, status: 403 });
    }
  });
});
