import { describe, expect, it } from 'vitest';
import { siteRoutes } from '#tests/support/site-routes.ts';
import { type SitemapContent, sitemapPages } from './sitemap-pages.ts';

const NOTHING: SitemapContent = {
  modules: [],
  articles: [],
  figures: [],
  guides: [],
  issues: [],
  laws: [],
  partners: [],
};
const inState = (state: 'comingSoon' | 'live') => ({
  quiz: state,
  report: state,
  blog: state,
  vendorAccess: state,
});
const closed = inState('comingSoon');
const live = inState('live');
const updatedAt = '2026-03-01T12:00:00.000Z';
const article = { module: 'll97', slug: 'first', updatedAt: '2026-04-01T12:00:00.000Z' } as const;

const listPages = (addresses: Partial<SitemapContent>) =>
  sitemapPages(siteRoutes.routes, { ...NOTHING, ...addresses });

const GENERAL_PAGES = listPages({}).map(({ path }) => path);

const listPaths = (addresses: Partial<SitemapContent>) =>
  listPages(addresses)
    .map(({ path }) => path)
    .filter((path) => !GENERAL_PAGES.includes(path))
    .sort();

describe('sitemapPages', () => {
  it('lists the general pages, even if the database has no content', () => {
    const pages = ['/', '/about', '/contact', '/help', '/partners/directory', '/browse-modules'];
    expect(GENERAL_PAGES).toEqual(expect.arrayContaining(pages));
    expect(
      GENERAL_PAGES.filter((path) => /search|newsletter\/(?!issues$)|:|ll97|cwz|nyc/.test(path)),
    ).toEqual([]);
  });

  it('lists only the overview of a module whose sections are closed', () => {
    const modules = [{ slug: 'll97', sections: closed, updatedAt } as const];
    expect(listPaths({ modules, articles: [article] })).toEqual(['/ll97']);
  });

  it("lists every page of an open module, with the module's articles", () => {
    const modules = [{ slug: 'll97', sections: live, updatedAt } as const];
    const foreign = { ...article, module: 'cwz', slug: 'zones' } as const;
    expect(listPaths({ modules, articles: [article, foreign] })).toEqual([
      '/ll97',
      '/ll97/blog',
      '/ll97/blog/first',
      '/ll97/calculator',
      '/ll97/quiz',
      '/ll97/report',
      '/ll97/vendor-access',
    ]);
  });

  it('omits the report of a module that has none, and lists its FAQ even while sections are closed', () => {
    const cwz = (sections: typeof live) => [{ slug: 'cwz', sections, updatedAt } as const];
    expect(listPaths({ modules: cwz(closed) })).toEqual(['/cwz', '/cwz/faq']);
    expect(listPaths({ modules: cwz(live) })).toEqual([
      '/cwz',
      '/cwz/assessment',
      '/cwz/blog',
      '/cwz/faq',
      '/cwz/vendor-access',
    ]);
  });

  it('dates a list by its newest entry', () => {
    const older = { slug: 'older', updatedAt: '2026-01-01T12:00:00.000Z' };
    const newer = { slug: 'newer', updatedAt };
    const pages = listPages({ laws: [older, newer], guides: [older], figures: [newer] });
    const updatedDay = (wanted: string) => pages.find(({ path }) => path === wanted)?.updatedAt;
    expect(updatedDay('/laws')).toBe(updatedAt);
    expect(updatedDay('/laws/older')).toBe(older.updatedAt);
    expect(updatedDay('/help')).toBe(older.updatedAt);
    expect(updatedDay('/help/older')).toBe(older.updatedAt);
    expect(updatedDay('/figures')).toBe(updatedAt);
    expect(updatedDay('/partners/directory')).toBeUndefined();
  });

  it('dates a blog by its newest article, and other pages by their module', () => {
    const modules = [{ slug: 'll97', sections: live, updatedAt } as const];
    const older = { ...article, slug: 'second', updatedAt: '2026-01-01T12:00:00.000Z' };
    const pages = listPages({ modules, articles: [older, article] });
    expect(pages.find(({ path }) => path === '/ll97')?.updatedAt).toBe(updatedAt);
    expect(pages.find(({ path }) => path === '/ll97/blog')?.updatedAt).toBe(article.updatedAt);
  });
});
