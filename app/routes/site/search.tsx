import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listArticles } from '#app/content/articles.server.ts';
import { modulesWithOpenBlogs } from '#app/content/modules.server.ts';
import { ArticleCard, ArticleGrid } from '#app/features/articles/article-cards.tsx';
import { ALL } from '#app/features/articles/blog-address.ts';
import { parseSearch } from '#app/features/articles/blog.server.ts';
import { Pagination } from '#app/features/articles/pagination.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { SearchForm } from '#app/features/site/ways-on.tsx';
import type { RouteHandle } from '#app/route-handle.ts';
import { PageWidth } from '#app/ui/layout/page-width.tsx';

const PAGE_SIZE = 12;

/** Finds articles of all open blogs. 400 for an invalid search text, 404 for a page of results that does not exist. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const query = parseSearch(searchParams);
  const typed = (searchParams.get('q') ?? '').slice(0, 2000);
  if (!query) throw data('There is no such page of results.', { status: 404 });
  const { search, page, searchError } = query;
  if (!search)
    return data({ typed, page, searchError, found: undefined }, { status: searchError ? 400 : 200 });
  const modules = await modulesWithOpenBlogs();
  const found = await listArticles({ modules, search, page, pageSize: PAGE_SIZE });
  if (page > found.pages) throw data('There is no such page of results.', { status: 404 });
  return data({ typed, page, searchError, found });
}

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, { title: 'Search', isUnlisted: true });

export const handle: RouteHandle = { isPublic: true, query: ['q', 'page'] };

const countOf = (total: number) => (total === 1 ? '1 article' : `${total} articles`);

export default function Search() {
  const { typed, page, searchError, found } = useLoaderData<typeof loader>();
  return (
    <PageWidth className="py-10 sm:py-14">
      <h1 className="mb-6 text-[2.1rem] sm:text-[2.8rem]">Search</h1>
      <SearchForm typed={typed} error={searchError} />
      {found ? (
        <>
          <p role="status" className="mt-8 mb-4 font-semibold">
            {found.total > 0 ? countOf(found.total) : 'No articles found. Try a different search.'}
          </p>
          <ArticleGrid>
            {found.articles.map((article) => (
              <ArticleCard
                key={`${article.module}/${article.slug}`}
                article={article}
                module={article.module}
              />
            ))}
          </ArticleGrid>
          <Pagination blogUrl="/search" query={{ search: typed, category: ALL, page }} pages={found.pages} />
        </>
      ) : null}
    </PageWidth>
  );
}
