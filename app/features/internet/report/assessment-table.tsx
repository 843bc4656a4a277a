import { Badge } from '#app/ui/badge.tsx';
import { LongDate } from '#app/ui/long-date.tsx';
import { withMinus } from '#law/numbers.ts';
import type { LoadedInternetReport } from './report.server.ts';

type Rows = LoadedInternetReport['rows'];

const Row = ({ row: { place, tone, riskLevel, score, submittedAt } }: { row: Rows[number] }) => (
  <tr className="border-t border-hair align-top">
    <th scope="row" className="px-4 py-3 text-left font-semibold wrap-anywhere">
      {place}
      <span className="mt-2 grid justify-items-start gap-1.5 sm:hidden">
        <Badge tone={tone}>{riskLevel}</Badge>
        <span className="text-[0.9rem] font-normal text-soft">
          <LongDate iso={submittedAt} />
        </span>
      </span>
    </th>
    <td className="px-4 py-2.5 max-sm:hidden">
      <Badge tone={tone}>{riskLevel}</Badge>
    </td>
    <td className="px-4 py-3 text-right font-semibold">{withMinus(score)}</td>
    <td className="px-4 py-3 text-right whitespace-nowrap max-sm:hidden">
      <LongDate iso={submittedAt} />
    </td>
  </tr>
);

export const AssessmentTable = ({ rows, caption }: { rows: Rows; caption: string }) => (
  <table className="w-full border border-line bg-card">
    <caption className="sr-only">{caption}</caption>
    <thead className="text-[0.85rem] text-soft">
      <tr>
        <th scope="col" className="px-4 py-2.5 text-left font-normal">
          Building Address
        </th>
        <th scope="col" className="px-4 text-left font-normal max-sm:hidden">
          Risk Level
        </th>
        <th scope="col" className="px-4 text-right font-normal">
          Score
        </th>
        <th scope="col" className="px-4 text-right font-normal max-sm:hidden">
          Date
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row, index) => (
        <Row key={index} row={row} />
      ))}
    </tbody>
  </table>
);
