import { AGE, findRole } from './vocabulary.ts';
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
  | 'description'
  | 'other';

/** Order matters: "Rate per yard" is a rate, "Qty (yd)" a volume, and only "Size" or "Container" a size. */
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

export interface TableRow {
  unitOfRate: RateUnit | undefined;
  isWeekly: boolean;
  columnKind: (cell: Run) => ColumnKind;
  findCell: (kind: ColumnKind) => Run | undefined;
}

export function rateUnitIn(text: string): RateUnit | undefined {
  if (/\b100\b|cwt|hundred/i.test(text)) return '100 pounds';
  if (/\b(?:lbs?|pounds?|libras?)\b/i.test(text)) return 'pound';
  if (/\b(?:tons?|tonelada)\b/i.test(text)) return 'ton';
  return /yds?\b|yard|\bcy\b|\bcu\b|cubic/i.test(text) ? 'yard' : undefined;
}

interface Heading {
  kind: ColumnKind;
  text: string;
  left: number;
  right: number;
}

function distance(heading: Heading, cell: Run): number {
  const gap = Math.max(heading.left, cell.left) - Math.min(heading.right, cell.right);
  const center = Math.abs(heading.left + heading.right - cell.left - cell.right) / 2;
  const edges = Math.min(Math.abs(heading.left - cell.left), Math.abs(heading.right - cell.right), center);
  return Math.max(gap, 0) * 2 + edges;
}

const UNPLACED = 300;

/** Assigns cells to headings from left to right. No two cells share a heading. */
function align(headings: Heading[], cells: Run[]): (Heading | undefined)[] {
  interface Best {
    cost: number;
    of: (Heading | undefined)[];
  }
  let best: Best[] = headings.concat(headings.slice(0, 1)).map(() => ({ cost: 0, of: [] }));
  for (const cell of cells) {
    const next: Best[] = [];
    best.forEach((before, count) => {
      const heading = headings[count - 1];
      const last = best[count - 1];
      const choices: Best[] = [{ cost: before.cost + UNPLACED, of: [...before.of, undefined] }];
      if (heading && last)
        choices.push({ cost: last.cost + distance(heading, cell), of: [...last.of, heading] });
      const left = next[count - 1];
      if (left) choices.push(left);
      next.push(choices.toSorted((a, b) => a.cost - b.cost)[0] as Best);
    });
    best = next;
  }
  return best.at(-1)?.of ?? [];
}

const NOT_OF_SUMS = /description|rate|quantity|size|yards|pounds|tons|pickups/;

const MAX_HEADING = 33;

const kindIn = (text: string): ColumnKind =>
  HEADINGS.find(([, pattern]) => text.length <= MAX_HEADING && pattern.test(text.trim()))?.[0] ?? 'other';

const toHeadings = ({ cells }: Row): Heading[] =>
  cells.map(({ text, left, right }) => ({ kind: kindIn(text), text, left, right }));

const overlaps = (a: Heading, b: Heading) => a.left < b.right && b.left < a.right;

/** Merges headings that take two lines, such as "Rate" above "per yard". */
function withLine(headings: Heading[], row: Row, line: Row | undefined): Heading[] | undefined {
  if (line?.page !== row.page || /\d/.test(line.run.text)) return undefined;
  const gap = Math.max(line.run.top - row.run.bottom, row.run.top - line.run.bottom);
  const isHeading = line.cells.length > 1 || rateUnitIn(line.run.text) !== undefined;
  const found = toHeadings(line).map((part) => ({
    part,
    of: headings.filter((each) => overlaps(each, part)),
  }));
  const isPlaced = found.every(({ part, of }) => part.text.length <= MAX_HEADING && of.length < 2);
  if (gap > (row.run.bottom - row.run.top) * 1.6 || !isHeading || !isPlaced) return undefined;
  const merged = headings.map((heading) => {
    const part = found.find(({ of }) => of[0] === heading)?.part;
    if (!part) return heading;
    const text = line.run.top < row.run.top ? `${part.text} ${heading.text}` : `${heading.text} ${part.text}`;
    return { ...heading, text, kind: heading.kind === 'other' ? kindIn(text) : heading.kind };
  });
  const added = found.filter(({ of }) => of.length === 0).map(({ part }) => part);
  if (added.length === found.length) return undefined;
  return [...merged, ...added].toSorted((a, b) => a.left - b.left);
}

