import type { BoroughCode } from '#app/regulations/lot.ts';
import { isType } from '#app/regulations/street-words.ts';

/** A house number as the tables hold it. */
export interface HouseNumber {
  /** 1,000 times the number left of the hyphen, plus that right of it: 350 is 350000, 58-80 is 58080. */
  number: number;
  /** "46-00" and "46" are different houses with one number. */
  isHyphenated: boolean;
  /** "", "A", "1/2", "REAR", "FRONT A". */
  suffix: string;
}

const LEFT = 1000;

/** 1 for odd and 2 for even numbers, as City Planning says it; of a hyphenated number, by the part after the hyphen. */
export const parityOf = ({ number, isHyphenated }: HouseNumber): 1 | 2 =>
  (isHyphenated ? number : number / LEFT) % 2 === 1 ? 1 : 2;

/** "58-80", "330A", "189 1/2 A". */
export function houseNumberText({ number, isHyphenated, suffix }: HouseNumber): string {
  const right = isHyphenated ? `-${String(number % LEFT).padStart(2, '0')}` : '';
  const digits = `${Math.floor(number / LEFT)}${right}`;
  return /^[A-Z]$/.test(suffix) ? digits + suffix : `${digits} ${suffix}`.trim();
}

const WORD = '(?:FRONT|REAR|GARAGE|GAR|INTER|NORTH|SOUTH|EAST|WEST|UNDRGRND|COMMERCE|FRT)';
const SHAPE = new RegExp(
  String.raw`^(\d{1,5})(?:-(\d{1,3}))?(?: ?(1/2|1/3|1/4|1/5|3/4))?(?:[ -]?(${WORD}))?(?:[ -]?([A-Z]{1,2}))?$`,
);

/** The house number that a text is; undefined where it is none. */
export function parseHouseNumber(text: string): HouseNumber | undefined {
  const [whole, left, right, ...suffixes] = SHAPE.exec(text.trim().toUpperCase()) ?? [];
  if (whole === undefined || Number(left) === 0) return undefined;
  return {
    number: Number(left) * LEFT + Number(right ?? 0),
    isHyphenated: right !== undefined,
    suffix: suffixes.filter(Boolean).join(' '),
  };
}

const QUEENS = 4;

/**
 * The house number of an address with its street: "58-80 59 STREET". For PLUTO and the Covered Buildings List, which have
 * no fields of their own for the two; for what visitors type there is `parseQuery`. Outside Queens a hyphen is that of a
 * range, and its first number counts.
 */
export function splitAddress(
  address: string,
  borough: BoroughCode,
): { house: HouseNumber; street: string } | undefined {
  const [, left = '', right = '', suffix = '', street = ''] =
    /^\s*(\d{1,5})(?:-\s*(\d{1,5}))?([A-Z]?(?: 1\/[234])?)\s+(\S.*)$/i.exec(address) ?? [];
  const isRange = borough !== QUEENS || right.length > 3;
  const house = parseHouseNumber(`${left}${right && !isRange ? `-${right}` : ''}${suffix}`);
  return house && street && !isType(street.toUpperCase()) ? { house, street } : undefined;
}
