import { type BoroughCode, BOROUGHS, boroughName } from '#app/regulations/lot.ts';

/** How many community districts each borough has. The city's charter divides it into 59. */
const DISTRICTS_OF: Readonly<Record<BoroughCode, number>> = { 1: 12, 2: 12, 3: 18, 4: 14, 5: 3 };

export interface District {
  /** As City Planning numbers it: 105 is Manhattan 5. */
  number: number;
  name: string;
}

/** The 59 community districts, by borough. */
export const DISTRICTS: readonly District[] = BOROUGHS.flatMap(({ code, name }) =>
  Array.from({ length: DISTRICTS_OF[code] }, (_, index) => ({
    number: code * 100 + index + 1,
    name: `${name} ${index + 1}`,
  })),
);

export const isDistrict = (number: number): boolean => DISTRICTS.some((each) => each.number === number);

/** "Manhattan 5"; parks and airports between districts are joint interest areas, which have numbers of their own. */
export function districtName(number: number): string {
  const district = DISTRICTS.find((each) => each.number === number);
  if (district) return district.name;
  const code = BOROUGHS.find((borough) => borough.code === Math.floor(number / 100))?.code;
  return `Joint interest area ${number}${code ? `, ${boroughName(code)}` : ''}`;
}
