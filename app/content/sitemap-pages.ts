import type { Module } from '#cms/payload-types.ts';
import { MODULE_SLUGS, type ModuleSlug } from '#app/regulations/index.ts';
import type { SiteRoute } from '#app/route-handle.ts';

/** A document that has a page of its own: the last part of its address, and when it was last changed. */
export interface PageAddress {
  slug: string;
  /** ISO 8601. */
  changedAt: string;
}

export interface ArticleAddress extends PageAddress {
  module: ModuleSlug;
}

export interface ModuleAddress extends PageAddress {
  slug: ModuleSlug;
  sections: Module['sections'];
}

/** What the back office holds that has pages of its own. */
export interface Addresses {
  modules: ModuleAddress[];
  articles: ArticleAddress[];
  guides: PageAddress[];
  partners: PageAddress[];
}

/** A page that search engines should know. */
export interface SitemapPage {
  path: string;
  /** ISO 8601, where it is known. */
  changedAt?: string;
}

const newest = (pages: PageAddress[]): string | undefined =>
  pages
    .map(({ changedAt }) => changedAt)
    .sort()
    .at(-1);

/** The pages of one route: none while its section is closed, and one for each document where it has a `:slug`. */
function pagesOf({ path, handle }: SiteRoute, addresses: Addresses): SitemapPage[] {
  const { sitemap, section } = handle;
  const [, first] = path.split('/');
  const isModule = MODULE_SLUGS.some((slug) => slug === first);
  const module = addresses.modules.find(({ slug }) => slug === first);
  if (!sitemap || (isModule && !module)) return [];
  if (section && module?.sections[section] !== 'live') return [];
  const articles = addresses.articles.filter((article) => article.module === first);
  if (sitemap === true) {
    const changedAt = (section === 'blog' ? newest(articles) : undefined) ?? module?.changedAt;
    return [{ path, changedAt }];
  }
  const documents = sitemap === 'articles' ? articles : addresses[sitemap];
  return documents.map(({ slug, changedAt }) => ({ path: path.replace(':slug', slug), changedAt }));
}

/** Every page that search engines should know, in the order of the routes. */
export const sitemapPages = (routes: readonly SiteRoute[], addresses: Addresses): SitemapPage[] =>
  routes.flatMap((route) => pagesOf(route, addresses));
