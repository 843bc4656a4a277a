import type { Server } from 'node:http';
import type { RequestHandler } from 'express';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type GivenParts, type HttpRequest, ask, serve } from '#tests/support/application.ts';
import { siteRoutes } from '#tests/support/site-routes.ts';
import { createLifecycle } from './serve.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function respond(question: HttpRequest, parts: GivenParts = {}) {
  server = await serve(parts);
  return ask(server, question);
}

describe('the server', () => {
  test.each(['/%E0%A4%A', '/%', '/a%zz', '/%00', '/blog/a%00b', '/%2e%2e/secret', '/a/..%2f..%2fb', '*'])(
    'responds to the invalid URL %s with a small readable page',
    async (path) => {
      const answer = await respond({ path });
      expect(answer.status).toBe(400);
      expect(answer.body).toContain('<title>This address is not valid</title>');
      expect(answer.body).not.toMatch(/\bat .*:\d+/);
    },
  );

  test.each([
    'a b',
    'a<b>',
    '[::1',
    'host:port',
    'host:99999',
    'host:',
    ':80',
    'a@b',
    'a\\b',
    'x/ll97/blog/events?',
    'x?',
    'x#',
    '999.999.999.999',
  ])('rejects the host %s, even if a proxy sends it', async (host) => {
    expect((await respond({ path: '/', headers: { host } })).status).toBe(400);
    server?.close();
    const headers = { host: 'lotline.example', 'x-forwarded-host': host };
    expect((await respond({ path: '/', headers }, { trustProxy: 1 })).status).toBe(400);
    server?.close();
    expect((await respond({ path: '/', headers })).status).toBe(200);
  });

  test('rejects two hosts, even if they are equal', async () => {
    server = await serve();
    for (const second of ['lotline.example', 'evil.example']) {
      const headers = ['Host', 'lotline.example', 'Host', second];
      expect((await ask(server, { path: '/', headers })).status).toBe(400);
    }
  });

  test.each(['lotline.example', 'lotline.example:443', '127.0.0.1:3000', '[::1]:3000', 'my_service:80'])(
    'accepts the host %s',
    async (host) => {
      expect((await respond({ path: '/', headers: { host } })).status).toBe(200);
    },
  );

  test.each(['javascript', 'http:', 'https://x/ll97/blog/events?', 'a b'])(
    'rejects the scheme %s from a proxy',
    async (scheme) => {
      const headers = { 'x-forwarded-proto': scheme };
      expect((await respond({ path: '/', headers }, { trustProxy: 1 })).status).toBe(400);
    },
  );

  test.each([
    ['15,000 slashes', '/'.repeat(15_000)],
    ['slashes before a page', `${'/'.repeat(15_000)}ll97`],
    ['slashes after a page', `/ll97${'/'.repeat(15_000)}x`],
    ['two slashes', '/ll97//blog'],
    ['two slashes at its end', '/ll97//'],
    ['more than 2 KB', `/${'x'.repeat(2048)}`],
    ['more than 4 KB with its query', `/cwz/thank-you/:id%20?${'"'.repeat(8000)}`],
    ['many escaped characters', `/${'%41'.repeat(1000)}`],
    ['many dots', `/${'../'.repeat(5000)}`],
  ])('rejects a path with %s before doing anything else', async (_what, path) => {
    const before = process.cpuUsage();
    expect((await respond({ path })).status).toBe(400);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(100);
  });

  test.each([
    `/${'x'.repeat(2047)}`,
    '/search?q=%E0%A4%A',
    '/search?q=%00',
    '/search?next=../x',
    '/blog/..a',
    '/.well-known/x',
  ])('accepts the URL %s', async (path) => {
    expect((await respond({ path })).body).toBe(`site: GET ${path}`);
  });

  test.each(['TRACE', 'PROPFIND', 'M-SEARCH'])('rejects the method %s', async (method) => {
    const answer = await respond({ method, path: '/' });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toContain('GET');
  });
});

