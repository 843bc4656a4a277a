import { ArrowRight, Building2, ChevronLeft, ChevronRight } from 'lucide-react';
import type { Result, TextPart } from '#app/data/site-search.server.ts';
import { countText, formatNumber, plural } from '#law/numbers.ts';
import { lawGroupName } from '#law/modules.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { SearchBox } from '#app/ui/forms/search-box.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { KIND_NAMES } from './result-kinds.ts';
import { LANGUAGE_GUIDE } from '#app/urls/guide-urls.ts';
import { searchUrl } from '#app/urls/search-url.ts';
import type { SearchView } from './search.server.ts';
import { ABOUT_BUILDINGS, NOTHING_FOUND, SOME_WORDS } from './texts.ts';

const LINK = 'font-semibold underline underline-offset-3';

function Reading({ query, corrected, hasSomeWordsOnly, total }: SearchView) {
  if (corrected) {
    return (
      <p className="mt-2">
        Showing results for <strong>{corrected}</strong>. Search instead for{' '}
        <a href={searchUrl({ text: query.text, kind: query.kind, isExact: true })} className={LINK}>
          {query.text}
        </a>
        .
      </p>
    );
  }
  if (hasSomeWordsOnly && total > 0) return <p className="mt-2">{SOME_WORDS}</p>;
  return null;
}

const CHIP = 'inline-block rounded-lot border px-3.5 py-1.5 text-[0.94rem] font-semibold';

function Kinds({ query, corrected, kinds, total }: SearchView) {
  const text = corrected ?? query.text;
  const link = (kind: (typeof kinds)[number]['kind'] | undefined, name: string, count: number) => (
    <li key={name}>
      <a
        href={searchUrl({ text, kind, isExact: query.isExact })}
        aria-current={kind === query.kind ? 'true' : undefined}
        className={classNames(
          CHIP,
          kind === query.kind ? 'border-ink bg-lot text-[#16202e]' : 'border-line hover:border-ink',
        )}
      >
        {name} <span className="font-normal tabular-nums">{formatNumber(count)}</span>
      </a>
    </li>
  );
  return (
    <nav aria-label="Kinds of results" className="not-printed mt-5">
      <ul className="flex flex-wrap gap-2">
        {link(undefined, 'All', total)}
        {kinds.map(({ kind, count }) => link(kind, KIND_NAMES[kind].heading, count))}
      </ul>
    </nav>
  );
}

const Buildings = ({ buildings }: Pick<SearchView, 'buildings'>) => (
  <section aria-labelledby="buildings" className="mt-8 border-l-[5px] border-lot bg-card p-5">
    <h2 id="buildings" className="text-[1.3rem]">
      {plural(buildings.length, { one: 'Your building', other: 'Buildings' })}
    </h2>
    <ul className="mt-2">
      {buildings.map(({ address, place, url }) => (
        <li key={url}>
          <a href={url} className="group flex flex-wrap items-baseline gap-x-3 py-2">
            <Building2 aria-hidden size={18} className="translate-y-0.5 text-soft" />
            <strong className="text-link underline underline-offset-3">{address}</strong>
            <span className="text-soft">{place}</span>
          </a>
        </li>
      ))}
    </ul>
    <p className="mt-1 text-soft">{ABOUT_BUILDINGS}</p>
  </section>
);

const Marked = ({ parts }: { parts: readonly TextPart[] }) =>
  parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className="bg-lot-tint font-semibold text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );

const About = ({ module, label }: Pick<Result, 'module' | 'label'>) => {
  const notes = [label, module && lawGroupName(module)].filter(Boolean);
  return notes.length > 0 ? <p className="text-[0.88rem] text-soft">{notes.join(' · ')}</p> : null;
};

const ResultList = ({ results }: { results: readonly Result[] }) => (
  <ul className="mt-2 max-w-[48rem] border-t border-line">
    {results.map(({ id, url, title, excerpt, module, label }) => (
      <li key={id} className="break-inside-avoid border-b border-line py-4">
        <h3 className="text-[1.08rem]">
          <a href={url} className="text-link underline underline-offset-3">
            <Marked parts={title} />
          </a>
        </h3>
        <About module={module} label={label} />
        {excerpt.length > 0 ? (
          <p className="mt-1.5 wrap-anywhere">
            <Marked parts={excerpt} />
          </p>
        ) : null}
      </li>
    ))}
  </ul>
);

