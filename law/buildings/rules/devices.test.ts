import { describe, expect, it } from 'vitest';
import { exampleBuilding } from '#tests/support/buildings/building.ts';
import { decisionText, decide } from '#tests/support/buildings/decide.ts';
import { SEED_REGISTER } from '#tests/support/starting-register.ts';
import { hasDeadline, LAW_RULES } from './index.ts';

const HOME = { buildingClass: 'A1', landUse: 1, units: 1, commercialArea: 0, floors: 2 };

const LARGE = { buildingClass: 'D1', landUse: 3, units: 60, commercialArea: 0, floors: 6 };

describe('the No. 4 oil rule', () => {
  it('applies if a filing shows that the building burned the oil', () => {
    expect(decisionText('no4-oil', { ...LARGE, burnsNo4Oil: true, answers: { boiler: 'no' } })).toBe(
      'applies burnedInFiling',
    );
  });

  it('has a separate phase-out deadline for city buildings', () => {
    const decideDue = (ownerType: string) =>
      LAW_RULES['no4-oil'].decide(exampleBuilding({ burnsNo4Oil: true, ownerType })).due;

    expect(decideDue('C')).toEqual({ deadline: 'no4-oil-city' });
    expect(decideDue('P')).toEqual({ deadline: 'no4-oil-end' });
  });

  it('does not apply without a boiler', () => {
    expect(decisionText('no4-oil', { ...LARGE, answers: { boiler: 'no' } })).toBe('doesNotApply noBoiler');
    expect(decisionText('boiler-high', { ...LARGE, answers: { boiler: 'no' } })).toBe(
      'doesNotApply noBoiler',
    );
  });
});

describe('the low-pressure boiler rule', () => {
  it.each([
    [{ buildingClass: 'C1', units: 5, commercialArea: 0 }, 'doesNotApply fewUnits'],
    [{ buildingClass: 'C1', units: 6, commercialArea: 0 }, 'ask manyUnits boiler'],
    [{ buildingClass: 'S3', units: 3, commercialArea: 900 }, 'ask commerce boiler'],
    [{ buildingClass: 'O2', units: 0 }, 'ask commerce boiler'],
    [{ buildingClass: 'C5', units: 4, commercialArea: 0 }, 'ask roomingHouse boiler'],
    [HOME, 'doesNotApply home'],
    [{}, 'ask unitsUnknown boiler'],
  ])('for %j returns "%s"', (given, expected) => {
    expect(decisionText('boiler-low', given)).toBe(expected);
  });

  it('does not apply to a small home, even with a boiler', () => {
    expect(decisionText('boiler-low', { ...HOME, answers: { boiler: 'yes' } })).toBe('doesNotApply home');
  });
});

describe('the DEP boiler registration rule', () => {
  it.each([
    [LARGE, 'ask notRecorded boiler'],
    [{ ...LARGE, answers: { boiler: 'yes' } }, 'applies answeredYes boiler offered'],
    [{ ...LARGE, answers: { boiler: 'no' } }, 'doesNotApply answeredNo boiler offered'],
    [HOME, 'doesNotApply home'],
    [{ buildingClass: 'V0' }, 'doesNotApply noBuilding'],
    [{}, 'ask notRecorded boiler'],
  ] as const)('for %j returns "%s"', (given, expected) => {
    expect(decisionText('dep-boiler', given)).toBe(expected);
  });
});

describe('the elevator rule', () => {
  it.each([
    [{ buildingClass: 'D1', floors: 5 }, 'likely elevatorClass elevator offered'],
    [{ buildingClass: 'R4' }, 'likely elevatorClass elevator offered'],
    [{ landUse: 3 }, 'likely elevatorClass elevator offered'],
    [{ buildingClass: 'O3', floors: 7 }, 'likely tall elevator'],
    [{ buildingClass: 'C1', floors: 5 }, 'doesNotApply walkUp elevator offered'],
    [{ buildingClass: 'K1', floors: 1 }, 'doesNotApply lowRise elevator offered'],
    [{ buildingClass: 'O2', floors: 3 }, 'ask notRecorded elevator'],
    [HOME, 'doesNotApply smallHome elevator offered'],
    [{}, 'ask notRecorded elevator'],
  ])('for %j returns "%s"', (given, expected) => {
    expect(decisionText('elevator', given)).toBe(expected);
  });
});

describe('the elevator brake rule', () => {
  it.each([
    [{ buildingClass: 'D1', floors: 6 }, 'ask hasElevator singlePlunger'],
    [{ buildingClass: 'D1', answers: { singlePlunger: 'yes' } }, 'applies answeredYes singlePlunger offered'],
    [
      { buildingClass: 'D1', answers: { singlePlunger: 'no' } },
      'doesNotApply answeredNo singlePlunger offered',
    ],
    [{ buildingClass: 'D1', answers: { singlePlunger: 'unknown' } }, 'ask hasElevator singlePlunger'],
    [{ buildingClass: 'O2', floors: 3 }, 'ask elevatorUnknown elevator'],
    [{ buildingClass: 'O2', floors: 3, answers: { elevator: 'yes' } }, 'ask hasElevator singlePlunger'],
    [{ buildingClass: 'D1', answers: { elevator: 'no' } }, 'doesNotApply noElevator elevator offered'],
    [{ buildingClass: 'C1', floors: 5 }, 'doesNotApply noElevator elevator offered'],
    [{ buildingClass: 'V0' }, 'doesNotApply noBuilding'],
    [{}, 'ask elevatorUnknown elevator'],
  ] as const)('for %j returns "%s"', (given, expected) => {
    expect(decisionText('elevator-brakes', given)).toBe(expected);
  });

  it('sets a January 1, 2027 deadline, which followers of the elevator law also get', () => {
    expect(decide('elevator-brakes', { buildingClass: 'D1' }).due).toEqual({
      deadline: 'elevator-brakes',
      after: 'pastDue',
    });
    expect(hasDeadline('elevator', 'elevator-brakes')).toBe(true);
    expect(SEED_REGISTER.deadlines['elevator-brakes']?.date).toBe('2027-01-01');
  });
});

describe('the drinking water tank rule', () => {
  it.each([
    [{ floors: 7 }, 'ask tall waterTank'],
    [{ floors: 6 }, 'doesNotApply lowRise waterTank offered'],
    [{}, 'ask storiesUnknown waterTank'],
    [{ buildingClass: 'A1' }, 'doesNotApply home waterTank offered'],
  ])('for %j returns "%s"', (given, expected) => {
    expect(decisionText('water-tank', given)).toBe(expected);
  });
});
