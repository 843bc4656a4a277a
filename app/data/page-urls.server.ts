import type { SiteRoute } from '#app/route-handle.ts';
import { listModules } from './modules.server.ts';
import { listIssueUrls } from './newsletter-issues.server.ts';
import { findShown } from './reader.server.ts';
import { type ArticleUrl, type PageUrl, type SitemapPage, sitemapPages } from './sitemap-pages.ts';

export const listArticleUrls = (): Promise<ArticleUrl[]> =>
  findShown('articles', {
    sort: ['-publishedAt', '-id'],
    select: { slug: true, module: true, updatedAt: true },
  });

export const listGuideUrls = (): Promise<PageUrl[]> =>
  findShown('guides', { sort: ['order', 'title'], select: { slug: true, updatedAt: true } });

export const listPartnerUrls = (): Promise<PageUrl[]> =>
  findShown('partners', {
    where: { isExample: { not_equals: true } },
    sort: 'name',
    select: { slug: true, updatedAt: true },
  });

async function listLawUrls(): Promise<PageUrl[]> {
  const laws = await findShown('laws', {
    where: { isOff: { not_equals: true } },
    sort: 'key',
    select: { key: true, updatedAt: true },
  });
  return laws.map(({ key, updatedAt }) => ({ slug: key, updatedAt }));
}

async function listFigureUrls(): Promise<PageUrl[]> {
  const figures = await findShown('figures', { select: { key: true, updatedAt: true } });
  return figures.map(({ key, updatedAt }) => ({ slug: key, updatedAt }));
}

export async function listSitemapPages(routes: readonly SiteRoute[]): Promise<SitemapPage[]> {
  const [modules, articles, figures, guides, issues, laws, partners] = await Promise.all([
    listModules(),
    listArticleUrls(),
    listFigureUrls(),
    listGuideUrls(),
    listIssueUrls(),
    listLawUrls(),
    listPartnerUrls(),
  ]);
  return sitemapPages(routes, { modules, articles, figures, guides, issues, laws, partners });
}
