import { describe, expect, it } from 'vitest';
import { decisionText, decide } from '#tests/support/buildings/decide.ts';

describe('the sidewalk shed rule', () => {
  it.each([
    [{ floors: 6 }, 'ask tall sidewalkShed'],
    [{ floors: 20, answers: { sidewalkShed: 'yes' } }, 'applies answeredYes sidewalkShed offered'],
    [{ floors: 20, answers: { sidewalkShed: 'no' } }, 'doesNotApply answeredNo sidewalkShed offered'],
    [{ floors: 5 }, 'onlyIfYouBuild onlyWithShed sidewalkShed offered'],
    [{ floors: 5, answers: { sidewalkShed: 'yes' } }, 'applies answeredYes sidewalkShed offered'],
    [{ floors: 5, answers: { sidewalkShed: 'unknown' } }, 'ask onlyWithShed sidewalkShed'],
    [{ buildingClass: 'V0' }, 'doesNotApply noBuilding'],
    [{}, 'ask storiesUnknown sidewalkShed'],
  ] as const)('for %j returns "%s"', (given, expected) => {
    expect(decisionText('sidewalk-shed', given)).toBe(expected);
  });

  it('returns the deadline for 90-day permits', () => {
    expect(decide('sidewalk-shed', { floors: 20 }).due).toMatchObject({ deadline: 'sidewalk-shed' });
  });
});
