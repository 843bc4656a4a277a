import { describe, expect, it } from 'vitest';
import { SAMPLE_FILINGS, sampleFiling } from '#tests/support/buildings/filings.ts';
import { emissionsByFuel, NO_ENERGY } from './emissions.ts';
import { filedEnergy } from './filing.ts';
import { PERIODS } from './periods.ts';
import { buildingUses, countedUses, findPropertyType } from './portfolio-manager.ts';
import { PROPERTY_TYPES } from './property-types.ts';

/** Types of Portfolio Manager for which 1 RCNY 103-14(c)(3) has no limit. */
const WITHOUT_LIMIT = [
  'Bar/Nightclub',
  'Mixed Use Property',
  'Not Available',
  'Other - Utility',
  '',
  'constructor',
];

describe('the property type of a use', () => {
  it.each(PROPERTY_TYPES.map(({ name }) => name))('is "%s" itself if the rule names it', (name) => {
    expect(findPropertyType(name)).toBe(name);
  });

  it.each([
    ['Community Center and Social Meeting Hall', 'Social/Meeting Hall'],
    ['Senior Living Community', 'Senior Care Community'],
    ['Vehicle Dealership', 'Automobile Dealership'],
    ['Vehicle Repair Services', 'Repair Services (Vehicle, Shoe, Locksmith, etc.)'],
  ])('of "%s" is "%s": ENERGY STAR renamed it', (name, type) => {
    expect(findPropertyType(name)).toBe(type);
  });

  it.each([
    [
      'Personal Services (Health/Beauty, Dry Cleaning, etc)',
      'Personal Services (Health/Beauty, Dry Cleaning, etc.)',
    ],
    ['Non-Refrigerated  warehouse', 'Non-Refrigerated Warehouse'],
  ])('does not depend on the punctuation of "%s"', (name, type) => {
    expect(findPropertyType(name)).toBe(type);
  });

  it.each(WITHOUT_LIMIT)('of "%s" is left to the owner', (name) => {
    expect(findPropertyType(name)).toBeUndefined();
  });
});

describe('the uses of a filing', () => {
  it.each(SAMPLE_FILINGS.map((filing) => [`${filing.propertyId} of ${filing.year}`, filing] as const))(
    'of property %s cover its area with types of the rule',
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

describe('the filing of the Empire State Building for 2024', () => {
  const { energy } = sampleFiling('4398177', 2024);

  // The filing's own figure, 16,678 t, is made with the national grid; the law has coefficients of its own.
  it('comes to 12,097 t with the coefficients of the statute', () => {
    const [first] = PERIODS;
    const year = filedEnergy({ energy }) ?? NO_ENERGY;
    const tons = emissionsByFuel(year, first).reduce((sum, fuel) => sum + fuel.tons, 0);
    expect(tons).toBeCloseTo(12_096.8, 1);
  });
});
