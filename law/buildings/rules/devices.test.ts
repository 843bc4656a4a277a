import { describe, expect, it } from 'vitest';
import { buildingOf } from '#tests/support/buildings/building.ts';
import { LAW_RULES, type LawId } from './index.ts';

type Given = Parameters<typeof buildingOf>[0];

const answerOf = (id: LawId, given: Given) => {
  const { answer, reason, question, isOffered } = LAW_RULES[id].decide(buildingOf(given));
  return [answer, reason, question, isOffered && question ? 'offered' : ''].filter(Boolean).join(' ');
};

const HOME = { buildingClass: 'A1', landUse: 1, units: 1, commercialArea: 0, floors: 2 };
const LARGE = { buildingClass: 'D1', landUse: 3, units: 60, commercialArea: 0, floors: 6 };

const EQUIPMENT = [
  ['boiler-high', 'highPressureBoiler'],
  ['no4-oil', 'no4Oil'],
  ['cooling-tower', 'coolingTower'],
  ['backflow', 'backflow'],
] as const;

describe.each(EQUIPMENT)('%s', (id, question) => {
  it('is asked about in large buildings, and where nothing is known', () => {
    expect(answerOf(id, LARGE)).toBe(`ask notRecorded ${question}`);
    expect(answerOf(id, {})).toBe(`ask notRecorded ${question}`);
  });

  it('is offered to small homes, and kept where the owner does not know', () => {
    expect(answerOf(id, HOME)).toBe(`doesNotApply smallHome ${question} offered`);
    expect(answerOf(id, { ...HOME, replies: { [question]: 'unknown' } })).toBe(
      `ask repliedUnknown ${question}`,
    );
    expect(answerOf(id, { ...HOME, replies: { [question]: 'yes' } })).toBe(
      `applies repliedYes ${question} offered`,
    );
  });

  it('does not apply to vacant land', () => {
    expect(answerOf(id, { buildingClass: 'V1' })).toBe('doesNotApply noBuilding');
  });
});

describe('no. 4 oil', () => {
  it('is certain where a filing shows that it was burned', () => {
    expect(answerOf('no4-oil', { ...LARGE, burnsNo4Oil: true, replies: { boiler: 'no' } })).toBe(
      'applies burnedInFiling',
    );
  });

  it('ended earlier for buildings of the city', () => {
    const dueOf = (ownerType: string) =>
      LAW_RULES['no4-oil'].decide(buildingOf({ burnsNo4Oil: true, ownerType })).due;

    expect(dueOf('C')).toEqual({ deadline: 'no4-oil-city' });
    expect(dueOf('P')).toEqual({ deadline: 'no4-oil-end' });
  });

  it('is not burned without a boiler', () => {
    expect(answerOf('no4-oil', { ...LARGE, replies: { boiler: 'no' } })).toBe('doesNotApply noBoiler');
    expect(answerOf('boiler-high', { ...LARGE, replies: { boiler: 'no' } })).toBe('doesNotApply noBoiler');
  });
});

describe('low-pressure boilers', () => {
  it.each([
    [{ buildingClass: 'C1', units: 5, commercialArea: 0 }, 'doesNotApply fewUnits'],
    [{ buildingClass: 'C1', units: 6, commercialArea: 0 }, 'ask manyUnits boiler'],
    [{ buildingClass: 'S3', units: 3, commercialArea: 900 }, 'ask commerce boiler'],
    [{ buildingClass: 'O2', units: 0 }, 'ask commerce boiler'],
    [{ buildingClass: 'C5', units: 4, commercialArea: 0 }, 'ask roomingHouse boiler'],
    [HOME, 'doesNotApply home'],
    [{}, 'ask unitsUnknown boiler'],
  ])('%j: %s', (given, expected) => {
    expect(answerOf('boiler-low', given)).toBe(expected);
  });

  it('in a small home are not inspected, even if there is one', () => {
    expect(answerOf('boiler-low', { ...HOME, replies: { boiler: 'yes' } })).toBe('doesNotApply home');
  });
});

describe('elevators', () => {
  it.each([
    [{ buildingClass: 'D1', floors: 5 }, 'likely elevatorClass elevator'],
    [{ buildingClass: 'R4' }, 'likely elevatorClass elevator'],
    [{ landUse: 3 }, 'likely elevatorClass elevator'],
    [{ buildingClass: 'O3', floors: 7 }, 'likely tall elevator'],
    [{ buildingClass: 'C1', floors: 5 }, 'doesNotApply walkUp elevator offered'],
    [{ buildingClass: 'K1', floors: 1 }, 'doesNotApply lowRise elevator offered'],
    [{ buildingClass: 'O2', floors: 3 }, 'ask notRecorded elevator'],
    [HOME, 'doesNotApply smallHome elevator offered'],
    [{}, 'ask notRecorded elevator'],
  ])('%j: %s', (given, expected) => {
    expect(answerOf('elevator', given)).toBe(expected);
  });
});

describe('tanks of drinking water', () => {
  it.each([
    [{ floors: 7 }, 'ask tall waterTank'],
    [{ floors: 6 }, 'doesNotApply lowRise waterTank offered'],
    [{}, 'ask storiesUnknown waterTank'],
    [{ buildingClass: 'A1' }, 'doesNotApply home waterTank offered'],
  ])('%j: %s', (given, expected) => {
    expect(answerOf('water-tank', given)).toBe(expected);
  });
});

describe('sprinklers in tall offices', () => {
  it.each([
    [{ buildingClass: 'O4', floors: 8, yearBuilt: 1930 }, 'ask tallOffice tallOffice'],
    [{ buildingClass: 'RB', floors: 20 }, 'ask tallOffice tallOffice'],
    [{ buildingClass: 'O2', floors: 7 }, 'doesNotApply lowOffice tallOffice offered'],
    [{ buildingClass: 'O4' }, 'ask storiesUnknown tallOffice'],
    [{ buildingClass: 'O4', floors: 40, yearBuilt: 2010 }, 'doesNotApply newer'],
    [{ buildingClass: 'D1', floors: 40 }, 'doesNotApply notOffice'],
    [{}, 'ask classUnknown buildingClass'],
  ])('%j: %s', (given, expected) => {
    expect(answerOf('ll26', given)).toBe(expected);
  });
});
