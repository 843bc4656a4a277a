import type { Guide } from '#cms/payload-types.ts';
import { findShown } from './reader.server.ts';
import { cached } from './cached.server.ts';
import { richTextToHtml } from './rich-text.server.ts';

export type GuideCard = Pick<Guide, 'slug' | 'title' | 'excerpt'>;

export type GuideDocument = GuideCard & Pick<Guide, 'updatedAt'> & { html: string };

export const listGuides = cached((): Promise<GuideCard[]> =>
  findShown('guides', { sort: ['order', 'title'], select: { slug: true, title: true, excerpt: true } }),
);

export const findGuide = cached(async (slug: string): Promise<GuideDocument | undefined> => {
  const where = { slug: { equals: slug } };
  const [guide] = await findShown('guides', { where, limit: 1, depth: 1 });
  if (!guide) return undefined;
  const { title, excerpt, body, updatedAt } = guide;
  return { slug, title, excerpt, updatedAt, html: richTextToHtml(body) };
});
