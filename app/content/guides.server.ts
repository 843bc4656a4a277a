import type { Guide } from '#cms/payload-types.ts';
import { asEditor } from './editor.server.ts';
import { AS_VISITOR, openPayload } from './payload.server.ts';
import { allPublished, PUBLISHED } from './published.server.ts';
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
export async function listGuides(): Promise<GuideCard[]> {
  const guides = await allPublished('guides', {
    sort: ['order', 'title'],
    select: { slug: true, title: true, excerpt: true },
  });
  return guides.map(({ slug, title, excerpt }) => ({ slug, title, excerpt }));
}

/** A guide by its address: the published one, or with an editor's headers the newest draft. */
export async function findGuide(slug: string, editor?: Headers): Promise<GuideDocument | undefined> {
  const payload = await openPayload();
  const access = editor ? await asEditor(editor) : AS_VISITOR;
  if (!access) return undefined;
  const { docs } = await payload.find({
    ...access,
    collection: 'guides',
    where: { and: [{ slug: { equals: slug } }, ...(editor ? [] : [PUBLISHED])] },
    limit: 1,
    pagination: false,
    depth: 1,
  });
  const [guide] = docs;
  if (!guide) return undefined;
  const { title, excerpt, body, updatedAt } = guide;
  return { slug, title, excerpt, updatedAt, html: richTextToHtml(body) };
}
