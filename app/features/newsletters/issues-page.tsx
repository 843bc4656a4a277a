import type { PageCopy } from '#app/data/pages.server.ts';
import type { IssueCard, IssueList } from '#app/data/newsletter-issues.server.ts';
import { REGULATORY_MODULES } from '#law/modules.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { LongDate } from '#app/ui/long-date.tsx';
import { ISSUES_URL, issuesUrl, type IssueQuery, newsletterNames } from '#app/urls/issue-urls.ts';
import { NO_ISSUES } from './texts.ts';

const FILTERS = [
  { newsletter: undefined, name: 'All newsletters' },
  ...REGULATORY_MODULES.map(({ slug, name }) => ({ newsletter: slug, name })),
];

const Filters = ({ newsletter: current }: IssueQuery) => (
  <nav aria-label="Newsletters" className="not-printed mt-6">
    <ul className="flex flex-wrap gap-2">
      {FILTERS.map(({ newsletter, name }) => (
        <li key={name}>
          <a
            href={issuesUrl({ newsletter })}
            aria-current={newsletter === current ? 'page' : undefined}
            className={classNames(
              'inline-flex min-h-11 items-center rounded-lot border px-3 font-semibold',
              newsletter === current ? 'border-ink bg-ink text-paper' : 'border-line hover:border-ink',
            )}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

const Issue = ({ issue: { slug, title, newsletters, publishedAt } }: { issue: IssueCard }) => (
  <li className="border-t border-line py-5">
    <p className="text-[0.9rem] text-soft">
      <LongDate iso={publishedAt} /> · {newsletterNames(newsletters)}
    </p>
    <h2 className="mt-1 text-[1.2rem]">
      <a href={`${ISSUES_URL}/${slug}`} className="underline-offset-4 hover:underline">
        {title}
      </a>
    </h2>
  </li>
);

function Pages({ query, pages }: { query: IssueQuery; pages: number }) {
  const { page } = query;
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap items-center gap-4">
      {page > 1 ? (
        <ButtonLink href={issuesUrl({ ...query, page: page - 1 })} rel="prev" look="secondary">
          Newer issues
        </ButtonLink>
      ) : null}
      <span className="text-soft">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <ButtonLink href={issuesUrl({ ...query, page: page + 1 })} rel="next" look="secondary">
          Older issues
        </ButtonLink>
      ) : null}
    </nav>
  );
}

interface IssuesPageProps extends IssueList {
  query: IssueQuery;
  copy: Omit<PageCopy<'issues-page'>, 'meta'>;
}

export const IssuesPage = ({ query, copy, issues, pages }: IssuesPageProps) => (
  <PageWidth className="py-8 sm:py-12">
    <h1 className="text-[2.1rem] sm:text-[2.8rem]">{copy.heading}</h1>
    <p className="mt-4 max-w-[44rem] text-[1.1rem] text-soft">{copy.lead}</p>
    <Filters {...query} />
    {issues.length > 0 ? (
      <ol className="mt-8">
        {issues.map((issue) => (
          <Issue key={issue.slug} issue={issue} />
        ))}
      </ol>
    ) : (
      <p className="mt-8 border border-dashed border-line px-5 py-10 text-center text-soft">
        {query.newsletter ? NO_ISSUES.ofNewsletter : NO_ISSUES.all}
      </p>
    )}
    <Pages query={query} pages={pages} />
  </PageWidth>
);
