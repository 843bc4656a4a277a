import { describe, expect, it } from 'vitest';
import { decisionText } from '#tests/support/buildings/decide.ts';

describe('the office sprinkler rule', () => {
  it.each([
    [{ buildingClass: 'O4', floors: 8, yearBuilt: 1930 }, 'ask tallOffice tallOffice'],
    [{ buildingClass: 'RB', floors: 20 }, 'ask tallOffice tallOffice'],
    [{ buildingClass: 'O2', floors: 7 }, 'doesNotApply lowOffice tallOffice offered'],
    [{ buildingClass: 'O4' }, 'ask storiesUnknown tallOffice'],
    [{ buildingClass: 'O4', floors: 40, yearBuilt: 2010 }, 'doesNotApply newer'],
    [{ buildingClass: 'D1', floors: 40 }, 'doesNotApply notOffice'],
    [{}, 'ask classUnknown buildingClass'],
  ])('for %j returns "%s"', (given, expected) => {
    expect(decisionText('ll26', given)).toBe(expected);
  });
});
