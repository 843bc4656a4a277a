import type { Amount } from './amounts.ts';
import { rateUnitIn, type Columns, type ColumnKind, type RateUnit } from './columns.ts';
import type { Found } from './found.ts';
import { moneyIn } from './money.ts';
import { FEE, SERVICE } from './vocabulary.ts';
import type { Row, Run } from './words.ts';

export type Stream = 'trash' | 'recycling' | 'organics';

export interface Rate extends Found<number> {
  unit: RateUnit;
  /** Confirmed where it makes the amount of its line with a quantity; a guess where its unit is printed nowhere. */
  certainty: 'confirmed' | 'printed' | 'guess';
}

interface Detail extends Found<number> {
  isGuess: boolean;
}

export interface ServiceLine {
  service: Found<string>;
  stream: Stream;
  amount: Amount;
  /** A guess where a column of yards may mean volumes as well. */
  size?: Detail;
  pickups?: Detail;
  tons?: Found<number>;
  rate?: Rate;
}

export interface Fee {
  label: string;
  amount: Amount;
}

const STREAMS: [Stream, RegExp][] = [
  ['organics', /\b(?:organics?|compost\w*|food (?:waste|scraps)|org[aá]nic[oa]s?)\b/i],
  [
    'recycling',
    /\b(?:recycl(?!ing services|e track)\w*|cardboard|occ|paper|mgp|metal|commingled|single[\s-]?stream|reciclaje|cart[oó]n)\b/i,
  ],
];

const NUMBER = '(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d{0,6}\\.\\d{1,4}|\\d{1,6})';
const YARDS = '(?:cu(?:bic|\\.)?[\\s-]{0,2}(?:yds?|yards?)|c\\.?y\\b|yds?\\b|yards?\\b|yardas?)';
const UNITS = `(${YARDS}|100\\s?(?:lbs?|pounds|#)|cwt\\b|hundred(?:weight|\\spounds)|lbs?\\b|pounds?\\b|libras?|tons?\\b|toneladas?)`;
const RATE = new RegExp(`${NUMBER}\\s?(?:\\/|per\\b|a\\b|por\\b)\\s?${UNITS}`, 'i');
const BARE_RATE = /(?:@|\bat|\brate:?)\s?\$?\s?(\d{1,3}\.\d{2,4})(?![\d%])/i;
const QUANTITY = new RegExp(`(?<![\\d.$/,])${NUMBER}[\\s-]{0,2}${UNITS}`, 'gi');
const SIZE = new RegExp(
  `(?<![\\d.$/])(\\d{1,2}(?:\\.\\d{1,2})?)[\\s-]{0,2}${YARDS}(?!\\s?(?:at|@|x|×)\\s?[$\\d])`,
  'i',
);
/** Containers that are in use, in cubic yards. */
const MAX_SIZE = 40;
const MIN_SIZE = 1;

const COUNTS = ['once', 'twice', 'three', 'four', 'five', 'six', 'seven'];
const WEEK = '(?:\\/|per|a|each|every|por)?\\s?(?:wk|week|semana)';
const DAY = '(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|th|m|t|w|f|sa|su)';
const PICKUPS: [RegExp, (match: RegExpMatchArray) => number][] = [
  [
    new RegExp(
      `(?<![\\d.])(\\d{1,2})\\s?(?:x|×|times|pick-?ups?|p\\/?u|pulls?|collections?|lifts?|days?|nights?|services?|veces|recogidas?)\\s?${WEEK}`,
      'i',
    ),
    (match) => Number(match[1]),
  ],
  [
    /\b(?:freq(?:uency)?|(?:pick-?ups?|p\/?u)\s?(?:\/|per)\s?(?:wk|week))\s?:?\s?(\d)\b/i,
    (match) => Number(match[1]),
  ],
  [/(?<![\d.])(\d)\s?(?:x|×|\/|per)\s?(?:wk|week)/i, (match) => Number(match[1])],
  [
    /\b(once|twice|three|four|five|six|seven)(?:\s(?:times|days|pick-?ups?))?\s(?:a|per|each|every)?\s?week/i,
    (match) => COUNTS.indexOf(match[1]?.toLowerCase() ?? '') + 1,
  ],
  [
    new RegExp(`\\b${DAY}(?:\\s?[/,&+-]\\s?${DAY}){1,6}\\b`, 'i'),
    (match) => match[0].split(/[/,&+-]/).length,
  ],
];
const MAX_PICKUPS = 7;

const DETAILS = [SIZE, RATE, BARE_RATE, ...PICKUPS.map(([pattern]) => pattern)];

const numberIn = (text: string) => Number(text.replaceAll(',', ''));

function matched<T>(
  row: Row,
  run: Run,
  match: RegExpMatchArray | null,
  value: (match: RegExpMatchArray) => T,
) {
  if (!match) return undefined;
  return {
    value: value(match),
    words: run.between(match.index ?? 0, (match.index ?? 0) + match[0].length),
    printed: match[0],
    row,
  };
}

