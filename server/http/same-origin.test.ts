import type { Server } from 'node:http';
import type { RequestHandler } from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, serve } from '#tests/support/application.ts';

const SITE = 'https://lotline.example';
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
    ['a form from a page at the site’s URL', { origin: SITE }],
    ['a form from a page at the requested host', { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }],
    ['a form from our page, based on the referrer', { referer: `${SITE}/contact?x=1` }],
    ['a form that the browser reports as same-origin', { 'sec-fetch-site': 'same-origin', origin: SITE }],
    ['a form that the visitor opened directly', { 'sec-fetch-site': 'none' }],
    ['a form from our page, with a session', { ...SESSION, origin: SITE }],
    ['a form without a referrer, with a session', { ...SESSION, 'sec-fetch-site': 'same-origin' }],
    ['a program without a session', {}],
    ['a program with its own key', { authorization: 'JWT abc' }],
  ])('%s', async (_, headers) => {
    expect((await send(headers)).body).toBe('site: POST /contact');
  });

  test('a form from a page at the host that a trusted proxy names', async () => {
    const headers = { 'x-forwarded-host': 'www.lotline.example', origin: 'https://www.lotline.example' };
    expect((await send(headers, { to: behindProxy })).status).toBe(200);
    expect((await send(headers)).status).toBe(403);
  });

  test('a form through a proxy that replaces the host, and tells Remix the real host', async () => {
    const pages: RequestHandler = (request, response) => {
      response.send(request.get('x-forwarded-host') ?? 'no host');
    };
    const site = await serve({ siteUrl: SITE, site: { pages } });
    expect((await send({ origin: SITE, host: 'web:3000' }, { to: site })).body).toBe('lotline.example');
    expect((await send({ host: 'web:3000' }, { to: site })).body).toBe('no host');
    site.close();
  });

  test.each(['GET', 'HEAD', 'OPTIONS'])('%s requests, which change nothing', async (method) => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await send(headers, { method })).status).toBe(200);
  });
});

describe('sameOrigin rejects', () => {
  const refused: [string, Record<string, string>][] = [
    ['a form from another site', { origin: 'https://evil.example' }],
    ['a form from another site, with a session', { ...SESSION, origin: 'https://evil.example' }],
    ['a form from a sandbox or a file', { origin: 'null' }],
    ['a form with an invalid origin', { origin: 'nonsense' }],
    ['a form from a site whose name begins with ours', { origin: `${SITE}.evil.example` }],
    ['a form from our site without encryption', { origin: 'http://lotline.example' }],
    ['a form from another site, based on the referrer', { referer: `https://evil.example/?${SITE}` }],
    ['a form that the browser reports as cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['a form that the browser reports as same-site', { 'sec-fetch-site': 'same-site', origin: SITE }],
    ['a form from another origin', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
    ['a form with a session and no source', SESSION],
  ];

  test.each(refused)('%s, with a page or a panel error', async (_, headers) => {
    const answer = await send(headers);
    expect(answer.status).toBe(403);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('<title>This came from another site</title>');
    const call = await send(headers, { path: '/api/users/login' });
    expect(call.status).toBe(403);
    expect(JSON.parse(call.body)).toEqual({
      errors: [{ message: expect.stringContaining('only taken from the pages of this site') }],
    });
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s requests to any URL', async (method) => {
    for (const path of ['/', '/contact.data', '/admin', '/API/users/1', '/_next/x', '/nowhere']) {
      const { status } = await send({ ...SESSION, origin: 'https://evil.example' }, { method, path });
      expect({ path, status }).toEqual({ path, status: 403 });
    }
  });
});
