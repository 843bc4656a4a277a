import type { LoaderFunctionArgs } from '@remix-run/node';
import { describe, expect, it, vi } from 'vitest';
import type { SitemapPage } from '#app/content/sitemap-pages.ts';
import { loader as robots } from './robots.ts';
import { loader as sitemap } from './sitemap.ts';

const listSitemapPages = vi.hoisted(() => vi.fn<() => Promise<SitemapPage[]>>());

vi.mock('#app/content/page-addresses.server.ts', () => ({ listSitemapPages }));

const updatedAt = '2026-03-01T12:00:00.000Z';
const args = {
  request: new Request('https://site.test/'),
  context: { siteRoutes: () => Promise.resolve([]) },
} as never as LoaderFunctionArgs;

async function sitemapOf(pages: SitemapPage[]): Promise<string> {
  listSitemapPages.mockResolvedValue(pages);
  return (await sitemap(args)).text();
}

describe('The sitemap', () => {
  it('has whole addresses, escaped, and the day of the last change', async () => {
    expect(await sitemapOf([{ path: '/' }, { path: '/ll97?a=1&b=<2>', updatedAt }])).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        '<url><loc>https://site.test/</loc></url>',
        '<url><loc>https://site.test/ll97?a=1&amp;b=%3C2%3E</loc>',
        `<lastmod>${updatedAt}</lastmod></url></urlset>`,
      ].join(''),
    );
  });

  it('has room for ten thousand pages', async () => {
    const pages = Array.from({ length: 10_000 }, (_, index) => ({ path: `/ll97/blog/${index}`, updatedAt }));
    expect((await sitemapOf(pages)).match(/<loc>/g)).toHaveLength(10_000);
  });
});

it('robots.txt keeps robots out of the back office, and names the sitemap', async () => {
  expect(await robots(args).text()).toBe(
    `User-agent: *
Disallow: /admin
Disallow: /api
Allow: /api/media/file/

Sitemap: https://site.test/sitemap.xml
`,
  );
});
