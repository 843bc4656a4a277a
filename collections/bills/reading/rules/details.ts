import type { Amount } from './amounts.ts';
import { rateUnitIn, type ColumnKind, type TableRow, type RateUnit } from './columns.ts';
import type { Found, Row, Run } from './words.ts';

export interface Rate extends Found<number> {
  unit: RateUnit;
  /** `confirmed` if rate times quantity is the line's amount, `guess` if the unit is not printed. */
  certainty: 'confirmed' | 'printed' | 'guess';
}

export interface Detail extends Found<number> {
  isGuess: boolean;
}

const NUMBER = '(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d{0,6}\\.\\d{1,4}|\\d{1,6})';
const YARDS = '(?:cu(?:bic|\\.)?[\\s-]{0,2}(?:yds?|yards?)|c\\.?y\\b|yds?\\b|yards?\\b|yardas?)';
const UNITS = `(${YARDS}|100\\s?(?:lbs?|pounds|#)|cwt\\b|hundred(?:weight|\\spounds)|lbs?\\b|pounds?\\b|libras?|tons?\\b|toneladas?)`;
const RATE = new RegExp(`${NUMBER}\\s?(?:\\/|per\\b|a\\b|por\\b)\\s?${UNITS}`, 'i');
const BARE_RATE = /(?:@|\bat|\brate:?)\s?\$?\s?(\d{1,3}\.\d{2,4})(?![\d%])/i;
const QUANTITY = new RegExp(`(?<![\\d.$/,])${NUMBER}[\\s-]{0,2}${UNITS}`, 'gi');
const SIZE = new RegExp(
  `(?<![\\d.$/])(\\d{1,2}(?:\\.\\d{1,2})?)[\\s-]{0,2}${YARDS}(?!\\s?(?:at|@|x|×)\\s?(?:\\$|\\d*\\.\\d))`,
  'i',
);
/** The size of the largest containers in use, in cubic yards. */
const MAX_SIZE = 40;
const MIN_SIZE = 1;

const COUNTS = ['once', 'twice', 'three', 'four', 'five', 'six', 'seven'];
const COUNT = `(?<![\\d.])(\\d{1,2})|\\b(${COUNTS.join('|')})`;
const TIMES =
  '(?:x|×|times?|pick-?ups?|p\\/?u|pulls?|collections?|lifts?|days?|nights?|services?|stops?|visits?|veces|d[ií]as|noches|recogidas?)';
/** Excludes plurals: "4 weeks" is not a count per week. */
const WEEK = '(?:wk|week|semana)(?!s)';
const PER = '(?:\\/|x|per|a|each|every|por|a la)';
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const DAY = '(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?:days?)?';
const LETTER = '(?:th|sa|su|m|t|w|f)';
const weekdayIndex = (text = '') => DAYS.indexOf(text.slice(0, 3).toLowerCase());
const PICKUPS: [RegExp, (match: RegExpMatchArray) => number][] = [
  [
    new RegExp(`(?:${COUNT})[\\s-]?(?:${TIMES}\\s?(?:${PER}\\s?)?${WEEK}|${PER}\\s?${WEEK}|weekly)`, 'i'),
    (match) => Number(match[1] ?? COUNTS.indexOf(match[2]?.toLowerCase() ?? '') + 1),
  ],
  [
    /\b(?:freq(?:uency)?|(?:pick-?ups?|p\/?u)\s?(?:\/|per)\s?(?:wk|week))\s?:?\s?(\d)\b/i,
    (match) => Number(match[1]),
  ],
  [
    new RegExp(`\\b(${DAY})\\s?(?:-|–|to|thru|through)\\s?(${DAY})\\b`, 'i'),
    (match) => ((weekdayIndex(match[2]) - weekdayIndex(match[1]) + 7) % 7) + 1,
  ],
  [
    new RegExp(`\\b${DAY}(?:(?:\\s?[/,&+]\\s?|\\s(?:and\\s)?|, and )${DAY}){1,6}\\b`, 'i'),
    (match) => [...match[0].matchAll(new RegExp(DAY, 'gi'))].length,
  ],
  [new RegExp(`\\b${LETTER}(?:[/,]${LETTER}){1,6}\\b`, 'i'), (match) => match[0].split(/[/,]/).length],
];
const MAX_PICKUPS = 7;

export const DETAILS = [SIZE, RATE, BARE_RATE, ...PICKUPS.map(([pattern]) => pattern)];

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

