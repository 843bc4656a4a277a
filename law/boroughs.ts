import { BOROUGHS, type BoroughName } from './lot.ts';

/** ZIP code prefixes that lie within one borough. 110 is omitted because it extends beyond the city line. */
const POSTAL_REGIONS: Record<string, BoroughName> = {
  '100': 'Manhattan',
  '101': 'Manhattan',
  '102': 'Manhattan',
  '103': 'Staten Island',
  '104': 'Bronx',
  '111': 'Queens',
  '112': 'Brooklyn',
  '113': 'Queens',
  '114': 'Queens',
  '116': 'Queens',
};

export const zipBorough = (zip: string): BoroughName | undefined =>
  /^\d{5}$/.test(zip) ? POSTAL_REGIONS[zip.slice(0, 3)] : undefined;

/** The borough counts only at the end of an address: "120 Queens Boulevard, Brooklyn, NY 11201". */
const NAMED_AT_THE_END =
  /\b(manhattan|brooklyn|queens|bronx|staten island)(?:[\s,.]*(?:new york|n\.?y\.?))?(?:[\s,.]*\d{5}(?:-\d{4})?)?[\s,.]*$/i;

const ZIP_AT_THE_END = /(?:^|[\s,.])(\d{5})(?:-\d{4})?[\s,.]*$/;

export function boroughInAddress(address: string): BoroughName | undefined {
  const named = NAMED_AT_THE_END.exec(address)?.[1]?.toLowerCase();
  if (named) return BOROUGHS.find(({ name }) => name.toLowerCase() === named)?.name;
  return zipBorough(ZIP_AT_THE_END.exec(address)?.[1] ?? '');
}
