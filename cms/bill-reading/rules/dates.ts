/** A span of days on a bill; both ends as ISO dates. */
export interface FoundPeriod {
  start: string;
  end: string;
  /** Whether a number could be the day as well as the month, or a part was missing. */
  guessed: boolean;
  from: number;
  to: number;
}

export interface FoundDate {
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
/** What may stand between the two days of a period. */
const UNTIL =
  /^[\s,]*(?:[-–—~]+|(?:service |billing |period )*(?:to|thru|through|until|ending|ends?|al?|hasta)(?: date)?)[\s:]*$/i;

const DATE_FORMS: { form: RegExp; order: ('year' | 'month' | 'day')[] }[] = [
  { form: /(?<!\d)(20\d{2})-(\d{2})-(\d{2})(?!\d)/gi, order: ['year', 'month', 'day'] },
  {
    form: /(?<![\d/.])(\d{1,2})([/.])(\d{1,2})\2(20\d{2}|\d{2})(?![\d/])/gi,
    order: ['month', 'day', 'year'],
  },
  {
    form: /(?<![\d/.-])(\d{1,2})(-)(\d{1,2})-(20\d{2}|\d{2})(?![\d/])/gi,
    order: ['month', 'day', 'year'],
  },
  { form: /(?<![\d/.$])(\d{1,2})\/(\d{1,2})(?![\d/.])/gi, order: ['month', 'day'] },
  {
    form: new RegExp(
      `\\b(${MONTH})\\s?(\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:,?\\s{1,2}(${YEAR})|,(${YEAR}))?`,
      'gi',
    ),
    order: ['month', 'day', 'year'],
  },
  {
    form: new RegExp(
      `(?<![\\d/])(\\d{1,2})(?:st|nd|rd|th)?(?:\\sde\\s|[\\s-])(${MONTH})(?:(?:\\sde\\s|[\\s,-]{1,2})(${YEAR}))?`,
      'gi',
    ),
    order: ['day', 'month', 'year'],
  },
];

const yearOf = (text: string) => {
  const digits = text.replace(/\D/g, '');
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
};

const monthOf = (text: string) =>
  /^\d/.test(text)
    ? Number(text)
    : (SPANISH[text.slice(0, 3).toLowerCase()] ?? MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1);

export const isoDate = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

export const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** A scan confuses letters and digits; each is put right only between digits and their separators. */
const repaired = (text: string) =>
  text
    .replace(/(?<=[\d/])[Oo](?=[\d/])|(?<=\/)[Oo](?=\d)|(?<=\d)[Oo]\b/g, '0')
    .replace(/(?<=[\d/])[lI|](?=[\d/])|(?<=\/)[lI|](?=\d)/g, '1');

function toDate(match: RegExpMatchArray, order: ('year' | 'month' | 'day')[]): FoundDate[] {
  const parts = match.slice(1).filter((part) => part !== undefined && !/^[/.-]$/.test(part));
  const found: Partial<Record<'year' | 'month' | 'day', number>> = {};
  order.forEach((name, index) => {
    const part = parts[index];
    if (part === undefined) return;
    found[name] = name === 'year' ? yearOf(part) : name === 'month' ? monthOf(part) : Number(part);
  });
  const { year, month = 0, day = 0 } = found;
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year ?? 2024, month)) return [];
  if (year !== undefined && (year < 2010 || year > 2049)) return [];
  const from = match.index ?? 0;
  return [{ ...(year === undefined ? {} : { year }), month, day, from, to: from + match[0].length }];
}

/** The days that a text names, in its order, as written in the United States: the month first. */
export function datesIn(text: string): FoundDate[] {
  const clean = repaired(text);
  const found = DATE_FORMS.flatMap(({ form, order }) =>
    [...clean.matchAll(form)].flatMap((match) => toDate(match, order)),
  );
  // The longest reading of a place wins: "10/01" is also the start of "10/01/26".
  const kept: FoundDate[] = [];
  for (const date of found.toSorted((a, b) => b.to - b.from - (a.to - a.from))) {
    if (!kept.some((other) => other.from < date.to && date.from < other.to)) kept.push(date);
  }
  return kept.toSorted((a, b) => a.from - b.from);
}

