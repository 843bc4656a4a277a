import type { ReactNode } from 'react';
import type { PageCopy } from '#app/data/pages.server.ts';
import type { ExposureView } from './exposure.ts';
import { EXPOSURE_TEXTS } from './texts.ts';

const CELL = 'px-3 py-2 text-left align-top sm:border-b sm:border-hair';

/** On a phone, a row stacks its periods, so that none runs off the screen. */
const ROW = 'block border-b border-hair py-2 sm:table-row sm:py-0';

const FOLDED_AFTER = 12;

type Row = ExposureView['rows'][number];

const Amount = ({ period, children }: { period: ExposureView['periods'][number]; children: ReactNode }) => (
  <td className={`${CELL} flex justify-between gap-3 py-0.5 sm:table-cell sm:py-2`}>
    <span className="text-soft sm:hidden">
      {period.name}
      {period.isAssumption ? ' (estimate)' : ''}
    </span>
    <span className="max-sm:text-right">{children}</span>
  </td>
);

interface TableProps {
  exposure: ExposureView;
  rows: readonly Row[];
  caption: string;
  total?: ReactNode;
}

const PenaltyTable = ({ exposure: { periods }, rows, caption, total }: TableProps) => (
  <table className="mt-4 block w-full border border-line bg-card text-[0.94rem] tabular-nums sm:table">
    <caption className="sr-only">{caption}</caption>
    <thead className="block sm:table-header-group">
      <tr className="sr-only sm:not-sr-only sm:table-row">
        <th scope="col" className={`${CELL} font-semibold`}>
          Building
        </th>
        {periods.map(({ name, isAssumption }) => (
          <th key={name} scope="col" className={`${CELL} font-semibold whitespace-nowrap`}>
            {name}
            {isAssumption ? (
              <span className="block text-[0.82rem] font-normal text-soft">estimate</span>
            ) : null}
          </th>
        ))}
      </tr>
      {total}
    </thead>
    <tbody className="block sm:table-row-group">
      {rows.map(({ bbl, name, basis, isEstimate, cells }) => (
        <tr key={bbl} className={ROW}>
          <th scope="row" className={`${CELL} block font-semibold sm:table-cell sm:min-w-[14rem]`}>
            <a href={`/buildings/${bbl}#emissions`} className="underline underline-offset-3">
              {name}
            </a>
            <span className="block text-[0.85rem] font-normal text-soft">
              {isEstimate ? 'Estimate: ' : ''}
              {basis}
            </span>
          </th>
          {periods.map((period, index) => (
            <Amount key={period.name} period={period}>
              {cells[index]}
            </Amount>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Total = ({ exposure: { periods, totals, totalLabel } }: { exposure: ExposureView }) => (
  <tr className={`${ROW} bg-lot-tint`}>
    <th scope="row" className={`${CELL} block font-bold sm:table-cell`}>
      {totalLabel}
    </th>
    {periods.map((period, index) => (
      <Amount key={period.name} period={period}>
        <strong>{totals[index]?.penalty}</strong>
        <span className="block text-[0.85rem] text-soft">{totals[index]?.excess}</span>
      </Amount>
    ))}
  </tr>
);

interface ExposureSectionProps {
  copy: PageCopy<'portfolio-pages'>['emissions'];
  exposure: ExposureView | undefined;
}

export function ExposureSection({ copy, exposure }: ExposureSectionProps) {
  const folded = exposure?.rows.slice(FOLDED_AFTER) ?? [];
  return (
    <section id="emissions" aria-labelledby="emissions-heading" className="scroll-mt-20 pt-10">
      <h2 id="emissions-heading" className="text-fit-lg">
        {copy.heading}
      </h2>
      {exposure && exposure.rows.length > 0 ? (
        <>
          <p className="mt-2 max-w-[48rem]">
            {copy.text} {exposure.summary}
          </p>
          <PenaltyTable
            exposure={exposure}
            rows={exposure.rows.slice(0, FOLDED_AFTER)}
            caption="Penalties by building and period"
            total={<Total exposure={exposure} />}
          />
          {folded.length > 0 ? (
            <details className="mt-3">
              <summary className="w-fit cursor-pointer py-1 font-semibold text-link">
                {EXPOSURE_TEXTS.more(folded.length)}
              </summary>
              <PenaltyTable exposure={exposure} rows={folded} caption="Penalties of more buildings" />
            </details>
          ) : null}
          <p className="mt-3 max-w-[48rem] text-[0.9rem] text-soft">{copy.limitsText}</p>
        </>
      ) : (
        <p className="mt-2 max-w-[48rem] text-soft">{copy.emptyText}</p>
      )}
      {exposure && exposure.missing.length > 0 ? (
        <details className="mt-4">
          <summary className="w-fit cursor-pointer py-1 font-semibold text-link">
            {EXPOSURE_TEXTS.withoutFigures(exposure.missing.length)}
          </summary>
          <ul className="mt-2 grid gap-2">
            {exposure.missing.map(({ bbl, name, basis }) => (
              <li key={bbl}>
                <a
                  href={`/buildings/${bbl}#emissions`}
                  className="font-semibold underline underline-offset-3"
                >
                  {name}
                </a>
                <span className="block text-[0.9rem] text-soft">{basis}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}
