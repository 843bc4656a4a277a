import { BOROUGHS, boroughName } from '#app/regulations/lot.ts';
import { communityDistrict } from '#app/regulations/obligations/districts.ts';

export interface District {
  /** As City Planning numbers it: 105 is Manhattan 5. */
  number: number;
  name: string;
}

export const isDistrict = (number: number): boolean => communityDistrict(number) !== undefined;

/** "Manhattan 5"; parks and airports between districts are joint interest areas, which have numbers of their own. */
export function districtName(number: number): string {
  const district = communityDistrict(number);
  return district ? `${boroughName(district.borough)} ${district.number}` : `Joint interest area ${number}`;
}

const MOST_OF_A_BOROUGH = 99;

/** The 59 community districts, by borough. */
export const DISTRICTS: readonly District[] = BOROUGHS.flatMap(({ code }) =>
  Array.from({ length: MOST_OF_A_BOROUGH }, (_, index) => code * 100 + index + 1)
    .filter(isDistrict)
    .map((number) => ({ number, name: districtName(number) })),
);
