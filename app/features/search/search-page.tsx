import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { ALL } from '../articles/blog-address.ts';
import { ArticleCard } from '../articles/components/article-card.tsx';
import { ArticleGrid } from '../articles/components/article-grid.tsx';
import { Pagination } from '../articles/components/pagination.tsx';
import { SearchForm } from './search-form.tsx';
import type { SearchView } from './search.server.ts';

const countOf = (total: number) => (total === 1 ? '1 article' : `${total} articles`);

/** The articles of every law that match. */
export function SearchPage({ typed, page, searchError, found }: SearchView) {
  return (
    <PageWidth className="py-10 sm:py-14">
      <h1 className="mb-6 text-[2.1rem] sm:text-[2.8rem]">Search</h1>
      <SearchForm typed={typed} error={searchError} />
      {found ? (
        <>
          <p role="status" className="mt-8 mb-4 font-semibold">
            {found.total > 0 ? countOf(found.total) : 'No articles found. Try other words.'}
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
