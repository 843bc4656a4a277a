import { describe, expect, it } from 'vitest';
import { verdictOf } from '#tests/support/buildings/decide.ts';

const MULTIPLE_DWELLINGS = ['bedbug', 'll55', 'window-guards', 'fdny-notices'] as const;

describe.each(MULTIPLE_DWELLINGS)('%s', (id) => {
  it.each([
    [0, 'doesNotApply noUnits'],
    [1, 'doesNotApply fewUnits'],
    [2, 'doesNotApply fewUnits'],
    [3, 'applies manyUnits'],
    [10, 'applies manyUnits'],
  ])('is for three units or more: %d', (units, expected) => {
    expect(verdictOf(id, { buildingClass: 'C1', units })).toBe(expected);
  });

  it('asks how many units there are where that is not recorded', () => {
    expect(verdictOf(id, {})).toBe('ask unitsUnknown units');
  });

  it('offers the question to hotels and nursing homes, in which the city counts no units', () => {
    expect(verdictOf(id, { buildingClass: 'H3' })).toBe('doesNotApply rooms units offered');
    expect(verdictOf(id, { buildingClass: 'I6', units: 0 })).toBe('doesNotApply rooms units offered');
    expect(verdictOf(id, { buildingClass: 'H3', corrected: { units: 4 } })).toBe('applies manyUnits');
  });
});
