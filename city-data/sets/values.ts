import { InvalidRow } from '../errors.ts';

/** COPY's text format for null, which means "not recorded". */
export const NULL = String.raw`\N`;

/** Converts a value to COPY's text format. Throws InvalidRow if it is invalid. */
export type Convert = (text: string) => string;

const SPECIAL = /[\\\t\n\r\0]/;

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': String.raw`\\`,
  '\t': String.raw`\t`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  // PostgreSQL cannot store NUL.
  '\0': '',
};

export const escapeText = (text: string): string =>
  SPECIAL.test(text) ? text.replaceAll(/[\\\t\n\r\0]/g, (character) => ESCAPES[character] ?? '') : text;

const shown = (text: string): string => `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`;

export const text: Convert = (given) => {
  const trimmed = given.trim();
  return trimmed === '' ? NULL : escapeText(trimmed);
};

const ZERO = 0x30;
const NINE = 0x39;
const MAX_DIGITS = 9;

/** Matches one to nine digits, as in most values. Takes a quarter of the time of a regular expression. */
export function isDigits(text: string): boolean {
  const { length } = text;
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < ZERO || code > NINE) return false;
  }
  return length > 0 && length <= MAX_DIGITS;
}

const withoutZeroDecimals = (text: string): string => {
  const point = text.indexOf('.');
  if (point < 0) return text;
  let end = text.length;
  while (text.charCodeAt(end - 1) === ZERO) end -= 1;
  return end === point + 1 ? text.slice(0, point) : text;
};

const WHOLE = /^(-?(?:\d+|\d{1,3}(?:,\d{3})+))(?:\.0*)?$/;
const DECIMAL = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?(?:[eE][+-]?\d{1,3})?$/;

const SMALL = 32_767;
const INTEGER = 2_147_483_647;

const wholeIn =
  (min: number, max: number): Convert =>
  (given) => {
    if (isDigits(given) && (max === INTEGER || Number(given) <= max)) return given;
    const trimmed = given.trim();
    if (trimmed === '') return NULL;
    const [, digits] = WHOLE.exec(trimmed) ?? [];
    if (digits === undefined) throw new InvalidRow(`${shown(trimmed)} is not a whole number`);
    const number = Number(digits.replaceAll(',', ''));
    if (number < min || number > max) throw new InvalidRow(`${shown(trimmed)} is out of range`);
    return String(number);
  };

export const small = wholeIn(-SMALL, SMALL);
export const whole = wholeIn(-INTEGER, INTEGER);

export const decimal: Convert = (given) => {
  const digits = withoutZeroDecimals(given);
  if (isDigits(digits)) return digits;
  const trimmed = given.trim();
  if (trimmed === '') return NULL;
  const number = DECIMAL.test(trimmed) ? Number(trimmed.replaceAll(',', '')) : Number.NaN;
  if (!Number.isFinite(number)) throw new InvalidRow(`${shown(trimmed)} is not a number`);
  return String(number);
};

export const rounded: Convert = (given) => {
  const value = decimal(given);
  return value === NULL || isDigits(value) ? value : String(Math.round(Number(value)));
};

export const unlessZero =
  (convert: Convert): Convert =>
  (given) => {
    const value = convert(given);
    return Number(value) === 0 ? NULL : value;
  };

export const YES: ReadonlySet<string> = new Set(['1', 'Y', 'YES', 'X', 'T', 'TRUE']);
const NO: ReadonlySet<string> = new Set(['', '0', 'N', 'NO', 'F', 'FALSE']);

export const flag: Convert = (given) => {
  const word = given.trim().toUpperCase();
  if (YES.has(word)) return 't';
  if (NO.has(word)) return 'f';
  throw new InvalidRow(`${shown(given.trim())} is neither yes nor no`);
};

const ZIP_DIGITS = 5;

export const zip: Convert = (given) => {
  if (given.length === ZIP_DIGITS && isDigits(given)) return String(Number(given));
  const [, digits] = /^\s*(\d{5})(?:-?\d{4}|\.0+)?\s*$/.exec(given) ?? [];
  if (digits !== undefined) return String(Number(digits));
  const number = whole(given);
  return Number(number) === 0 ? NULL : number;
};

/** PLUTO's API writes "1008350041.00000000". Blocks and lots are never 0. */
const BBL = /^[1-5](?!00000)\d{5}(?!0000)\d{4}(?:\.0*)?$/;
const BBL_DIGITS = 10;

export const bbl: Convert = (given) => {
  const trimmed = given.trim();
  if (BBL.test(trimmed)) return trimmed.slice(0, BBL_DIGITS);
  throw new InvalidRow(trimmed === '' ? 'there is no BBL' : `${shown(trimmed)} is not a BBL`);
};

export const bblIfAny: Convert = (given) => {
  const trimmed = given.trim();
  return trimmed === '' || Number(trimmed) === 0 ? NULL : bbl(trimmed);
};

export const bin: Convert = (given) => {
  const digits = withoutZeroDecimals(given.trim());
  if (digits === '') return NULL;
  if (!/^[1-5]\d{6}$/.test(digits)) throw new InvalidRow(`${shown(digits)} is not a BIN`);
  return digits.endsWith('000000') ? NULL : digits;
};

export const list = (items: readonly (string | number)[]): string => `{${items.join(',')}}`;

export const required =
  (convert: Convert, name: string): Convert =>
  (given) => {
    const value = convert(given);
    if (value === NULL) throw new InvalidRow(`there is no ${name}`);
    return value;
  };

/** Local Law 97 compliance pathways of the buildings on a lot, each from 0 to 4: "0;4". */
export const pathways: Convert = (given) => {
  const items = given.split(/[;,\s]+/).filter(Boolean);
  const wrong = items.find((item) => !/^[0-4]$/.test(item));
  if (wrong !== undefined) throw new InvalidRow(`${shown(wrong)} is not a pathway from 0 to 4`);
  return list(items);
};

export const plain: Convert = (given) => escapeText(given.trim());
