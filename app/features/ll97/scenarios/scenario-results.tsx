import { Chart } from '#app/ui/chart.tsx';
import type { LoadedScenarios } from './scenarios.server.ts';
import type { ScenarioView } from './scenario-view.ts';
import { SECTION } from './texts.ts';

const percent = (share: number): string => `${share * 100}%`;

type PeriodProps = ScenarioView['periods'][number];

const PeriodBars = ({ years, limit, limitShare, bars }: PeriodProps) => (
  <div className="break-inside-avoid">
    <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
      <span>{years}</span>
      <span>{limitShare === undefined ? limit : `Limit ${limit}`}</span>
    </p>
    <div className="relative mt-2 grid gap-2.5 pb-1">
      {bars.map(({ name, tons, cost, within, over }) => (
        <div key={name}>
          <p className="flex flex-wrap justify-between gap-x-3 text-[0.9rem]">
            <span>{name}</span>
            <span className="text-soft">
              {tons}
              {cost ? `, ${cost}` : ''}
            </span>
          </p>
          <div aria-hidden className="relative mt-0.5 flex h-4 bg-hair">
            <span className="bg-emitted" style={{ width: percent(within) }} />
            <span className="bg-very-high" style={{ width: percent(over) }} />
            {limitShare === undefined ? null : (
              <span
                className="absolute -inset-y-1 w-[3px] -translate-x-1/2 bg-ink"
                style={{ left: percent(limitShare) }}
              />
            )}
          </div>
        </div>
      ))}
    </div>
  </div>
);

const Cases = ({ cases }: Pick<ScenarioView, 'cases'>) => (
  <dl className="grid max-w-[52rem] gap-x-6 border-t border-line">
    {cases.map(({ name, measures, energy, work }) => (
      <div key={name} className="grid gap-x-6 border-b border-line py-2.5 sm:grid-cols-[8rem_1fr]">
        <dt className="font-semibold">{name}</dt>
        <dd>
          {measures}
          <span className="block text-[0.9rem] text-soft">{energy}</span>
          {work ? <span className="block">{work}</span> : null}
        </dd>
      </div>
    ))}
  </dl>
);

const Costs = ({ heading, columns, rows }: ScenarioView['costs'] & { heading: string }) => (
  <table className="card-table w-full text-[0.94rem] tabular-nums">
    <caption className="mb-3 text-left text-[1.1rem] font-bold">{heading}</caption>
    <thead>
      <tr>
        {['Scenario', ...columns].map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, costs }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {costs.map(({ total, parts }, index) => (
            <td key={columns[index]}>
              <span aria-hidden>{columns[index]}</span>
              <span>
                <span className="font-semibold">{total}</span>
                {parts.map((part) => (
                  <span key={part} className="block text-[0.85rem] text-soft">
                    {part}
                  </span>
                ))}
              </span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const MAX_UNRANKED = 2;

interface ResultsProps extends Pick<LoadedScenarios, 'late'> {
  view: ScenarioView;
}

export const ScenarioResults = ({ view, late }: ResultsProps) => (
  <div className="grid gap-9 print:gap-4">
    <Chart
      finding={view.finding}
      legend={view.cases.length > MAX_UNRANKED ? `${SECTION.legend} ${SECTION.ranking}` : SECTION.legend}
      table={{ caption: 'Limit, emissions and penalty of each scenario by period', ...view.table }}
    >
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2 print:grid-cols-2">
        {view.periods.map((period) => (
          <PeriodBars key={period.years} {...period} />
        ))}
      </div>
    </Chart>
    <Cases cases={view.cases} />
    {view.costs.columns.length > 0 ? <Costs {...view.costs} heading={SECTION.costs} /> : null}
    <p className="max-w-[44rem] border-l-4 border-lot bg-lot-tint px-5 py-3">{late}</p>
  </div>
);
