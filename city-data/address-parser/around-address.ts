import { isDirection, isType } from '#law/street-words.ts';
import { boroughAtEnd, findZipBorough } from './localities.ts';

export const HOUSE = /^\d{1,5}(?:-\d{1,3})?[A-Z]?$/;

export const isHouseFirst = (words: readonly string[]): boolean => /^\d/.test(words[0] ?? '');

/** In "Broadway 120, 10271 New York", the ZIP code is not a house number. */
function isAddress(part: string): boolean {
  const [house = '', ...street] = part.split(' ');
  return HOUSE.test(house) && !(house.length === 5 && findZipBorough(house)) && isStreet(street);
}

/** Removes a building's name before its address: "Empire State Building, 350 5 Avenue". */
export function withoutName(parts: readonly string[]): readonly string[] {
  if (isHouseFirst(parts)) return parts;
  const start = parts.findIndex(isAddress);
  return start > 0 ? parts.slice(start) : parts;
}

/** A street type alone is not a street: "10 STREET" is 10th Street, not house number 10. */
export const isStreet = (words: readonly string[]): boolean =>
  words.length > 1 || (words.length === 1 && !isType(words[0]));

/** "5 AVENUE SOUTH" has no house number, but "100 AVENUE A" does. */
const isStreetWithoutNumber = ([first = '', second = '']: readonly string[]): boolean =>
  isType(first) && !(/^AVE?(NUE)?$/.test(first) && (second.length === 1 || second === 'OF'));

/** A number after these words is not a house number: "PIER 9 SOUTH STREET". */
const NUMBERED: ReadonlySet<string> = new Set([
  'PIER',
  'ROUTE',
  'BEACH',
  'NO',
  'NUMBER',
  'BUILDING',
  'BLDG',
  'TOWER',
]);

/** Street types that may also end a building name: "ROCKEFELLER CENTER 45 ROCKEFELLER PLAZA". */
const NAME_ENDS: ReadonlySet<string> = new Set(['CENTER', 'CENTRE', 'PLAZA', 'SQUARE', 'HEIGHTS', 'VILLAGE']);

/** Drops a building name that no comma separates from the address: "EMPIRE STATE BUILDING 350 5 AVENUE". */
export function houseAfterName(words: readonly string[]): readonly string[] | undefined {
  const start = words.findIndex((word, index) => {
    const before = words[index - 1] ?? '';
    const isPartOfName = NUMBERED.has(before) && (index === 1 || !/^(?:BUILDING|BLDG|TOWER)$/.test(before));
    const isPartOfStreet = isDirection(before) || (isType(before) && !NAME_ENDS.has(before));
    return index > 0 && !isPartOfName && !isPartOfStreet && isAddress(words.slice(index).join(' '));
  });
  return start > 0 ? words.slice(start) : undefined;
}

/** Removes cross streets: "350 5 AVE (BETWEEN 33 AND 34 ST), NEW YORK". */
export function withoutCrossStreets(text: string, joint: RegExp): string {
  const parts = text.split(',').map((part) => part.trim());
  const kept = parts.flatMap((part) => {
    const [head = '', ...others] = part.split(joint);
    const tail = others.at(-1)?.trim();
    if (tail === undefined) return [part];
    const place = boroughAtEnd(tail.split(' '));
    return [head.trim(), place ? tail.split(' ').slice(-place.words).join(' ') : ''];
  });
  const [first = ''] = withoutName(kept.filter(Boolean));
  const words = first.split(' ');
  const hasHouse = isAddress(first) && !isStreetWithoutNumber(words.slice(1));
  return hasHouse ? kept.filter(Boolean).join(', ') : text;
}
