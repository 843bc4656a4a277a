import { describe, expect, it } from 'vitest';
import { decisionText } from '#tests/support/buildings/decide.ts';

const MULTIPLE_DWELLINGS = ['bedbug', 'll55', 'window-guards', 'fdny-notices'] as const;

describe.each(MULTIPLE_DWELLINGS)('%s', (id) => {
  it.each([
    [0, 'doesNotApply noUnits'],
    [1, 'doesNotApply fewUnits'],
    [2, 'doesNotApply fewUnits'],
    [3, 'applies manyUnits'],
    [10, 'applies manyUnits'],
  ])('applies to buildings with three or more units: %d', (units, expected) => {
    expect(decisionText(id, { buildingClass: 'C1', units })).toBe(expected);
  });

  it('asks for the number of units if it is unknown', () => {
    expect(decisionText(id, {})).toBe('ask unitsUnknown units');
  });

  it('only offers the question to hotels and nursing homes, where the city records no units', () => {
    expect(decisionText(id, { buildingClass: 'H3' })).toBe('doesNotApply rooms units offered');
    expect(decisionText(id, { buildingClass: 'I6', units: 0 })).toBe('doesNotApply rooms units offered');
    expect(decisionText(id, { buildingClass: 'H3', corrected: { units: 4 } })).toBe('applies manyUnits');
  });
});
