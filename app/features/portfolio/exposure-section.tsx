import type { ExposureView } from './exposure.ts';

const CELL = 'border-b border-hair px-3 py-2 text-left align-top';

export const ExposureSection = ({ exposure }: { exposure: ExposureView | undefined }) => (
  <section id="emissions" aria-labelledby="emissions-heading" className="scroll-mt-20 pt-10">
    <h2 id="emissions-heading" className="text-[1.6rem]">
      Local Law 97: penalties by period
    </h2>
    {exposure && exposure.rows.length > 0 ? (
      <>
        <p className="mt-2 max-w-[48rem]">
          The most that a year over the limit can cost, in each period of the law. {exposure.summary}
        </p>
        <div role="region" aria-labelledby="emissions-heading" tabIndex={0} className="mt-4 overflow-x-auto">
          <table className="w-full border border-line bg-card text-[0.94rem] tabular-nums">
            <thead>
              <tr>
                <th scope="col" className={`${CELL} font-semibold`}>
                  Building
                </th>
                {exposure.periods.map(({ name, isAssumption }) => (
                  <th key={name} scope="col" className={`${CELL} font-semibold whitespace-nowrap`}>
                    {name}
                    {isAssumption ? (
                      <span className="block text-[0.82rem] font-normal text-soft">assumption</span>
                    ) : null}
                  </th>
                ))}
              </tr>
              <tr className="bg-lot-tint">
                <th scope="row" className={`${CELL} font-bold`}>
                  All together, a year
                </th>
                {exposure.totals.map(({ penalty, excess }, index) => (
                  <td key={exposure.periods[index]?.name} className={`${CELL} font-bold`}>
                    {penalty}
                    <span className="block text-[0.85rem] font-normal text-soft">{excess}</span>
                  </td>
                ))}
              </tr>
            </thead>
            <tbody>
              {exposure.rows.map(({ bbl, name, basis, isEstimate, cells }) => (
                <tr key={bbl}>
                  <th scope="row" className={`${CELL} min-w-[14rem] font-semibold`}>
                    <a href={`/buildings/${bbl}#emissions`} className="underline underline-offset-3">
                      {name}
                    </a>
                    <span className="block text-[0.85rem] font-normal text-soft">
                      {isEstimate ? 'Estimate: ' : ''}
                      {basis}
                    </span>
                  </th>
                  {cells.map((cell, index) => (
                    <td key={exposure.periods[index]?.name} className={CELL}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="mt-3 max-w-[48rem] text-[0.9rem] text-soft">
          Not included: deductions, adjustments, penalties for reports that are late or missing, and what the
          courts decide. Owners report filings themselves, and typical energy use may be far from yours. Use
          the calculator with your bills.
        </p>
      </>
    ) : (
      <p className="mt-2 max-w-[48rem] text-soft">There are no figures for the buildings here.</p>
    )}
    {exposure && exposure.missing.length > 0 ? (
      <details className="mt-4">
        <summary className="w-fit cursor-pointer py-1 font-semibold text-link">
          Buildings with no figures ({exposure.missing.length})
        </summary>
        <ul className="mt-2 grid gap-2">
          {exposure.missing.map(({ bbl, name, basis }) => (
            <li key={bbl}>
              <a href={`/buildings/${bbl}#emissions`} className="font-semibold underline underline-offset-3">
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
