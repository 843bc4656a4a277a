import { MODULE_SLUGS, type ModuleSlug } from '#app/regulations/index.ts';
import type { SiteRoute } from '#app/route-handle.ts';
import { openPayload } from '#cms/open-payload.ts';
import { findShown, asReader } from './reader.server.ts';
import { cached } from './cached.server.ts';
import {
  type ArticleAddress,
  type ModuleAddress,
  type PageAddress,
  type SitemapPage,
  sitemapPages,
} from './sitemap-pages.ts';

/** Every module that there is, in the registry's order, with which of its sections are open. */
export const listModuleAddresses = cached(async (): Promise<ModuleAddress[]> => {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...asReader(),
    collection: 'modules',
    pagination: false,
    depth: 0,
    select: { slug: true, sections: true, updatedAt: true },
  });
  return MODULE_SLUGS.flatMap((slug) => docs.filter((module) => module.slug === slug)).map(
    ({ slug, sections, updatedAt }) => ({ slug, sections, changedAt: updatedAt }),
  );
});

/** The modules whose blogs are open: the articles of the others are waiting. */
export async function modulesWithOpenBlogs(): Promise<ModuleSlug[]> {
  const modules = await listModuleAddresses();
  return modules.filter(({ sections }) => sections.blog === 'live').map(({ slug }) => slug);
}

/** The address of every published article, newest first. Reads nothing else of them, as there may be thousands. */
export async function listArticleAddresses(): Promise<ArticleAddress[]> {
  const articles = await findShown('articles', {
    sort: ['-publishedAt', '-id'],
    select: { slug: true, module: true, updatedAt: true },
  });
  return articles.map(({ slug, module, updatedAt }) => ({ slug, module, changedAt: updatedAt }));
}

/** The address of every published guide. */
export async function listGuideAddresses(): Promise<PageAddress[]> {
  const guides = await findShown('guides', {
    sort: ['order', 'title'],
    select: { slug: true, updatedAt: true },
  });
  return guides.map(({ slug, updatedAt }) => ({ slug, changedAt: updatedAt }));
}

/** The address of every published partner's profile. Examples are left out: there are no such firms. */
export async function listPartnerAddresses(): Promise<PageAddress[]> {
  const partners = await findShown('partners', {
    where: { isExample: { not_equals: true } },
    sort: 'name',
    select: { slug: true, updatedAt: true },
  });
  return partners.map(({ slug, updatedAt }) => ({ slug, changedAt: updatedAt }));
}

/** Every page that search engines should know, from what the back office holds now. */
export async function listSitemapPages(routes: readonly SiteRoute[]): Promise<SitemapPage[]> {
  const [modules, articles, guides, partners] = await Promise.all([
    listModuleAddresses(),
    listArticleAddresses(),
    listGuideAddresses(),
    listPartnerAddresses(),
  ]);
  return sitemapPages(routes, { modules, articles, guides, partners });
}
