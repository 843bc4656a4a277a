import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export interface ChartTable {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

interface ChartProps {
  /** A conclusion as a sentence: "Over the limit from 2030", not "Emissions by period". */
  finding: string;
  legend?: ReactNode;
  /** Omit it only if the page shows the same figures beside the chart. */
  table?: ChartTable;
  children: ReactNode;
  className?: string;
}

const CELL = 'border-b border-hair px-3 py-2 text-left align-top';

const Table = ({ caption, columns, rows }: ChartTable) => (
  <table className="w-full border border-line bg-card text-[0.94rem] tabular-nums">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col" className={`${CELL} text-[0.85rem] font-semibold text-soft`}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells], row) => (
        <tr key={row}>
          <th scope="row" className={`${CELL} font-semibold`}>
            {name}
          </th>
          {cells.map((cell, column) => (
            <td key={columns[column + 1]} className={CELL}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const TableToOpen = (table: ChartTable) => (
  <details className="group mt-3 print:hidden">
    <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 text-[0.94rem] font-semibold text-link [&::-webkit-details-marker]:hidden">
      Show as a table
      <ChevronDown aria-hidden size={17} className="transition-transform group-open:rotate-180" />
    </summary>
    <div className="mt-3 overflow-x-auto">
      <Table {...table} />
    </div>
  </details>
);

export function Chart({ finding, legend, table, children, className }: ChartProps) {
  const id = useId();
  return (
    <figure aria-labelledby={id} className={className}>
      <figcaption id={id} className="text-[1.1rem] font-bold">
        {finding}
      </figcaption>
      {legend ? <p className="mt-1 text-[0.9rem] text-soft">{legend}</p> : null}
      <div className="mt-4 print:mt-1">{children}</div>
      {table ? <TableToOpen {...table} /> : null}
    </figure>
  );
}
