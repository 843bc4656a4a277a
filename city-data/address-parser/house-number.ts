import type { BoroughCode } from '#law/lot.ts';
import { isType } from '#law/street-words.ts';

export interface HouseNumber {
  /** 1,000 times the part left of the hyphen, plus the part right of it: 350 is 350000, 58-80 is 58080. */
  number: number;
  /** "46-00" and "46" are different houses with the same number. */
  isHyphenated: boolean;
  /** Such as "", "A", "1/2", "REAR", or "FRONT A". */
  suffix: string;
}

const LEFT = 1000;

/** City Planning's code: 1 is odd, 2 is even. In a hyphenated number, the part after the hyphen counts. */
export const houseParity = ({ number, isHyphenated }: HouseNumber): 1 | 2 =>
  (isHyphenated ? number : number / LEFT) % 2 === 1 ? 1 : 2;

export function houseNumberText({ number, isHyphenated, suffix }: HouseNumber): string {
  const right = isHyphenated ? `-${String(number % LEFT).padStart(2, '0')}` : '';
  const digits = `${Math.floor(number / LEFT)}${right}`;
  return /^[A-Z]$/.test(suffix) ? digits + suffix : `${digits} ${suffix}`.trim();
}

const DECIMALS: Readonly<Record<string, string>> = { '25': '1/4', '5': '1/2', '75': '3/4' };

/** The Covered Buildings List writes "1.5 5 AVENUE"; visitors also write "12-1/2". */
export const withFractions = (text: string): string =>
  text
    .replace(
      /^(\s*\d{1,5})\.(25|5|75)0*(?=\s)/,
      (_, whole: string, part: string) => `${whole} ${DECIMALS[part]}`,
    )
    .replace(/^(\s*\d{1,5})-([1-3]\/[2-5])(?=\s)/, '$1 $2');

const WORD = '(?:FRONT|REAR|GARAGE|GAR|INTER|NORTH|SOUTH|EAST|WEST|UNDRGRND|COMMERCE|FRT)';
const SHAPE = new RegExp(
  String.raw`^(\d{1,5})(?:-(\d{1,3}))?(?: ?(1/2|1/3|1/4|1/5|3/4))?(?:[ -]?(${WORD}))?(?:[ -]?([A-Z]{1,2}))?$`,
);

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
 * Splits "58-80 59 STREET" into 58-80 and 59 STREET, for PLUTO and the Covered Buildings List, which have no
 * separate fields. (`parseQuery` handles visitors' input.) Outside Queens, a hyphen marks a range, and only its
 * first number counts.
 */
export function splitAddress(
  address: string,
  borough: BoroughCode,
): { house: HouseNumber; street: string } | undefined {
  const [, left = '', right = '', suffix = '', street = ''] =
    /^\s*(\d{1,5})(?:-\s*(\d{1,5}))?([A-Z]?(?: (?:1\/[234]|3\/4))?)\s+(\S.*)$/i.exec(
      withFractions(address),
    ) ?? [];
  const isRange = borough !== QUEENS || right.length > 3;
  const house = parseHouseNumber(`${left}${right && !isRange ? `-${right}` : ''}${suffix}`);
  return house && street && !isType(street.toUpperCase()) ? { house, street } : undefined;
}

/** City Planning's codes for house number suffixes. AA means none. */
const SUFFIX_CODES = new Map(
  `
  AB FRONT, AC REAR, AD FRONT A, AE FRONT B, AF REAR A, AG REAR B, AH 1/2, AI 1/2 A, AJ 1/2 B,
  AK 1/2 FRONT A, AL 1/2 FRONT B, AM 1/2 REAR A, AN 1/2 REAR B, AO NORTH, AP SOUTH, BA 1/2 FRONT,
  BC INTER A, BD INTER B, BE INTER C, BF AIR RGTS, BG COMMERCE, BH GARAGE, BI UNDRGRND, BJ 1/3, BK 1/4,
  BL WEST, BM EAST, BN 1/2 C, BO 1/2 D, BP 1/2 E, B1 1/2 REAR, CA 1/2 GARAGE, CB INTER, CD AA,
  CE 1/2 REAR A, CF 1/2 REAR B, CG 1/2 FRONT, CH 1/2 GAR, CI 1/2 FRONT A, CJ 1/2 FRONT B, CK 1/2 REAR,
  CL FRONT A, CM FRONT B, CN INTER A, CO INTER B, CP INTER C, C2 1/5, D1 REAR A, D2 REAR B, D3 1/2 A,
  D4 1/2 B, D5 1/2 C, D6 1/2 D, D7 1/2 E, D8 A GARAGE, DH A GARAGE, DI 3/4, DJ AF, DK AS, DL BB, DM SF,
  DN ED, DO BA, DP B GARAGE, EA C GARAGE, EB E BLDG, EC E BLDG, ED W BLDG, EE W BLDG, MB A, MC B, MD C,
  ME D, MF E, MG F, MH G, MI H, MJ I, NB J, NC K, ND L, NE M, NF N, NG O, NH P, NI Q, NJ R, OC S, OD T,
  OE U, OF V, OG W, OH X, OI Y, OJ Z
`
    .trim()
    .split(/,\s+/)
    .map((entry) => [entry.slice(0, 2), entry.slice(3)]),
);

const SORT_FORM = /^[01]\d{8}[A-Z0-9]{2}$/;

/**
 * Parses PAD's sort form: 1 if hyphenated (else 0), five digits before the hyphen, three after it, and a
 * two-character suffix code. "000111000MB" is 111A. Returns undefined for blanks, which mean no house number.
 */
export function parseSortForm(text: string): HouseNumber | undefined {
  const form = text.trim();
  if (!SORT_FORM.test(form)) return undefined;
  return {
    number: Number(form.slice(1, -2)),
    isHyphenated: form.startsWith('1'),
    suffix: SUFFIX_CODES.get(form.slice(-2)) ?? '',
  };
}
