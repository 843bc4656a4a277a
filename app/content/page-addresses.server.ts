import type { Module } from '#cms/payload-types.ts';
import { MODULE_SLUGS, type ModuleSlug } from '#app/regulations/index.ts';
import { AS_VISITOR, openPayload } from './payload.server.ts';

const PUBLISHED = { _status: { equals: 'published' } } as const;

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
export async function listModuleAddresses(): Promise<ModuleAddress[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...AS_VISITOR,
    collection: 'modules',
    pagination: false,
    depth: 0,
    select: { slug: true, sections: true, updatedAt: true },
  });
  return MODULE_SLUGS.flatMap((slug) => docs.filter((module) => module.slug === slug)).map(
    ({ slug, sections, updatedAt }) => ({ slug, sections, changedAt: updatedAt }),
  );
}

/** The address of every published article, newest first. Reads nothing else of them, as there may be thousands. */
export async function listArticleAddresses(): Promise<ArticleAddress[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...AS_VISITOR,
    collection: 'articles',
    where: PUBLISHED,
    sort: ['-publishedAt', '-id'],
    pagination: false,
    depth: 0,
    select: { slug: true, module: true, updatedAt: true },
  });
  return docs.map(({ slug, module, updatedAt }) => ({ slug, module, changedAt: updatedAt }));
}

/** The address of every published guide. */
export async function listGuideAddresses(): Promise<PageAddress[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...AS_VISITOR,
    collection: 'guides',
    where: PUBLISHED,
    sort: ['order', 'title'],
    pagination: false,
    depth: 0,
    select: { slug: true, updatedAt: true },
  });
  return docs.map(({ slug, updatedAt }) => ({ slug, changedAt: updatedAt }));
}

/** The address of every published partner's profile. Examples are left out: there are no such firms. */
export async function listPartnerAddresses(): Promise<PageAddress[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...AS_VISITOR,
    collection: 'partners',
    where: { ...PUBLISHED, isExample: { not_equals: true } },
    sort: 'name',
    pagination: false,
    depth: 0,
    select: { slug: true, updatedAt: true },
  });
  return docs.map(({ slug, updatedAt }) => ({ slug, changedAt: updatedAt }));
}
