import { roleOf } from './vocabulary.ts';
import type { Row, Run } from './words.ts';

export type ColumnKind =
  | 'date'
  | 'payment'
  | 'balance'
  | 'tax'
  | 'rate'
  | 'pickups'
  | 'tons'
  | 'pounds'
  | 'size'
  | 'yards'
  | 'quantity'
  | 'amount'
  | 'description';

/** In this order: "Rate per yard" is a rate, "Qty (yd)" a volume, and only "Size" or "Container" a size. */
const HEADINGS: [ColumnKind, RegExp][] = [
  ['date', /^(?:service |pick-?up |post(?:ing)? )?(?:dates?|fecha)\b/i],
  ['payment', /\b(?:payments?|credits?|paid|pagos?)\b/i],
  ['balance', /\b(?:balance|saldo)\b/i],
  ['tax', /\b(?:tax|impuesto)\b/i],
  [
    'rate',
    /\b(?:rate|price|unit cost|precio|tarifa)\b|^(?:\$\s?\/|per|por) ?(?:yd|yard|cy|100|cwt|lb|ton)|^\$\s?(?:\/|per)/i,
  ],
  [
    'pickups',
    /\b(?:pick-?ups?|p\/?u|freq\w*|pulls|lifts|times|days|collections|visits|per week|recogidas?|frecuencia|veces)\b|\/ ?w(?:ee)?k/i,
  ],
  ['tons', /\b(?:tons?|tonnage|toneladas)\b/i],
  ['pounds', /\b(?:weight|lbs?|pounds|libras|peso)\b/i],
  ['size', /\b(?:size|tama[nñ]o|contenedor|container|equipment)\b/i],
  ['yards', /\b(?:yards?|yds?|cy|cu\.? ?yds?|yardas|volume)\b/i],
  ['quantity', /^(?:qty|quantity|units|no\.?|#|count|cant(?:idad)?)\b/i],
  ['amount', /\b(?:amount|charges?|total|extended|extension|cost|importe|monto|cargos?)\b/i],
  [
    'description',
    /^(?:description|services?|items?|details?|material|stream|waste|charges?|activity|transaction|type|descripci[oó]n|servicios?|concepto)\b(?! (?:period|address|dates?|location|from|for))/i,
  ],
];

export type RateUnit = 'yard' | '100 pounds' | 'pound' | 'ton';

/** The columns of a table, by its heading. */
export interface Columns {
  unitOfRate: RateUnit | undefined;
  /** What a cell below the heading is. */
  kindOf: (cell: Run) => ColumnKind;
  cellOf: (row: Row, kind: ColumnKind) => Run | undefined;
}

/** The unit that "Rate per CY" or "$/cwt" names. */
export function rateUnitIn(text: string): RateUnit | undefined {
  if (/\b100\b|cwt|hundred/i.test(text)) return '100 pounds';
  if (/\b(?:lbs?|pounds?|libras?)\b/i.test(text)) return 'pound';
  if (/\b(?:tons?|tonelada)\b/i.test(text)) return 'ton';
  return /yds?\b|yard|\bcy\b|\bcu\b|cubic/i.test(text) ? 'yard' : undefined;
}

const distance = (a: Run, b: Run) => {
  const gap = Math.max(a.left, b.left) - Math.min(a.right, b.right);
  const edges = Math.min(Math.abs(a.left - b.left), Math.abs(a.right - b.right));
  return Math.max(gap, 0) * 2 + edges;
};

/** A strip of sums has no such columns. */
const DETAILS: ReadonlySet<ColumnKind> = new Set<ColumnKind>([
  ...(['description', 'rate', 'quantity', 'size', 'yards', 'pounds', 'tons', 'pickups'] as const),
]);

/** A heading may take two lines: "Rate per" above "cubic yard". */
function headingsOf(row: Row, next: Row | undefined) {
  const isSecond =
    next?.page === row.page &&
    !/\d/.test(next.run.text) &&
    next.run.top - row.run.bottom < (row.run.bottom - row.run.top) * 0.8;
  return row.cells.flatMap((cell) => {
    const below = isSecond
      ? next.cells.find((each) => each.left < cell.right && each.right > cell.left)
      : undefined;
    const text = [cell.text, below?.text].filter(Boolean).join(' ').trim();
    const kind = HEADINGS.find(([, pattern]) => pattern.test(text))?.[0];
    return kind && text.length < 34 ? [{ kind, cell, text }] : [];
  });
}

/** The columns that a line names, if it is the heading of a table. */
function columnsOf(row: Row, lines: Row[]): Columns | undefined {
  if (/\d\.\d{2}/.test(row.run.text)) return undefined;
  const headings = headingsOf(row, lines[0]);
  const kinds = new Set(headings.map(({ kind }) => kind));
  const closest = (cell: Run) =>
    headings.toSorted((a, b) => distance(a.cell, cell) - distance(b.cell, cell))[0];
  const kindOf = (cell: Run): ColumnKind => closest(cell)?.kind ?? 'description';
  const isListed =
    lines.filter(({ cells }) =>
      cells.some((cell) => /\d\.\d{2}/.test(cell.text) && kindOf(cell) === 'amount'),
    ).length > 1;
  const hasDetails = headings.some(({ kind, text }) => DETAILS.has(kind) && !roleOf(text));
  if (!kinds.has('amount') || kinds.size < 2 || !(hasDetails || isListed)) return undefined;
  return {
    unitOfRate: rateUnitIn(headings.find(({ kind }) => kind === 'rate')?.text ?? ''),
    kindOf,
    cellOf: (line, kind) => {
      const cells = line.cells.filter((cell) => kindOf(cell) === kind);
      // Two cells below one heading: it is two headings that stand close together.
      return cells.length > 1 && closest(cells[0] as Run) === closest(cells[1] as Run) ? undefined : cells[0];
    },
  };
}

/** What ends a table of charges. */
const END = /^(?:sub[\s-]?total|totals?|grand total|balance due|amount due)\b(?! site)/i;

/** For each row, the table that it is in, with the sum that ends it. */
export function tablesOf(rows: Row[]): (Columns | undefined)[] {
  let columns: Columns | undefined;
  let hasEnded = false;
  return rows.map((row, index) => {
    const header = columnsOf(row, rows.slice(index + 1, index + 4));
    if (header) columns = header;
    else if (hasEnded || rows[index - 1]?.page !== row.page) columns = undefined;
    hasEnded = !header && row.cells.some((cell) => END.test(cell.text));
    return header ? undefined : columns;
  });
}
