import { describe, expect, it } from 'vitest';
import { districtZones } from './zones-by-district.ts';

const DISTRICTS = { 1: 12, 2: 12, 3: 18, 4: 14, 5: 3 } as const;

const ALL = Object.entries(DISTRICTS).flatMap(([borough, count]) =>
  Array.from({ length: count }, (_, index) => Number(borough) * 100 + index + 1),
);

describe('districtZones', () => {
  it('returns one zone for 57 of the 59 districts', () => {
    expect(ALL).toHaveLength(59);
    expect(ALL.filter((district) => districtZones(district).length !== 1)).toEqual([105, 108]);
  });

  it('returns two zones for a divided district', () => {
    expect(districtZones(105)).toEqual(['Midtown South', 'Midtown North']);
    expect(districtZones(108)).toEqual(['Manhattan Northeast', 'Queens West']);
  });

  it.each([
    [101, 'Lower Manhattan'],
    [112, 'Upper Manhattan'],
    [209, 'Bronx East'],
    [208, 'Bronx West'],
    [318, 'Brooklyn East'],
    [411, 'Queens Northeast'],
    [502, 'Staten Island'],
  ])('puts district %i in %s', (district, zone) => {
    expect(districtZones(district)).toEqual([zone]);
  });

  it.each([164, 227, 356, 484, 595, 0, 519, Number.NaN])(
    'returns no zone for %d, which is not a district',
    (district) => {
      expect(districtZones(district)).toEqual([]);
    },
  );
});
