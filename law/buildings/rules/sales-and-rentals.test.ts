import { describe, expect, it } from 'vitest';
import { decisionText, decide } from '#tests/support/buildings/decide.ts';

describe('the co-op sales rule', () => {
  it.each([
    [{ buildingClass: 'D4', units: 10 }, 'likely cooperative'],
    [{ buildingClass: 'C6', units: 9 }, 'doesNotApply fewUnits'],
    [{ buildingClass: 'R9', units: 80 }, 'likely cooperative'],
    [{ buildingClass: 'D1', units: 80 }, 'doesNotApply notCooperative'],
    [{ buildingClass: 'R4', units: 80 }, 'doesNotApply notCooperative'],
    [{ buildingClass: 'D4' }, 'ask unitsUnknown units'],
    [{ units: 80 }, 'ask classUnknown buildingClass'],
    [{}, 'ask classUnknown buildingClass'],
  ])('for %j returns "%s"', (given, expected) => {
    expect(decisionText('coop-sales', given)).toBe(expected);
  });
});

describe('the broker fee rule', () => {
  it.each([
    [{ units: 1 }, 'likely manyUnits rented'],
    [{ units: 12 }, 'likely manyUnits rented'],
    [{ units: 12, answers: { rented: 'yes' } }, 'applies answeredYes rented offered'],
    [{ units: 12, answers: { rented: 'no' } }, 'doesNotApply answeredNo rented offered'],
    [{ units: 0 }, 'doesNotApply noUnits'],
    [{ buildingClass: 'H3' }, 'doesNotApply rooms units offered'],
    [{}, 'ask unitsUnknown rented'],
  ] as const)('for %j returns "%s"', (given, expected) => {
    expect(decisionText('broker-fees', given)).toBe(expected);
  });
});

it('the co-op sales and broker fee rules return a note instead of a date once in force', () => {
  const days = { unset: 'standing', after: 'standing' };
  expect(decide('coop-sales', { buildingClass: 'D4', units: 10 }).due).toEqual({
    deadline: 'coop-sales',
    ...days,
  });
  expect(decide('broker-fees', { units: 4 }).due).toEqual({ deadline: 'broker-fees', ...days });
});
