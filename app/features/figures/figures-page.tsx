import { ChevronDown } from 'lucide-react';
import { PageHead } from '#app/ui/layout/page-head.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { DeadlineEntry, FigureEntry } from './figure-entries.tsx';
import { FigureFilters } from './figure-filters.tsx';
import { isFiltered, kindUrl, KINDS } from './figure-query.ts';
import { CHANGES_FEED_URL, CHANGES_URL, FILES } from './figure-urls.ts';
import type { LoadedFigures } from './figures.server.ts';
import { FILES_HEADING, CHANGES_LABEL, foundText, TABS, TRY_OTHERS } from './texts.ts';

/** A law with more entries starts collapsed, unless the visitor filters the list or follows a link to an entry. */
const MAX_AT_ONCE = 12;

const PRINTS_OPEN = 'print:[&::details-content]:[content-visibility:visible]';

interface LawProps {
  law: LoadedFigures['list']['laws'][number];
  isFiltered: boolean;
}

const Law = ({ law: { slug, name, entries }, isFiltered: isOpen }: LawProps) => (
  <details
    id={`law-${slug}`}
    open={isOpen || entries.length <= MAX_AT_ONCE}
    className={`group border-b border-line ${PRINTS_OPEN}`}
  >
    <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
      <h2 className="text-[1.3rem]">
        {name} <span className="text-[1rem] font-normal text-soft">({entries.length})</span>
      </h2>
      <ChevronDown
        aria-hidden
        size={20}
        className="not-printed shrink-0 text-soft transition-transform group-open:rotate-180"
      />
    </summary>
    <ul className="pb-5">
      {entries.map((entry) =>
        'statement' in entry ? (
          <FigureEntry key={entry.key} figure={entry} />
        ) : (
          <DeadlineEntry key={entry.key} deadline={entry} />
        ),
      )}
    </ul>
  </details>
);

const LINK = 'font-semibold underline underline-offset-3';

const OtherForms = () => (
  <Section heading={FILES_HEADING}>
    <p className="max-w-[44rem]">
      All figures with their values over time:{' '}
      {FILES.map(({ url, label }, index) => (
        <span key={url}>
          {index > 0 ? ' or ' : ''}
          <a href={url} className={LINK}>
            {label}
          </a>
        </span>
      ))}
      . To hear of a new value, read{' '}
      <a href={CHANGES_URL} className={LINK}>
        {CHANGES_LABEL}
      </a>{' '}
      or follow its{' '}
      <a href={CHANGES_FEED_URL} className={LINK}>
        feed
      </a>
      .
    </p>
  </Section>
);

export function FiguresPage({ query, list, copy }: LoadedFigures) {
  const tabs = KINDS.map((kind) => ({
    label: TABS[kind],
    href: kindUrl(kind),
    isCurrent: kind === query.kind,
  }));
  return (
    <>
      <PageHead heading={copy.heading} lead={copy.lead} />
      <PageWidth className="py-8 sm:py-10">
        <Tabs label="Figures and deadlines" tabs={tabs} />
        <div className="mt-8">
          <FigureFilters query={query} sources={list.sources} />
        </div>
        <p role="status" className="mt-8 mb-4 font-semibold">
          {foundText(query.kind, list.total)} {list.total === 0 ? TRY_OTHERS : null}
        </p>
        <div className="mb-10 border-t border-line">
          {list.laws.map((law) => (
            <Law key={law.slug} law={law} isFiltered={isFiltered(query)} />
          ))}
        </div>
        <OtherForms />
      </PageWidth>
    </>
  );
}