describe('with its response headers, the server', () => {
  test.each([
    '/follow/confirm/a.b.c',
    '/newsletter/unsubscribe/a.b.c.data?x=1',
    '/cwz/report/AAAAAAAAAAAAAAAAAAAAAA?assessment=received',
    '/cwz/upload/x',
  ])('keeps the secret URL %s out of all caches', async (path) => {
    expect((await respond({ path })).headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    });
  });

  test.each(['/ll97/report', '/cwz/assessment', '/cwz/uploads'])(
    'treats %s as a public URL',
    async (path) => {
      const { headers } = await respond({ path });
      expect(headers['x-robots-tag']).toBeUndefined();
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    },
  );

  test('secures every response and does not reveal the software', async () => {
    server = await serve();
    for (const path of ['/', '/api/users', '/%00', '/healthz']) {
      const { headers } = await ask(server, { path });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-permitted-cross-domain-policies': 'none',
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('strict-transport-security');
    }
  });

  test.each(['/api/media/file/a.webp', '/social-image/contact.png', '/embed.js', '/embed/lookup'])(
    'lets other sites show %s',
    async (path) => {
      const { headers } = await respond({ path });
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    },
  );

  test('lets other sites frame embeddable pages, but nothing else', async () => {
    const framed = siteRoutes.routes.filter(({ handle }) => handle.isEmbeddable).map(({ path }) => path);
    expect(framed).toEqual(['/embed/lookup', '/embed/ll97']);
    server = await serve();
    for (const path of [...framed, '/embed/lookup?q=x&theme=dark']) {
      expect((await ask(server, { path })).headers).not.toHaveProperty('x-frame-options');
    }
    const others = siteRoutes.routes.map(({ path }) => path.replaceAll(/:\w+|\*/g, 'x'));
    const odd = ['/embed', '/embed/other', '/embed/lookup/x', '/embed.js', '/admin', '/api/users', '/%00'];
    for (const path of [...others.filter((each) => !framed.includes(each)), ...odd]) {
      const { headers } = await ask(server, { path });
      expect({ path, framing: headers['x-frame-options'] }).toEqual({ path, framing: 'SAMEORIGIN' });
    }
  });

  test('tells browsers to always use HTTPS if the site uses it', async () => {
    const { headers } = await respond({ path: '/' }, { siteUrl: 'https://lotline.example' });
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  });
});

describe('the health checks', () => {
  const stopping = createLifecycle();
  stopping.markReady();
  stopping.markStopping();

  test.each<[string, GivenParts, Record<string, number>]>([
    ['a ready process', {}, { healthz: 200, servez: 200, readyz: 200 }],
    ['a starting process', { lifecycle: createLifecycle() }, { healthz: 200, servez: 503, readyz: 503 }],
    ['a stopping process', { lifecycle: stopping }, { healthz: 200, servez: 503, readyz: 503 }],
    [
      'a process without its database',
      { ping: () => Promise.reject(new Error('gone')) },
      { healthz: 200, servez: 200, readyz: 503 },
    ],
  ])('report whether %s is healthy, serving and ready', async (_what, parts, statuses) => {
    server = await serve(parts);
    for (const [name, expected] of Object.entries(statuses)) {
      const { status } = await ask(server, { path: `/${name}` });
      expect({ name, status }).toEqual({ name, status: expected });
    }
  });

  test('close the connection if the process is stopping', async () => {
    expect((await respond({ path: '/readyz' }, { lifecycle: stopping })).headers.connection).toBe('close');
  });

  test('report a process as not ready if its database does not respond in time', async () => {
    const start = Date.now();
    const ping = () => new Promise(() => undefined);
    expect((await respond({ path: '/readyz' }, { ping })).status).toBe(503);
    expect(Date.now() - start).toBeLessThan(3000);
  });
});

const withFiles = (files: RequestHandler): GivenParts => ({ site: { files } });

