import type { Where } from 'payload';
import type { Article } from '#cms/payload-types.ts';
import type { ModuleSlug } from '#app/regulations/index.ts';
import { imageView, type ImageView } from './image.server.ts';
import { openPayload } from './payload.server.ts';
import { asReader } from './reader.server.ts';
import { isShown } from './published.server.ts';
import { richTextToHtml } from './rich-text.server.ts';

/** An article as a card shows it. */
export interface ArticleCard {
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
  slug: article.slug,
  title: article.title,
  excerpt: article.excerpt,
  category: article.category,
  author: article.author,
  publishedAt: article.publishedAt ?? '',
  readMinutes: article.readTime ?? 1,
  image: imageView(article.image),
});

const shownIn = (module: ModuleSlug): Where => ({
  module: { equals: module },
  ...isShown(),
});

/** The characters that SQL's LIKE takes for wildcards stand for themselves in a visitor's words. */
const literally = (words: string): string => words.replace(/[\\%_]/g, (character) => `\\${character}`);

function wordsIn(search: string): Where {
  const contains = { contains: literally(search) };
  return { or: [{ title: contains }, { excerpt: contains }, { author: contains }] };
}

/** One page of a module's published articles, newest first. `category` matches exactly. */
export async function listArticles(options: {
  module: ModuleSlug;
  page: number;
  pageSize: number;
  search?: string;
  category?: string;
}): Promise<ArticleList> {
  const payload = await openPayload();
  const found = await payload.find({
    ...asReader(),
    collection: 'articles',
    where: {
      and: [
        shownIn(options.module),
        ...(options.category ? [{ category: { equals: options.category } }] : []),
        ...(options.search ? [wordsIn(options.search)] : []),
      ],
    },
    sort: ['-publishedAt', '-id'],
    limit: options.pageSize,
    page: options.page,
    depth: 1,
    select: CARD_FIELDS,
  });
  return { articles: found.docs.map(toCard), total: found.totalDocs, pages: Math.max(1, found.totalPages) };
}

/** The newest articles of these modules, each with its module. */
export async function newestArticles(
  modules: ModuleSlug[],
  limit: number,
): Promise<(ArticleCard & { module: ModuleSlug })[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...asReader(),
    collection: 'articles',
    where: { and: [{ module: { in: modules } }, isShown()] },
    sort: ['-publishedAt', '-id'],
    limit,
    pagination: false,
    depth: 1,
    select: { ...CARD_FIELDS, module: true },
  });
  return docs.map((article) => ({ ...toCard(article), module: article.module }));
}

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
export async function findArticle(module: ModuleSlug, slug: string): Promise<ArticleDocument | undefined> {
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
}

/** The newest articles of the same category, without the one that is being read. */
export async function relatedArticles(
  module: ModuleSlug,
  { id, category }: Pick<ArticleDocument, 'id' | 'category'>,
  limit: number,
): Promise<ArticleCard[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...asReader(),
    collection: 'articles',
    where: { and: [shownIn(module), { category: { equals: category } }, { id: { not_equals: id } }] },
    sort: ['-publishedAt', '-id'],
    limit,
    pagination: false,
    depth: 1,
    select: CARD_FIELDS,
  });
  return docs.map(toCard);
}
