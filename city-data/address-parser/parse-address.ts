import type { BoroughCode } from '#law/lot.ts';
import { HOUSE, houseAfterName, isHouseFirst, isStreet, withoutName } from './around-address.ts';
import { parseHouseNumber, type HouseNumber } from './house-number.ts';
import { boroughAtEnd, boroughNamed, findZipBorough } from './localities.ts';
import { normalizeStreet } from './normalize.ts';
import type { Unreadable } from './parse-lot.ts';
import { spelledNumber } from '#law/spelled-numbers.ts';
import { isDirection, isType } from '#law/street-words.ts';

export interface AddressReading {
  house: HouseNumber;
  street: string;
  only?: BoroughCode;
}

export interface ParsedAddress {
  kind: 'address';
  readings: readonly [AddressReading, ...AddressReading[]];
  borough?: BoroughCode;
  /** Set if no borough is named: the ZIP code's, or Manhattan for "New York". Other boroughs remain possible. */
  likelyBorough?: BoroughCode;
  zip?: string;
  hasUnknownPlace?: boolean;
}

type Failure = { kind: 'unreadable'; why: Unreadable };

const UNIT =
  /(?:^|[\s,])(?:(?:APT|APARTMENT|UNIT|STE|SUITE|RM|ROOM|PH|PENTHOUSE)\b[\s#]*[A-Z0-9-]{0,6}|(?:APT|STE|UNIT)\d[A-Z0-9-]{0,5}|#\s*[A-Z0-9-]{1,6}|(?:FL|FLOOR)\s*\d{1,3}|\d{1,3}(?:ST|ND|RD|TH)?\s+(?:FL|FLOOR|FLR))(?=$|[\s,])/g;

interface Place {
  borough?: BoroughCode;
  likelyBorough?: BoroughCode;
  zip?: string;
  hasUnknownPlace?: boolean;
  isElsewhere?: boolean;
}

/** Other states at the end of an address. Excludes "CT" and "LA", which may also end a street name. */
const OTHER_STATES =
  /^(?:A[KLRZ]|C[AO]|CONN|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|M[ADEINOST]|N[CDEHJMV]|NEW JERSEY|O[HKR]|PA|RI|SC|TN|TX|UT|V[AT]|W[AIVY])$/;

const COUNTRY = new Set(['USA', 'US', 'UNITED STATES', 'UNITED STATES OF AMERICA']);

function takePlace(text: string): { words: string[]; place: Place } {
  const parts = withoutName(
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );
  const place: Place = {};
  let words = (parts[0] ?? '').split(' ');
  let isCity = false;

  const readEnding = (given: readonly string[], isWholePart: boolean): readonly string[] => {
    const last = given.at(-1) ?? '';
    const whole = given.join(' ');
    const rest = given.slice(0, -1);
    if (isWholePart && COUNTRY.has(whole)) return [];
    if (/^(USA|US|NY|NYC)$/.test(last)) return rest;
    if (/^\d{5}(-\d{4})?$/.test(last)) {
      place.zip ??= last.slice(0, 5);
      return rest;
    }
    const [city] = / ?NEW YORK( CITY)?$/.exec(whole) ?? [];
    if (city && !whole.endsWith('EAST NEW YORK')) {
      isCity = true;
      return whole.slice(0, -city.length).split(' ').filter(Boolean);
    }
    const short = isWholePart ? boroughNamed(whole) : undefined;
    const ending = short ? { words: given.length, borough: short } : boroughAtEnd(given);
    if (!ending) return given;
    place.borough ??= ending.borough;
    return given.slice(0, -ending.words);
  };
  const strip = (given: readonly string[], least: number, isWholePart: boolean): readonly string[] => {
    let left = given;
    for (;;) {
      const next = readEnding(left, isWholePart && left.length === given.length);
      if (next.length < least || next.length === left.length) return left;
      left = next;
      if (left.length === 0) return left;
    }
  };

  let hasOther = false;
  for (const part of parts.slice(1).toReversed()) {
    const left = strip(part.split(' '), 0, true).join(' ');
    hasOther ||= left !== '';
    place.isElsewhere ||= OTHER_STATES.test(left);
  }
  words = [...strip(words, 2, false)];
  const ofZip = place.zip ? findZipBorough(place.zip) : undefined;
  place.isElsewhere ||= Boolean(place.zip) && !ofZip;
  if (place.borough) return { words, place };
  if (hasOther && !ofZip && !isCity) place.hasUnknownPlace = true;
  return { words, place: { ...place, likelyBorough: ofZip ?? (isCity ? 1 : undefined) } };
}

const FRACTION = /^1\/[2345]$|^3\/4$/;
const SUFFIX = /^(?:[A-Z]|FRONT|REAR|GARAGE|INTER)$/;

function toReadings(given: readonly string[]): AddressReading[] {
  const found: AddressReading[] = [];
  // "1/2 5 AVENUE" means 1 1/2: the Covered Buildings List spells that address "1.5 5 AVENUE".
  const words = FRACTION.test(given[0] ?? '') ? ['1', ...given] : given;
  const add = (count: number) => {
    const house = parseHouseNumber(words.slice(0, count).join(' '));
    const street = words.slice(count);
    if (house && isStreet(street)) found.push({ house, street: normalizeStreet(street.join(' ')) });
  };
  let count = 1;
  if (FRACTION.test(words[count] ?? '')) count += 1;
  // "12 W 32 STREET" is 12 West 32, but could be 12W. In "655 FRONT A", both words may be the suffix.
  const suffixes = [0, 1, 2].filter((more) =>
    words.slice(count, count + more).every((word) => SUFFIX.test(word)),
  );
  const isDirected = isDirection(words[count]);
  const order = isDirected || suffixes.length === 1 ? suffixes : suffixes.toReversed();
  for (const more of order) add(count + more);
  return found;
}

const QUEENS = 4;

/** In Queens, "58 80 59 STREET" and "5880 59 STREET" mean 58-80, if that house exists. */
function hyphenReadings(words: readonly string[]): AddressReading[] {
  const [first = '', second = ''] = words;
  const rest = /^\d{1,3}[A-Z]?$/.test(second) && /^\d{1,3}$/.test(first) ? words.slice(2) : [];
  if (isStreet(rest)) return toReadings([`${first}-${second}`, ...rest]);
  const [, digits = '', letter = ''] = /^(\d{3,6})([A-Z]?)$/.exec(first) ?? [];
  return [2, 3]
    .filter((right) => digits.length > right && digits.length - right <= 3)
    .flatMap((right) =>
      toReadings([`${digits.slice(0, -right)}-${digits.slice(-right)}${letter}`, ...words.slice(1)]),
    );
}

/** The Covered Buildings List drops the hyphen of some numbers in Queens: "4620 11 STREET". */
function joinedReadings(words: readonly string[]): AddressReading[] {
  const [, left, right] = /^(\d{1,3})-(\d{2,3}[A-Z]?)$/.exec(words[0] ?? '') ?? [];
  return left && right ? toReadings([left + right, ...words.slice(1)]) : [];
}

/** Outside Queens, "110-120 BROADWAY" is usually a range, and its first number counts. */
function firstOfRange(words: readonly string[]): AddressReading[] {
  const [, low] = /^(\d{1,5})-\d{1,5}$/.exec(words[0] ?? '') ?? [];
  return low ? toReadings([low, ...words.slice(1)]) : [];
}

function houseLast(words: readonly string[]): readonly string[] | undefined {
  const house = words.at(-1) ?? '';
  const street = words.slice(0, -1);
  const mayBe = !isHouseFirst(words) || isType(words[1]);
  return mayBe && HOUSE.test(house) && isStreet(street) ? [house, ...street] : undefined;
}

const MAX_NUMBERED_STREET = 275;

/** "FORTY WALL STREET" has house number 40, but "FORTY SECOND STREET" has none. */
function withNumber(words: readonly string[]): readonly string[] {
  const ordinal = spelledNumber(words, 'ordinal');
  if (ordinal && ordinal.value <= MAX_NUMBERED_STREET && isType(words[ordinal.words])) return words;
  const spelled = spelledNumber(words, 'cardinal');
  const street = spelled ? words.slice(spelled.words) : [];
  return spelled && street.length > 0 && !isType(street[0]) ? [String(spelled.value), ...street] : words;
}

interface NamedStreets extends Pick<ParsedAddress, 'borough' | 'likelyBorough'> {
  streets: string[];
}

/** Returns the streets that an address without a house number may refer to. */
export function parseStreets(text: string): NamedStreets {
  const { words, place } = takePlace(text.replaceAll(UNIT, ''));
  const orders = isHouseFirst(words) ? [words, words.slice(1)] : [words];
  const { borough, likelyBorough } = place;
  return {
    streets: orders.filter(isStreet).map((order) => normalizeStreet(order.join(' '))),
    borough,
    likelyBorough,
  };
}

export function parseAddress(text: string): ParsedAddress | Failure {
  const { words, place } = takePlace(text.replaceAll(UNIT, ''));
  const { isElsewhere, ...rest } = place;
  if (isElsewhere) return { kind: 'unreadable', why: 'elsewhere' };
  const numbered = withNumber(words);
  const turned = houseLast(words);
  const known = [...(isHouseFirst(numbered) ? [numbered] : []), ...(turned ? [turned] : [])];
  const named = known.length === 0 ? houseAfterName(words) : undefined;
  const orders = named ? [named] : known;
  if (orders.length === 0) return { kind: 'unreadable', why: 'noNumber' };
  const [first, ...others] = orders.flatMap((order) => [
    ...toReadings(order),
    ...firstOfRange(order),
    ...[...hyphenReadings(order), ...joinedReadings(order)].map(
      (reading) => ({ ...reading, only: QUEENS }) as const,
    ),
  ]);
  return first
    ? { kind: 'address', readings: [first, ...others], ...rest }
    : { kind: 'unreadable', why: numbered.length > 1 ? 'noNumber' : 'noStreet' };
}
