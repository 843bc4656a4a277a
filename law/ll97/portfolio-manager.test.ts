import { describe, expect, it } from 'vitest';
import { SAMPLE_FILINGS, sampleFiling } from '#tests/support/buildings/filings.ts';
import { emissionsByFuel, NO_ENERGY } from './emissions.ts';
import { filedEnergy } from './filing.ts';
import { PERIODS } from './periods.ts';
import { buildingUses, countedUses, findPropertyType } from './portfolio-manager.ts';
import { PROPERTY_TYPES } from './property-types.ts';

/** Portfolio Manager types for which 1 RCNY 103-14(c)(3) has no limit. */
const WITHOUT_LIMIT = [
  'Bar/Nightclub',
  'Mixed Use Property',
  'Not Available',
  'Other - Utility',
  '',
  'constructor',
];

describe('findPropertyType', () => {
  it.each(PROPERTY_TYPES.map(({ name }) => name))('returns "%s" unchanged if the rule names it', (name) => {
    expect(findPropertyType(name)).toBe(name);
  });

  it.each([
    ['Community Center and Social Meeting Hall', 'Social/Meeting Hall'],
    ['Senior Living Community', 'Senior Care Community'],
    ['Vehicle Dealership', 'Automobile Dealership'],
    ['Vehicle Repair Services', 'Repair Services (Vehicle, Shoe, Locksmith, etc.)'],
  ])('maps "%s" to "%s", which ENERGY STAR renamed', (name, type) => {
    expect(findPropertyType(name)).toBe(type);
  });

  it.each([
    [
      'Personal Services (Health/Beauty, Dry Cleaning, etc)',
      'Personal Services (Health/Beauty, Dry Cleaning, etc.)',
    ],
    ['Non-Refrigerated  warehouse', 'Non-Refrigerated Warehouse'],
  ])('ignores punctuation, spacing, and case in "%s"', (name, type) => {
    expect(findPropertyType(name)).toBe(type);
  });

  it.each(WITHOUT_LIMIT)('returns undefined for "%s", which the owner has to classify', (name) => {
    expect(findPropertyType(name)).toBeUndefined();
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

describe('the 2024 filing for the Empire State Building', () => {
  const { energy } = sampleFiling('4398177', 2024);

  // The filing itself reports 16,678 t, based on the national grid. The law sets its own coefficients.
  it('comes to 12,097 t with the statutory coefficients', () => {
    const [first] = PERIODS;
    const year = filedEnergy({ energy }) ?? NO_ENERGY;
    const tons = emissionsByFuel(year, first).reduce((sum, fuel) => sum + fuel.tons, 0);
    expect(tons).toBeCloseTo(12_096.8, 1);
  });
});
