export type Borough = 'Manhattan' | 'Brooklyn' | 'Queens' | 'Bronx' | 'Staten Island';

/** Only at its end does an address name its borough: "120 Queens Boulevard, Brooklyn, NY 11201". */
const NAMED_AT_THE_END =
  /\b(manhattan|brooklyn|queens|bronx|staten island)[\s,.]*(?:(?:new york|n\.?y\.?)[\s,.]*)?(?:\d{5}(?:-\d{4})?)?[\s,.]*$/i;

const ZIP_AT_THE_END = /(?:^|[\s,.])(\d{3})\d{2}(?:-\d{4})?[\s,.]*$/;

const BOROUGHS: readonly Borough[] = ['Manhattan', 'Brooklyn', 'Queens', 'Bronx', 'Staten Island'];

/** Postal regions that lie wholly inside one borough; 110 reaches beyond the city line and is left out. */
const POSTAL_REGIONS: Record<string, Borough> = {
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

/** The borough that an address names at its end, or whose ZIP code it ends with; nothing where it says neither. */
export function boroughOf(address: string): Borough | undefined {
  const named = NAMED_AT_THE_END.exec(address)?.[1]?.toLowerCase();
  if (named) return BOROUGHS.find((borough) => borough.toLowerCase() === named);
  return POSTAL_REGIONS[ZIP_AT_THE_END.exec(address)?.[1] ?? ''];
}
