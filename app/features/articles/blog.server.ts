import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { listArticles, type ArticleList } from '#app/data/articles.server.ts';
import { readModuleBlog } from '#app/data/modules.server.ts';
import { countMatches } from '#app/data/site-search.server.ts';
import { type RegulatoryModule, regulatoryModule, type ModuleSlug } from '#law/modules.ts';
import { countOf, KIND_NAMES } from '../search/result-kinds.ts';
import { searchUrl } from '#app/urls/search-url.ts';
import { isOneLine, UNPRINTABLE_MESSAGE } from '../forms/field-schemas.ts';
import { ALL, PAGE_SIZE, type BlogQuery } from '#app/urls/blog-url.ts';

const SEARCH_MAX_LENGTH = 200;

const searchSchema = z
  .string()
  .trim()
  .max(SEARCH_MAX_LENGTH, `Your search is too long. Use at most ${SEARCH_MAX_LENGTH} characters.`)
  .refine(isOneLine, UNPRINTABLE_MESSAGE);

const pageSchema = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number);

function parseSearch(
  parameters: URLSearchParams,
): { search: string; page: number; searchError?: string } | undefined {
  const page = pageSchema.safeParse(parameters.get('page') || '1');
  if (!page.success) return undefined;
  const search = searchSchema.safeParse(parameters.get('q') ?? '');
  return {
    search: search.success ? search.data : '',
    page: page.data,
    searchError: search.error?.issues[0]?.message,
  };
}

export function parseBlogQuery(
  parameters: URLSearchParams,
  { articleCategories }: Pick<RegulatoryModule, 'articleCategories'>,
): { query: BlogQuery; searchError?: string } | undefined {
  const category = parameters.get('category') || ALL;
  const asked = parseSearch(parameters);
  if (!asked || ![ALL, ...articleCategories].includes(category)) return undefined;
  const { searchError, ...query } = asked;
  return { query: { category, ...query }, searchError };
}

const NOTHING: ArticleList = { articles: [], total: 0, pages: 1 };

function list(module: ModuleSlug, { search, category, page }: BlogQuery): Promise<ArticleList> {
  return listArticles({
    modules: [module],
    page,
    pageSize: PAGE_SIZE,
    search: search || undefined,
    category: category === ALL ? undefined : category,
  });
}

/**
 * Links to the full-text search when this blog, which searches titles, excerpts and authors only, has few
 * matches.
 */
async function findAllTexts({ search, page }: BlogQuery, { total }: ArticleList) {
  if (!search || page > 1 || total >= PAGE_SIZE) return undefined;
  const count = await countMatches(search, 'articles');
  if (count === 0 && total === 0) return { label: 'Search the whole site', url: searchUrl({ text: search }) };
  const articles = countOf(count, KIND_NAMES.articles);
  const label = `${articles} ${count === 1 ? 'mentions' : 'mention'} ${search}: search all texts`;
  return count > total ? { label, url: searchUrl({ text: search, kind: 'articles' }) } : undefined;
}

const noSuchPage = () => data('There is no such page of this blog.', { status: 404 });

export async function loadBlog({ request }: Pick<LoaderFunctionArgs, 'request'>, module: ModuleSlug) {
  const { searchParams } = new URL(request.url);
  const { articleCategories } = regulatoryModule(module);
  const asked = parseBlogQuery(searchParams, { articleCategories });
  if (!asked) throw noSuchPage();
  const { query, searchError } = asked;
  const loadList = async () => {
    const found = searchError ? NOTHING : await list(module, query);
    return { found, allTexts: await findAllTexts(query, found) };
  };
  const [content, { found, allTexts }] = await Promise.all([readModuleBlog(module), loadList()]);
  if (query.page > found.pages) throw noSuchPage();
  const view = { content, found, allTexts, query, searchError, categories: [ALL, ...articleCategories] };
  return data(
    { ...view, typed: searchError ? (searchParams.get('q') ?? '').slice(0, 2000) : query.search },
    { status: searchError ? 400 : 200 },
  );
}

export type BlogView = Awaited<ReturnType<typeof loadBlog>>['data'];
