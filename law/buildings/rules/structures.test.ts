import { describe, expect, it } from 'vitest';
import { decisionText, decide } from '#tests/support/buildings/decide.ts';
import { SEED_REGISTER } from '#tests/support/starting-register.ts';
import { readRows } from '#tests/support/buildings/read-rows.ts';
import { toBbl, type BoroughCode } from '../../lot.ts';
import { hasDeadline } from './index.ts';

describe('the parapet rule', () => {
  it.each([
    [{ landUse: 1, buildingClass: 'A1', attachment: 1 }, 'doesNotApply detachedHome'],
    [{ landUse: 1, buildingClass: 'B1', attachment: 2 }, 'likely notDetachedHome parapet'],
    [{ landUse: 1, buildingClass: 'A5' }, 'likely notDetachedHome parapet'],
    [{ landUse: 1, buildingClass: 'A2' }, 'ask attachmentUnknown parapet'],
    [{ landUse: 2, buildingClass: 'C1', attachment: 1 }, 'likely notDetachedHome parapet'],
    [{}, 'ask kindUnknown parapet'],
    [{ buildingClass: 'V0' }, 'doesNotApply noBuilding'],
  ])('for %j returns "%s"', (given, expected) => {
    expect(decisionText('parapet', given)).toBe(expected);
  });
});

describe('the parking structure rule', () => {
  it.each([
    [{ buildingClass: 'A1', garageArea: 400 }, 'doesNotApply home'],
    [{ buildingClass: 'G0' }, 'doesNotApply home'],
    [{ buildingClass: 'G1', garageArea: 0 }, 'ask garageClass parking'],
    [{ buildingClass: 'R4', garageArea: 1244 }, 'ask garageArea parking'],
    [{ buildingClass: 'R4', garageArea: 0, parkingArea: 5000 }, 'likely parkingInFiling parking'],
    [{ buildingClass: 'D1', garageArea: 0 }, 'doesNotApply noGarageRecorded parking offered'],
    [{ buildingClass: 'D1', buildings: 1 }, 'doesNotApply noGarageRecorded parking offered'],
    [{}, 'ask garageUnknown parking'],
    [{ corrected: { buildingClass: 'D1' } }, 'ask garageUnknown parking'],
  ])('for %j returns "%s"', (given, expected) => {
    expect(decisionText('ll126-parking', given)).toBe(expected);
  });
});

describe('the initial parking structure observation', () => {
  const garage = { buildingClass: 'G1', answers: { parking: 'yes' } } as const;

  it.each([
    [107, undefined, 'from2028'],
    [108, 'initialObservation', 'initialThenFrom2028'],
    [306, 'initialObservation', 'initialThenFrom2028'],
    [204, 'initialObservation', 'initialThenFrom2028'],
    [401, 'initialObservation', 'initialThenFrom2028'],
    [503, 'initialObservation', 'initialThenFrom2028'],
  ])('is noted in district %d as %s, then %s', (district, now, after) => {
    const { due } = decide('ll126-parking', { ...garage, district });
    expect(due).toMatchObject({ after });
    expect(due && 'now' in due ? due.now : undefined).toBe(now);
  });

  it('was due on August 1, 2024', () => {
    expect(SEED_REGISTER.deadlines['ll126-initial']?.date).toBe('2024-08-01');
    expect(hasDeadline('ll126-parking', 'll126-initial')).toBe(true);
  });
});

describe('retaining walls', () => {
  it.each(readRows('retaining-wall-years.csv'))('are due in the year for their borough: $borough', (row) => {
    const bbl = toBbl(Number(row.borough_code) as BoroughCode, 1, 1);
    const key = `retaining-wall-${row.borough?.toLowerCase().replace(' ', '-')}`;

    expect(decide('retaining-wall', { bbl }).due).toEqual({ deadline: key, after: 'cycle4NotSet' });
    expect(decide('retaining-wall', { district: Number(row.borough_code) * 100 + 1 }).due).toMatchObject({
      deadline: key,
    });
  });

  it('are asked about, because no record lists them', () => {
    expect(decisionText('retaining-wall', {})).toBe('ask notRecorded retainingWall');
    expect(decide('retaining-wall', {}).due).toEqual({ why: 'boroughUnknown' });
    expect(decisionText('retaining-wall', { answers: { retainingWall: 'no' } })).toBe(
      'doesNotApply answeredNo retainingWall offered',
    );
  });
});
