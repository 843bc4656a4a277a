import { describe, expect, it } from 'vitest';
import { readRows } from '#tests/support/buildings/read-rows.ts';
import { communityDistrict, districtName, facadeSubCycle, gasGroup, parkingSubCycle } from './districts.ts';

/** Parks and airports. */
const JOINT_INTEREST_AREAS = [164, 226, 227, 228, 355, 356, 480, 481, 482, 483, 484, 595];

const GAS_CYCLES = readRows('ll152-cycles.csv');
const PARKING_CYCLES = readRows('ll126-subcycles.csv');
const FACADE_CYCLES = readRows('fisp-subcycles.csv');

function findDistrict(number: string | undefined) {
  const district = communityDistrict(Number(number));
  if (!district) throw new Error(`${number ?? ''} is no community district.`);
  return district;
}

it('districtName labels joint interest areas, such as parks', () => {
  expect(districtName(164)).toBe('Joint interest area 164');
});

describe('the inspection cycles', () => {
  it('cover all 59 community districts', () => {
    const numbers = Array.from({ length: 600 }, (_, number) => number);
    const districts = numbers.filter((number) => communityDistrict(number));

    expect(districts).toEqual(GAS_CYCLES.map(({ pluto_cd }) => Number(pluto_cd)));
    expect(districts).toEqual(PARKING_CYCLES.map(({ pluto_cd }) => Number(pluto_cd)));
  });

  it.each(GAS_CYCLES)(
    'put community district $pluto_cd in gas piping group $sub_cycle',
    ({ pluto_cd, sub_cycle }) => {
      expect(gasGroup(Number(pluto_cd))).toBe(sub_cycle?.toLowerCase());
    },
  );

  it.each(PARKING_CYCLES)(
    'put community district $pluto_cd in parking sub-cycle 1$sub_cycle',
    ({ pluto_cd, sub_cycle }) => {
      expect(parkingSubCycle(findDistrict(pluto_cd))).toBe(`1${sub_cycle?.toLowerCase()}`);
    },
  );

  it.each([...JOINT_INTEREST_AREAS, 0, 99, 100, 113, 600, 601, -1, 101.5])('exclude %d', (number) => {
    expect(communityDistrict(number)).toBeUndefined();
  });
});

it.each(FACADE_CYCLES.filter(({ cycle }) => cycle === '10'))(
  'facadeSubCycle puts blocks that end in $block_last_digit in sub-cycle 10$sub_cycle',
  ({ block_last_digit, sub_cycle }) => {
    expect(facadeSubCycle(Number(block_last_digit))).toBe(`10${sub_cycle?.toLowerCase()}`);
  },
);
