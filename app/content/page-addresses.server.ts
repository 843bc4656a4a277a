import type { Module } from '#cms/payload-types.ts';
import { MODULE_SLUGS, type ModuleSlug } from '#app/regulations/index.ts';
import { openPayload } from '#cms/open-payload.ts';
import { asReader } from './reader.server.ts';
import { allShown } from './published.server.ts';
import { remembered } from './remembered.server.ts';

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

/** Every module that there is, in the registry's order, with which of its sections are open. */
export const listModuleAddresses = remembered(async (): Promise<ModuleAddress[]> => {
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
  const articles = await allShown('articles', {
    sort: ['-publishedAt', '-id'],
    select: { slug: true, module: true, updatedAt: true },
  });
  return articles.map(({ slug, module, updatedAt }) => ({ slug, module, changedAt: updatedAt }));
}

/** The address of every published guide. */
export async function listGuideAddresses(): Promise<PageAddress[]> {
  const guides = await allShown('guides', {
    sort: ['order', 'title'],
    select: { slug: true, updatedAt: true },
  });
  return guides.map(({ slug, updatedAt }) => ({ slug, changedAt: updatedAt }));
}

/** The address of every published partner's profile. Examples are left out: there are no such firms. */
export async function listPartnerAddresses(): Promise<PageAddress[]> {
  const partners = await allShown('partners', {
    where: { isExample: { not_equals: true } },
    sort: 'name',
    select: { slug: true, updatedAt: true },
  });
  return partners.map(({ slug, updatedAt }) => ({ slug, changedAt: updatedAt }));
}
