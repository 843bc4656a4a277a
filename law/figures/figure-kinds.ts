/** Values are stored as text so that no digit is lost. */
interface Kind {
  label: string;
  pattern: RegExp;
  example: string;
  isNumber?: boolean;
  show: (value: string, unit: string) => string;
}

const NUMBER = /^\d{1,12}(\.\d{1,12})?$/;
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const WHOLE = new Intl.NumberFormat('en-US');

export function groupDigits(value: string): string {
  const [whole = '', fraction] = value.split('.');
  const grouped = WHOLE.format(Number(whole));
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** "$268", "$0.50", "$6.00": cents only if the law states them. */
const dollars = (value: string): string => `$${groupDigits(value)}`;

const withUnit = (value: string, unit: string): string =>
  `${groupDigits(value)} ${Number(value) === 1 ? unit.replace(/s$/, '') : unit}`.trim();

const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });

const LONG = dateFormat({ year: 'numeric', month: 'long', day: 'numeric' });
const MONTH = dateFormat({ year: 'numeric', month: 'long' });
const MONTH_DAY = dateFormat({ month: 'long', day: 'numeric' });

export const longDay = (day: string): string => LONG.format(new Date(`${day}T00:00:00Z`));

/** Uses a leap year so that February 29 exists. */
export const monthAndDay = (day: string): string =>
  MONTH_DAY.format(new Date(`2024-${day.slice(-'05-01'.length)}T00:00:00Z`));

function clock(value: string): string {
  const [hours = 0, minutes = 0] = value.split(':').map(Number);
  if (minutes === 0 && hours === 0) return 'midnight';
  if (minutes === 0 && hours === 12) return 'noon';
  const shown = minutes === 0 ? String(hours % 12 || 12) : `${hours % 12 || 12}:${value.slice(-2)}`;
  return `${shown} ${hours < 12 ? 'a.m.' : 'p.m.'}`;
}

const number = (label: string, example: string, show: Kind['show'] = groupDigits) =>
  ({ label, pattern: NUMBER, example, isNumber: true, show }) satisfies Kind;

const KINDS = {
  money: number('Amount of money', 'an amount in dollars, such as 268 or 0.50', dollars),
  share: number('Share in percent', 'a percentage, such as 35', (value) => `${value}%`),
  count: number('Count', 'a number, such as 20'),
  threshold: number('Threshold', 'a number, such as 25000'),
  rate: number('Rate', 'a number, such as 0.000288962'),
  duration: number('Duration', 'a number, such as 30; its unit is a plural, such as days', withUnit),
  date: { label: 'Date', pattern: DAY, example: 'a day such as 2027-05-01', show: longDay },
  monthDay: {
    label: 'Day of each year',
    pattern: /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
    example: 'month and day, such as 05-01',
    show: monthAndDay,
  },
  month: {
    label: 'Month',
    pattern: /^\d{4}-(0[1-9]|1[0-2])$/,
    example: 'a month such as 2020-01',
    show: (value) => MONTH.format(new Date(`${value}-01T00:00:00Z`)),
  },
  year: { label: 'Year', pattern: /^\d{4}$/, example: 'a year such as 2024', show: (value) => value },
  time: {
    label: 'Time of day',
    pattern: /^([01]\d|2[0-3]):[0-5]\d$/,
    example: 'a time such as 20:00',
    show: clock,
  },
  text: {
    label: 'Text',
    pattern: /^[^<>&"{}]{1,120}$/,
    example: 'up to 120 characters without quotation marks, brackets and ampersands',
    show: (value) => value,
  },
} satisfies Record<string, Kind>;

export type FigureKind = keyof typeof KINDS;

const findKind = (kind: FigureKind): Kind => KINDS[kind];

export const FIGURE_KINDS = Object.keys(KINDS) as FigureKind[];

export const KIND_CHOICES = FIGURE_KINDS.map((value) => ({ value, label: KINDS[value].label }));

export const isDay = (text: string): boolean =>
  DAY.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

export function valueError(kind: FigureKind, value: string): string | undefined {
  const { pattern, example } = findKind(kind);
  const isValid = pattern.test(value) && (kind !== 'date' || isDay(value));
  return isValid ? undefined : `"${value}" is not ${example}.`;
}

const isNumeric = (kind: FigureKind): boolean => findKind(kind).isNumber ?? false;

const SIGNS: Partial<Record<FigureKind, RegExp>> = { money: /^\$ ?/, share: / ?%$/ };

/** Removes the unit sign and commas that people type: "$1,280" is stored as "1280". */
export function toStoredValue(kind: FigureKind, typed: string): string {
  const value = typed.trim().replace(SIGNS[kind] ?? '', '');
  return isNumeric(kind) ? value.replace(/,(?=\d{3}(?!\d))/g, '') : value;
}

const SMALL_NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const inWords = (value: string): string => SMALL_NUMBERS[Number(value)] ?? groupDigits(value);
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const inCents = (value: string): string => withUnit(String(Math.round(Number(value) * 100)), 'cents');

const FORMATS: Readonly<Record<string, (value: string) => string>> = {
  number: groupDigits,
  words: inWords,
  Words: (value) => capitalized(inWords(value)),
  cents: inCents,
  year: (value) => value.slice(0, 'YYYY'.length),
  day: monthAndDay,
};

const allowedFormats = (kind: FigureKind): readonly string[] => {
  if (kind === 'money') return ['number', 'cents'];
  if (kind === 'date') return ['year', 'day'];
  if (kind === 'month') return ['year'];
  return isNumeric(kind) ? ['number', 'words', 'Words'] : [];
};

export const formatError = (kind: FigureKind, format: string): string | undefined =>
  allowedFormats(kind).includes(format)
    ? undefined
    : `cannot be shown as "${format}": ${allowedFormats(kind).join(', ') || 'it has no other format'}.`;

export function formatValue(kind: FigureKind, value: string, unit = '', format?: string): string {
  const isKnown = format !== undefined && allowedFormats(kind).includes(format);
  return (isKnown ? FORMATS[format]?.(value) : undefined) ?? findKind(kind).show(value, unit);
}
