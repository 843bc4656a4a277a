import { Button } from '#app/ui/button.tsx';
import { FilterSelect } from '#app/ui/forms/filter-select.tsx';
import { type FormState, FormError } from '#app/features/forms/plain-form.tsx';
import { buildingsFileUrl, withQuery } from '#app/urls/portfolio-urls.ts';
import { SHOWN_PERIODS } from './buildings-table.ts';
import { BuildingRow, CELL, FIGURE } from './building-row.tsx';
import type { BuildingsView } from './buildings.server.ts';
import { AddedNotice, PortfolioFrame } from './portfolio-frame.tsx';
import { NO_BUILDINGS, PENALTY_TEXTS, RECORD_TEXTS } from './texts.ts';

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
  return withQuery(urls.buildings, query);
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

const toOptions = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));

const ListForm = ({ view: { urls, list, listQuery } }: { view: BuildingsView }) => (
  <form method="get" action={urls.buildings} className="not-printed mt-4 flex flex-wrap items-end gap-3">
    <FilterSelect
      name="only"
      label="Show"
      everything="All buildings"
      value={list.only}
      choices={toOptions(RECORD_TEXTS.filters)}
    />
    <FilterSelect
      name="sort"
      label="Order"
      everything="Most urgent first"
      value={list.sort}
      choices={toOptions(RECORD_TEXTS.sorts)}
    />
    <Button type="submit">Show</Button>
    {listQuery ? (
      <a href={urls.buildings} className={`${LINK} py-3`}>
        Show all
      </a>
    ) : null}
  </form>
);

const Download = ({ view: { urls, list, listQuery } }: { view: BuildingsView }) => (
  <p className="not-printed mt-4">
    <a href={buildingsFileUrl(urls, new URLSearchParams(listQuery))} className={`${LINK} py-2`}>
      {list.only ? 'Download what is shown (CSV)' : 'Download (CSV)'}
    </a>
  </p>
);

const HEADINGS = [
  'Building',
  'To do',
  RECORD_TEXTS.open,
  RECORD_TEXTS.due,
  RECORD_TEXTS.hearing,
  ...SHOWN_PERIODS.map(PENALTY_TEXTS.heading),
];

const Totals = ({ label, amounts }: NonNullable<BuildingsView['penalties']>) => (
  <tr className="block border-b border-line bg-lot-tint py-2 @4xl:table-row">
    <th scope="row" colSpan={HEADINGS.length - SHOWN_PERIODS.length} className={`${CELL} font-bold`}>
      {label}
    </th>
    {SHOWN_PERIODS.map((period, index) => (
      <td key={period} className={`${FIGURE} font-bold`}>
        <span className="font-normal text-soft @4xl:hidden">{PENALTY_TEXTS.heading(period)}</span>
        {amounts[index]}
      </td>
    ))}
  </tr>
);

interface TableProps extends FormState {
  view: BuildingsView;
  action: string;
}

const Table = ({ view, action, result }: TableProps) => (
  <div className="@container mt-4">
    <table className="block w-full border-t border-line text-[0.94rem] tabular-nums @4xl:table">
      <caption className="sr-only">Buildings</caption>
      <thead className="sr-only @4xl:not-sr-only @4xl:table-header-group">
        <tr className="text-[0.85rem] text-soft">
          {HEADINGS.map((heading) => (
            <th key={heading} scope="col" className="p-2 text-left align-bottom font-semibold">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block @4xl:table-row-group">
        {view.penalties ? <Totals {...view.penalties} /> : null}
        {view.page.items.map((building) => (
          <BuildingRow key={building.bbl} building={building} view={view} action={action} result={result} />
        ))}
      </tbody>
    </table>
  </div>
);

export function BuildingsPage({ view, result }: { view: BuildingsView } & FormState) {
  const { name, urls, summary, page, total, list, limitsText, penalties, removed, added } = view;
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
          <Download view={view} />
        </>
      ) : null}
      {list.only ? <p className="mt-4 text-soft">{RECORD_TEXTS.shown(page.total, total)}</p> : null}
      {total === 0 ? <p className="mt-2 text-soft">{NO_BUILDINGS}</p> : null}
      {page.items.length > 0 ? <Table view={view} action={action} result={result} /> : null}
      <Pages view={view} />
      {penalties ? (
        <p className="mt-6 max-w-[48rem] text-[0.9rem] text-soft">
          {PENALTY_TEXTS.about} {limitsText}
        </p>
      ) : null}
    </PortfolioFrame>
  );
}
