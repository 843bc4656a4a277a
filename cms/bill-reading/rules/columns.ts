import type { Row, Run, WordPage } from './words.ts';

type ColumnKind =
  | 'date'
  | 'payment'
  | 'balance'
  | 'rate'
  | 'pickups'
  | 'weight'
  | 'size'
  | 'quantity'
  | 'amount'
  | 'description';

/** In this order: "Rate per yard" is a rate, not a size. */
const HEADINGS: [ColumnKind, RegExp][] = [
  ['payment', /\b(?:payments?|credits?|paid)\b/i],
  ['balance', /\bbalance\b/i],
  ['date', /^(?:service |pick-?up )?dates?\b/i],
  ['rate', /\b(?:rate|price|unit cost)\b|^per (?:yd|yard|cy|100)/i],
  ['pickups', /\b(?:pick-?ups?|freq\w*|pulls|times|days|collections|per week)\b|\/ ?w(?:ee)?k/i],
  ['weight', /\b(?:weight|lbs|pounds)\b/i],
  ['size', /\b(?:size|yards?|yds?|cy|cu\.? ?yds?)\b/i],
  ['quantity', /^(?:qty|quantity|units|no\.?|#|count)\b/i],
  ['amount', /\b(?:amount|charges?|total|extended|extension|cost|line total)\b/i],
  ['description', /\b(?:description|services?|item|details?|material|stream|container|activity)\b/i],
];

/** The columns of a table, by its heading. */
export interface Columns {
  page: WordPage;
  unitOfRate?: 'yard' | '100 pounds';
  cellOf: (row: Row, kind: ColumnKind) => Run | undefined;
}

const distance = (a: Run, b: Run) => {
  const gap = Math.max(a.left, b.left) - Math.min(a.right, b.right);
  const edges = Math.min(Math.abs(a.left - b.left), Math.abs(a.right - b.right));
  return Math.max(gap, 0) * 2 + edges;
};

/** The columns that a line names, if it is the heading of a table. */
export function columnsOf(row: Row): Columns | undefined {
  if (/\d\.\d{2}/.test(row.run.text)) return undefined;
  const headings = row.cells.flatMap((cell) => {
    const kind = HEADINGS.find(([, pattern]) => pattern.test(cell.text))?.[0];
    return kind && cell.text.length < 32 ? [{ kind, cell }] : [];
  });
  const kinds = new Set(headings.map(({ kind }) => kind));
  if (!kinds.has('amount') || kinds.size < 3) return undefined;
  const rate = headings.find(({ kind }) => kind === 'rate')?.cell.text ?? '';
  const unit = /100|cwt|lb/i.test(rate)
    ? ('100 pounds' as const)
    : /yd|yard|cy|cu/i.test(rate)
      ? ('yard' as const)
      : undefined;
  return {
    page: row.page,
    ...(unit && { unitOfRate: unit }),
    cellOf: (line, kind) =>
      line.cells.find((cell) => {
        const closest = headings.toSorted((a, b) => distance(a.cell, cell) - distance(b.cell, cell))[0];
        return closest?.kind === kind;
      }),
  };
}
