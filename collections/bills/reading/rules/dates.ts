import { daysBetween } from '#law/days.ts';
export interface FoundPeriod {
  start: string;
  end: string;
  guessed: boolean;
  from: number;
  to: number;
}

interface FoundDate {
  year?: number;
  month: number;
  day: number;
  from: number;
  to: number;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const SPANISH: Readonly<Record<string, number>> = { ene: 1, abr: 4, ago: 8, dic: 12 };
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\\b\\.?';
const YEAR = "(?:20\\d{2}|'?\\d{2})(?!\\d)";
const UNTIL =
  /^[\s,]*(?:[-–—~/]+|(?:service |billing |period )*(?:to|thru|through|until|ending|ends?|al?|hasta)(?: date)?)[\s:]*$/i;

const DATE_FORMS = [
  /(?<!\d)(?<year>20\d{2})-(?<month>\d{2})-(?<day>\d{2})(?!\d)/gi,
  /(?<![\d/.]|-(?=\d{1,2}-))(?<month>\d{1,2})(?<sign>[/.-])(?<day>\d{1,2})\k<sign>(?<year>20\d{2}|\d{2})(?![\d/])/gi,
  /(?<![\d/.$])(?<month>\d{1,2})\/(?<day>\d{1,2})(?![\d/.])/gi,
  new RegExp(
    `\\b(?<month>${MONTH})\\s?(?<day>\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:(?:,\\s{0,2}|\\s{1,2})(?<year>${YEAR}))?`,
    'gi',
  ),
  new RegExp(
    `(?<![\\d/])(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:\\sde\\s|[\\s-])(?<month>${MONTH})(?:(?:\\sde\\s|[\\s,-]{1,2})(?<year>${YEAR}))?`,
    'gi',
  ),
];

const parseYear = (text: string) => {
  const digits = text.replace(/\D/g, '');
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
};

const parseMonth = (text: string) =>
  /^\d/.test(text)
    ? Number(text)
    : (SPANISH[text.slice(0, 3).toLowerCase()] ?? MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1);

const isoDate = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

export const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Corrects letters that a scan confuses with digits, but only next to digits or slashes. */
const repaired = (text: string) =>
  text
    .replace(/(?<=[\d/])[Oo](?=[\d/])|(?<=\/)[Oo](?=\d)|(?<=\d)[Oo]\b/g, '0')
    .replace(/(?<=[\d/])[lI|](?=[\d/])|(?<=\/)[lI|](?=\d)/g, '1');

function toDate({ groups, index, 0: all }: RegExpExecArray): FoundDate[] {
  const year = groups?.year === undefined ? undefined : parseYear(groups.year);
  const month = parseMonth(groups?.month ?? '');
  const day = Number(groups?.day);
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year ?? 2024, month)) return [];
  if (year !== undefined && (year < 2010 || year > 2049)) return [];
  return [{ ...(year !== undefined && { year }), month, day, from: index, to: index + all.length }];
}

export function datesIn(text: string): FoundDate[] {
  const clean = repaired(text);
  const found = DATE_FORMS.flatMap((form) => [...clean.matchAll(form)].flatMap(toDate));
  // The longest of overlapping matches wins: "10/01" is also the start of "10/01/26".
  const longest: FoundDate[] = [];
  for (const date of found.toSorted((a, b) => b.to - b.from - (a.to - a.from))) {
    if (!longest.some((other) => other.from < date.to && date.from < other.to)) longest.push(date);
  }
  return longest.toSorted((a, b) => a.from - b.from);
}

export const completeDates = (text: string): { value: string; start: number; end: number }[] =>
  datesIn(text).flatMap(({ year, month, day, from, to }) =>
    year === undefined ? [] : [{ value: isoDate(year, month, day), start: from, end: to }],
  );

const TO = '\\s?(?:-|–|—|to|thru|through)\\s?';
const SPANS = [
  `\\b(?<first>${MONTH})\\s?(?<from>\\d{1,2})${TO}(?<to>\\d{1,2}),?\\s{1,2}(?<year>20\\d{2})`,
  `\\b(?<from>\\d{1,2}) al (?<to>\\d{1,2}) de (?<first>${MONTH})(?: de)? (?<year>20\\d{2})`,
  `(?<!\\d ?)\\b(?<first>${MONTH})(?:${TO}(?<last>${MONTH}))?,?\\s{1,2}(?<year>20\\d{2})(?!\\d)`,
  '\\b(?<quarter>q[1-4]|(?:[1-4](?:st|nd|rd|th)|first|second|third|fourth)(?= q))(?: (?:qtr|quarter))?\\.?,?\\s+(?:of\\s+)?(?<year>20\\d{2})',
].map((pattern) => new RegExp(pattern, 'gi'));
const QUARTERS = ['first', 'second', 'third', 'fourth'];

function toSpan({ groups, index, 0: all }: RegExpExecArray): FoundPeriod[] {
  const { first = '', last = first, from = '1', to, quarter, year } = groups ?? {};
  const ofYear = Number(year);
  const number = quarter && Number(/\d/.exec(quarter)?.[0] ?? QUARTERS.indexOf(quarter.toLowerCase()) + 1);
  const [start, end] = number ? [number * 3 - 2, number * 3] : [parseMonth(first), parseMonth(last)];
  const lastDay = Number(to ?? daysIn(ofYear, end));
  if (lastDay > daysIn(ofYear, end)) return [];
  const period = {
    start: isoDate(start > end ? ofYear - 1 : ofYear, start, Number(from)),
    end: isoDate(ofYear, end, lastDay),
  };
  return period.start < period.end
    ? [{ ...period, guessed: false, from: index, to: index + all.length }]
    : [];
}

/** Infers the year of a period's last day, which is at most 61 days after the bill's date. */
function yearBefore(invoiced: string | undefined, { month, day }: FoundDate): number | undefined {
  if (!invoiced) return undefined;
  const year = Number(invoiced.slice(0, 4));
  const isAhead = daysBetween(invoiced, isoDate(year, month, day)) > 61;
  return isAhead ? year - 1 : year;
}

function between(text: string, first: FoundDate, last: FoundDate, invoiced?: string): FoundPeriod[] {
  const endYear = last.year ?? first.year ?? yearBefore(invoiced, last);
  if (endYear === undefined || !UNTIL.test(text.slice(first.to, last.from))) return [];
  const startYear = first.year ?? (first.month > last.month ? endYear - 1 : endYear);
  const start = isoDate(startYear, first.month, first.day);
  const end = isoDate(endYear, last.month, last.day);
  if (start >= end) return [];
  return [{ start, end, guessed: last.year === undefined, from: first.from, to: last.to }];
}

export function periodsIn(text: string, invoiced?: string): FoundPeriod[] {
  const dates = datesIn(text);
  const pairs = dates.slice(1).flatMap((last, index) => {
    const first = dates[index];
    return first ? between(repaired(text), first, last, invoiced) : [];
  });
  return [...SPANS.flatMap((form) => [...text.matchAll(form)].flatMap(toSpan)), ...pairs];
}
