import { describe, expect, it } from 'vitest';
import { buildingOf, LISTED } from '#tests/support/buildings/building.ts';
import { LAW_IDS, LAW_RULES, type LawId } from './index.ts';

type Given = Parameters<typeof buildingOf>[0];

const decide = (id: LawId, given: Given) => LAW_RULES[id].decide(buildingOf(given));

const answerOf = (id: LawId, given: Given) => {
  const { answer, reason, question, isOffered } = decide(id, given);
  return [answer, reason, question, isOffered && question ? 'offered' : ''].filter(Boolean).join(' ');
};

describe('rent registration', () => {
  it.each([
    [{ units: 6, yearBuilt: 1973 }, 'ask oldAndLarge rentStabilized'],
    [{ units: 6, yearBuilt: 1978 }, 'ask oldAndLarge rentStabilized'],
    [{ units: 6, yearBuilt: 1979 }, 'doesNotApply newer rentStabilized offered'],
    [{ units: 6 }, 'ask oldAndLarge rentStabilized'],
    [{ units: 5, yearBuilt: 1930 }, 'doesNotApply fewUnits rentStabilized offered'],
    [{ units: 0 }, 'doesNotApply noUnits'],
    [{ ...LISTED, pathways: [3], units: 40 }, 'likely pathway rentStabilized'],
    [{ ...LISTED, pathways: [4] }, 'ask unitsUnknown rentStabilized'],
    [{ ...LISTED, pathways: [0], units: 40, yearBuilt: 1990 }, 'doesNotApply newer rentStabilized offered'],
    [{}, 'ask unitsUnknown rentStabilized'],
  ])('%j: %s', (given, expected) => {
    expect(answerOf('rent-registration', given)).toBe(expected);
  });
});

describe('storefronts', () => {
  it.each([
    [{ buildingClass: 'K1' }, 'likely shopClass shop'],
    [{ buildingClass: 'S2', commercialArea: 0 }, 'likely shopClass shop'],
    [{ buildingClass: 'O4', commercialArea: 9000 }, 'ask commercialArea shop'],
    [{ buildingClass: 'O4', commercialArea: 9000, retailArea: 10 }, 'likely retailArea shop'],
    [{ buildingClass: 'O4', ownerType: 'C', retailArea: 10 }, 'doesNotApply notForStores shop offered'],
    [{ buildingClass: 'M1', commercialArea: 900 }, 'doesNotApply notForStores shop offered'],
    [{ buildingClass: 'D1', commercialArea: 900, garageArea: 900 }, 'ask commercialArea shop'],
    [{ buildingClass: 'D1', commercialArea: 0 }, 'doesNotApply noCommerce shop offered'],
    [{}, 'ask useUnknown shop'],
  ])('%j: %s', (given, expected) => {
    expect(answerOf('storefront', given)).toBe(expected);
  });
});

describe('the income statement', () => {
  const rental = { buildingClass: 'C1', units: 11, commercialArea: 0 };

  it.each<[Given, string]>([
    [{ ...rental, assessedValue: 40_001 }, 'ask overValue rentIncome'],
    [{ ...rental, assessedValue: 40_000 }, 'doesNotApply underValue'],
    [{ ...rental, units: 10, assessedValue: 90_000 }, 'doesNotApply fewUnits'],
    [{ ...rental, units: 10, commercialArea: 500, assessedValue: 90_000 }, 'ask overValue rentIncome'],
    [{ ...rental, buildingClass: 'D4', assessedValue: 90_000 }, 'doesNotApply cooperative'],
    [{ buildingClass: 'D4', retailArea: 2499, assessedValue: 90_000 }, 'doesNotApply cooperativeStore'],
    [{ buildingClass: 'D4', retailArea: 2500, assessedValue: 90_000 }, 'ask overValue rentIncome'],
    [
      { buildingClass: 'H3', assessedValue: 90_000, replies: { rentIncome: 'no' } },
      'likely operated rentIncome',
    ],
    [{ buildingClass: 'G1', assessedValue: 40_000 }, 'doesNotApply underValue'],
    [{ buildingClass: 'O4', assessedValue: 90_000, ownerType: 'C' }, 'doesNotApply cityBuilding'],
    [{ buildingClass: 'B1', assessedValue: 90_000 }, 'doesNotApply home'],
    [{ buildingClass: 'O4', units: 0 }, 'ask valueUnknown rentIncome'],
    [{}, 'ask valueUnknown rentIncome'],
  ])('%j: %s', (given, expected) => {
    expect(answerOf('rpie', given)).toBe(expected);
  });
});

describe('the waste zone', () => {
  it('is asked about where the city records business, and offered elsewhere', () => {
    expect(answerOf('cwz', { commercialArea: 10 })).toBe('ask commercialArea carter');
    expect(answerOf('cwz', { retailArea: 10 })).toBe('ask commercialArea carter');
    expect(answerOf('cwz', { buildingClass: 'D1', commercialArea: 900, garageArea: 900 })).toBe(
      'doesNotApply noCommerce carter offered',
    );
    expect(answerOf('cwz', { buildingClass: 'G1', commercialArea: 900, garageArea: 900 })).toContain('ask');
    expect(answerOf('cwz', { commercialArea: 0 })).toBe('doesNotApply noCommerce carter offered');
    expect(answerOf('cwz', {})).toBe('ask useUnknown carter');
  });

  it.each([
    [104, { deadline: 'cwz-manhattan-west' }],
    [402, { deadline: 'cwz-queens-west' }],
    [105, { why: 'twoZones' }],
    [108, { why: 'twoZones' }],
    [164, { why: 'zoneUnknown' }],
    [undefined, { why: 'zoneUnknown' }],
  ])('has the day of its zone: district %s', (district, due) => {
    expect(decide('cwz', district === undefined ? {} : { district }).due).toMatchObject(due);
  });
});

describe('the official bin', () => {
  it.each([
    [{ units: 0 }, 'doesNotApply noUnits'],
    [{ units: 1 }, 'applies fewUnits'],
    [{ units: 9 }, 'applies fewUnits'],
    [{ units: 10 }, 'doesNotApply manyUnits'],
    [{ units: 18, buildings: 2 }, 'ask severalBuildings units'],
    [{ units: 19, buildings: 2 }, 'doesNotApply manyUnits'],
    [{ units: 18, buildings: 2, corrected: { units: 12 } }, 'doesNotApply manyUnits'],
    [{}, 'ask unitsUnknown units'],
  ])('%j: %s', (given, expected) => {
    expect(answerOf('nyc-bin', given)).toBe(expected);
  });
});

describe('landmarks', () => {
  it.each([
    [{ landmark: 'INDIVIDUAL LANDMARK' }, 'applies landmark'],
    [{ historicDistrict: 'Greenwich Village' }, 'applies historicDistrict'],
    [{ units: 4 }, 'doesNotApply notProtected'],
    [{ ...LISTED }, 'ask unknown'],
  ])('%j: %s', (given, expected) => {
    expect(answerOf('landmark', given)).toBe(expected);
  });
});

describe('laws about building work', () => {
  it('are five, and need an event', () => {
    const events = LAW_IDS.filter((id) => decide(id, {}).answer === 'onlyIfYouBuild');
    expect(events).toEqual(['ll92-94', 'll154', 'stormwater', 'll196', 'conh']);
  });
});
