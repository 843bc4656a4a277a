import type { BoroughCode } from '#law/lot.ts';

const NAMES: Readonly<Record<BoroughCode, readonly string[]>> = {
  1: ['MANHATTAN', 'MN', 'MAN', 'MARBLE HILL'],
  2: ['BRONX', 'BX', 'THE BRONX'],
  3: ['BROOKLYN', 'BK', 'BKLYN', 'BKLN', 'KINGS', 'KINGS COUNTY'],
  4: ['QUEENS', 'QN', 'QNS'],
  5: ['STATEN ISLAND', 'SI', 'STATEN IS', 'RICHMOND'],
};

/**
 * Names that can also end a street name, as in "Avenue K". They mean a borough only next to a block and lot, or
 * after a comma.
 */
const SHORT: Readonly<Record<string, BoroughCode>> = { 'NEW YORK': 1, M: 1, B: 2, K: 3, Q: 4, S: 5, R: 5 };

/**
 * The post office's town names in Queens, and the places that City Planning appends to tell streets with the same
 * name apart: "7 AVENUE MALBA".
 */
const QUEENS_TOWNS = `
  ARVERNE, ASTORIA, BAYSIDE, BELLE HARBOR, BELLEROSE, BREEZY POINT, BRIARWOOD, BROAD CHANNEL,
  CAMBRIA HEIGHTS, COLLEGE POINT, CORONA, DOUGLASTON, EAST ELMHURST, ELMHURST, FAR ROCKAWAY, FLORAL PARK,
  FLUSHING, FOREST HILLS, FRESH MEADOWS, GLEN OAKS, GLENDALE, HOLLIS, HOWARD BEACH, JACKSON HEIGHTS,
  JAMAICA, KEW GARDENS, LAURELTON, LIC, LITTLE NECK, LONG ISLAND CITY, MALBA, MASPETH, MIDDLE VILLAGE,
  NEPONSIT, NEW HYDE PARK, OAKLAND GARDENS, OZONE PARK, QUEENS VILLAGE, REGO PARK, RICHMOND HILL,
  RIDGEWOOD, ROCKAWAY BEACH, ROCKAWAY PARK, ROCKAWAY POINT, ROCKAWAYS, ROSEDALE, SAINT ALBANS,
  SOUTH OZONE PARK, SOUTH RICHMOND HILL, SPRINGFIELD GARDENS, ST ALBANS, SUNNYSIDE, WHITESTONE,
  WOODHAVEN, WOODSIDE
`
  .trim()
  .split(/,\s+/);

const BY_NAME: ReadonlyMap<string, BoroughCode> = new Map([
  ...([1, 2, 3, 4, 5] as const).flatMap((code) => NAMES[code].map((name) => [name, code] as const)),
  ...QUEENS_TOWNS.map((town) => [town, 4] as const),
]);

const MAX = 3;

const nameAtEnd = (words: readonly string[], isName: (text: string) => boolean): number =>
  [MAX, 2, 1].find((count) => count <= words.length && isName(words.slice(-count).join(' '))) ?? 0;

export function boroughAtEnd(words: readonly string[]): { words: number; borough: BoroughCode } | undefined {
  const count = nameAtEnd(words, (text) => BY_NAME.has(text));
  const borough = count > 0 ? BY_NAME.get(words.slice(-count).join(' ')) : undefined;
  return borough && { words: count, borough };
}

export const boroughNamed = (text: string): BoroughCode | undefined => BY_NAME.get(text) ?? SHORT[text];

const TOWNS: ReadonlySet<string> = new Set(QUEENS_TOWNS);

export const townAtEnd = (words: readonly string[]): number =>
  nameAtEnd(words.slice(1), (text) => TOWNS.has(text));

/** Keyed by the first three digits of a ZIP code. ZIP codes that start with 110 straddle the Queens city line. */
const ZIP_BOROUGHS: Readonly<Record<string, BoroughCode>> = {
  '100': 1,
  '101': 1,
  '102': 1,
  '103': 5,
  '104': 2,
  '110': 4,
  '111': 4,
  '112': 3,
  '113': 4,
  '114': 4,
  '116': 4,
};

/** Returns the Bronx for 10463, although part of that ZIP code, Marble Hill, is in Manhattan. */
export const findZipBorough = (zip: string): BoroughCode | undefined => ZIP_BOROUGHS[zip.slice(0, 3)];