describe('unexpected errors', () => {
  test('show a small page with the request ID, and no details', async () => {
    const answer = await respond(
      { path: '/', headers: { 'x-request-id': 'request-0001' } },
      withFiles((_request, _response, next) => next(new Error('secret details'))),
    );
    expect(answer.status).toBe(500);
    expect(answer.body).toContain('<title>Unexpected Application Error!</title>');
    expect(answer.body).toContain('request-0001');
    expect(answer.body).not.toContain('secret details');
  });

  test('close the connection if the headers have already been sent', async () => {
    const parts = withFiles((_request, response, next) => {
      response.write('half a page');
      next(new Error('broken'));
    });
    await expect(respond({ path: '/' }, parts)).rejects.toThrow();
  });
});

describe('the ID of a request', () => {
  const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

  const idFor = async (headers?: Record<string, string>) =>
    (await respond({ path: '/', headers })).headers['x-request-id'];

  test('is different for each request', async () => {
    const first = await idFor();
    expect(first).toMatch(UUID);
    server?.close();
    expect(await idFor()).not.toBe(first);
  });

  test('may come from the client', async () => {
    expect(await idFor({ 'x-request-id': 'trace-1234.5678_9' })).toBe('trace-1234.5678_9');
  });

  test.each(['', 'short', 'has spaces in it', '<script>alert(1)</script>', 'é'.repeat(10), 'a'.repeat(129)])(
    'is replaced if it is invalid: %j',
    async (given) => expect(await idFor({ 'x-request-id': given })).toMatch(UUID),
  );
});

describe('the log', () => {
  const entrySchema = z.object({ level: z.string(), requestId: z.string() }).loose();

  async function logOf(question: HttpRequest, parts: GivenParts = {}) {
    const lines: string[] = [];
    const log = pino(
      { base: null, formatters: { level: (level) => ({ level }) } },
      { write: (line: string) => lines.push(line) },
    );
    await respond(question, { log, ...parts });
    return lines.map((line) => ({ line, entry: entrySchema.parse(JSON.parse(line)) }));
  }

  test('contains the method, path, status, duration and ID of a request, and nothing personal', async () => {
    const question = {
      method: 'POST',
      path: '/contact?email=ada@example.org',
      headers: {
        cookie: 'payload-token=abc',
        origin: 'http://localhost:3000',
        'x-request-id': 'request-0001',
      },
      body: 'name=Ada',
    };
    const [only] = await logOf(question);
    expect(only?.entry).toEqual({
      level: 'info',
      time: expect.any(Number),
      requestId: 'request-0001',
      request: { method: 'POST', path: '/contact' },
      response: { status: 200 },
      duration: expect.any(Number),
      msg: 'request completed',
    });
    expect(only?.line).not.toMatch(/ada|abc/i);
  });

  test('contains an unexpected error with its stack and the request ID', async () => {
    const entries = await logOf(
      { path: '/', headers: { 'x-request-id': 'request-0001' } },
      withFiles((_request, _response, next) => next(new Error('the reason'))),
    );
    expect(entries[0]?.entry).toMatchObject({
      level: 'error',
      requestId: 'request-0001',
      err: { message: 'the reason', stack: expect.stringContaining('application.test.ts') },
    });
  });

  test.each([
    ['/follow/confirm/', 'a.secret.token'],
    ['/cwz/report/', 'AAAAsecretAAAAAAAAAAAA/bill?step=secret'],
  ])('contains no secret from a URL below %s', async (folder, secret) => {
    const [only] = await logOf({ path: folder + secret });
    expect(only?.entry.request).toEqual({ method: 'GET', path: `${folder}...` });
    expect(only?.line).not.toContain('secret');
  });

  test.each([
    '/CWZ/Report/AAAAsecretAAAAAAAAAAAA',
    '/cwz%2Freport/AAAAsecretAAAAAAAAAAAA',
    '//cwz/report/AAAAsecretAAAAAAAAAAAA',
    '/cwz//report/AAAAsecretAAAAAAAAAAAA',
    '/./cwz/report/AAAAsecretAAAAAAAAAAAA',
    '/x/../cwz/report/AAAAsecretAAAAAAAAAAAA',
    '/cwz/report/AAAAsecretAAAAAAAAAAAA%',
    '/ll97/%72eport/%41%41AAsecretAAAAAAAAAAAA/report.pdf',
  ])('contains no secret from the unusual spelling %s', async (path) => {
    const [only] = await logOf({ path });
    expect(only?.line).not.toContain('secret');
    expect(only?.line).not.toContain('AAAA');
  });

  test('contains no secret from a URL, no matter which characters are escaped', async () => {
    const secret = fc.stringMatching(/^[\w-]{22}$/);
    const folder = fc.constantFrom('/cwz/report/', '/ll97/report/', '/follow/confirm/', '/ll199/analysis/');
    const escaped = fc.infiniteStream(fc.boolean());
    await fc.assert(
      fc.asyncProperty(folder, secret, escaped, async (beginning, id, choices) => {
        const path = [...(beginning + id)]
          .map((character) =>
            character !== '/' && choices.next().value
              ? `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`
              : character,
          )
          .join('');
        const [only] = await logOf({ path });
        expect(only?.line).not.toContain(id);
        expect(only?.line).not.toContain(path.slice(-22));
        server?.close();
      }),
      { numRuns: 50 },
    );
  });

  test('does not contain health checks', async () => {
    expect(await logOf({ path: '/healthz' })).toEqual([]);
    expect(await logOf({ path: '/readyz' })).toEqual([]);
  });
});

