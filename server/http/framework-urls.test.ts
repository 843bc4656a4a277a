import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask, saysItsName, serve } from '#tests/support/application.ts';
import { siteRoutes } from '#tests/support/site-routes.ts';

const pages = vi.fn(saysItsName('site'));

let server: Server;

beforeAll(async () => {
  server = await serve({ site: { pages } });
});
afterAll(() => server.close());

const FILES = siteRoutes.routes.filter(({ isPage }) => !isPage);

describe('the URLs that Remix adds', () => {
  it('do not exist for files, actions or streams', async () => {
    const paths = FILES.map(({ path }) => path.replace(/:\w+|\*/g, 'x'));
    const spellings = ['/ll97/blog/events/.data', '/ll97/blog/events.data/', '/ll97/blog/event%73.data'];
    for (const path of [...paths.map((each) => `${each}.data`), ...spellings]) {
      for (const method of ['GET', 'POST']) {
        expect((await ask(server, { method, path })).status, `${method} ${path}`).toBe(404);
      }
    }
    expect(pages).not.toHaveBeenCalled();
  });

  it('do not exist for the API, which responds with a problem', async () => {
    const search = await ask(server, { path: '/api/v1/buildings.data?q=350+5th+Avenue' });
    expect(search.status).toBe(404);
    expect(search.headers['content-type']).toContain('application/problem+json');
    expect((await ask(server, { path: '/mcp.data', method: 'POST', body: '[]' })).status).toBe(404);
  });

  it('include no manifest for many paths, because 2,000 paths took two seconds', async () => {
    const paths = Array.from({ length: 1990 }, (_, index) => `p=/a${index}`)
      .join('&')
      .slice(0, 4000);
    pages.mockClear();
    expect((await ask(server, { path: `/__manifest?version=1&${paths}` })).status).toBe(400);
    const many = Array.from({ length: 30 }, (_, index) => `p=/a${index}`).join('&');
    for (const query of [many, `p=${'/a'.repeat(60)}`]) {
      expect((await ask(server, { path: `/__manifest?version=1&${query}` })).status).toBe(404);
    }
    expect(pages).not.toHaveBeenCalled();
  });

  it.each(['/?_data=root', '/search?q=a&%5Fdata=root', '/api/v1/laws?_data'])(
    'do not exist for the data of one route: %s',
    async (path) => {
      expect((await ask(server, { path })).status).toBe(404);
    },
  );

  it('exist for pages', async () => {
    const manifest = '/__manifest?version=1&p=%2Fcwz%2Freport%2Fabc&p=%2Fcwz';
    for (const path of [manifest, '/search.data?q=fines', '/_root.data']) {
      expect((await ask(server, { path })).body).toBe(`site: GET ${path}`);
    }
  });
});
