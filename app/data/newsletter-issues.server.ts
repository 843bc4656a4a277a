import type { ModuleSlug } from '#law/modules.ts';
import { openPayload } from '#cms/open-payload.ts';
import { documentPath } from '#cms/urls/document-path.ts';
import type { Article, NewsletterIssue } from '#cms/payload-types.ts';
import { articleBody } from './article-body.server.ts';
import { type ArticlePart, withCards } from './articles.server.ts';
import { cached } from './cached.server.ts';

export interface IssueCard extends Pick<NewsletterIssue, 'slug' | 'title' | 'newsletters'> {
  publishedAt: string;
}

export interface IssueDocument extends IssueCard {
  parts: ArticlePart[];
  articles: { title: string; excerpt: string; path: string }[];
}

export interface IssueList {
  issues: IssueCard[];
  pages: number;
}

const PAGE_SIZE = 20;

/** Access rules show visitors an issue once sending has begun. */
const asVisitor = { collection: 'newsletter-issues', overrideAccess: false } as const;

const NEWEST_FIRST = ['-publishedAt', '-id'];

const toCard = ({
  slug,
  title,
  newsletters,
  publishedAt,
}: Pick<NewsletterIssue, 'slug' | 'title' | 'newsletters' | 'publishedAt'>): IssueCard => ({
  slug,
  title,
  newsletters,
  publishedAt: publishedAt ?? '',
});

export const listIssues = cached(
  async (newsletter: ModuleSlug | undefined, page: number): Promise<IssueList> => {
    const payload = await openPayload();
    const { docs, totalPages } = await payload.find({
      ...asVisitor,
      where: newsletter ? { newsletters: { in: [newsletter] } } : {},
      sort: NEWEST_FIRST,
      limit: PAGE_SIZE,
      page,
      depth: 0,
      select: { slug: true, title: true, newsletters: true, publishedAt: true },
    });
    return { issues: docs.map(toCard), pages: Math.max(1, totalPages) };
  },
);

/** Payload returns an ID instead of a document that visitors may not see, such as an unpublished article. */
const isArticle = (article: number | Article): article is Article =>
  typeof article === 'object' && article._status === 'published';

export const findIssue = cached(async (slug: string): Promise<IssueDocument | undefined> => {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...asVisitor,
    where: { slug: { equals: slug } },
    limit: 1,
    pagination: false,
    depth: 1,
  });
  const [issue] = docs;
  return (
    issue && {
      ...toCard(issue),
      parts: await withCards(articleBody(issue.body).parts),
      articles: (issue.articles ?? []).filter(isArticle).map((article) => ({
        title: article.title,
        excerpt: article.excerpt,
        path: documentPath('articles', article) ?? '',
      })),
    }
  );
});

export async function listIssueUrls() {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...asVisitor,
    sort: NEWEST_FIRST,
    pagination: false,
    depth: 0,
    select: { slug: true, updatedAt: true },
  });
  return docs;
}
