export const BOROUGH_NAMES = ['Manhattan', 'Brooklyn', 'Queens', 'Bronx', 'Staten Island'] as const;

export type BoroughName = (typeof BOROUGH_NAMES)[number];

/** Postal regions that lie inside one borough; 110 reaches beyond the city line and is left out. */
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

/** The borough of a ZIP code, where its first three digits decide it. */
export const boroughOfZip = (zip: string): BoroughName | undefined =>
  /^\d{5}$/.test(zip) ? POSTAL_REGIONS[zip.slice(0, 3)] : undefined;
