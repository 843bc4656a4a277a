import type { Module } from '#cms/payload-types.ts';
import type { ModuleSlug } from '#app/regulations/index.ts';
import { moduleWith } from './module-query.server.ts';
import { openPayload } from '#cms/open-payload.ts';
import { asReader } from './reader.server.ts';
import { remembered } from './remembered.server.ts';
import { isShown } from './published.server.ts';

/** A module's name and the titles of its pages. */
export interface ModuleTitles {
  name: string;
  menu: Module['menu'];
  overview: string;
  blog: string;
  newsletter: string;
  vendorAccess: string;
}

/** The titles of a module's pages, or nothing where the module is not in the back office. */
export const findModuleTitles = remembered(async (slug: ModuleSlug): Promise<ModuleTitles | undefined> => {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...moduleWith(slug),
    select: {
      name: true,
      menu: true,
      overview: { heading: true },
      blog: { heading: true, newsletterHeading: true },
      vendorAccess: { heading: true },
    },
  });
  return (
    docs[0] && {
      name: docs[0].name,
      menu: docs[0].menu,
      overview: docs[0].overview.heading,
      blog: docs[0].blog.heading,
      newsletter: docs[0].blog.newsletterHeading,
      vendorAccess: docs[0].vendorAccess.heading,
    }
  );
});

/** The title of a published article, or nothing. */
export async function findArticleTitle(module: ModuleSlug, slug: string): Promise<string | undefined> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...asReader(),
    collection: 'articles',
    where: { module: { equals: module }, slug: { equals: slug }, ...isShown() },
    limit: 1,
    pagination: false,
    depth: 0,
    select: { title: true },
  });
  return docs[0]?.title;
}

/** The title of a published guide, or nothing. */
export async function findGuideTitle(slug: string): Promise<string | undefined> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...asReader(),
    collection: 'guides',
    where: { slug: { equals: slug }, ...isShown() },
    limit: 1,
    pagination: false,
    depth: 0,
    select: { title: true },
  });
  return docs[0]?.title;
}

/** The name of a published partner, or nothing. */
export async function findPartnerTitle(slug: string): Promise<string | undefined> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...asReader(),
    collection: 'partners',
    where: { slug: { equals: slug }, ...isShown() },
    limit: 1,
    pagination: false,
    depth: 0,
    select: { name: true },
  });
  return docs[0]?.name;
}
