import { describe, expect, it } from 'vitest';
import { decisionText } from '#tests/support/buildings/decide.ts';

const HOME = { buildingClass: 'A1', landUse: 1, units: 1, commercialArea: 0, floors: 2 };

const LARGE = { buildingClass: 'D1', landUse: 3, units: 60, commercialArea: 0, floors: 6 };

const EQUIPMENT = [
  ['boiler-high', 'highPressureBoiler'],
  ['no4-oil', 'no4Oil'],
  ['cooling-tower', 'coolingTower'],
  ['backflow', 'backflow'],
] as const;

describe.each(EQUIPMENT)('%s', (id, question) => {
  it('asks about large buildings and buildings without known facts', () => {
    expect(decisionText(id, LARGE)).toBe(`ask notRecorded ${question}`);
    expect(decisionText(id, {})).toBe(`ask notRecorded ${question}`);
  });

  it('only offers its question to small homes, but asks if the owner does not know', () => {
    expect(decisionText(id, HOME)).toBe(`doesNotApply smallHome ${question} offered`);
    expect(decisionText(id, { ...HOME, answers: { [question]: 'unknown' } })).toBe(
      `ask answeredUnknown ${question}`,
    );
    expect(decisionText(id, { ...HOME, answers: { [question]: 'yes' } })).toBe(
      `applies answeredYes ${question} offered`,
    );
  });

  it('does not apply to vacant land', () => {
    expect(decisionText(id, { buildingClass: 'V1' })).toBe('doesNotApply noBuilding');
  });
});
