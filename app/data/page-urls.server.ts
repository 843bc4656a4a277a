import type { SiteRoute } from '#app/route-handle.ts';
import { listModules } from './modules.server.ts';
import { listIssueAddresses } from './newsletter-issues.server.ts';
import { findShown } from './reader.server.ts';
import { type ArticleAddress, type PageAddress, type SitemapPage, sitemapPages } from './sitemap-pages.ts';

export const listArticleAddresses = (): Promise<ArticleAddress[]> =>
  findShown('articles', {
    sort: ['-publishedAt', '-id'],
    select: { slug: true, module: true, updatedAt: true },
  });

export const listGuideAddresses = (): Promise<PageAddress[]> =>
  findShown('guides', { sort: ['order', 'title'], select: { slug: true, updatedAt: true } });

export const listPartnerAddresses = (): Promise<PageAddress[]> =>
  findShown('partners', {
    where: { isExample: { not_equals: true } },
    sort: 'name',
    select: { slug: true, updatedAt: true },
  });

async function listLawAddresses(): Promise<PageAddress[]> {
  const laws = await findShown('laws', {
    where: { isOff: { not_equals: true } },
    sort: 'key',
    select: { key: true, updatedAt: true },
  });
  return laws.map(({ key, updatedAt }) => ({ slug: key, updatedAt }));
}

export async function listSitemapPages(routes: readonly SiteRoute[]): Promise<SitemapPage[]> {
  const [modules, articles, guides, issues, laws, partners] = await Promise.all([
    listModules(),
    listArticleAddresses(),
    listGuideAddresses(),
    listIssueAddresses(),
    listLawAddresses(),
    listPartnerAddresses(),
  ]);
  return sitemapPages(routes, { modules, articles, guides, issues, laws, partners });
}
