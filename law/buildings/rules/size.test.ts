import { describe, expect, it } from 'vitest';
import { LISTED, NOT_LISTED } from '#tests/support/buildings/building.ts';
import { decisionText } from '#tests/support/buildings/decide.ts';

const ANY_OF_THE_LIST = ['ll97-320', 'll84', 'll33', 'll88'] as const;

describe.each(ANY_OF_THE_LIST)('%s', (id) => {
  it('applies to every building on the list, even if its recorded area is small', () => {
    expect(decisionText(id, { ...LISTED })).toBe('applies listed');
    expect(decisionText(id, { ...LISTED, floorArea: 5000 })).toBe('applies listed');
    expect(decisionText(id, { ...LISTED, floorArea: 5000, corrected: { floorArea: 4000 } })).toBe(
      'applies listed',
    );
  });

  it.each([
    [25_000, 'doesNotApply notListed'],
    [25_001, 'likely overAreaNotListed'],
  ])('likely applies above 25,000 sq ft to a lot that is not on the list: %d', (floorArea, expected) => {
    expect(decisionText(id, { ...NOT_LISTED, floorArea })).toBe(expected);
  });

  it.each([
    [22_500, 'doesNotApply underArea'],
    [22_501, 'ask nearArea floorArea'],
    [25_000, 'ask nearArea floorArea'],
    [25_001, 'likely overArea'],
  ])('asks near the limit if the list is not loaded: %d', (floorArea, expected) => {
    expect(decisionText(id, { floorArea })).toBe(expected);
  });

  it("trusts the visitor's figure", () => {
    expect(decisionText(id, { floorArea: 40_000, corrected: { floorArea: 25_000 } })).toBe(
      'doesNotApply underArea',
    );
    expect(decisionText(id, { floorArea: 24_000, corrected: { floorArea: 25_001 } })).toBe('likely overArea');
  });

  it.each([
    ['1000277502', 'RM'],
    ['1000270010', 'R4'],
    ['1000277502', undefined],
  ])(
    'never rules out a condo with a recorded area of 15,000 to 25,000 net sq ft (%s, %s)',
    (bbl, buildingClass) => {
      const condo = { bbl, ...(buildingClass && { buildingClass }), ...NOT_LISTED };

      expect(decisionText(id, { ...condo, floorArea: 15_000 })).toBe('ask condoNetArea floorArea');
      expect(decisionText(id, { ...condo, floorArea: 25_000 })).toBe('ask condoNetArea floorArea');
      expect(decisionText(id, { ...condo, floorArea: 14_999 })).toBe('doesNotApply notListed');
      expect(decisionText(id, { ...condo, corrected: { floorArea: 20_000 } })).toBe('doesNotApply notListed');
    },
  );

  it('asks for the area if it is unknown', () => {
    expect(decisionText(id, { ...NOT_LISTED })).toBe('ask areaUnknown floorArea');
    expect(decisionText(id, {})).toBe('ask areaUnknown floorArea');
  });

  it('compares several buildings on a lot with the combined limit', () => {
    expect(decisionText(id, { ...NOT_LISTED, buildings: 4, floorArea: 45_000 })).toBe(
      'likely severalBuildings',
    );
    expect(decisionText(id, { ...NOT_LISTED, buildings: 4, floorArea: 100_001 })).toBe(
      'likely overAreaNotListed',
    );
  });

  it('does not apply to vacant land, unless the visitor describes a building there', () => {
    expect(decisionText(id, { ...NOT_LISTED, buildingClass: 'V1' })).toBe('doesNotApply noBuilding');
    expect(decisionText(id, { ...NOT_LISTED, buildings: 0, floorArea: 0 })).toBe('doesNotApply noBuilding');
    expect(decisionText(id, { buildingClass: 'V1', corrected: { floorArea: 30_000 } })).toBe(
      'likely overArea',
    );
  });
});
