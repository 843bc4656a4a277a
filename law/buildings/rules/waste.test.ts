import { describe, expect, it } from 'vitest';
import { decisionText, decide } from '#tests/support/buildings/decide.ts';

describe('the waste zone rule', () => {
  it('asks if the city records a business or no use, and otherwise only offers the question', () => {
    expect(decisionText('cwz', { commercialArea: 10 })).toBe('ask commercialArea carter');
    expect(decisionText('cwz', { retailArea: 10 })).toBe('ask commercialArea carter');
    expect(decisionText('cwz', { buildingClass: 'D1', commercialArea: 900, garageArea: 900 })).toBe(
      'doesNotApply noCommerce carter offered',
    );
    expect(decisionText('cwz', { buildingClass: 'G1', commercialArea: 900, garageArea: 900 })).toContain(
      'ask',
    );
    expect(decisionText('cwz', { commercialArea: 0 })).toBe('doesNotApply noCommerce carter offered');
    expect(decisionText('cwz', {})).toBe('ask useUnknown carter');
  });

  it.each([
    [104, { deadline: 'cwz-manhattan-west' }],
    [402, { deadline: 'cwz-queens-west' }],
    [105, { why: 'twoZones' }],
    [108, { why: 'twoZones' }],
    [164, { why: 'zoneUnknown' }],
    [undefined, { why: 'zoneUnknown' }],
  ])('returns the deadline of the zone: district %s', (district, due) => {
    expect(decide('cwz', district === undefined ? {} : { district }).due).toMatchObject(due);
  });
});

describe('the on-street bin rule', () => {
  it.each([
    [{ units: 31, district: 109 }, 'likely mustUse'],
    [{ units: 30, district: 109 }, 'doesNotApply mayChoose'],
    [{ units: 10, district: 109 }, 'doesNotApply mayChoose'],
    [{ units: 9, district: 109 }, 'doesNotApply fewUnits'],
    [{ units: 0, district: 109 }, 'doesNotApply noUnits'],
    [{ units: 40, buildings: 2, district: 109 }, 'ask severalBuildings units'],
    [{ units: 40, buildings: 2, district: 109, corrected: { units: 40 } }, 'likely mustUse'],
    [{ units: 62, buildings: 2, district: 109 }, 'likely mustUse'],
    [{ district: 109 }, 'ask unitsUnknown units'],
    [{ units: 31, district: 302 }, 'ask startingHere units offered'],
    [{ units: 31, district: 108 }, 'doesNotApply elsewhere'],
    [{ units: 31 }, 'ask districtUnknown district'],
    [{}, 'ask districtUnknown district'],
  ])('for %j returns "%s"', (given, expected) => {
    expect(decisionText('empire-bins', given)).toBe(expected);
  });
});

describe('the official bin rule', () => {
  it.each([
    [{ units: 0 }, 'doesNotApply noUnits'],
    [{ units: 1 }, 'applies fewUnits'],
    [{ units: 9 }, 'applies fewUnits'],
    [{ units: 10 }, 'doesNotApply manyUnits'],
    [{ units: 18, buildings: 2 }, 'ask severalBuildings units'],
    [{ units: 19, buildings: 2 }, 'doesNotApply manyUnits'],
    [{ units: 18, buildings: 2, corrected: { units: 12 } }, 'doesNotApply manyUnits'],
    [{}, 'ask unitsUnknown units'],
  ])('for %j returns "%s"', (given, expected) => {
    expect(decisionText('nyc-bin', given)).toBe(expected);
  });
});