const DAYS_OF_ONE_MONTH = new RegExp(
  `\\b(${MONTH})\\s?(\\d{1,2})\\s?(?:-|–|—|to|thru|through)\\s?(\\d{1,2}),?\\s{1,2}(20\\d{2})`,
  'gi',
);
const SPANISH_DAYS = new RegExp(`\\b(\\d{1,2}) al (\\d{1,2}) de (${MONTH})(?: de)? (20\\d{2})`, 'gi');
const WHOLE_MONTHS = new RegExp(
  `(?<!\\d ?)\\b(${MONTH})(?:\\s?(?:-|–|—|to|thru|through)\\s?(${MONTH}))?,?\\s{1,2}(20\\d{2})(?!\\d)`,
  'gi',
);
const QUARTER =
  /\b(?:q([1-4])|([1-4])(?:st|nd|rd|th) (?:qtr|quarter)|(first|second|third|fourth) quarter)\.?,?\s+(?:of\s+)?(20\d{2})/gi;
const QUARTER_NAMES = ['first', 'second', 'third', 'fourth'];

function wholeMonths(text: string): FoundPeriod[] {
  const months = [...text.matchAll(WHOLE_MONTHS)].map((match) => {
    const [all, first = '', last, year = ''] = match;
    const end = monthOf(last ?? first);
    const ofYear = Number(year);
    return {
      start: isoDate(monthOf(first) > end ? ofYear - 1 : ofYear, monthOf(first), 1),
      end: isoDate(ofYear, end, daysIn(ofYear, end)),
      guessed: false,
      from: match.index,
      to: match.index + all.length,
    };
  });
  const quarters = [...text.matchAll(QUARTER)].map((match) => {
    const [all, short, ordinal, name = '', year = ''] = match;
    const quarter = Number(short ?? ordinal ?? QUARTER_NAMES.indexOf(name.toLowerCase()) + 1);
    return {
      start: isoDate(Number(year), quarter * 3 - 2, 1),
      end: isoDate(Number(year), quarter * 3, daysIn(Number(year), quarter * 3)),
      guessed: false,
      from: match.index,
      to: match.index + all.length,
    };
  });
  return [...months, ...quarters];
}

/** The year of a day that has none, on a bill of `invoiced`: bills come before or soon after the period ends. */
function yearBefore(invoiced: string | undefined, { month, day }: FoundDate): number | undefined {
  if (!invoiced) return undefined;
  const year = Number(invoiced.slice(0, 4));
  const isAhead = daysBetween(invoiced, isoDate(year, month, day)) > 62;
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

/** The spans of days that a text names: two days, a month, a quarter. Days without a year are before `invoiced`. */
export function periodsIn(text: string, invoiced?: string): FoundPeriod[] {
  const dates = datesIn(text);
  const pairs = dates.slice(1).flatMap((last, index) => {
    const first = dates[index];
    return first ? between(repaired(text), first, last, invoiced) : [];
  });
  const spanish = [...text.matchAll(SPANISH_DAYS)].map(([all, first, last, name, year], index) => {
    const match = [all, name, first, last, year];
    return Object.assign(match, { index: text.indexOf(all, index) });
  });
  const days = [...text.matchAll(DAYS_OF_ONE_MONTH), ...spanish].flatMap((match): FoundPeriod[] => {
    const [all = '', name = '', first, last, year] = match;
    const month = monthOf(name);
    if (Number(first) >= Number(last) || Number(last) > daysIn(Number(year), month)) return [];
    return [
      {
        start: isoDate(Number(year), month, Number(first)),
        end: isoDate(Number(year), month, Number(last)),
        guessed: false,
        from: match.index,
        to: match.index + all.length,
      },
    ];
  });
  return [...days, ...pairs, ...wholeMonths(text)];
}

export const daysBetween = (start: string, end: string) =>
  Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 1;
