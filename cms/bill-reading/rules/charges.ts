import { columnsOf, type Columns } from './columns.ts';
import { moneyIn, type FoundMoney } from './money.ts';
import type { Row, Run, Word } from './words.ts';

/** A value with the words that it was read from. */
export interface Found<T> {
  value: T;
  words: Word[];
  printed: string;
  row: Row;
}

export type Stream = 'trash' | 'recycling' | 'organics';

export interface ServiceLine {
  row: Row;
  service: Found<string>;
  stream: Stream;
  amount: Found<FoundMoney>;
  size?: Found<number>;
  pickups?: Found<number>;
  perYard?: Found<number>;
  per100Pounds?: Found<number>;
}

export interface Fee {
  label: string;
  amount: Found<FoundMoney>;
}

export interface Charges {
  lines: ServiceLine[];
  fees: Fee[];
}

const SERVICE =
  /\b(?:container|dumpster|compactor|roll-?off|toters?|carts?|bins?|front[\s-]?load|rear[\s-]?load|yd|yds|yards?|cy|refuse|trash|garbage|waste|rubbish|recycl\w*|cardboard|occ|mgp|organics?|compost|food|pick-?ups?|collections?|removal|hauling|carting)\b/i;
const FEE =
  /\b(?:fee|fees|surcharge|fuel|environmental (?:recovery|charge|cost)|administrative|admin\b|rental|lock(?:ing)?|gate|overage|overfill\w*|overflow|contaminat\w*|delivery|finance charge|late charge|regulatory|recovery|extra (?:bags?|pick-?up)|fixed monthly charge|bulk item)\b/i;
const NOT_A_CHARGE =
  /\b(?:sub[\s-]?total|total|balance|amount due|payments?|tax|previous|prior|thank you|due date|remit|pay this|maximum|cap\b|discount of)\b/i;

/** What ends a table of charges. */
const SUM = /^(?:sub[\s-]?total|total|grand total|balance due|amount due)\b/i;

const STREAMS: [Stream, RegExp][] = [
  ['organics', /\b(?:organics?|compost\w*|food (?:waste|scraps))\b/i],
  [
    'recycling',
    /\b(?:recycl(?!ing services|e track)\w*|cardboard|occ|paper|mgp|metal|commingled|single[\s-]?stream)\b/i,
  ],
];

const YARDS = 'cu(?:bic|\\.)?[\\s-]{0,2}(?:yds?|yards?)|c\\.?y\\b|yds?\\b|yards?\\b';
const HUNDRED_POUNDS = '100\\s?(?:lbs?|pounds|#)|cwt\\b|hundred(?:weight|\\spounds)';
/** "36 yards at 18.00" is a volume. */
const SIZE = new RegExp(
  `(?<![\\d.$/])(\\d{1,2}(?:\\.\\d{1,2})?)[\\s-]{0,2}(?:${YARDS})(?!\\s?(?:at|@|x|×)\\s?[$\\d])`,
  'i',
);
const PER_YARD = new RegExp(`(\\d{1,3}\\.\\d{2,4})\\s?(?:\\/|per|a)\\s?(?:${YARDS})`, 'i');
const PER_100_POUNDS = new RegExp(`(\\d{1,3}\\.\\d{2,4})\\s?(?:\\/|per)\\s?(?:${HUNDRED_POUNDS})`, 'i');

const COUNTS = ['once', 'twice', 'three', 'four', 'five', 'six', 'seven'];
const DAY = '(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|th|m|t|w|f|sa|su)';
const PICKUPS: [RegExp, (match: RegExpExecArray) => number][] = [
  [
    /(?<![\d.])(\d{1,2})\s?(?:x|×|times|pick-?ups?|pulls?|collections?|lifts?|days?|services?)\s?(?:\/|per|a|each|every)?\s?(?:wk|week)/i,
    (match) => Number(match[1]),
  ],
  [/\b(?:freq(?:uency)?|pick-?ups?\s?(?:\/|per)\s?(?:wk|week))\s?:?\s?(\d)\b/i, (match) => Number(match[1])],
  [/(?<![\d.])(\d)\s?(?:\/|per)\s?(?:wk|week)/i, (match) => Number(match[1])],
  [
    /\b(once|twice|three|four|five|six|seven)(?:\s(?:times|days|pick-?ups?))?\s(?:a|per|each|every)?\s?week/i,
    (match) => COUNTS.indexOf(match[1]?.toLowerCase() ?? '') + 1,
  ],
  [
    new RegExp(`\\b${DAY}(?:\\s?[/,&+-]\\s?${DAY}){1,6}\\b`, 'i'),
    (match) => match[0].split(/[/,&+-]/).length,
  ],
];

function matched<T>(row: Row, run: Run, match: RegExpExecArray | null, value: (match: RegExpExecArray) => T) {
  if (!match) return undefined;
  return {
    value: value(match),
    words: run.between(match.index, match.index + match[0].length),
    printed: match[0],
    row,
  };
}

function pickupsIn(row: Row, run: Run): Found<number> | undefined {
  for (const [pattern, value] of PICKUPS) {
    const found = matched(row, run, pattern.exec(run.text), value);
    if (found && found.value >= 1 && found.value <= 14) return found;
  }
  return undefined;
}

const decimal = (match: RegExpExecArray) => Number(match[1]);

