import { toBbl, BOROUGHS } from '#law/lot.ts';
import { escapeText, NULL, type Convert } from '../values.ts';

/**
 * The city's records have millions of rows, many of them old and hand-typed. These converters return NULL for an
 * unreadable value, so that the rest of the row is kept.
 */

const AMERICAN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:\s|$)/;
const ISO = /^(\d{4})-?(\d{2})-?(\d{2})(?:\D|$)/;

const isDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 1800;
};

/** Reads "11/30/2021", "02/10/2026 10:00:00 AM", "2026-03-12T00:00:00.000", "2011-12-12 05:00:00", "20200611". */
export const day: Convert = (given) => {
  const text = given.trim();
  const american = AMERICAN.exec(text);
  const [, year = '', month = '', dayOfMonth = ''] = american
    ? [undefined, american[3], american[1], american[2]]
    : (ISO.exec(text) ?? []);
  return isDay(Number(year), Number(month), Number(dayOfMonth))
    ? `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`
    : NULL;
};

export const isSince = (value: string, since: string): boolean => value !== NULL && value >= since;

/** Dollars: "4000.00", ".00", "-25.00", "$1,250". */
export const money: Convert = (given) => {
  const text = given.trim().replaceAll(/[$,]/g, '');
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text) && Math.abs(Number(text)) < 1e10
    ? String(Number(text))
    : NULL;
};

export const count: Convert = (given) => {
  const text = given.trim().replaceAll(',', '');
  return /^\d{1,5}(?:\.0*)?$/.test(text) && Number(text) < 32_767 ? String(Number(text)) : NULL;
};

/** A BIN. One that ends in six zeros means "somewhere in the borough", so it becomes NULL. */
export const buildingNumber: Convert = (given) => {
  const [, digits = ''] = /^([1-5]\d{6})(?:\.0*)?$/.exec(given.trim()) ?? [];
  return digits === '' || digits.endsWith('000000') ? NULL : digits;
};

export const squeezed: Convert = (given) => {
  const text = given.replaceAll(/\s+/g, ' ').trim();
  return text === '' ? NULL : escapeText(text);
};

const MAY_NAME_PLACE = /LOCATED|APT|APARTMENT|UNIT|ROOM|\bRM|FLAT|SUITE|STOR|STY|FL/i;

const WORD = /[^\s,;:()/-]+/g;

const HOME = /^(?:APARTMENTS?|UNITS?|ROOMS?|RMS?|FLATS?|SUITES?)$/;
const STORY = /^(?:STORY|STORIES|STY|FLOORS?|FLRS?|FL)$/;
const ORDINAL =
  /^(?:\d+(?:ST|ND|RD|TH)|FIRST|SECOND|THIRD|FOURTH|FIFTH|SIXTH|SEVENTH|EIGHTH|NINTH|TENTH|TOP|GROUND)$/;
const NUMBER = /^(?:NO|NUMBER|[A-Z])$|\d/;

/** Whether a place in a building starts here: "LOCATED AT …", "APT 3L", "UNIT B", "2ND FLOOR", "STORY 3". */
function isPlace(word: string, next = ''): boolean {
  if (word === 'LOCATED' || /^APTS?(?:$|\d)/.test(word)) return true;
  if (HOME.test(word)) return NUMBER.test(next);
  if (STORY.test(word)) return /^\d/.test(next);
  return ORDINAL.test(word) && (STORY.test(next) || HOME.test(next));
}

/** Words to remove before a place, such as "AT THE" in "AT THE 2ND FLOOR". */
const LEFT_OVER = new Set(['AT', 'IN', 'ON', 'OF', 'THE', 'TO', 'FROM', 'FOR', 'AND', 'ENTIRE']);

function withoutPlaces(text: string): string {
  const words = [...text.matchAll(WORD)].map((found) => ({
    word: found[0].toUpperCase().replaceAll(/[.#]/g, ''),
    start: found.index,
    end: found.index + found[0].length,
  }));
  let count = words.findIndex(({ word }, index) => isPlace(word, words[index + 1]?.word));
  if (count < 0) return text;
  while (count > 0 && LEFT_OVER.has(words[count - 1]?.word ?? '')) count -= 1;
  return text.slice(0, words[count - 1]?.end ?? 0);
}

/** Cuts the text at the first mention of a tenant's home or a story, which visitors must not see. */
export const publicWords: Convert = (given) =>
  squeezed(MAY_NAME_PLACE.test(given) ? withoutPlaces(given) : given);

/** Returns the section number in "28-304   FAILURE TO MAINTAIN", where blanks separate it from the words. */
export const section: Convert = (given) => {
  const [first = ''] = given.trim().split(/\s{2,}/);
  return first === '' ? NULL : escapeText(first.slice(0, 80));
};

const BOROUGH_NAMES: readonly (readonly [RegExp, number])[] = [
  [/^(?:1|MN|MANHATTAN|NEW YORK)$/i, 1],
  [/^(?:2|BX|(?:THE )?BRONX)$/i, 2],
  [/^(?:3|BK|BROOKLYN|KINGS)$/i, 3],
  [/^(?:4|QN|QU|QUEENS)$/i, 4],
  [/^(?:5|SI|STATEN IS(?:LAND)?|RICHMOND)$/i, 5],
];

const whole = (text: string, max: number): number => {
  const trimmed = text.trim().replace(/\.0*$/, '');
  const number = /^\d+$/.test(trimmed) ? Number(trimmed) : 0;
  return number <= max ? number : 0;
};

/** The parts may have leading zeros. Returns undefined if they are not a valid lot. */
export function lotFromParts(borough: string, block: string, lot: string): string | undefined {
  const [, code] = BOROUGH_NAMES.find(([name]) => name.test(borough.trim())) ?? [];
  const found = BOROUGHS.find((each) => each.code === code);
  const [blockNumber, lotNumber] = [whole(block, 99_999), whole(lot, 9999)];
  return found && blockNumber > 0 && lotNumber > 0 ? toBbl(found.code, blockNumber, lotNumber) : undefined;
}

const BBL = /^([1-5](?!00000)\d{5}(?!0000)\d{4})(?:\.0*)?$/;

export const lotIfAny = (given: string): string | undefined => BBL.exec(given.trim())?.[1];

const quoted = (item: string): string => `"${item.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** Returns a PostgreSQL array in COPY's text format. `items` must not be escaped yet. */
export const textList = (items: readonly string[]): string => escapeText(`{${items.map(quoted).join(',')}}`);