const firstNumber = (match: RegExpMatchArray) => numberIn(match[1] ?? '');

/** The pickups a week that the lines of a charge name; a guess where they name several. */
function pickupsIn(rows: Row[]): ServiceLine['pickups'] {
  const found = rows.flatMap((row) =>
    PICKUPS.flatMap(([pattern, value]) =>
      [...row.run.text.matchAll(new RegExp(pattern, 'gi'))].flatMap(
        (match) => matched(row, row.run, match, value) ?? [],
      ),
    ),
  );
  const [first, ...others] = found.filter(({ value }) => value >= 1 && value <= MAX_PICKUPS);
  return first && { ...first, isGuess: others.some(({ value }) => value !== first.value) };
}

interface Measure {
  value: number;
  unit: RateUnit | undefined;
  /** In a column of quantities, or before "@". */
  isCounted: boolean;
}

/** The quantities that a line names, in text and in columns. */
function measuresIn(row: Row, columns: Columns | undefined): Measure[] {
  const inText = [...row.run.text.matchAll(QUANTITY)].map((match) => ({
    value: numberIn(match[1] ?? ''),
    unit: rateUnitIn(match[2] ?? ''),
    isCounted: /^\s?(?:@|at\b)/i.test(row.run.text.slice(match.index + match[0].length)),
  }));
  const kinds: [ColumnKind, RateUnit | undefined][] = [
    ['yards', 'yard'],
    ['size', 'yard'],
    ['pounds', 'pound'],
    ['tons', 'ton'],
    ['quantity', undefined],
  ];
  const inColumns = kinds.flatMap(([kind, unit]) => {
    const cell = columns?.cellOf(row, kind);
    const match = cell && new RegExp(NUMBER).exec(cell.text);
    return match ? [{ value: numberIn(match[1] ?? ''), unit, isCounted: kind !== 'size' }] : [];
  });
  return [...inText, ...inColumns];
}

const isProduct = (rate: number, quantity: number, cents: number) =>
  Math.abs(rate * quantity * 100 - cents) <= Math.max(1, quantity * 0.5);

/** The weeks that carters count in a month. */
const WEEKS = [4, 4.3, 4.33, 4.333, 52 / 12, 4.345, 4.35, 5];

/** What a rate is for: as printed beside it, or the quantity with which it makes the amount. */
function ratedBy(
  rate: number,
  printed: RateUnit | undefined,
  measures: Measure[],
  { cents }: Amount,
  [size, pickups]: [number | undefined, number | undefined],
): Pick<Rate, 'unit' | 'certainty'> | undefined {
  for (const { value, unit, isCounted } of measures) {
    if (isProduct(rate, value, cents)) {
      const found = printed ?? unit;
      // "2 yd" beside a rate without a unit may be a container.
      if (found) return { unit: found, certainty: printed || isCounted ? 'confirmed' : 'guess' };
    }
    if (unit === 'pound' && isProduct(rate, value / 100, cents))
      return { unit: '100 pounds', certainty: 'confirmed' };
    if (unit === 'pound' && isProduct(rate, value / 2000, cents))
      return { unit: 'ton', certainty: 'confirmed' };
  }
  const weekly = size !== undefined && pickups !== undefined ? size * pickups : undefined;
  if (
    weekly &&
    (printed ?? 'yard') === 'yard' &&
    WEEKS.some((weeks) => isProduct(rate, weekly * weeks, cents))
  )
    return { unit: 'yard', certainty: 'confirmed' };
  return printed && { unit: printed, certainty: 'printed' };
}

const inCell = (row: Row, cell: Run | undefined, pattern: RegExp): Found<number> | undefined =>
  cell && matched(row, cell, pattern.exec(cell.text), firstNumber);

function rateOf(
  rows: Row[],
  columns: Columns | undefined,
  amount: Amount,
  counts: [number | undefined, number | undefined],
): Rate | undefined {
  const measures = rows.flatMap((row) => measuresIn(row, row === amount.row ? columns : undefined));
  const inColumn = inCell(amount.row, columns?.cellOf(amount.row, 'rate'), /(\d{0,3}\.\d{2,4})/);
  const candidates: { found: Found<number> | undefined; unit: RateUnit | undefined }[] = [
    {
      found: inColumn,
      unit:
        rateUnitIn(inColumn?.row === amount.row ? (columns?.cellOf(amount.row, 'rate')?.text ?? '') : '') ??
        columns?.unitOfRate,
    },
    ...rows.flatMap((row) => {
      const withUnit = RATE.exec(row.run.text);
      return [
        { found: matched(row, row.run, withUnit, firstNumber), unit: rateUnitIn(withUnit?.[2] ?? '') },
        { found: matched(row, row.run, BARE_RATE.exec(row.run.text), firstNumber), unit: undefined },
      ];
    }),
  ];
  for (const { found, unit } of candidates) {
    const rated = found && ratedBy(found.value, unit, measures, amount, counts);
    if (rated) return { ...found, ...rated };
  }
  return undefined;
}

