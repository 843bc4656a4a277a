import { Button } from '#app/ui/button.tsx';
import { FilterSelect } from '#app/ui/forms/filter-select.tsx';
import { type AnsweredForm, FormError } from '#app/features/forms/plain-form.tsx';
import { buildingsFileUrl } from '#app/urls/portfolio-urls.ts';
import { type Sort, SORTS } from './building-list.ts';
import { BuildingRow } from './building-row.tsx';
import type { BuildingsView } from './buildings.server.ts';
import { ExposureSection } from './exposure-section.tsx';
import { AddedNotice, PortfolioFrame } from './portfolio-frame.tsx';
import { RECORD_TEXTS } from './texts.ts';

const FORMATS = [
  { format: 'csv', name: 'CSV' },
  { format: 'xlsx', name: 'Excel' },
] as const;

const LINK = 'font-semibold text-link underline underline-offset-3';

interface RemovedProps {
  action: string;
  removed: NonNullable<BuildingsView['removed']>;
}

const Removed = ({ action, removed: { bbl, text } }: RemovedProps) => (
  <form
    method="post"
    action={action}
    className="not-printed mb-6 flex flex-wrap items-center justify-between gap-3 border-l-4 border-lot bg-lot-tint px-5 py-3"
  >
    <input type="hidden" name="bbl" value={bbl} />
    <p role="status" className="font-semibold wrap-anywhere">
      Removed: {text}
    </p>
    <Button type="submit" name="intent" value="undo" look="secondary">
      Undo
    </Button>
  </form>
);

const pageUrl = ({ urls, listQuery }: BuildingsView, page: number): string => {
  const query = new URLSearchParams(listQuery);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${urls.buildings}?${query.toString()}` : urls.buildings;
};

function Pages({ view }: { view: BuildingsView }) {
  const { page } = view;
  if (page.pages === 1) return null;
  return (
    <nav aria-label="Pages of buildings" className="not-printed mt-4 flex flex-wrap items-center gap-4">
      {Array.from({ length: page.pages }, (_, index) => index + 1).map((number) => (
        <a
          key={number}
          href={pageUrl(view, number)}
          aria-current={number === page.page ? 'page' : undefined}
          className={`${LINK} px-1 py-2 aria-[current]:text-ink aria-[current]:no-underline`}
        >
          {number}
        </a>
      ))}
    </nav>
  );
}

const choicesOf = (labels: Readonly<Record<Sort, string>>) =>
  SORTS.map((value) => ({ value, label: labels[value] }));

const ListForm = ({ view: { urls, list, listQuery } }: { view: BuildingsView }) => (
  <form method="get" action={urls.buildings} className="not-printed mt-4 flex flex-wrap items-end gap-3">
    <FilterSelect
      name="only"
      label="Show"
      everything="All buildings"
      value={list.only}
      choices={choicesOf(RECORD_TEXTS.filters)}
    />
    <FilterSelect
      name="sort"
      label="Order"
      everything="By address"
      value={list.sort}
      choices={choicesOf(RECORD_TEXTS.sorts)}
    />
    <Button type="submit">Show</Button>
    {listQuery ? (
      <a href={urls.buildings} className={`${LINK} py-3`}>
        Show all
      </a>
    ) : null}
  </form>
);

const Downloads = ({ view: { urls, list, listQuery } }: { view: BuildingsView }) => (
  <p className="not-printed mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
    <span className="text-soft">{list.only ? 'Download what is shown:' : 'Download:'}</span>
    {FORMATS.map(({ format, name }) => (
      <a
        key={format}
        href={buildingsFileUrl(urls, format, new URLSearchParams(listQuery))}
        className={`${LINK} py-2`}
      >
        {name}
      </a>
    ))}
  </p>
);

export function BuildingsPage({ view, result }: { view: BuildingsView } & AnsweredForm) {
  const { name, urls, summary, page, total, list, copy, emptyText, exposure, removed, added } = view;
  const action = pageUrl(view, page.page);
  return (
    <PortfolioFrame name={name} urls={urls} current="buildings" summary={summary}>
      <FormError result={result} />
      {added && !result ? (
        <AddedNotice text={added}>
          <a href={urls.dates} className={LINK}>
            See their dates
          </a>
        </AddedNotice>
      ) : null}
      {removed && !result ? <Removed action={action} removed={removed} /> : null}
      <h2 className="text-fit-lg">Buildings</h2>
      {total > 0 ? (
        <>
          <ListForm view={view} />
          <Downloads view={view} />
        </>
      ) : null}
      {list.only ? <p className="mt-4 text-soft">{RECORD_TEXTS.shown(page.total, total)}</p> : null}
      {total === 0 ? <p className="mt-2 text-soft">{emptyText}</p> : null}
      {page.items.length > 0 ? (
        <ul className="mt-4 border-t border-line">
          {page.items.map((building) => (
            <BuildingRow key={building.bbl} building={building} view={view} action={action} result={result} />
          ))}
        </ul>
      ) : null}
      <Pages view={view} />
      <ExposureSection copy={copy} exposure={exposure} />
    </PortfolioFrame>
  );
}
