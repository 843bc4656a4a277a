import { Badge } from '#app/ui/badge.tsx';
import type { RowView, SetViews } from './record.server.ts';
import { ROW, SOURCES } from './texts.ts';

interface RowProps {
  row: RowView;
}

const Row = ({ row }: RowProps) => (
  <li>
    <p>
      <b>{row.number}</b> {row.day ?? ROW.noDay}{' '}
      {row.isOpen ? <Badge tone="high">{row.state}</Badge> : <Badge tone="neutral">{row.state}</Badge>}
    </p>
    <p>{[row.hazard, row.meaning].filter(Boolean).join(': ')}</p>
    {row.facts.map((fact) => (
      <p key={fact}>
        <b>{fact}</b>
      </p>
    ))}
    {row.closes ? <p>{`${ROW.closes} ${row.closes}`}</p> : null}
    {row.words ? <p className="text-soft">{row.words}</p> : null}
    <small>
      {[row.agency, row.place, row.status].filter(Boolean).join(' · ')}
      {row.law ? (
        <>
          {' · '}
          <a href={row.law.href}>{row.law.name}</a>
        </>
      ) : null}
      {' · '}
      <a href={row.official} aria-label={`${row.officialLabel}: ${row.number}`}>
        {row.officialLabel}
      </a>
    </small>
  </li>
);

export const Rows = ({ rows }: { rows: readonly RowView[] }) => (
  <ul className="record-rows">
    {rows.map((row) => (
      <Row key={row.id} row={row} />
    ))}
  </ul>
);

type SetView = SetViews[number]['sets'][number];

const Source = ({ title, agency, id, href, state }: SetView & { state?: string }) => (
  <li key={id}>
    <a href={href} className="font-semibold underline underline-offset-3">
      {title}
    </a>
    {state ? `: ${state}` : null}
    <small>{`${agency}, data set ${id}`}</small>
  </li>
);

/** For print, where the list cannot be unfolded. */
const sourceNames = (sets: readonly SetView[]): string =>
  sets.map(({ title, agency, id }) => `${title} (${agency}, ${id})`).join('; ');

/** Data sets with the same date share a line. */
export const Sources = ({ sets, jsonUrl }: { sets: SetViews; jsonUrl: string }) => (
  <section aria-labelledby="sources" className="mt-10 print:mt-2">
    <h2 id="sources" className="text-fit-sm">
      {SOURCES.heading}
    </h2>
    <ul className="record-rows mt-3 max-w-[56rem] print:mt-0">
      {sets.map(({ state, sets: [first, ...others] }) =>
        first && others.length === 0 ? (
          <Source key={state} {...first} state={state} />
        ) : (
          <li key={state}>
            <p className="hidden print:block">{`${sourceNames([...(first ? [first] : []), ...others])}: ${state}`}</p>
            <details className="print:hidden">
              <summary className="cursor-pointer font-semibold">
                {SOURCES.several(others.length + 1, state)}
              </summary>
              <ul>
                {[...(first ? [first] : []), ...others].map(({ id, title, agency, href }) => (
                  <Source key={id} {...{ id, title, agency, href, state: '' }} />
                ))}
              </ul>
            </details>
          </li>
        ),
      )}
    </ul>
    <p className="not-printed mt-3">
      <a href={jsonUrl} className="font-semibold underline underline-offset-3">
        {SOURCES.json}
      </a>
    </p>
  </section>
);
