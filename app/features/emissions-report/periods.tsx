import type { ReactNode } from 'react';
import type { PeriodAssessment } from '#app/regulations/ll97/assessment.ts';
import { Badge } from '#app/ui/badge.tsx';
import { CHART, chartShapes, LIMITED_COLUMNS, periodsContent, type PeriodRow } from './period-content.ts';

/** A bar of emissions for each period, red above its limit, with the limit as a line across it. */
export function PeriodChart({ assessments }: { assessments: PeriodAssessment[] }) {
  const shapes = chartShapes(assessments);
  return (
    <div aria-hidden>
      <svg viewBox={`0 0 ${CHART.width} ${CHART.base + 2}`} className="w-full">
        <path d={`M0 ${CHART.base}H${CHART.width}`} className="stroke-line" />
        {shapes.map(({ name, within, over, limitY, left, right }) => (
          <g key={name}>
            <rect {...within} className="fill-emitted" />
            {over.height > 0 ? <rect {...over} className="fill-very-high" /> : null}
            {limitY === undefined ? null : (
              <path d={`M${left} ${limitY}H${right}`} className="stroke-ink" strokeWidth="2.5" />
            )}
          </g>
        ))}
      </svg>
      <p className="mt-1 flex text-[0.8rem] font-semibold sm:text-[0.9rem]">
        {shapes.map(({ name }) => (
          <span key={name} className="flex-1 text-center">
            {name}
          </span>
        ))}
      </p>
    </div>
  );
}

const HEAD = 'border-b border-line px-3 py-2 text-left align-bottom text-[0.85rem] font-semibold text-soft';
const CELL =
  'border-b border-hair px-3 py-2.5 align-top cards:flex cards:justify-between cards:gap-4 cards:border-0 cards:px-0 cards:py-1.5';

const Note = ({ children }: { children: string | undefined }) =>
  children ? <span className="block text-[0.8rem] font-normal text-soft">{children}</span> : null;

/** A figure. In a card, where the columns have no heads, its own name stands before it. */
const Cell = ({ column, children }: { column: string; children: ReactNode }) => (
  <td className={CELL}>
    <span aria-hidden className="hidden text-soft cards:inline">
      {column}
    </span>
    <span className="cards:text-right">{children}</span>
  </td>
);

const [, LIMIT, EMISSIONS, DIFFERENCE, CATEGORY, PENALTY] = LIMITED_COLUMNS;

function Row({ row, columns }: { row: PeriodRow; columns: number }) {
  const { period, limit, emissions, comparison } = row;
  return (
    <tr className="cards:block cards:border cards:border-line cards:bg-card cards:px-4 cards:py-3">
      <th
        scope="row"
        className="border-b border-hair px-3 py-2.5 text-left align-top font-semibold whitespace-nowrap cards:mb-1 cards:block cards:border-0 cards:px-0 cards:py-1.5"
      >
        {period.text}
        <Note>{period.note}</Note>
      </th>
      <Cell column={LIMIT}>
        {limit.text}
        <Note>{limit.note}</Note>
      </Cell>
      <Cell column={EMISSIONS}>{emissions}</Cell>
      {typeof comparison === 'string' ? (
        <td colSpan={columns - 3} className={`${CELL} text-soft`}>
          {comparison}
        </td>
      ) : (
        <>
          <Cell column={DIFFERENCE}>
            {comparison.difference.text}
            <Note>{comparison.difference.note}</Note>
          </Cell>
          <Cell column={CATEGORY}>
            <Badge tone={comparison.risk.tone}>{comparison.risk.label}</Badge>
          </Cell>
          <Cell column={PENALTY}>
            <strong className="font-semibold">{comparison.penalty}</strong>
          </Cell>
        </>
      )}
    </tr>
  );
}

/** The figures of each period. On a narrow screen, each period is a card. */
export function PeriodTable({ assessments }: { assessments: PeriodAssessment[] }) {
  const { columns, rows } = periodsContent(assessments);
  return (
    <table className="w-full border border-line bg-card text-[0.94rem] cards:block cards:border-0 cards:bg-transparent">
      <caption className="sr-only">
        Limit, emissions and penalty for each period, in metric tons a year
      </caption>
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
        {rows.map((row) => (
          <Row key={row.period.text} row={row} columns={columns.length} />
        ))}
      </tbody>
    </table>
  );
}
