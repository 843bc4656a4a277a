import { describe, expect, it } from 'vitest';
import { GENERAL_PAGES } from './general-pages.ts';
import { publicPages, type Addresses } from './public-pages.ts';
import { robotsOf } from './robots.ts';
import { sitemapOf } from './sitemap.server.ts';

const NOTHING: Addresses = { modules: [], articles: [], guides: [], partners: [] };
const closed = {
  quiz: 'comingSoon',
  report: 'comingSoon',
  blog: 'comingSoon',
  vendorAccess: 'comingSoon',
} as const;
const live = { quiz: 'live', report: 'live', blog: 'live', vendorAccess: 'live' } as const;
const changedAt = '2026-03-01T12:00:00.000Z';
const article = { module: 'll97', slug: 'first', changedAt: '2026-04-01T12:00:00.000Z' } as const;

const pathsOf = (addresses: Partial<Addresses>) =>
  publicPages({ ...NOTHING, ...addresses })
    .map(({ path }) => path)
    .slice(GENERAL_PAGES.length);

describe('the public pages', () => {
  it('are the general ones, also where the back office is empty', () => {
    expect(publicPages(NOTHING)).toEqual(GENERAL_PAGES.map((path) => ({ path })));
  });

  it('of a module whose sections are closed are its overview', () => {
    const modules = [{ slug: 'll97', sections: closed, changedAt } as const];
    expect(pathsOf({ modules, articles: [article] })).toEqual(['/ll97']);
  });

  it('of a module that is open are all, with its own articles', () => {
    const modules = [{ slug: 'll97', sections: live, changedAt } as const];
    const foreign = { ...article, module: 'cwz', slug: 'zones' } as const;
    expect(pathsOf({ modules, articles: [article, foreign] })).toEqual([
      '/ll97',
      '/ll97/quiz',
      '/ll97/report',
      '/ll97/calculator',
      '/ll97/vendor-access',
      '/ll97/blog',
      '/ll97/blog/first',
    ]);
  });

  it('of a module without reports leave them out, and have its questions also where sections are closed', () => {
    const cwz = (sections: typeof live | typeof closed) => [{ slug: 'cwz', sections, changedAt } as const];
    expect(pathsOf({ modules: cwz(closed) })).toEqual(['/cwz', '/cwz/faq']);
    expect(pathsOf({ modules: cwz(live) })).toEqual([
      '/cwz',
      '/cwz/assessment',
      '/cwz/faq',
      '/cwz/vendor-access',
      '/cwz/blog',
    ]);
  });

  it('have the guides and the partners among them', () => {
    const guides = [{ slug: 'getting-started', changedAt }];
    const partners = [{ slug: 'boiler-and-sons', changedAt }];
    expect(pathsOf({ guides, partners })).toEqual(['/help/getting-started', '/partners/boiler-and-sons']);
  });

  it('change when what they show changes: a blog with its newest article', () => {
    const modules = [{ slug: 'll97', sections: live, changedAt } as const];
    const older = { ...article, slug: 'second', changedAt: '2026-01-01T12:00:00.000Z' };
    const pages = publicPages({ ...NOTHING, modules, articles: [older, article] });
    expect(pages.find(({ path }) => path === '/ll97')?.changedAt).toBe(changedAt);
    expect(pages.find(({ path }) => path === '/ll97/blog')?.changedAt).toBe(article.changedAt);
  });
});

describe('the sitemap', () => {
  it('has whole addresses, escaped, and the day of the last change', async () => {
    const pages = [{ path: '/' }, { path: '/ll97?a=1&b=<2>', changedAt }];
    expect(await sitemapOf(pages, 'https://site.test')).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        '<url><loc>https://site.test/</loc></url>',
        '<url><loc>https://site.test/ll97?a=1&amp;b=%3C2%3E</loc>',
        `<lastmod>${changedAt}</lastmod></url></urlset>`,
      ].join(''),
    );
  });

  it('of ten thousand pages is written at once', async () => {
    const pages = Array.from({ length: 10_000 }, (_, index) => ({ path: `/ll97/blog/${index}`, changedAt }));
    const xml = await sitemapOf(pages, 'https://site.test');
    expect(xml.match(/<loc>/g)).toHaveLength(10_000);
  });
});

it('robots may read everything but the back office, and are told of the sitemap', () => {
  expect(robotsOf('https://site.test')).toBe(
    `User-agent: *
Disallow: /admin
Disallow: /api
Allow: /api/media/file/

Sitemap: https://site.test/sitemap.xml
`,
  );
});
