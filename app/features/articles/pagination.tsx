import { Link } from '@remix-run/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { blogAddress, type BlogQuery } from '#app/urls/blog-url.ts';

type PageLink = number | 'gap';

export function pageLinks(current: number, pages: number): PageLink[] {
  const named = [1, current - 1, current, current + 1, pages].filter((page) => page >= 1 && page <= pages);
  const inOrder = [...new Set(named)].sort((a, b) => a - b);
  return inOrder.flatMap((page, index): PageLink[] => {
    const previous = inOrder[index - 1] ?? 0;
    return page - previous > 1 ? ['gap', page] : [page];
  });
}

const CELL = 'flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-lot border px-3 font-semibold';

interface PaginationProps {
  blogUrl: string;
  query: BlogQuery;
  pages: number;
}

function Step({ to, rel, children }: { to: string | undefined; rel: 'prev' | 'next'; children: ReactNode }) {
  if (!to) return <span className={`${CELL} border-hair text-soft`}>{children}</span>;
  return (
    <Link to={to} rel={rel} prefetch="intent" className={`${CELL} border-line hover:border-ink`}>
      {children}
    </Link>
  );
}

export function Pagination({ blogUrl, query, pages }: PaginationProps) {
  if (pages <= 1) return null;
  const pageUrl = (page: number) => blogAddress(blogUrl, { ...query, page });
  const { page: current } = query;
  return (
    <nav aria-label="Pages" className="mt-8">
      <ul className="flex flex-wrap justify-center gap-2">
        <li>
          <Step to={current > 1 ? pageUrl(current - 1) : undefined} rel="prev">
            <ChevronLeft aria-hidden size={18} /> Previous
          </Step>
        </li>
        {pageLinks(current, pages).map((page, index) => (
          <li key={page === 'gap' ? `gap-${index}` : page}>
            {page === 'gap' ? (
              <span className="flex min-h-11 items-end px-1" aria-label="Skipped pages">
                …
              </span>
            ) : (
              <Link
                to={pageUrl(page)}
                aria-current={page === current ? 'page' : undefined}
                aria-label={`Page ${page}`}
                className={classNames(
                  CELL,
                  page === current ? 'border-ink bg-ink text-paper' : 'border-line hover:border-ink',
                )}
              >
                {page}
              </Link>
            )}
          </li>
        ))}
        <li>
          <Step to={current < pages ? pageUrl(current + 1) : undefined} rel="next">
            Next <ChevronRight aria-hidden size={18} />
          </Step>
        </li>
      </ul>
    </nav>
  );
}
