import type { Article, Module } from '#cms/payload-types.ts';
import { MODULE_SLUGS } from '#law/modules.ts';
import type { SiteRoute } from '#app/route-handle.ts';

export type PageUrl = Pick<Article, 'slug' | 'updatedAt'>;

export type ArticleUrl = PageUrl & Pick<Article, 'module'>;

export interface SitemapContent {
  modules: Pick<Module, 'slug' | 'updatedAt' | 'sections'>[];
  articles: ArticleUrl[];
  figures: PageUrl[];
  guides: PageUrl[];
  issues: PageUrl[];
  laws: PageUrl[];
  partners: PageUrl[];
}

export interface SitemapPage {
  path: string;
  updatedAt?: string;
}

const newest = (pages: PageUrl[]): string | undefined =>
  pages
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);

function routePages({ path, handle }: SiteRoute, addresses: SitemapContent): SitemapPage[] {
  const { sitemap, section, lists } = handle;
  const [, first] = path.split('/');
  const isModule = MODULE_SLUGS.some((slug) => slug === first);
  const module = addresses.modules.find(({ slug }) => slug === first);
  if (!sitemap || (isModule && !module)) return [];
  if (section && module?.sections[section] !== 'live') return [];
  const articles = addresses.articles.filter((article) => article.module === first);
  if (sitemap === true) {
    const listed = section === 'blog' ? articles : lists ? addresses[lists] : [];
    return [{ path, updatedAt: newest(listed) ?? module?.updatedAt }];
  }
  const documents = sitemap === 'articles' ? articles : addresses[sitemap];
  return documents.map(({ slug, updatedAt }) => ({ path: path.replace(':slug', slug), updatedAt }));
}

export const sitemapPages = (routes: readonly SiteRoute[], addresses: SitemapContent): SitemapPage[] =>
  routes.flatMap((route) => routePages(route, addresses));
