import { fillFigures } from './figures.server.ts';
import type { Where } from 'payload';
import type { Article } from '#cms/payload-types.ts';
import type { ModuleSlug } from '#app/regulations/index.ts';
import { findPublished, escapeWildcards, type ArticleQuery } from './article-search.server.ts';
import { imageView, type ImageView } from './image.server.ts';
import { openPayload } from '#cms/open-payload.ts';
import { asReader, findShown, isPreview, isShown } from './reader.server.ts';
import { cached } from './cached.server.ts';
import { richTextToHtml } from './rich-text.server.ts';

export interface ArticleCard extends Pick<Article, 'module' | 'slug' | 'title' | 'excerpt' | 'author'> {
  category: string;
  /** ISO 8601. */
  publishedAt: string;
  readMinutes: number;
  image?: ImageView;
}

export interface ArticleDocument extends ArticleCard {
  id: number;
  html: string;
  /** ISO 8601. */
  changedAt: string;
  searchTitle: string;
  searchDescription: string;
}

export interface ArticleList {
  articles: ArticleCard[];
  total: number;
  pages: number;
}

const NEWEST_FIRST = ['-publishedAt', '-id'];

const CARD_FIELDS = {
  module: true,
  slug: true,
  title: true,
  excerpt: true,
  category: true,
  author: true,
  publishedAt: true,
  readTime: true,
  image: true,
} as const;

const toCard = (article: Pick<Article, keyof typeof CARD_FIELDS>): ArticleCard => ({
  module: article.module,
  slug: article.slug,
  title: article.title,
  excerpt: article.excerpt,
  category: article.category,
  author: article.author,
  publishedAt: article.publishedAt ?? '',
  readMinutes: article.readTime ?? 1,
  image: imageView(article.image),
});

async function findCards(where: Where, limit: number): Promise<ArticleCard[]> {
  const articles = await findShown('articles', {
    where,
    sort: NEWEST_FIRST,
    limit,
    select: CARD_FIELDS,
    depth: 1,
  });
  return fillFigures(articles.map(toCard));
}

/** What visitors see. The database finds which articles match, and Payload loads only those of the page. */
async function listPublished(query: ArticleQuery): Promise<ArticleList> {
  const { ids, total } = await findPublished(query);
  const articles = ids.length > 0 ? await findCards({ id: { in: ids } }, ids.length) : [];
  return { articles, total, pages: Math.max(1, Math.ceil(total / query.pageSize)) };
}

function matchesSearch(search: string): Where {
  const contains = { contains: escapeWildcards(search) };
  return { or: [{ title: contains }, { excerpt: contains }, { author: contains }] };
}

/** What an editor sees in a preview: the newest drafts, which are stored apart from published articles. */
async function listDrafts({ modules, page, pageSize, search, category }: ArticleQuery): Promise<ArticleList> {
  const payload = await openPayload();
  const found = await payload.find({
    ...asReader(),
    collection: 'articles',
    where: {
      and: [
        { module: { in: modules }, ...isShown() },
        ...(category ? [{ category: { equals: category } }] : []),
        ...(search ? [matchesSearch(search)] : []),
      ],
    },
    sort: NEWEST_FIRST,
    limit: pageSize,
    page,
    depth: 1,
    select: CARD_FIELDS,
  });
  const articles = await fillFigures(found.docs.map(toCard));
  return { articles, total: found.totalDocs, pages: Math.max(1, found.totalPages) };
}

const listCached = cached(listPublished);

/** One page, newest first. Searches are not cached, as their number has no limit. */
export async function listArticles(query: ArticleQuery): Promise<ArticleList> {
  if (query.modules.length === 0) return { articles: [], total: 0, pages: 1 };
  if (isPreview()) return listDrafts(query);
  return query.search ? listPublished(query) : listCached(query);
}

export const newestArticles = cached((modules: ModuleSlug[], limit: number) =>
  findCards({ module: { in: modules } }, limit),
);

export const findArticle = cached(
  async (module: ModuleSlug, slug: string): Promise<ArticleDocument | undefined> => {
    const where = { module: { equals: module }, slug: { equals: slug } };
    const [article] = await findShown('articles', { where, limit: 1, depth: 1 });
    if (!article) return undefined;
    return {
      ...toCard(article),
      id: article.id,
      html: richTextToHtml(article.body),
      changedAt: article.updatedAt,
      searchTitle: article.meta?.title || article.title,
      searchDescription: article.meta?.description || article.excerpt,
    };
  },
);

/** The newest other articles of the same category. */
export const relatedArticles = cached(
  (module: ModuleSlug, { id, category }: Pick<ArticleDocument, 'id' | 'category'>, limit: number) =>
    findCards({ module: { equals: module }, category: { equals: category }, id: { not_equals: id } }, limit),
);
