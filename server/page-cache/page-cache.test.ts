import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureRecorder } from '#cms/database/visitor-limit.ts';
import { emitContentEvent, setListening } from '#cms/events/hub.ts';
import { siteRoutes } from '#tests/support/site-routes.ts';
import { ask } from '#tests/support/application.ts';
import { visitorLimit } from '../http/database-loss.ts';
import type { Render } from '../http/load-context.ts';
import { requestId } from '../http/request-log.ts';
import { type Admit, PageCache } from './page-cache.ts';
import { PageStore } from './page-store.ts';

const log = pino({ level: 'silent' });
const HTML = { headers: { 'content-type': 'text/html; charset=utf-8' } };

const render = vi.fn<Render>();
const admit = vi.fn<Admit>();
const count = vi.fn<(request: unknown, url: string) => void>();
const page = (text: string, init: ResponseInit = HTML) => Promise.resolve(new Response(text, init));

let cache: PageCache;
let server: Server;

async function start(parts: { siteUrl?: string; store?: PageStore } = { siteUrl: 'https://site.example' }) {
  cache = new PageCache({ log, routes: siteRoutes, render, counts: [{ count }], ...parts });
  const application = express();
  application.use(visitorLimit, requestId, (_request, response, next) => {
    response.set('x-content-type-options', 'nosniff');
    next();
  });
  application.use(cache.pages, (request, response) => response.send(`others: ${request.originalUrl}`));
  server = createServer((request, response) => {
    if (!cache.respond(request, response, admit)) application(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

async function stop() {
  cache.close();
  await new Promise((resolve) => server.close(resolve));
}

async function restart(parts: Parameters<typeof start>[0]) {
  await stop();
  await start(parts);
}

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(server, { path, headers, method });

beforeEach(async () => {
  render.mockReset().mockImplementation((address) => page(`page of ${address}`));
  setListening(true);
  await start();
});

afterEach(async () => {
  vi.useRealTimers();
  setListening(false);
  await stop();
});

describe('PageCache', () => {
  it('renders a public page once, and then sends it from memory with all headers', async () => {
    const first = await get('/ll97');
    const second = await get('/ll97');
    expect(render).toHaveBeenCalledOnce();
    expect(first).toMatchObject({ status: 200, body: 'page of https://site.example/ll97' });
    expect(second.body).toBe(first.body);
    const { 'x-request-id': firstId, date: _date, ...headers } = first.headers;
    expect(second.headers).toMatchObject(headers);
    expect(second.headers['x-request-id']).not.toBe(firstId);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringMatching(/s-maxage=\d+, stale-while-revalidate=\d+/) as string,
      vary: 'Accept-Encoding',
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/) as string,
    });
    expect(cache.statistics()).toMatchObject({ cached: 1, rendered: 1, others: 0, pages: 1 });
  });

  it('counts each API call, and sends it current rate limit headers', async () => {
    admit.mockReset().mockImplementation((_request, response) => {
      response.setHeader('ratelimit', '"default";r=7;t=1');
      return Promise.resolve(true);
    });
    const etag = { ...HTML.headers, etag: 'W/"of-the-api"' };
    render.mockImplementation(() => page('laws', { headers: etag }));
    await get('/api/v1/laws');
    const { status, headers, body } = await get('/api/v1/laws');
    expect({ status, body }).toEqual({ status: 200, body: 'laws' });
    expect(headers).toMatchObject({ ratelimit: '"default";r=7;t=1', 'x-content-type-options': 'nosniff' });
    expect(headers.etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect((await get('/api/v1/laws', { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
    admit.mockImplementation((_request, response) => {
      response.writeHead(429).end();
      return Promise.resolve(false);
    });
    expect((await get('/api/v1/laws')).status).toBe(429);
    expect(render).toHaveBeenCalledOnce();
    expect(admit).toHaveBeenCalledTimes(3);
  });

  it('renders a page only once for simultaneous requests', async () => {
    let answer: (response: Response) => void = () => undefined;
    render.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const asked = Array.from({ length: 20 }, () => get('/about'));
    await vi.waitFor(() => expect(render).toHaveBeenCalled());
    await get('/ll97/blog/events');
    answer(new Response('about', HTML));
    expect((await Promise.all(asked)).map(({ body }) => body)).toEqual(Array(20).fill('about'));
    expect(render).toHaveBeenCalledOnce();
  });

  it.each(['br', 'gzip'])('compresses both new and cached pages with %s', async (encoding) => {
    render.mockImplementation(() => page('word '.repeat(1000)));
    const { port } = server.address() as AddressInfo;
    const fetchPage = () =>
      fetch(`http://127.0.0.1:${port}/about`, { headers: { 'accept-encoding': encoding } });
    for (const answer of [await fetchPage(), await fetchPage()]) {
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(Number(answer.headers.get('content-length'))).toBeLessThan(100);
      expect(await answer.text()).toBe('word '.repeat(1000));
    }
  });

  it('counts every request for an existing article, cached or not', async () => {
    count.mockClear();
    for (const query of ['', '', '?utm_source=a']) await get(`/ll97/blog/an-article${query}`);
    render.mockImplementation(() => page('', { status: 404 }));
    await get('/ll97/blog/nothing');
    expect(count.mock.calls.map(([, url]) => url)).toEqual([
      '/ll97/blog/an-article',
      '/ll97/blog/an-article',
      '/ll97/blog/an-article?utm_source=a',
    ]);
  });

  it('responds with 304 to a browser that already has the page in any encoding', async () => {
    const { headers } = await get('/about');
    const again = await get('/about', {
      'if-none-match': `"other", ${headers.etag}`,
      'accept-encoding': 'br',
    });
    expect(again).toMatchObject({ status: 304, body: '' });
    expect(again.headers.etag).toBe(headers.etag);
    expect(again.headers['cache-control']).toBe(headers['cache-control']);
  });

  it('responds to HEAD without the body', async () => {
    const { headers } = await get('/about');
    expect(await get('/about', {}, 'HEAD')).toMatchObject({
      status: 200,
      body: '',
      headers: { 'content-length': headers['content-length'] },
    });
    expect(render).toHaveBeenCalledOnce();
  });

  it('caches each search, category and page separately', async () => {
    for (const query of ['', '?q=a', '?q=b', '?q=a&page=2', '?page=2&q=a']) await get(`/ll97/blog${query}`);
    expect(render).toHaveBeenCalledTimes(4);
  });
});

describe('PageCache, when content changes,', () => {
  it('rerenders every page', async () => {
    await get('/about');
    emitContentEvent({ collection: 'articles', module: 'cwz', change: 'published' });
    render.mockImplementation(() => page('new'));
    expect((await get('/about')).body).toBe('new');
  });

  it('responds to new requests with the new page even while the old one is being rendered', async () => {
    let answer: (response: Response) => void = () => undefined;
    render.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const early = get('/about');
    await vi.waitFor(() => expect(render).toHaveBeenCalled());
    emitContentEvent({ collection: 'about', change: 'changed' });
    render.mockImplementation(() => page('new'));
    expect((await get('/about')).body).toBe('new');
    answer(new Response('old', HTML));
    expect((await early).body).toBe('old');
    expect((await get('/about')).body).toBe('new');
  });

  it.each([
    ['submissions', 'quiz-submissions', '/nyc-internet/report'],
    ['city data', 'city', '/buildings/1008350041'],
  ])('rerenders only pages that show %s when that data changes', async (_what, collection, path) => {
    for (const asked of [path, '/ll97']) await get(asked);
    render.mockClear();
    emitContentEvent({ collection, change: 'changed' });
    for (const asked of [path, '/ll97']) await get(asked);
    expect(render.mock.calls.map(([address]) => new URL(address).pathname)).toEqual([path]);
  });

  it('sends no cached pages while the process receives no content events', async () => {
    await get('/about');
    setListening(false);
    await get('/about');
    await get('/about');
    expect(render).toHaveBeenCalledTimes(3);
  });
});

describe('PageCache, when a page cannot be rendered,', () => {
  it.each([
    ['an error', () => Promise.reject(new Error('no database'))],
    ['a 503', () => page('unavailable', { ...HTML, status: 503 })],
  ])('sends the outdated page instead of %s', async (_what, fail) => {
    const { body } = await get('/about');
    emitContentEvent({ collection: 'all', change: 'changed' });
    render.mockImplementation(fail);
    expect(await get('/about')).toMatchObject({ status: 200, body });
    expect(cache.statistics().outdated).toBe(1);
    render.mockImplementation(() => page('back'));
    expect((await get('/about')).body).toBe('back');
  });

  it('does not cache a page that was rendered without the database, because it may be outdated', async () => {
    render.mockImplementationOnce(() => {
      failureRecorder()();
      return page('from before');
    });
    expect((await get('/about')).body).toBe('from before');
    expect((await get('/about')).body).toBe('page of https://site.example/about');
  });

  it('does not send a withdrawn page again', async () => {
    await get('/about');
    emitContentEvent({ collection: 'all', change: 'changed' });
    render.mockImplementation(() => page('gone', { ...HTML, status: 404 }));
    expect((await get('/about')).status).toBe(404);
    render.mockImplementation(() => Promise.reject(new Error('no database')));
    expect((await get('/about')).status).toBe(500);
  });

  it('responds with the error if no older page is cached', async () => {
    render.mockImplementation(() => page('unavailable', { ...HTML, status: 503 }));
    expect(await get('/about')).toMatchObject({ status: 503, body: 'unavailable' });
    render.mockImplementation(() => Promise.reject(new Error('no database')));
    expect((await get('/about')).status).toBe(500);
  });
});

describe('PageCache, for pages that depend on the day,', () => {
  it('rerenders pages at midnight in New York', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T04:58:00Z') });
    await get('/cwz');
    vi.setSystemTime(Date.parse('2026-12-01T04:59:59.999Z'));
    await get('/cwz');
    expect(render).toHaveBeenCalledOnce();
    vi.setSystemTime(Date.parse('2026-12-01T05:00:00Z'));
    await get('/cwz');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('dates a page by when its rendering started', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T04:59:59.999Z') });
    render.mockImplementationOnce(() => {
      vi.setSystemTime(Date.parse('2026-12-01T05:00:00.100Z'));
      return page('yesterday');
    });
    await get('/cwz');
    expect((await get('/cwz')).body).toContain('page of');
  });
});

describe('PageCache does not cache', () => {
  it.each([
    ['an error page', { ...HTML, status: 404 }],
    ['a page with a cookie', { headers: { ...HTML.headers, 'set-cookie': 'a=b' } }],
    ['a private page', { headers: { ...HTML.headers, 'cache-control': 'private, no-store' } }],
  ])('%s', async (_what, init) => {
    render.mockImplementation(() => page('once', init));
    const { headers } = await get('/ll97/blog/nothing');
    await get('/ll97/blog/nothing');
    expect(render).toHaveBeenCalledTimes(2);
    expect(headers['cache-control'] ?? '').not.toContain('s-maxage');
  });

  it('a redirect, which the next handler sends with the whole query', async () => {
    render.mockImplementation(() => page('', { status: 301, headers: { location: '/new' } }));
    expect((await get('/ll97/blog/old?utm_source=a')).body).toBe('others: /ll97/blog/old?utm_source=a');
    expect(await get('/ll97/blog/old')).toMatchObject({ status: 301, headers: { location: '/new' } });
  });

  it.each([
    ['a preview', '/about?preview=true', {}],
    ['the data of a preview', '/about.data', { referer: 'https://site.example/about?preview=true' }],
    ['a report', '/ll97/report/abcdefghijklmnopqrstuv', {}],
  ])('%s', async (_what, path, headers) => {
    await get('/about');
    await get('/about.data');
    expect((await get(path, headers)).body).toBe(`others: ${path}`);
  });

  it('a response to a form', async () => {
    await get('/contact');
    expect((await get('/contact', {}, 'POST')).body).toBe('others: /contact');
  });
});

it('the memory for cached pages is limited, and searches do not evict other pages', async () => {
  await restart({
    siteUrl: 'https://site.example',
    store: new PageStore({ pages: 100_000, queries: 40_000 }),
  });
  await get('/about');
  for (let search = 0; search < 50; search += 1) await get(`/ll97/blog?q=${search}`);
  expect(cache.statistics().bytes).toBeLessThanOrEqual(100_000);
  expect(cache.statistics().pages).toBeLessThan(20);
  render.mockClear();
  await get('/about');
  expect(render).not.toHaveBeenCalled();
});

describe('PageCache, without SITE_URL,', () => {
  beforeEach(() => restart({}));

  it('caches pages separately for each requested host', async () => {
    await get('/about', { host: 'a.example' });
    expect((await get('/about', { host: 'b.example' })).body).toBe('page of http://b.example/about');
    expect((await get('/about', { host: 'a.example' })).body).toBe('page of http://a.example/about');
  });

  it.each([
    ['/ll97/blog', { host: 'a.example', 'x-forwarded-host': 'x/ll97/blog/events?' }],
    ['/blog', { host: 'a.example/ll97' }],
  ])('does not respond to a request for %s with an invalid host: %j', async (path, headers) => {
    await get('/ll97/blog', { host: 'a.example' });
    const answered = vi.spyOn(cache, 'respond');
    await get(path, headers);
    expect(answered).toHaveLastReturnedWith(false);
  });
});
