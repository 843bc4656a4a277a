import type { LoaderFunctionArgs } from '@remix-run/node';
import { describe, expect, it, vi } from 'vitest';
import type { SitemapPage } from '#app/data/sitemap-pages.ts';
import { loader as robots } from './robots.ts';
import { loader as sitemap } from './sitemap.ts';

const { listSitemapPages, countBuildingSitemaps, listBuildingPages } = vi.hoisted(() => ({
  listSitemapPages: vi.fn<() => Promise<SitemapPage[]>>(),
  countBuildingSitemaps: vi.fn<() => Promise<{ count: number; updatedAt?: string }>>(),
  listBuildingPages: vi.fn<(page: number) => Promise<SitemapPage[]>>(),
}));

vi.mock('#app/data/page-urls.server.ts', () => ({ listSitemapPages }));
vi.mock('#app/data/covered-buildings.server.ts', () => ({ countBuildingSitemaps, listBuildingPages }));

const updatedAt = '2026-03-01T12:00:00.000Z';
const argsFor = (name?: string) =>
  ({
    request: new Request('https://site.test/'),
    context: { siteRoutes: () => Promise.resolve([]) },
    params: { name },
  }) as never as LoaderFunctionArgs;
const args = argsFor();

async function renderSitemap(pages: SitemapPage[]): Promise<string> {
  listSitemapPages.mockResolvedValue(pages);
  return (await sitemap(argsFor('pages'))).text();
}

const indexed = async () =>
  [...(await (await sitemap(args)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

describe('the sitemap index', () => {
  it('lists the page sitemap and the sitemaps of covered buildings', async () => {
    countBuildingSitemaps.mockResolvedValue({ count: 2, updatedAt });
    expect(await indexed()).toEqual([
      'https://site.test/sitemaps/pages.xml',
      'https://site.test/sitemaps/buildings-1.xml',
      'https://site.test/sitemaps/buildings-2.xml',
    ]);
  });

  it('leaves out buildings when search engines must not list them', async () => {
    countBuildingSitemaps.mockResolvedValue({ count: 0 });
    expect(await indexed()).toEqual(['https://site.test/sitemaps/pages.xml']);
  });
});

describe('a building sitemap', () => {
  it('lists the buildings of the requested part', async () => {
    listBuildingPages.mockImplementation((page) =>
      Promise.resolve(page === 2 ? [{ path: '/buildings/1008350041', updatedAt }] : []),
    );
    const xml = await (await sitemap(argsFor('buildings-2'))).text();
    expect(xml).toContain('<loc>https://site.test/buildings/1008350041</loc>');
  });

  it.each(['buildings-3', 'buildings-0', 'buildings-01', 'buildings-x', 'users', ''])(
    'responds with 404 at "%s"',
    async (name) => {
      expect((await sitemap(argsFor(name))).status).toBe(404);
    },
  );
});

describe('the page sitemap', () => {
  it('contains absolute, escaped URLs and the time of the last change', async () => {
    expect(await renderSitemap([{ path: '/' }, { path: '/ll97?a=1&b=<2>', updatedAt }])).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        '<url><loc>https://site.test/</loc></url>',
        '<url><loc>https://site.test/ll97?a=1&amp;b=%3C2%3E</loc>',
        `<lastmod>${updatedAt}</lastmod></url></urlset>`,
      ].join(''),
    );
  });
});

it('robots.txt disallows the back office and links to the sitemap', async () => {
  expect(await robots(args).text()).toBe(
    `User-agent: *
Disallow: /admin
Disallow: /api
Allow: /api/media/file/

Sitemap: https://site.test/sitemap.xml
`,
  );
});
