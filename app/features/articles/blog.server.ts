import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { listArticles, type ArticleList } from '#app/content/articles.server.ts';
import { readModuleBlog } from '#app/content/modules.server.ts';
import { regulatoryModule, type ModuleSlug } from '#app/regulations/index.ts';
import { ALL, type BlogQuery } from './blog-address.ts';
import { readBlogQuery } from './blog-query.server.ts';
import { PAGE_SIZE } from './pagination.ts';

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

const noSuchPage = () => data('There is no such page of this blog.', { status: 404 });

/**
 * A module's blog in the state that the address asks for. 404 for a page or category that does
 * not exist, 400 beside the search field for a text that cannot be searched for.
 */
export async function loadBlog(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  module: ModuleSlug,
) {
  const { searchParams } = new URL(request.url);
  const { articleCategories } = regulatoryModule(module);
  const asked = readBlogQuery(searchParams, { articleCategories });
  if (!asked) throw noSuchPage();
  const { query, searchError } = asked;
  const [words, found] = await Promise.all([
    readModuleBlog(module),
    searchError ? NOTHING : list(module, query),
  ]).catch((error: unknown) => {
    context.log.error({ err: error }, 'A blog could not be read.');
    throw data('unavailable', { status: 503 });
  });
  if (query.page > found.pages) throw noSuchPage();
  const view = { words, found, query, searchError, categories: [ALL, ...articleCategories] };
  return data(
    { ...view, typed: searchError ? (searchParams.get('q') ?? '').slice(0, 2000) : query.search },
    { status: searchError ? 400 : 200 },
  );
}

export type BlogView = Awaited<ReturnType<typeof loadBlog>>['data'];
