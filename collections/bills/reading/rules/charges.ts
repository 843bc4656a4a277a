import { amountText, type Amount } from './amounts.ts';
import type { TableRow } from './columns.ts';
import { datesIn } from './dates.ts';
import {
  DETAILS,
  inCell,
  isProduct,
  pickupsIn,
  findRate,
  findSize,
  type Detail,
  type Rate,
} from './details.ts';
import { moneyIn } from './money.ts';
import { FEE, SERVICE } from './vocabulary.ts';
import { type Found, type Row, Run } from './words.ts';

export type Stream = 'trash' | 'recycling' | 'organics';

export interface ServiceLine {
  service: Found<string>;
  stream: Stream;
  amount: Amount;
  size?: Detail;
  pickups?: Detail;
  rate?: Rate;
}

const STREAMS: [Stream, RegExp][] = [
  ['organics', /\b(?:organics?|compost\w*|food (?:waste|scraps)|org[aá]nic[oa]s?)\b/i],
  [
    'recycling',
    /\b(?:recycl(?!ing services|e track)\w*|cardboard|occ|paper|mgp|metal|commingled|single[\s-]?stream|reciclaje|cart[oó]n)\b/i,
  ],
];

/** In a table, one cell may hold a code or waste stream, and the next cell its description. */
function findLabel({ row, label, column, left }: Amount, pattern: RegExp): Run {
  const texts = row.cells.filter(({ text }) => /\p{L}{3}/u.test(text));
  const from = row.cells.findIndex((cell) => cell === texts[0]);
  const count = row.cells.slice(from).findIndex((cell) => cell.right > left || /^[$\d.,]+$/.test(cell.text));
  const described = row.cells
    .slice(from, from + Math.max(count, 0))
    .filter((cell) => texts.includes(cell) && datesIn(cell.text).length === 0);
  if (column && described.length > 1) return new Run(described.flatMap(({ words }) => words));
  const beside = column ? undefined : row.cells.find(({ text }) => text.includes(label.trim()));
  return beside ?? texts.find(({ text }) => pattern.test(text)) ?? texts[0] ?? row.run;
}

function withoutAmount(text: string): string {
  const [last] = moneyIn(text).slice(-1);
  const label = last?.end === text.length ? text.slice(0, last.start) : text;
  return label
    .split(' ')
    .filter((word) => !/^[.:_]*$/.test(word))
    .join(' ')
    .replace(/[.:]$/, '')
    .slice(0, 120);
}

const apart = (a: Row, b: Row) => (a.page === b.page ? Math.abs(b.run.top - a.run.top) : Infinity);

function detailRow(rows: Row[], row: Row, charged: ReadonlySet<Row>): Row | undefined {
  const index = rows.indexOf(row);
  return [index + 1, index - 1]
    .flatMap((at) => {
      const detail = rows[at];
      const other = rows[2 * at - index];
      if (!detail || charged.has(detail) || apart(row, detail) > (row.run.bottom - row.run.top) * 3)
        return [];
      if (other && charged.has(other) && apart(detail, other) < apart(row, detail)) return [];
      return DETAILS.some((pattern) => pattern.test(detail.run.text)) ? [detail] : [];
    })
    .toSorted((a, b) => apart(row, a) - apart(row, b))[0];
}

function toServiceLine(
  rows: Row[],
  columns: TableRow | undefined,
  amount: Amount,
  amounts: ReadonlySet<Row>,
): ServiceLine {
  const { row } = amount;
  const more = detailRow(rows, row, amounts);
  const own = [row, ...(more ? [more] : [])];
  const label = findLabel(amount, SERVICE);
  const inColumn = inCell(row, columns?.findCell('pickups'), /(?<![\d.])([1-7])(?![\d.])/);
  const pickups = pickupsIn(own) ?? (inColumn && { ...inColumn, isGuess: !columns?.isWeekly });
  let size = findSize(own, columns, amount);
  const rate = findRate(own, columns, amount);
  if (size && rate?.unit === 'yard' && isProduct(rate.value, size.value, amount.cents)) size = undefined;
  if (size && rate?.certainty === 'confirmed') size = { ...size, isGuess: false };
  const printed = withoutAmount(label.text);
  return {
    service: { value: printed, words: label.words, printed, row },
    stream: STREAMS.find(([, pattern]) => pattern.test(row.run.text))?.[0] ?? 'trash',
    amount,
    ...(size && { size }),
    ...(pickups && { pickups }),
    ...(rate && { rate }),
  };
}

export function findTableLines(rows: Row[], amounts: Amount[], tables: (TableRow | undefined)[]): Amount[] {
  const lines = amounts.filter((amount) => {
    if (amount.role !== undefined || !amount.isTabular) return false;
    if (amount.column === 'balance' || amount.column === 'payment' || amount.column === 'tax') return false;
    const inTable = tables[rows.indexOf(amount.row)] !== undefined && amount.column === 'amount';
    return inTable || SERVICE.test(amount.label) || FEE.test(amount.label);
  });
  const hasRole = new Set(amounts.filter(({ role }) => role !== undefined).map(({ row }) => row));
  return lines.filter((line) => !hasRole.has(line.row));
}

export function splitCharges(
  rows: Row[],
  lines: Amount[],
  tables: (TableRow | undefined)[],
): { services: ServiceLine[]; fees: { label: string; amount: Amount }[] } {
  const ofAmounts = new Set(lines.map(({ row }) => row));
  const isFee = (amount: Amount) => {
    const text = amountText(amount);
    return FEE.test(text) && !/\b\d+\s?(?:x|times)\b|\bper week\b/i.test(text);
  };
  return {
    services: lines
      .filter((line) => !isFee(line))
      .map((line) => toServiceLine(rows, tables[rows.indexOf(line.row)], line, ofAmounts)),
    fees: lines.filter(isFee).map((amount) => ({
      label: withoutAmount(findLabel(amount, FEE).text),
      amount,
    })),
  };
}
