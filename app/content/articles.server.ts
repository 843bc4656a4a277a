import type { Where } from 'payload';
import type { Article } from '#cms/payload-types.ts';
import type { ModuleSlug } from '#app/regulations/index.ts';
import { findPublished, literally, type ArticleQuery } from './article-search.server.ts';
import { imageView, type ImageView } from './image.server.ts';
import { openPayload } from '#cms/open-payload.ts';
import { asReader, isPreview, isShown } from './reader.server.ts';
import { cached } from './cached.server.ts';
import { richTextToHtml } from './rich-text.server.ts';

/** An article as a card shows it. */
export interface ArticleCard {
  /** Whose blog it is in. */
  module: ModuleSlug;
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  author: string;
  /** ISO 8601. */
  publishedAt: string;
  readMinutes: number;
  image?: ImageView;
}

/** An article as its own page shows it. */
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

type CardFields = Pick<Article, Exclude<keyof typeof CARD_FIELDS, 'image'>> & { image?: unknown };

const toCard = (article: CardFields): ArticleCard => ({
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

const shownIn = (modules: readonly ModuleSlug[]): Where => ({
  module: { in: [...modules] },
  ...isShown(),
});

function wordsIn(search: string): Where {
  const contains = { contains: literally(search) };
  return { or: [{ title: contains }, { excerpt: contains }, { author: contains }] };
}

/** What visitors see: the database finds which articles they are, and Payload reads these few. */
async function listPublished(query: ArticleQuery): Promise<ArticleList> {
  const { ids, total } = await findPublished(query);
  const pages = Math.max(1, Math.ceil(total / query.pageSize));
  if (ids.length === 0) return { articles: [], total, pages };
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...asReader(),
    collection: 'articles',
    where: { id: { in: ids } },
    sort: ['-publishedAt', '-id'],
    pagination: false,
    depth: 1,
    select: CARD_FIELDS,
  });
  return { articles: docs.map(toCard), total, pages };
}

/** What an editor sees in a preview: the newest drafts, which are not where published articles are. */
async function listDrafts({ modules, page, pageSize, search, category }: ArticleQuery): Promise<ArticleList> {
  const payload = await openPayload();
  const found = await payload.find({
    ...asReader(),
    collection: 'articles',
    where: {
      and: [
        shownIn(modules),
        ...(category ? [{ category: { equals: category } }] : []),
        ...(search ? [wordsIn(search)] : []),
      ],
    },
    sort: ['-publishedAt', '-id'],
    limit: pageSize,
    page,
    depth: 1,
    select: CARD_FIELDS,
  });
  return { articles: found.docs.map(toCard), total: found.totalDocs, pages: Math.max(1, found.totalPages) };
}

const listCached = cached(listPublished);

/**
 * One page of the articles of some modules that are shown, newest first, with how many there are in all. Searches are not
 * cached: there is no end to them.
 */
export async function listArticles(query: ArticleQuery): Promise<ArticleList> {
  if (query.modules.length === 0) return { articles: [], total: 0, pages: 1 };
  if (isPreview()) return listDrafts(query);
  return query.search ? listPublished(query) : listCached(query);
}

/** The newest articles of these modules, each with its module. */
export const newestArticles = cached(async (modules: ModuleSlug[], limit: number): Promise<ArticleCard[]> => {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...asReader(),
    collection: 'articles',
    where: shownIn(modules),
    sort: ['-publishedAt', '-id'],
    limit,
    pagination: false,
    depth: 1,
    select: CARD_FIELDS,
  });
  return docs.map(toCard);
});

function toDocument(article: Article): ArticleDocument {
  return {
    ...toCard(article),
    id: article.id,
    html: richTextToHtml(article.body),
    changedAt: article.updatedAt,
    searchTitle: article.meta?.title || article.title,
    searchDescription: article.meta?.description || article.excerpt,
  };
}

/** An article by its address. */
export const findArticle = cached(
  async (module: ModuleSlug, slug: string): Promise<ArticleDocument | undefined> => {
    const payload = await openPayload();
    const { docs } = await payload.find({
      ...asReader(),
      collection: 'articles',
      where: {
        module: { equals: module },
        slug: { equals: slug },
        ...isShown(),
      },
      limit: 1,
      pagination: false,
      depth: 1,
    });
    return docs[0] && toDocument(docs[0]);
  },
);

/** The newest articles of the same category, without the one that is being read. */
export const relatedArticles = cached(
  async (
    module: ModuleSlug,
    { id, category }: Pick<ArticleDocument, 'id' | 'category'>,
    limit: number,
  ): Promise<ArticleCard[]> => {
    const payload = await openPayload();
    const { docs } = await payload.find({
      ...asReader(),
      collection: 'articles',
      where: { and: [shownIn([module]), { category: { equals: category } }, { id: { not_equals: id } }] },
      sort: ['-publishedAt', '-id'],
      limit,
      pagination: false,
      depth: 1,
      select: CARD_FIELDS,
    });
    return docs.map(toCard);
  },
);
