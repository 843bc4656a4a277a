import type { PayloadRequest } from 'payload';
import { longDay } from '#law/figures/figure-kinds.ts';
import { regulatoryModule } from '#law/modules.ts';
import { dayInNewYork } from '#law/days.ts';
import { findAll, findFirst } from '#cms/database/find.ts';
import { lockUntilCommit } from '#cms/database/transactions.ts';
import { badRequest } from '#cms/errors.ts';
import type { Article, NewsletterIssue } from '#cms/payload-types.ts';
import type { IssueContent } from './issue-mail.ts';
import { type Digest, digestKey, nextDigestAt } from './schedule.ts';

const collection = 'newsletter-issues';

export async function publishedArticle(req: PayloadRequest, id: number): Promise<Article> {
  const where = { id: { equals: id }, _status: { equals: 'published' } };
  const article = await findFirst(req, 'articles', where);
  if (!article) throw badRequest('Publish the article first.');
  return article;
}

export const contentOfArticle = (article: Article): IssueContent => ({
  title: article.title,
  slug: article.slug,
  newsletters: [article.module],
  articles: [article],
});

export const issuesWith = (req: PayloadRequest, article: number): Promise<NewsletterIssue[]> =>
  findAll(req, collection, { articles: { in: [article] } }, '-createdAt');

async function freeSlug(req: PayloadRequest, wanted: string): Promise<string> {
  const base = wanted.slice(0, 90);
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!(await findFirst(req, collection, { slug: { equals: slug } }))) return slug;
  }
}

const UNSENT = { recipients: 0, sent: 0, bounced: 0, unsubscribed: 0 };

export async function issueOf(req: PayloadRequest, id: number): Promise<NewsletterIssue> {
  await lockUntilCommit(req, 'slugs of newsletter issues');
  const article = await publishedArticle(req, id);
  const { title, slug, newsletters } = contentOfArticle(article);
  const data = { title, slug: await freeSlug(req, slug), newsletters, articles: [id] };
  return req.payload.create({ collection, data: { ...data, ...UNSENT, status: 'draft' }, req });
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

function digestTitle(newsletter: string, digest: Digest, day: string): string {
  const period = digest === 'weekly' ? longDay(day) : MONTH.format(new Date(`${day}T00:00:00Z`));
  return `${newsletter} newsletter, ${period}`;
}

/**
 * Adds an article to the next digest of its newsletter. Its first article creates the digest, so a period
 * without articles has none.
 */
export async function collectArticle(
  req: PayloadRequest,
  id: number,
  digest: Digest,
  now = new Date(),
): Promise<NewsletterIssue> {
  const article = await publishedArticle(req, id);
  const { name, slug: module } = regulatoryModule(article.module);
  const at = nextDigestAt(digest, now);
  const key = digestKey(module, digest, at);
  await lockUntilCommit(req, `newsletter digest ${key}`);
  const existing = await findFirst(req, collection, { digest: { equals: key } });
  if (!existing) {
    await lockUntilCommit(req, 'slugs of newsletter issues');
    const data = {
      title: digestTitle(name, digest, dayInNewYork(at)),
      slug: await freeSlug(req, key),
      newsletters: [module],
      articles: [id],
      ...UNSENT,
      status: 'scheduled' as const,
      sendAt: at.toISOString(),
      digest: key,
    };
    return req.payload.create({ collection, data, req });
  }
  if (existing.status !== 'scheduled') {
    throw badRequest('The digest of this period was canceled or sent. Open it under "Newsletter issues".');
  }
  const articles = (existing.articles ?? []).map((each) => (typeof each === 'object' ? each.id : each));
  if (articles.includes(id)) return existing;
  return req.payload.update({
    collection,
    id: existing.id,
    data: { articles: [...articles, id] },
    req,
  });
}
