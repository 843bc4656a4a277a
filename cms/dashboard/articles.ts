import type { Payload } from 'payload';
import type { Article, User } from '#cms/payload-types.ts';

export type NewestArticle = Pick<Article, 'id' | 'title' | 'module' | 'readCount' | 'publishedAt'>;

/** The articles that were published last, as this person may see them. One query. */
export async function newestArticles(payload: Payload, user: User, limit: number): Promise<NewestArticle[]> {
  const { docs } = await payload.find({
    collection: 'articles',
    where: { _status: { equals: 'published' } },
    sort: '-publishedAt',
    limit,
    pagination: false,
    depth: 0,
    select: { title: true, module: true, readCount: true, publishedAt: true },
    overrideAccess: false,
    user,
  });
  return docs;
}