export function pickupsIn(rows: Row[]): Detail | undefined {
  const found = rows.flatMap((row) =>
    PICKUPS.flatMap(([pattern, value]) =>
      [...row.run.text.matchAll(new RegExp(pattern, 'gi'))].flatMap((match): Detail[] => {
        const each = matched(row, row.run, match, value);
        return each ? [{ ...each, isGuess: !/\d|w(?:ee)?k|seman/i.test(each.printed) }] : [];
      }),
    ),
  );
  const [first, ...others] = found.filter(({ value }) => value >= 1 && value <= MAX_PICKUPS);
  return first && { ...first, isGuess: first.isGuess || others.some(({ value }) => value !== first.value) };
}

interface Measure {
  value: number;
  unit: RateUnit | undefined;
  isCounted: boolean;
}

function measuresIn(row: Row, columns: TableRow | undefined): Measure[] {
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
  const inTableRow = kinds.flatMap(([kind, unit]) => {
    const cell = columns?.findCell(kind);
    const match = cell && new RegExp(NUMBER).exec(cell.text);
    return match ? [{ value: numberIn(match[1] ?? ''), unit, isCounted: kind !== 'size' }] : [];
  });
  return [...inText, ...inTableRow];
}

export const isProduct = (rate: number, quantity: number, cents: number) =>
  Math.abs(rate * quantity * 100 - cents) <= Math.max(1, quantity * 0.5);

function ratedBy(
  rate: number,
  printed: RateUnit | undefined,
  measures: Measure[],
  { cents }: Amount,
): Pick<Rate, 'unit' | 'certainty'> | undefined {
  for (const { value, unit, isCounted } of measures) {
    if (isProduct(rate, value, cents)) {
      const found = printed ?? unit;
      // Only a guess if the rate has no unit, and the quantity, such as "2 yd", may be a container size.
      if (found) return { unit: found, certainty: printed || isCounted ? 'confirmed' : 'guess' };
    }
    if (unit === 'pound' && isProduct(rate, value / 100, cents))
      return { unit: '100 pounds', certainty: 'confirmed' };
    if (unit === 'pound' && isProduct(rate, value / 2000, cents))
      return { unit: 'ton', certainty: 'confirmed' };
  }
  return printed && { unit: printed, certainty: 'printed' };
}

export const inCell = (row: Row, cell: Run | undefined, pattern: RegExp): Found<number> | undefined =>
  cell && matched(row, cell, pattern.exec(cell.text), firstNumber);

export function findRate(rows: Row[], columns: TableRow | undefined, amount: Amount): Rate | undefined {
  const measures = rows.flatMap((row) => measuresIn(row, row === amount.row ? columns : undefined));
  const inColumn = inCell(amount.row, columns?.findCell('rate'), /(\d{0,3}\.\d{2,4})/);
  const candidates: { found: Found<number> | undefined; unit: RateUnit | undefined }[] = [
    {
      found: inColumn,
      unit:
        rateUnitIn(inColumn?.row === amount.row ? (columns?.findCell('rate')?.text ?? '') : '') ??
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
    const rated = found && ratedBy(found.value, unit, measures, amount);
    if (rated) return { ...found, ...rated };
  }
  return undefined;
}

const CONTAINER =
  /\b(?:container|cont|dumpster|compactor|roll-?off|toters?|carts?|bins?|box|can|open top|contenedor(?:es)?|[fr][el]l?|front|rear)\b/i;
const VOLUME = /\b(?:up to|over|extra|additional|loose|total|truckload|half|full)\W+(?:\w+\W+)?$/i;

export function findSize(rows: Row[], columns: TableRow | undefined, amount: Amount): Detail | undefined {
  const inColumn = inCell(amount.row, columns?.findCell('size'), /(\d{1,2}(?:\.\d{1,2})?)(?![\d-])/);
  const yards = inCell(amount.row, columns?.findCell('yards'), /^(\d{1,2}(?:\.\d{1,2})?)(?!\d)/);
  const inText = rows.map((row) => matched(row, row.run, SIZE.exec(row.run.text), firstNumber));
  const size = [...inText, inColumn, yards].find(
    (found) =>
      found && found.value >= MIN_SIZE && found.value <= MAX_SIZE && (found !== yards || found.value <= 10),
  );
  if (!size) return undefined;
  if (inColumn?.value === size.value) return { ...size, isGuess: false };
  const { text } = size.row.run;
  const isVolume = VOLUME.test(text.slice(0, text.indexOf(size.printed)));
  return { ...size, isGuess: size === yards || isVolume || !(CONTAINER.test(text) || pickupsIn(rows)) };
}