const STEP = 'inline-flex min-h-11 items-center gap-1 font-semibold underline-offset-4 hover:underline';

function Pages({ query, corrected, pages }: SearchView) {
  if (pages <= 1) return null;
  const { page } = query;
  const pageUrl = (to: number) => searchUrl({ ...query, text: corrected ?? query.text, page: to });
  return (
    <nav aria-label="Pages" className="not-printed mt-8 flex flex-wrap items-center gap-x-6">
      {page > 1 ? (
        <a href={pageUrl(page - 1)} rel="prev" className={STEP}>
          <ChevronLeft aria-hidden size={18} /> Previous
        </a>
      ) : null}
      <span className="text-soft tabular-nums">
        Page {formatNumber(page)} of {formatNumber(pages)}
      </span>
      {page < pages ? (
        <a href={pageUrl(page + 1)} rel="next" className={STEP}>
          Next <ChevronRight aria-hidden size={18} />
        </a>
      ) : null}
    </nav>
  );
}

function Groups({ query, corrected, groups }: SearchView) {
  const text = corrected ?? query.text;
  return groups.map(({ kind, count, results }) => (
    <section key={kind} aria-labelledby={`kind-${kind}`} className="mt-9">
      <h2 id={`kind-${kind}`} className="text-[1.3rem]">
        {KIND_NAMES[kind].heading}
      </h2>
      <ResultList results={results} />
      {query.kind === undefined && count > results.length ? (
        <a
          href={searchUrl({ text, kind, isExact: query.isExact })}
          className={`${STEP} not-printed mt-1 text-link`}
        >
          All {countText(count, KIND_NAMES[kind].one, KIND_NAMES[kind].many)}{' '}
          <ArrowRight aria-hidden size={17} />
        </a>
      ) : null}
    </section>
  ));
}

const NothingFound = ({ text }: { text: string }) => (
  <div className="mt-8 max-w-[44rem]">
    <h2 className="text-fit-lg">{NOTHING_FOUND}</h2>
    <p className="mt-3">{text}</p>
    <div className="mt-6 flex flex-wrap gap-3">
      <ButtonLink href="/buildings">Find your building</ButtonLink>
      <ButtonLink href="/laws" look="secondary">
        See all laws
      </ButtonLink>
      <ButtonLink href="/ll97/calculator" look="secondary">
        LL97 calculator
      </ButtonLink>
      <ButtonLink href="/figures" look="secondary">
        Figures and deadlines
      </ButtonLink>
      <ButtonLink href="/help" look="secondary">
        Help Center
      </ButtonLink>
      <ButtonLink href={LANGUAGE_GUIDE.url} look="secondary">
        {LANGUAGE_GUIDE.label}
      </ButtonLink>
    </div>
  </div>
);

const foundText = ({ buildings, total }: SearchView): string =>
  [
    ...(buildings.length > 0 ? [countText(buildings.length, 'building')] : []),
    ...(total > 0 || buildings.length === 0 ? [countText(total, 'result')] : []),
  ].join(' and ');

export function SearchPage(view: SearchView) {
  const { copy, typed, error, isAsked, buildings, total, query, corrected } = view;
  return (
    <>
      <div className="border-b border-line bg-card">
        <PageWidth className="py-8 sm:py-10">
          <h1 className="mb-2 text-[2.1rem] sm:text-[2.8rem]">{copy.heading}</h1>
          <p className="mb-5 max-w-[44rem] text-soft">{copy.lead}</p>
          <SearchBox id="search" label="Search the site" typed={typed} error={error} />
        </PageWidth>
      </div>
      {isAsked ? (
        <PageWidth className="py-8 sm:py-10">
          <p role="status" className="font-semibold">
            {foundText(view)} for “{corrected ?? query.text}”
          </p>
          <Reading {...view} />
          {total > 0 ? <Kinds {...view} /> : null}
          {buildings.length > 0 ? <Buildings buildings={buildings} /> : null}
          <Groups {...view} />
          <Pages {...view} />
          {total === 0 && buildings.length === 0 ? <NothingFound text={copy.noneText} /> : null}
        </PageWidth>
      ) : null}
    </>
  );
}
