import { Badge } from '#app/ui/badge.tsx';
import { LongDate } from '#app/ui/long-date.tsx';
import type { AssessmentRow } from './report.server.ts';

const CELL = 'px-4 py-3 max-sm:block max-sm:px-0 max-sm:py-1';

/** What a cell is about, where the table's head is out of sight. */
const Name = ({ children }: { children: string }) => (
  <span aria-hidden className="pr-2 text-[0.85rem] font-normal text-soft sm:hidden">
    {children}
  </span>
);

const Row = ({ row: { place, tone, riskLevel, score, submittedAt } }: { row: AssessmentRow }) => (
  <tr role="row" className="border-t border-hair max-sm:block max-sm:py-3">
    <th role="rowheader" scope="row" className={`${CELL} text-left font-semibold wrap-anywhere`}>
      {place}
    </th>
    <td role="cell" className={CELL}>
      <Badge tone={tone}>{riskLevel}</Badge>
    </td>
    <td role="cell" className={`${CELL} font-semibold sm:text-right`}>
      <Name>Score</Name>
      {score}
    </td>
    <td role="cell" className={`${CELL} whitespace-nowrap sm:text-right`}>
      <Name>Date</Name>
      <LongDate iso={submittedAt} />
    </td>
  </tr>
);

/**
 * The latest assessments. On a phone, each row is a block of its own: the roles keep it a table for those who
 * hear it. Source: specification section 2, "Internet".
 */
export const AssessmentTable = ({ rows, caption }: { rows: AssessmentRow[]; caption: string }) => (
  <table role="table" className="w-full border border-line bg-card max-sm:block max-sm:px-4">
    <caption className="sr-only">{caption}</caption>
    <thead role="rowgroup" className="text-[0.85rem] text-soft max-sm:sr-only">
      <tr role="row">
        <th role="columnheader" scope="col" className="px-4 py-2.5 text-left font-normal">
          Building Address
        </th>
        <th role="columnheader" scope="col" className="px-4 text-left font-normal">
          Risk Level
        </th>
        <th role="columnheader" scope="col" className="px-4 text-right font-normal">
          Score
        </th>
        <th role="columnheader" scope="col" className="px-4 text-right font-normal">
          Date
        </th>
      </tr>
    </thead>
    <tbody role="rowgroup" className="max-sm:block">
      {rows.map((row, index) => (
        <Row key={index} row={row} />
      ))}
    </tbody>
  </table>
);
