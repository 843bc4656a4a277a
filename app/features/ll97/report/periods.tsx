import { Badge } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
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

const HEAD = 'border-b border-line px-3 py-2 text-left align-bottom text-[0.85rem] font-semibold text-soft';
const CELL =
  'border-b border-hair px-3 py-2.5 align-top cards:flex cards:flex-wrap cards:justify-between cards:gap-x-4 cards:border-0 cards:px-0 cards:py-1.5';

const Note = ({ children }: { children: string | undefined }) =>
  children ? <span className="block text-[0.8rem] font-normal text-soft">{children}</span> : null;

const Cell = ({ column, cell }: { column: string | undefined; cell: PeriodCell }) => (
  <td className={CELL}>
    <span aria-hidden className="hidden text-soft cards:inline">
      {column}
    </span>
    <span className={classNames('cards:flex-[1_1_6rem] cards:text-right', cell.isStrong && 'font-semibold')}>
      {cell.tone ? <Badge tone={cell.tone}>{cell.text}</Badge> : cell.text}
      <Note>{cell.note}</Note>
    </span>
  </td>
);

export const PeriodTable = ({ columns, rows }: Pick<PeriodsView, 'columns' | 'rows'>) => (
  <table className="w-full border border-line bg-card text-[0.94rem] cards:block cards:border-0 cards:bg-transparent">
    <caption className="sr-only">Limit, emissions and penalty for each period, in metric tons a year</caption>
    <thead className="cards:sr-only">
      <tr>
        {columns.map((name) => (
          <th key={name} scope="col" className={HEAD}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="cards:grid cards:gap-4">
      {rows.map(({ period, cells, reason }) => (
        <tr
          key={period.text}
          className="cards:block cards:border cards:border-line cards:bg-card cards:px-4 cards:py-3"
        >
          <th
            scope="row"
            className="border-b border-hair px-3 py-2.5 text-left align-top font-semibold whitespace-nowrap cards:mb-1 cards:block cards:border-0 cards:px-0 cards:py-1.5"
          >
            {period.text}
            <Note>{period.note}</Note>
          </th>
          {cells.map((cell, index) => (
            <Cell key={columns[index + 1]} column={columns[index + 1]} cell={cell} />
          ))}
          {reason ? (
            <td colSpan={columns.length - 1 - cells.length} className={`${CELL} text-soft`}>
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
