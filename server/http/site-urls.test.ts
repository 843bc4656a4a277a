import type { Server } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, serve } from '#tests/support/application.ts';

let server: Server;

beforeAll(async () => {
  server = await serve();
});

afterAll(() => server.close());

const ID = 'AbC-dEf_GhI0123456789_';

describe('a URL', () => {
  it.each([
    ['/LL97', '/ll97'],
    ['/cwz/FAQ', '/cwz/faq'],
    ['/LL97/', '/ll97'],
    ['/Contact?message=Received&x=%2F', '/contact?message=Received&x=%2F'],
    ['/%63wz/report/x', '/cwz/report/x'],
    ['/ll97/blog/An-Article', '/ll97/blog/an-article'],
    ['/ll97/blog/%65vents', '/ll97/blog/events'],
    ['/LL97/blog.data?_routes=Root', '/ll97/blog.data?_routes=Root'],
    ['/Robots.TXT', '/robots.txt'],
    [`/cwz/report/%41${ID.slice(1)}`, `/cwz/report/${ID}`],
    [`/LL97/report/${ID}/Report.PDF`, `/ll97/report/${ID}/report.pdf`],
    [`/Follow/Confirm/a.B.${ID}`, `/follow/confirm/a.B.${ID}`],
    ['/Social-Image/Some/File-Name.png', '/social-image/Some/File-Name.png'],
  ])('such as %s redirects to %s', async (path, location) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(server, { method, path });
      expect(answer).toMatchObject({ status: 308, headers: { location, 'cache-control': 'no-store' } });
    }
    expect((await ask(server, { path: location })).status).toBe(200);
  });

  it.each([
    `/cwz/report/${ID}`,
    `/cwz/report/${ID}.data`,
    `/follow/confirm/a.B.${ID}`,
    '/assets/Root-AbC.js',
    '/Nowhere/At/All',
    '/help/caf%C3%A9',
    '/social-image/Some%20Name.png',
  ])('such as %s is not redirected', async (path) => {
    expect((await ask(server, { path })).body).toBe(`site: GET ${path}`);
  });

  it('redirects to its canonical spelling in one step', async () => {
    const part = fc.oneof(
      fc.constantFrom('LL97', 'cwz', 'Blog', 'report', 'social-image', 'help', 'Newsletter', 'confirm'),
      fc.string({ minLength: 1, unit: 'grapheme', maxLength: 12 }).map((text) => encodeURIComponent(text)),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 5 }), async (parts) => {
        const first = await ask(server, { path: `/${parts.join('/')}` });
        expect([200, 308, 400, 403]).toContain(first.status);
        const { location } = first.headers;
        if (location) expect((await ask(server, { path: location })).status).toBe(200);
      }),
      { numRuns: 300 },
    );
  });
});
