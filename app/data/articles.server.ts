import type { Where } from 'payload';
import { type UseName, usesIn } from '#law/figures/placeholders.ts';
import type { Deadline, Figure, Register } from '#law/figures/register.ts';
import type { ModuleSlug } from '#law/modules.ts';
import { listUses } from '#cms/register/fill.ts';
import { addUses } from '#cms/register/uses.ts';
import type { Article } from '#cms/payload-types.ts';
import { type ArticleBody, articleBody, type ArticleHeading } from './article-body.server.ts';
import { findPublished, escapeWildcards, type ArticleQuery } from './article-search.server.ts';
import { type ImageView, imageView } from './image.server.ts';
import { openPayload } from '#cms/open-payload.ts';
import { asReader, findShown, isPreview, isShown } from './reader.server.ts';
import { cached } from './cached.server.ts';
import { type FigureChange, findFigureChanges } from './figure-changes.server.ts';
import { fillFigures, readRegister } from './figures.server.ts';
import { findRelated, type RelatedTo } from './related-articles.server.ts';

export interface ArticleCard extends Pick<Article, 'module' | 'slug' | 'title' | 'excerpt' | 'author'> {
  category: string;
  publishedAt: string;
  readMinutes: number;
  image?: ImageView;
}

export type ArticlePart = { html: string } | { figure: Figure } | { deadline: Deadline };

export interface ArticleUpdate {
  day?: string | null;
  note?: string | null;
}

export interface ArticleDocument extends ArticleCard {
  id: number;
  headings: ArticleHeading[];
  parts: ArticlePart[];
  updates: ArticleUpdate[];
  figureChanges: FigureChange[];
  uses: UseName[];
  chosen: number[];
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
  image: imageView(article.image, { isHeader: true }),
});

const loadCards = (where: Where, limit: number) =>
  findShown('articles', { where, sort: NEWEST_FIRST, limit, select: CARD_FIELDS, depth: 1 });

const findCards = async (where: Where, limit: number): Promise<ArticleCard[]> =>
  fillFigures((await loadCards(where, limit)).map(toCard));

async function listPublished(query: ArticleQuery): Promise<ArticleList> {
  const { ids, total } = await findPublished(query);
  const articles = ids.length > 0 ? await findCards({ id: { in: ids } }, ids.length) : [];
  return { articles, total, pages: Math.max(1, Math.ceil(total / query.pageSize)) };
}

function matchesSearch(search: string): Where {
  const contains = { contains: escapeWildcards(search) };
  return { or: [{ title: contains }, { excerpt: contains }, { author: contains }] };
}

/** Previews need their own query, because drafts are stored apart from published articles. */
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

/** Searches are not cached, because there is no limit to how many different ones there are. */
export async function listArticles(query: ArticleQuery): Promise<ArticleList> {
  if (query.modules.length === 0) return { articles: [], total: 0, pages: 1 };
  if (isPreview()) return listDrafts(query);
  return query.search ? listPublished(query) : listCached(query);
}

export const newestArticles = cached((modules: ModuleSlug[], limit: number) =>
  findCards({ module: { in: modules } }, limit),
);

function toCardPart({ figures, deadlines }: Register, placeholder: string): ArticlePart[] {
  const [use] = usesIn(placeholder);
  const [type, key = ''] = use?.split(':') ?? [];
  if (!use) return [];
  addUses([use]);
  const [figure, deadline] = [figures[key], deadlines[key]];
  if (type === 'figure') return figure ? [{ figure }] : [];
  return deadline ? [{ deadline }] : [];
}

export async function withCards(parts: ArticleBody['parts']): Promise<ArticlePart[]> {
  if (parts.every((part) => 'html' in part)) return parts;
  const register = await readRegister();
  return parts.flatMap((part) => ('html' in part ? [part] : toCardPart(register, part.placeholder)));
}

async function changesSince(
  uses: UseName[],
  publishedAt: string | null | undefined,
): Promise<FigureChange[]> {
  if (!publishedAt) return [];
  const keys = uses.flatMap((use) => (use.startsWith('figure:') ? [use.slice('figure:'.length)] : []));
  const changes = await findFigureChanges(keys);
  return changes.filter((change) => change.publishedAt > publishedAt);
}

export const findArticle = cached(
  async (module: ModuleSlug, slug: string): Promise<ArticleDocument | undefined> => {
    const where = { module: { equals: module }, slug: { equals: slug } };
    const [article] = await findShown('articles', { where, limit: 1, depth: 1 });
    if (!article) return undefined;
    const { id, title, excerpt, body, meta, publishedAt } = article;
    const { headings, parts } = articleBody(body);
    const uses = listUses({ title, excerpt, body });
    return {
      ...toCard(article),
      id,
      headings,
      uses,
      parts: await withCards(parts),
      updates: (article.updates ?? []).map(({ date, note }) => ({ day: date, note })),
      figureChanges: await changesSince(uses, publishedAt),
      chosen: (article.related ?? []).map((other) => (typeof other === 'object' ? other.id : other)),
      searchTitle: meta?.title || title,
      searchDescription: meta?.description || excerpt,
    };
  },
);

export const relatedArticles = cached(async (to: RelatedTo, limit: number) => {
  const { related, further } = await findRelated(to, limit);
  const ids = [...related, ...further];
  const found = ids.length > 0 ? await loadCards({ id: { in: ids } }, ids.length) : [];
  const pickCards = (wanted: number[]): ArticleCard[] =>
    wanted.flatMap((id) => found.filter((article) => article.id === id).map(toCard));
  return { related: pickCards(related), further: pickCards(further) };
});
