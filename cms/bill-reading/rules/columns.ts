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
    /^(?:description|services?|items?|details?|material|stream|waste|charges?|activity|type|descripci[oó]n|servicios?|concepto)\b(?! (?:period|address|dates?|location|from|for))/i,
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
function columnsOf(row: Row, next: Row | undefined): Columns | undefined {
  if (/\d\.\d{2}/.test(row.run.text)) return undefined;
  const headings = headingsOf(row, next);
  const kinds = new Set(headings.map(({ kind }) => kind));
  const amount = headings.findLast(({ kind }) => kind === 'amount');
  const details = [...kinds].filter((kind) => kind !== 'amount' && kind !== 'date' && kind !== 'balance');
  if (!(amount ?? kinds.has('balance')) || kinds.size < 2 || details.length === 0) return undefined;
  if (details.length === 1 && kinds.has('payment') && kinds.size < 3) return undefined;
  const kindOf = (cell: Run): ColumnKind => {
    const [closest] = headings.toSorted((a, b) => distance(a.cell, cell) - distance(b.cell, cell));
    return closest?.kind ?? 'description';
  };
  return {
    unitOfRate: rateUnitIn(headings.find(({ kind }) => kind === 'rate')?.text ?? ''),
    kindOf,
    cellOf: (line, kind) => line.cells.find((cell) => kindOf(cell) === kind),
  };
}

/** What ends a table of charges. */
const END = /^(?:sub[\s-]?total|total|grand total|balance due|amount due)\b/i;

/** For each row, the table that it is in. */
export function tablesOf(rows: Row[]): (Columns | undefined)[] {
  let columns: Columns | undefined;
  return rows.map((row, index) => {
    const header = columnsOf(row, rows[index + 1]);
    if (header) columns = header;
    else if (rows[index - 1]?.page !== row.page) columns = undefined;
    else if (row.cells.some((cell) => END.test(cell.text))) columns = undefined;
    return header ? undefined : columns;
  });
}