/** What a run of text says of a service. */
function detailsOf(row: Row, run: Run) {
  const size = matched(row, run, SIZE.exec(run.text), decimal);
  const pickups = pickupsIn(row, run);
  const perYard = matched(row, run, PER_YARD.exec(run.text), decimal);
  const per100Pounds = matched(row, run, PER_100_POUNDS.exec(run.text), decimal);
  return {
    ...(size && { size }),
    ...(pickups && { pickups }),
    ...(perYard && { perYard }),
    ...(per100Pounds && { per100Pounds }),
  };
}

function inColumn(row: Row, cell: Run | undefined, pattern: RegExp): Found<number> | undefined {
  return cell && matched(row, cell, pattern.exec(cell.text), decimal);
}

/** What the columns of a table say of a service. */
function columnDetailsOf(row: Row, columns: Columns) {
  const size = inColumn(row, columns.cellOf(row, 'size'), /(\d{1,2}(?:\.\d{1,2})?)/);
  const pickups = inColumn(row, columns.cellOf(row, 'pickups'), /(\d{1,2})/);
  const rate = inColumn(row, columns.cellOf(row, 'rate'), /(\d{1,3}\.\d{2,4})/);
  const unit = columns.unitOfRate;
  return {
    ...(size && { size }),
    ...(pickups && { pickups }),
    ...(rate && unit === 'yard' && { perYard: rate }),
    ...(rate && unit === '100 pounds' && { per100Pounds: rate }),
  };
}

const RATE_FOLLOWS = new RegExp(`^\\s?(?:\\/|per|a)\\s?(?:${YARDS}|${HUNDRED_POUNDS})`, 'i');

/** The amounts in a text that are no rates. */
const chargesIn = (text: string) =>
  moneyIn(text).filter((money) => !RATE_FOLLOWS.test(text.slice(money.end)));

/** The amount of a charge: in the column for it, or the last one of its line. It ends its cell. */
function amountOf(row: Row, columns: Columns | undefined): Found<FoundMoney> | undefined {
  const inTable = columns?.cellOf(row, 'amount');
  const cells = inTable ? [inTable] : row.cells.toReversed();
  for (const cell of cells) {
    const money = chargesIn(cell.text).at(-1);
    if (money && cell.text.length - money.end <= 2) {
      const words = cell.between(money.start, money.end);
      return { value: money, words, printed: cell.text.slice(money.start, money.end), row };
    }
  }
  return undefined;
}

const labelOf = (row: Row, pattern: RegExp): Run | undefined =>
  row.cells.find((cell) => pattern.test(cell.text)) ?? row.cells.find((cell) => /\p{L}{3}/u.test(cell.text));

/** The words of a charge, without its amount and the dots that lead to it. */
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

/** Lines without an amount that belong to the charge above or below them. */
const isDetail = (row: Row) =>
  chargesIn(row.run.text).length === 0 &&
  !NOT_A_CHARGE.test(row.run.text) &&
  (SIZE.test(row.run.text) ||
    PER_YARD.test(row.run.text) ||
    PER_100_POUNDS.test(row.run.text) ||
    PICKUPS.some(([pattern]) => pattern.test(row.run.text)));

const apart = (a: Row, b: Row) => (a.page === b.page ? Math.abs(b.run.top - a.run.top) : Infinity);

/** The line above or below that says more of a charge: the nearer one. */
function detailRow(rows: Row[], index: number): Row | undefined {
  const row = rows[index];
  if (!row) return undefined;
  const [nearest] = [rows[index + 1], rows[index - 1]]
    .filter((each) => each !== undefined)
    .filter((each) => apart(row, each) < (row.run.bottom - row.run.top) * 3 && isDetail(each))
    .toSorted((a, b) => apart(row, a) - apart(row, b));
  return nearest;
}

function lineOf(
  rows: Row[],
  index: number,
  row: Row,
  amount: Found<FoundMoney>,
  columns?: Columns,
): ServiceLine {
  const label = labelOf(row, SERVICE) ?? row.run;
  const own = detailsOf(row, row.run);
  const more = detailRow(rows, index);
  const details = {
    ...(more && detailsOf(more, more.run)),
    ...own,
    ...(columns && columnDetailsOf(row, columns)),
  };
  const stream = STREAMS.find(([, pattern]) => pattern.test(row.run.text))?.[0] ?? 'trash';
  const printed = withoutAmount(label.text);
  return { row, service: { value: printed, words: label.words, printed, row }, stream, amount, ...details };
}

/** What the bill charges for, line by line, in its order. */
export function chargesOf(rows: Row[]): Charges {
  const charges: Charges = { lines: [], fees: [] };
  let columns: Columns | undefined;
  rows.forEach((row, index) => {
    const header = columnsOf(row);
    if (header) {
      columns = header;
      return;
    }
    if (columns && columns.page !== row.page) columns = undefined;
    if (row.cells.some((cell) => SUM.test(cell.text))) columns = undefined;
    if (NOT_A_CHARGE.test(row.run.text)) return;
    const amount = amountOf(row, columns);
    if (!amount) return;
    const label = labelOf(row, FEE);
    if (label && FEE.test(label.text)) {
      charges.fees.push({ label: withoutAmount(label.text), amount });
    } else if (columns || SERVICE.test(row.run.text)) {
      charges.lines.push(lineOf(rows, index, row, amount, columns));
    }
  });
  return charges;
}
