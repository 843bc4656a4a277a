import type { Guide } from '#cms/payload-types.ts';
import { openPayload } from '#cms/open-payload.ts';
import { findShown, asReader, isShown } from './reader.server.ts';
import { cached } from './cached.server.ts';
import { richTextToHtml } from './rich-text.server.ts';

/** A guide of the help center as a card shows it. */
export type GuideCard = Pick<Guide, 'slug' | 'title' | 'excerpt'>;

/** A guide as its own page shows it. */
export interface GuideDocument extends GuideCard {
  html: string;
  /** ISO 8601. */
  updatedAt: string;
}

/** The published guides, in the order that editors gave them. */
export const listGuides = cached(async (): Promise<GuideCard[]> => {
  const guides = await findShown('guides', {
    sort: ['order', 'title'],
    select: { slug: true, title: true, excerpt: true },
  });
  return guides.map(({ slug, title, excerpt }) => ({ slug, title, excerpt }));
});

/** A guide by its address. */
export const findGuide = cached(async (slug: string): Promise<GuideDocument | undefined> => {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...asReader(),
    collection: 'guides',
    where: { and: [{ slug: { equals: slug } }, isShown()] },
    limit: 1,
    pagination: false,
    depth: 1,
  });
  const [guide] = docs;
  if (!guide) return undefined;
  const { title, excerpt, body, updatedAt } = guide;
  return { slug, title, excerpt, updatedAt, html: richTextToHtml(body) };
});