/** A volume is no container, even where a heading or a unit could mean either. */
function sizeOf(rows: Row[], columns: Columns | undefined, amount: Amount): ServiceLine['size'] {
  const inColumn = inCell(
    amount.row,
    columns?.cellOf(amount.row, 'size'),
    /(\d{1,2}(?:\.\d{1,2})?)(?![\d-])/,
  );
  const yards = inCell(amount.row, columns?.cellOf(amount.row, 'yards'), /^(\d{1,2}(?:\.\d{1,2})?)(?!\d)/);
  const inText = rows.map((row) => matched(row, row.run, SIZE.exec(row.run.text), firstNumber));
  const size = [...inText, inColumn, yards].find(
    (found) =>
      found && found.value >= MIN_SIZE && found.value <= MAX_SIZE && (found !== yards || found.value <= 10),
  );
  return size && { ...size, isGuess: size === yards };
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

const apart = (a: Row, b: Row) => (a.page === b.page ? Math.abs(b.run.top - a.run.top) : Infinity);

/** The line above or below, without an amount of its own, that says more of a charge and is nearest to it. */
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

/** What one line charges for. */
function lineOf(
  rows: Row[],
  columns: Columns | undefined,
  amount: Amount,
  amounts: ReadonlySet<Row>,
): ServiceLine {
  const { row } = amount;
  const more = detailRow(rows, row, amounts);
  const own = [row, ...(more ? [more] : [])];
  const label = labelOf(row, SERVICE) ?? row.run;
  const inColumn = inCell(row, columns?.cellOf(row, 'pickups'), /(?<![\d.])([1-7])(?![\d.])/);
  const pickups = pickupsIn(own) ?? (inColumn && { ...inColumn, isGuess: false });
  let size = sizeOf(own, columns, amount);
  const rate = rateOf(own, columns, amount, [size?.value, pickups?.value]);
  if (size && rate?.unit === 'yard' && isProduct(rate.value, size.value, amount.cents)) size = undefined;
  if (size && rate?.certainty === 'confirmed') size = { ...size, isGuess: false };
  const tons =
    inCell(row, columns?.cellOf(row, 'tons'), new RegExp(NUMBER)) ??
    own
      .map((each) =>
        matched(
          each,
          each.run,
          new RegExp(`(?<![\\d.$/])${NUMBER}\\s?tons?\\b`, 'i').exec(each.run.text),
          firstNumber,
        ),
      )
      .find(Boolean);
  const printed = withoutAmount(label.text);
  return {
    service: { value: printed, words: label.words, printed, row },
    stream: STREAMS.find(([, pattern]) => pattern.test(row.run.text))?.[0] ?? 'trash',
    amount,
    ...(size && { size }),
    ...(pickups && { pickups }),
    ...(tons && { tons }),
    ...(rate && { rate }),
  };
}

/** Where the slip to tear off begins. */
const STUB =
  /\b(?:detach|tear (?:off|here)|return (?:this|the) (?:portion|stub|slip|part)|remittance (?:slip|stub|advice|coupon))\b/i;

/** The amounts of the lines of a table, and of lines that name a service or a fee. */
export function tableLinesOf(rows: Row[], amounts: Amount[], tables: (Columns | undefined)[]): Amount[] {
  const stubs = rows.filter((row) => STUB.test(row.run.text));
  const isOnStub = ({ row }: Amount) =>
    stubs.some((stub) => stub.page === row.page && row.run.top > stub.run.top);
  const lines = amounts.filter((amount) => {
    if (amount.role !== undefined || !amount.isTabular || isOnStub(amount)) return false;
    if (amount.column === 'balance' || amount.column === 'payment' || amount.column === 'tax') return false;
    const inTable = tables[rows.indexOf(amount.row)] !== undefined && amount.column === 'amount';
    return inTable || SERVICE.test(amount.label) || FEE.test(amount.label);
  });
  const hasRole = new Set(amounts.filter(({ role }) => role !== undefined).map(({ row }) => row));
  return lines.filter(
    (line, index) =>
      !hasRole.has(line.row) && (lines[index + 1]?.row !== line.row || line.column === 'amount'),
  );
}

/** What the bill charges for, line by line. */
export function chargesOf(
  rows: Row[],
  lines: Amount[],
  tables: (Columns | undefined)[],
): { services: ServiceLine[]; fees: Fee[] } {
  const ofAmounts = new Set(lines.map(({ row }) => row));
  const isFee = ({ label, row, column }: Amount) => {
    const text = column ? row.run.text : label;
    return FEE.test(text) && !/\b\d+\s?(?:x|times)\b|\bper week\b/i.test(text);
  };
  return {
    services: lines
      .filter((line) => !isFee(line))
      .map((line) => lineOf(rows, tables[rows.indexOf(line.row)], line, ofAmounts)),
    fees: lines.filter(isFee).map((amount) => ({
      label: withoutAmount((labelOf(amount.row, FEE) ?? amount.row.run).text),
      amount,
    })),
  };
}
