import { describe, expect, it } from 'vitest';
import { SAMPLE_FILINGS, sampleFiling } from '#tests/support/buildings/filings.ts';
import { emissionsByFuel, NO_ENERGY } from './emissions.ts';
import { filedEnergy } from './filing.ts';
import { PERIODS } from './periods.ts';
import { buildingUses, countedUses, findPropertyType } from './portfolio-manager.ts';
import { PROPERTY_TYPES } from './property-types.ts';

describe('findPropertyType', () => {
  it.each(PROPERTY_TYPES.map(({ name }) => name))('returns "%s" unchanged if the rule names it', (name) => {
    expect(findPropertyType(name)).toBe(name);
  });

  it.each<[name: string, type: string | undefined]>([
    // Names that ENERGY STAR changed.
    ['Community Center and Social Meeting Hall', 'Social/Meeting Hall'],
    ['Senior Living Community', 'Senior Care Community'],
    ['Vehicle Dealership', 'Automobile Dealership'],
    ['Vehicle Repair Services', 'Repair Services (Vehicle, Shoe, Locksmith, etc.)'],
    // Names with different punctuation, spacing, or case.
    [
      'Personal Services (Health/Beauty, Dry Cleaning, etc)',
      'Personal Services (Health/Beauty, Dry Cleaning, etc.)',
    ],
    ['Non-Refrigerated  warehouse', 'Non-Refrigerated Warehouse'],
    // Types for which 1 RCNY 103-14(c)(3) has no limit, so the owner has to classify the space.
    ['Bar/Nightclub', undefined],
    ['Mixed Use Property', undefined],
    ['Not Available', undefined],
    ['Other - Utility', undefined],
    ['', undefined],
    ['constructor', undefined],
  ])('maps %j to %j', (name, type) => {
    expect(findPropertyType(name)).toBe(type);
  });
});

describe('the uses of a filing', () => {
  it.each(SAMPLE_FILINGS.map((filing) => [`${filing.propertyId} in ${filing.year}`, filing] as const))(
    'for property %s cover its area with property types in the rule',
    (_, { uses, floorArea = 0 }) => {
      const counted = countedUses(uses);
      const parking = uses.find(({ name }) => name === 'Parking')?.squareFeet ?? 0;
      const area = counted.reduce((sum, { squareFeet }) => sum + squareFeet, 0);
      expect(Math.abs(area - floorArea - parking)).toBeLessThan(1);
      expect(counted.every(({ propertyType }) => propertyType)).toBe(true);
    },
  );

  it('are merged by type, largest first', () => {
    expect(
      countedUses([
        { name: 'Retail Store', squareFeet: 1000 },
        { name: 'Office', squareFeet: 5000 },
        { name: 'Retail Store', squareFeet: 500 },
        { name: 'Parking', squareFeet: 0 },
      ]),
    ).toEqual([
      { propertyType: 'Office', name: 'Office', squareFeet: 5000 },
      { propertyType: 'Retail Store', name: 'Retail Store', squareFeet: 1500 },
    ]);
  });

  it('stay separate if they have no type', () => {
    const uses = [
      { name: 'Other', squareFeet: 2000 },
      { name: 'Office', squareFeet: 5000 },
      { name: 'Zoo', squareFeet: 1000 },
    ];
    expect(countedUses(uses).map(({ propertyType, name }) => [propertyType, name])).toEqual([
      ['Office', 'Office'],
      [undefined, 'Other'],
      [undefined, 'Zoo'],
    ]);
    expect(buildingUses(uses)).toBeUndefined();
  });

  it('are empty when the filing has none', () => {
    expect(countedUses([])).toEqual([]);
    expect(buildingUses([])).toBeUndefined();
  });
});

// The filing itself reports 16,678 t, based on the national grid. The law sets its own coefficients.
it('the 2024 filing for the Empire State Building comes to 12,097 t with the statutory coefficients', () => {
  const year = filedEnergy(sampleFiling('4398177', 2024)) ?? NO_ENERGY;
  const tons = emissionsByFuel(year, PERIODS[0]).reduce((sum, fuel) => sum + fuel.tons, 0);
  expect(tons).toBeCloseTo(12_096.8, 1);
});
