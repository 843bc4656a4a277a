import { type BoroughCode, type BoroughName, boroughName, BOROUGHS } from '../lot.ts';

/** The number of community districts in each borough. New York City Charter 2701. */
const COUNTS: Readonly<Record<BoroughCode, number>> = { 1: 12, 2: 12, 3: 18, 4: 14, 5: 3 };

interface CommunityDistrict {
  borough: BoroughCode;
  number: number;
}

/** Parses City Planning's number: 105 is Manhattan 5. Returns undefined for joint interest areas (parks and airports). */
export function communityDistrict(district: number): CommunityDistrict | undefined {
  const borough = BOROUGHS.find(({ code }) => code === Math.floor(district / 100))?.code;
  const number = district % 100;
  return borough && Number.isInteger(number) && number > 0 && number <= COUNTS[borough]
    ? { borough, number }
    : undefined;
}

export function districtName(district: number): string {
  const found = communityDistrict(district);
  return found ? `${boroughName(found.borough)} ${found.number}` : `Joint interest area ${district}`;
}

export const DISTRICTS: readonly number[] = BOROUGHS.flatMap(({ code }) =>
  Array.from({ length: COUNTS[code] }, (_, index) => code * 100 + index + 1),
);

/** Marble Hill is in Manhattan and Rikers Island in the Bronx, but a neighboring borough's board serves each. */
const SERVED_FROM_ELSEWHERE: Partial<Record<BoroughCode, readonly number[]>> = { 1: [208], 2: [401] };

export const boroughDistricts = (borough: BoroughCode): readonly number[] => [
  ...DISTRICTS.filter((district) => communityDistrict(district)?.borough === borough),
  ...(SERVED_FROM_ELSEWHERE[borough] ?? []),
];

/** District numbers that share a gas piping inspection year, in every borough. 1 RCNY 103-10(c). */
export const GAS_GROUPS = [
  { group: 'a', numbers: [1, 3, 10] },
  { group: 'b', numbers: [2, 5, 7, 13, 18] },
  { group: 'c', numbers: [4, 6, 8, 9, 16] },
  { group: 'd', numbers: [11, 12, 14, 15, 17] },
] as const satisfies readonly { group: string; numbers: readonly number[] }[];

export type GasGroup = (typeof GAS_GROUPS)[number]['group'];

export const gasDeadline = (group: GasGroup): string => `ll152-${group}`;

export function gasGroup(district: number): GasGroup | undefined {
  const number = communityDistrict(district)?.number;
  return GAS_GROUPS.find(({ numbers }) => numbers.some((each) => each === number))?.group;
}

/** Each borough has its own year. 1 RCNY 103-09. */
export const wallDeadline = (borough: BoroughName): string =>
  `retaining-wall-${borough.toLowerCase().replace(' ', '-')}`;

export type ParkingSubCycle = '1a' | '1b' | '1c';

/** The sub-cycle of the first inspection. 1 RCNY 103-13(c). */
export function parkingSubCycle({ borough, number }: CommunityDistrict): ParkingSubCycle {
  if (borough === 1) return number <= 7 ? '1a' : '1b';
  return borough === 3 ? '1b' : '1c';
}

export type FacadeSubCycle = '10a' | '10b' | '10c';

/** By the last digit of the tax block. 1 RCNY 103-04(b). */
export function facadeSubCycle(digit: number): FacadeSubCycle {
  if ([4, 5, 6, 9].includes(digit)) return '10a';
  return [0, 7, 8].includes(digit) ? '10b' : '10c';
}
