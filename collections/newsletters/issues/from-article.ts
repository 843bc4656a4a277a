import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { findFirst } from '#cms/database/find.ts';
import { inTransaction, lockUntilCommit } from '#cms/database/transactions.ts';
import { badRequest } from '#cms/errors.ts';
import { idSchema } from '#cms/panel/endpoint.ts';
import type { NewsletterIssue } from '#cms/payload-types.ts';
import { forEditors } from './for-editors.ts';

const collection = 'newsletter-issues';

async function findFreeSlug(req: PayloadRequest, wanted: string): Promise<string> {
  const base = wanted.slice(0, 90);
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!(await findFirst(req, collection, { slug: { equals: slug } }))) return slug;
  }
}

/** A draft that editors complete, send or schedule. */
async function createIssue(req: PayloadRequest, id: number): Promise<NewsletterIssue> {
  await lockUntilCommit(req, 'slugs of newsletter issues');
  const article = await findFirst(req, 'articles', { id: { equals: id }, _status: { equals: 'published' } });
  if (!article) throw badRequest('Publish the article first.');
  const { title, module } = article;
  const slug = await findFreeSlug(req, article.slug);
  const data = { title, slug, newsletters: [module], articles: [id], status: 'draft' as const };
  return req.payload.create({
    collection,
    data: { ...data, recipients: 0, bounced: 0, unsubscribed: 0 },
    req,
  });
}

export const createFromArticle = forEditors(z.object({ article: idSchema }), ({ payload }, { article }) =>
  inTransaction(payload, async (req) => ({ id: (await createIssue(req, article)).id })),
);
