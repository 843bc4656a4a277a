import { yearIn } from '../days.ts';
import { formatError, formatValue, longDay, monthAndDay } from './figure-kinds.ts';
import { MARKS, nextDay, type Register, valueOn } from './register.ts';
import { ownEntry } from '../own-entry.ts';

/** "{figure:ll97-penalty-per-ton}", "{deadline:ll97-report|year}". */
const PLACEHOLDER = /\{(figure|deadline):([^{}|]*)(?:\|([^{}]*))?\}/g;

const MARKED = 'marked';

export const markAmounts = (text: string): string =>
  text.replaceAll(/\{figure:([^{}|]*)\}/g, `{figure:$1|${MARKED}}`);

export const markedLinks = (text: string): { name: string; url: string }[] => [
  ...new Map(
    [...text.matchAll(PLACEHOLDER)].flatMap(([name, type, key = '', format]) =>
      type === 'figure' && format === MARKED ? [[name, { name, url: `/figures#${key}` }]] : [],
    ),
  ).values(),
];

/** "$350 (reported) to $1,250 (reported)" needs only the last mark. */
const MARKED_RANGE = / \((reported|not verified)\)(?= (?:to|and) \$[\d.,]+ \(\1\))/g;

export type UseName = `${'figure' | 'deadline'}:${string}`;

export const USE_NAMES = { figures: 'figure', deadlines: 'deadline' } as const;

export type NamedCollection = keyof typeof USE_NAMES;

export const useName = (collection: NamedCollection, key: string): UseName =>
  `${USE_NAMES[collection]}:${key}`;

const DEADLINE_FORMATS: Readonly<Record<string, (day: string) => string>> = {
  day: monthAndDay,
  year: yearIn,
};

const namedUse = (type: string, key: string): UseName =>
  `${type === 'figure' ? 'figure' : 'deadline'}:${key}`;

export const usesIn = (text: string): UseName[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, type = '', key = '']) => namedUse(type, key))),
];

const unknown = (what: string, use: UseName): string => `${what} uses {${use}}, which does not exist.`;

function figureError({ figures }: Register, what: string, key: string, format?: string): string | undefined {
  const figure = ownEntry(figures, key);
  if (!figure) return unknown(what, namedUse('figure', key));
  if (figure.values.length === 0) return `The figure "${key}" has no value.`;
  const error = format === undefined ? undefined : formatError(figure.kind, format);
  return error && `The figure "${key}" ${error}`;
}

function deadlineError(
  { deadlines }: Register,
  what: string,
  key: string,
  format?: string,
): string | undefined {
  const deadline = ownEntry(deadlines, key);
  if (!deadline) return unknown(what, namedUse('deadline', key));
  if (!deadline.date) return `The deadline "${key}" has no date of its own.`;
  if (format === undefined || ownEntry(DEADLINE_FORMATS, format)) return undefined;
  return `The deadline "${key}" cannot be shown as "${format}": day, year.`;
}

export const placeholderErrors = (text: string, register: Register, what = 'The text'): string[] =>
  [...text.matchAll(PLACEHOLDER)].flatMap(
    ([, type, key = '', format]) =>
      (type === 'figure' ? figureError : deadlineError)(register, what, key, format) ?? [],
  );

function shown(register: Register, type: string, key: string, format: string | undefined, day: string) {
  if (type === 'figure') {
    const figure = ownEntry(register.figures, key);
    const value = figure && valueOn(figure, day);
    if (!figure || value === undefined) return undefined;
    const mark = format === MARKED && figure.kind === 'money' ? MARKS[figure.certainty] : '';
    return formatValue(figure.kind, value, figure.unit, format) + mark;
  }
  const deadline = ownEntry(register.deadlines, key);
  const next = deadline && nextDay(deadline, day);
  return next && (format === undefined ? longDay(next) : ownEntry(DEADLINE_FORMATS, format)?.(next));
}

export const fillText = (text: string, register: Register, day: string): string =>
  text.includes('{')
    ? text
        .replace(
          PLACEHOLDER,
          (placeholder, type: string, key: string, format?: string) =>
            shown(register, type, key, format, day) ?? placeholder,
        )
        .replaceAll(MARKED_RANGE, '')
    : text;