const MONEY = /\d\.\d{2}/;

function tableHeadings(row: Row, lines: Row[]): Heading[] | undefined {
  if (MONEY.test(row.run.text)) return undefined;
  const headings = toHeadings(row);
  const known = headings.filter(({ kind }) => kind !== 'other');
  const hasDetails = known.some(({ kind, text }) => NOT_OF_SUMS.test(kind) && !findRole(text));
  const last = headings.at(-1);
  const isBelow = (line: Row, heading: Heading) =>
    line.cells.some((cell, at) => MONEY.test(cell.text) && align(headings, line.cells)[at] === heading);
  const isOpen = hasDetails && known.length > 1 && !known.some(({ kind }) => kind === 'amount');
  // The last column holds the amounts even if it is called "Monthly rate", for example.
  const mayCharge = last && (last.kind === 'rate' || last.kind === 'other');
  if (isOpen && mayCharge && lines.some((line) => isBelow(line, last))) last.kind = 'amount';
  const amount = headings.find(({ kind }) => kind === 'amount');
  if (!amount && isOpen && headings.length > 2) return headings;
  if (!amount || new Set(known.map(({ kind }) => kind)).size < 2) return undefined;
  const isListed = lines.filter((line) => isBelow(line, amount)).length > 1;
  return hasDetails || isListed ? headings : undefined;
}

function tableRow(headings: Heading[], { cells }: Row): TableRow {
  const aligned = align(headings, cells);
  const closest = (cell: Run) =>
    headings.toSorted((a, b) => distance(a, cell) - distance(b, cell))[0] as Heading;
  const placed = cells.map((cell, index) => aligned[index] ?? closest(cell));
  return {
    unitOfRate: rateUnitIn(headings.find(({ kind }) => kind === 'rate')?.text ?? ''),
    isWeekly: headings.some(({ kind, text }) => kind === 'pickups' && /w(?:ee)?k|freq|seman/i.test(text)),
    columnKind: (cell) => placed[cells.indexOf(cell)]?.kind ?? 'description',
    findCell: (kind) => {
      const at = placed.findIndex((heading) => heading.kind === kind);
      // If two cells share a heading, return neither, because they belong to two headings that are close together.
      return placed.lastIndexOf(placed[at] as Heading) === at ? cells[at] : undefined;
    },
  };
}

const END = /^(?:sub[\s-]?total|totals?|grand total|balance due|amount due)\b(?! site)/i;

const isOutside = ({ cells }: Row): boolean =>
  cells.filter(({ text }) => AGE.test(text)).length > 2 ||
  (cells.length > 2 && cells.every(({ text }) => MONEY.test(text) && !/\p{L}/u.test(text)));

export function findTables(rows: Row[]): (TableRow | undefined)[] {
  let headings: Heading[] | undefined;
  let pitch = 0;
  let hasEnded = false;
  let isHeader = false;
  return rows.map((row, index) => {
    const before = rows[index - 1];
    const step = before?.page === row.page ? row.run.top - before.run.top : Infinity;
    const continued = isHeader && before && headings ? withLine(headings, before, row) : undefined;
    const own = continued ?? tableHeadings(row, rows.slice(index + 1, index + 4));
    const header = (!isHeader && own && withLine(own, row, before)) || own;
    isHeader = header !== undefined;
    const hasAmounts = headings?.some(({ kind }) => kind === 'amount');
    if (header) headings = header;
    else if (hasEnded || step === Infinity || isOutside(row)) headings = undefined;
    else if (!hasAmounts && ((pitch && step > pitch * 1.2) || row.run.text.includes('$')))
      headings = undefined;
    pitch = header ? 0 : pitch || step;
    hasEnded = !header && row.cells.some((cell) => END.test(cell.text));
    if (header || !headings) return undefined;
    if (row.cells.length === headings.length) {
      headings = headings.map((heading, at) => {
        const cell = row.cells[at];
        if (!cell || heading.kind === 'description') return heading;
        return {
          ...heading,
          left: Math.min(heading.left, cell.left),
          right: Math.max(heading.right, cell.right),
        };
      });
    }
    return tableRow(headings, row);
  });
}
