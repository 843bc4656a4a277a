import { Search } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import { CONTROL, FieldError } from '#app/ui/forms/field.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { ArticleCard, ArticleGrid } from './article-cards.tsx';
import { ALL } from './blog-address.ts';
import { Pagination } from './pagination.tsx';
import type { SearchView } from './search.server.ts';

interface SearchFormProps {
  typed?: string;
  error?: string;
}

/** Searches the articles of all modules. */
export const SearchForm = ({ typed = '', error }: SearchFormProps) => (
  <form role="search" method="get" action="/search" className="grid w-full max-w-[36rem] gap-1.5">
    <label htmlFor="search" className="font-semibold text-ink">
      Search articles on every law
    </label>
    <FieldError id="search" errors={error ? [error] : undefined} />
    <div className="flex gap-2">
      <input
        id="search"
        type="search"
        name="q"
        key={typed}
        defaultValue={typed}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'search-error' : undefined}
        className={`${CONTROL} min-w-0`}
      />
      <Button type="submit" look="secondary" aria-label="Search" className="px-3.5">
        <Search aria-hidden size={20} />
      </Button>
    </div>
  </form>
);

const countOf = (total: number) => (total === 1 ? '1 article' : `${total} articles`);

/** The articles of all modules that match. */
export function SearchPage({ typed, page, searchError, found }: SearchView) {
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
