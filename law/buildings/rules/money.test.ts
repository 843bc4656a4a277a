import { describe, expect, it } from 'vitest';
import { LISTED } from '#tests/support/buildings/building.ts';
import { decisionText, type Given } from '#tests/support/buildings/decide.ts';

describe('the rent registration rule', () => {
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
  ])('for %j returns "%s"', (given, expected) => {
    expect(decisionText('rent-registration', given)).toBe(expected);
  });
});

describe('the storefront rule', () => {
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
  ])('for %j returns "%s"', (given, expected) => {
    expect(decisionText('storefront', given)).toBe(expected);
  });
});

describe('the income statement rule', () => {
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
      { buildingClass: 'H3', assessedValue: 90_000, answers: { rentIncome: 'no' } },
      'likely operated rentIncome',
    ],
    [{ buildingClass: 'G1', assessedValue: 40_000 }, 'doesNotApply underValue'],
    [{ buildingClass: 'O4', assessedValue: 90_000, ownerType: 'C' }, 'doesNotApply cityBuilding'],
    [{ buildingClass: 'B1', assessedValue: 90_000 }, 'doesNotApply home'],
    [{ buildingClass: 'O4', units: 0 }, 'ask valueUnknown rentIncome'],
    [{}, 'ask valueUnknown rentIncome'],
  ])('for %j returns "%s"', (given, expected) => {
    expect(decisionText('rpie', given)).toBe(expected);
  });
});
