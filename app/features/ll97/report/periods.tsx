import { Badge } from '#app/ui/badge.tsx';
import { Chart } from '#app/ui/chart.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import type { PeriodCell, PeriodsView } from './period-view.ts';

export const PeriodChart = ({ chart: { width, base, baseLine, bars } }: Pick<PeriodsView, 'chart'>) => (
  <div aria-hidden>
    <svg viewBox={`0 0 ${width} ${base + 2}`} className="w-full">
      <path d={baseLine} className="stroke-line" />
      {bars.map(({ name, within, over, limitLine }) => (
        <g key={name}>
          <rect {...within} className="fill-emitted" />
          {over.height > 0 ? <rect {...over} className="fill-very-high" /> : null}
          {limitLine ? <path d={limitLine} className="stroke-ink" strokeWidth="2.5" /> : null}
        </g>
      ))}
    </svg>
    <p className="mt-1 flex text-[0.8rem] font-semibold sm:text-[0.9rem] print:text-[0.7rem]">
      {bars.map(({ name }) => (
        <span key={name} className="flex-1 text-center">
          {name}
        </span>
      ))}
    </p>
  </div>
);

const Note = ({ children }: { children: string | undefined }) =>
  children ? <span className="block text-[0.8rem] font-normal text-soft">{children}</span> : null;

const Cell = ({ column, cell }: { column: string | undefined; cell: PeriodCell }) => (
  <td>
    <span aria-hidden>{column}</span>
    <span className={cell.isStrong ? 'font-semibold' : undefined}>
      {cell.tone ? <Badge tone={cell.tone}>{cell.text}</Badge> : cell.text}
      <Note>{cell.note}</Note>
    </span>
  </td>
);

export const PeriodTable = ({ columns, rows }: Pick<PeriodsView, 'columns' | 'rows'>) => (
  <table className="card-table w-full text-[0.94rem]">
    <caption className="sr-only">Limit, emissions and penalty for each period, in metric tons a year</caption>
    <thead>
      <tr>
        {columns.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ period, cells, reason }) => (
        <tr key={period.text}>
          <th scope="row">
            {period.text}
            <Note>{period.note}</Note>
          </th>
          {cells.map((cell, index) => (
            <Cell key={columns[index + 1]} column={columns[index + 1]} cell={cell} />
          ))}
          {reason ? (
            <td colSpan={columns.length - 1 - cells.length} className="text-soft">
              {reason}
            </td>
          ) : null}
        </tr>
      ))}
    </tbody>
  </table>
);

export const Periods = ({ heading, finding, chartKey, chart, columns, rows }: PeriodsView) => (
  <Section heading={heading}>
    <Chart finding={finding} legend={chartKey} className="mb-6 max-w-[44rem] print:mb-2 print:max-w-none">
      <div className="max-w-[40rem] print:max-w-[13rem]">
        <PeriodChart chart={chart} />
      </div>
    </Chart>
    <PeriodTable columns={columns} rows={rows} />
  </Section>
);