describe('a Remix response', () => {
  const said = (value?: string): GivenParts => ({
    site: {
      pages: (_request, response) => {
        if (value) response.setHeader('cache-control', value);
        response.flushHeaders();
        response.end('page');
      },
    },
  });

  test.each(['/search?q=a', '/buildings/1008350041?elevator=no', '/embed/ll97', '/nowhere'])(
    'is private if the route sets no cache header: %s',
    async (path) => {
      expect((await respond({ path }, said())).headers['cache-control']).toBe('private, no-store');
    },
  );

  test('keeps the cache header that its route sets', async () => {
    const answer = await respond({ path: '/api/v1/buildings/1008350041' }, said('public, max-age=300'));
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
  });
});

describe('a URL with unknown query parameters', () => {
  const query = (count: number, name = 'x') =>
    Array.from({ length: count }, (_, index) => `${name}${index}`).join('&');

  test.each([
    ['/search', 20, 200],
    ['/search', 21, 400],
    ['/follow/AbC-dEf_GhI0123456789_', 100, 200],
    ['/follow/AbC-dEf_GhI0123456789_', 101, 400],
    ['/api/v1/buildings', 101, 400],
  ])('such as %s with %i of them gets the status %i', async (path, count, status) => {
    expect((await respond({ path: `${path}?${query(count)}` })).status).toBe(status);
  });
});

describe('a link in an email', () => {
  test.each([
    ['/follow/confirm/eyJ.abc.d-e_f.', '/follow/confirm/eyJ.abc.d-e_f'],
    ['/follow/confirm/eyJ.abc.d-e_f)', '/follow/confirm/eyJ.abc.d-e_f'],
    ['/follow/AbC-dEf_GhI0123456789_).?done=answers', '/follow/AbC-dEf_GhI0123456789_?done=answers'],
    ['/portfolio/AbC-dEf_GhI0123456789_%22', '/portfolio/AbC-dEf_GhI0123456789_'],
    ['/laws/ll152,', '/laws/ll152'],
    ['/about%3E', '/about'],
  ])('works with punctuation after it: %s', async (path, location) => {
    server = await serve();
    for (const method of ['GET', 'POST']) {
      const answer = await ask(server, { path, method });
      expect(answer).toMatchObject({ status: 308, headers: { location, 'cache-control': 'no-store' } });
    }
  });

  test('keeps its punctuation if no page has the URL without it', async () => {
    expect((await respond({ path: '/nowhere.' })).status).toBe(200);
  });
});
