import { Form, Link, useSubmit } from '@remix-run/react';
import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { CONTROL } from '#app/ui/forms/field.tsx';
import { countResults } from './texts.ts';
import { ALL, blogAddress, type BlogQuery } from '#app/urls/blog-url.ts';

const TYPING_PAUSE_MS = 300;

interface BlogFiltersProps {
  blogUrl: string;
  query: BlogQuery;
  typed: string;
  total: number;
  categories: string[];
  searchError?: string;
}

function SearchForm({ blogUrl, query, typed, searchError }: BlogFiltersProps) {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(typed);
  useEffect(() => {
    if (shown.current === typed) return;
    shown.current = typed;
    if (input.current && document.activeElement !== input.current) input.current.value = typed;
  }, [typed]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // The visitor typed before hydration.
    if (input.current && input.current.value !== shown.current) submit(input.current.form);
  }, [submit]);
  return (
    <Form
      role="search"
      method="get"
      action={blogUrl}
      className="flex flex-[1_1_22rem] gap-2"
      onSubmit={() => clearTimeout(timer.current)}
      onChange={({ currentTarget }) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(
          () => submit(currentTarget, { replace: true, preventScrollReset: true }),
          TYPING_PAUSE_MS,
        );
      }}
    >
      <input
        ref={input}
        type="search"
        name="q"
        aria-label="Search articles"
        placeholder="Search articles"
        defaultValue={typed}
        aria-invalid={searchError ? true : undefined}
        aria-describedby={searchError ? 'search-error' : undefined}
        className={`${CONTROL} min-w-0`}
      />
      {query.category === ALL ? null : <input type="hidden" name="category" value={query.category} />}
      <Button type="submit" look="secondary" aria-label="Search" className="px-3.5">
        <Search aria-hidden size={20} />
      </Button>
    </Form>
  );
}

const ResultsCount = ({ blogUrl, query, total }: BlogFiltersProps) => (
  <Form method="get" action={blogUrl} preventScrollReset>
    {query.category === ALL ? null : <input type="hidden" name="category" value={query.category} />}
    <Button type="submit" look="secondary">
      {countResults(total)}
      <X aria-hidden size={18} />
      <span className="sr-only">, clear the search</span>
    </Button>
  </Form>
);

export function BlogFilters(props: BlogFiltersProps) {
  const { blogUrl, query, categories, searchError } = props;
  return (
    <div className="grid gap-4">
      {searchError ? (
        <p id="search-error" role="alert" className="font-semibold text-very-high">
          {searchError}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <SearchForm {...props} />
        {query.search ? <ResultsCount {...props} /> : null}
      </div>
      <nav aria-label="Categories">
        <ul className="flex flex-wrap gap-2">
          {categories.map((category) => (
            <li key={category}>
              <Link
                to={blogAddress(blogUrl, { search: query.search, category })}
                preventScrollReset
                aria-current={category === query.category ? 'true' : undefined}
                className={classNames(
                  'inline-block rounded-lot border px-3.5 py-1.5 text-[0.94rem] font-semibold',
                  category === query.category
                    ? 'border-ink bg-lot text-[#16202e]'
                    : 'border-line hover:border-ink',
                )}
              >
                {category}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
