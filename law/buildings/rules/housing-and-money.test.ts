import { describe, expect, it } from 'vitest';
import { LISTED } from '#tests/support/buildings/building.ts';
import { decisionText, decide, type Given } from '#tests/support/buildings/decide.ts';
import { LAW_IDS, type LawId } from './index.ts';

/** Tests the verdict, reason and question that rules return. */
const expectDecisions = (ids: LawId | readonly LawId[], cases: [Given, string][]): void =>
  describe.each([ids].flat())('the rule for %s', (id) => {
    it.each(cases)('given %j returns "%s"', (given, expected) => {
      expect(decisionText(id, given)).toBe(expected);
    });
  });

expectDecisions(
  ['bedbug', 'll55', 'window-guards', 'fdny-notices'],
  [
    [{ buildingClass: 'C1', units: 0 }, 'doesNotApply noUnits'],
    [{ buildingClass: 'C1', units: 1 }, 'doesNotApply fewUnits'],
    [{ buildingClass: 'C1', units: 2 }, 'doesNotApply fewUnits'],
    [{ buildingClass: 'C1', units: 3 }, 'applies manyUnits'],
    [{ buildingClass: 'C1', units: 10 }, 'applies manyUnits'],
    [{}, 'ask unitsUnknown units'],
    // City records do not count the units in hotels and nursing homes.
    [{ buildingClass: 'H3' }, 'doesNotApply rooms units offered'],
    [{ buildingClass: 'I6', units: 0 }, 'doesNotApply rooms units offered'],
    [{ buildingClass: 'H3', corrected: { units: 4 } }, 'applies manyUnits'],
  ],
);

for (const units of [1, 2]) {
  expectDecisions('hpd-registration', [
    [{ units }, 'ask ownerUnknown ownerLivesHere'],
    [{ units, answers: { ownerLivesHere: 'yes' } }, 'doesNotApply ownerLivesHere ownerLivesHere'],
    [{ units, answers: { ownerLivesHere: 'no' } }, 'applies ownerElsewhere ownerLivesHere'],
  ]);
}

expectDecisions('hpd-registration', [
  [{ buildingClass: 'H3' }, 'likely hotel'],
  [{ buildingClass: 'H8' }, 'doesNotApply rooms units offered'],
]);

expectDecisions('ll157', [
  [{ units: 3 }, 'likely manyUnits gasAppliances'],
  [{ units: 3, answers: { gasAppliances: 'no' } }, 'doesNotApply answeredNo gasAppliances offered'],
  [{ units: 3, answers: { gasPiping: 'no' } }, 'doesNotApply noGasPiping gasPiping'],
  [{ units: 2 }, 'ask ownerUnknown ownerLivesHere'],
  [{ units: 2, answers: { ownerLivesHere: 'yes' } }, 'doesNotApply ownerLivesHere ownerLivesHere'],
  [{ units: 2, answers: { ownerLivesHere: 'no' } }, 'likely ownerElsewhere gasAppliances'],
  [{ buildingClass: 'H3' }, 'likely classB gasAppliances'],
  [{ buildingClass: 'H3', answers: { gasPiping: 'no' } }, 'doesNotApply noGasPiping gasPiping'],
  [{ buildingClass: 'HR', corrected: { units: 2 } }, 'likely classB gasAppliances'],
  [{ buildingClass: 'C5', units: 2 }, 'likely classB gasAppliances'],
  [{ buildingClass: 'C5', units: 12 }, 'likely manyUnits gasAppliances'],
  [{ buildingClass: 'H8' }, 'ask dormitory gasAppliances'],
]);

expectDecisions('heat-season', [
  [{ units: 1 }, 'likely manyUnits rented'],
  [{ units: 1, answers: { rented: 'yes' } }, 'applies answeredYes rented offered'],
  [{ units: 0 }, 'doesNotApply noUnits'],
  [{}, 'ask unitsUnknown rented'],
]);

expectDecisions('stove-knobs', [
  [{ units: 2 }, 'doesNotApply fewUnits'],
  [{ units: 3 }, 'likely manyUnits gasAppliances'],
  [{ units: 3, answers: { gasPiping: 'no' } }, 'doesNotApply noGasPiping gasPiping'],
]);

/** A home with lead paint. */
const LEAD_HOME = { yearBuilt: 1970, answers: { leadPaint: 'yes', rented: 'no' } } as const;
const OLD_HOME = { units: 2, yearBuilt: 1925 };

expectDecisions(
  ['ll31', 'll1-lead-notice'],
  [
    // City records of construction years near 1960 are accurate only to the decade.
    [{ units: 3, yearBuilt: 1954 }, 'applies builtBefore'],
    [{ units: 3, yearBuilt: 1955 }, 'ask nearYear builtBefore1960'],
    [{ units: 3, yearBuilt: 1960 }, 'ask nearYear builtBefore1960'],
    [{ units: 3, yearBuilt: 1965 }, 'ask nearYear builtBefore1960'],
    [{ units: 3, yearBuilt: 1966 }, 'doesNotApply maybeLead leadPaint offered'],
    [{ units: 3, yearBuilt: 1978 }, 'doesNotApply maybeLead leadPaint offered'],
    [{ units: 3, yearBuilt: 1979 }, 'doesNotApply builtAfter'],
    [{ units: 3 }, 'ask yearUnknown builtBefore1960'],
    [{ units: 3, corrected: { yearBuilt: 1959 } }, 'applies builtBefore'],
    [
      { units: 3, yearBuilt: 1930, corrected: { yearBuilt: 1962 } },
      'doesNotApply maybeLead leadPaint offered',
    ],
    [{ units: 3, yearBuilt: 1962, answers: { builtBefore1960: 'yes' } }, 'applies saidBuiltBefore'],
    [
      { units: 3, answers: { builtBefore1960: 'no', leadPaint: 'yes' } },
      'applies answeredYes leadPaint offered',
    ],
    // One or two units count only if they are rented, even with known lead paint.
    [{ ...LEAD_HOME, units: 1 }, 'doesNotApply notRented rented'],
    [{ ...LEAD_HOME, units: 3 }, 'applies answeredYes leadPaint offered'],
    [OLD_HOME, 'ask rentedUnknown rented'],
    [{ ...OLD_HOME, answers: { rented: 'yes' } }, 'applies rented rented'],
    [{ ...OLD_HOME, answers: { rented: 'no' } }, 'doesNotApply notRented rented'],
  ],
);

const OLD = { units: 12, yearBuilt: 1930, buildingClass: 'C1' };

expectDecisions('ll123', [
  [OLD, 'ask childUnknown youngChild'],
  [{ ...OLD, answers: { youngChild: 'yes' } }, 'applies answeredYes youngChild offered'],
  [{ ...OLD, answers: { youngChild: 'no' } }, 'doesNotApply answeredNo youngChild offered'],
  [{ ...OLD, yearBuilt: 1990 }, 'doesNotApply builtAfter'],
  [{ ...OLD, yearBuilt: 1970 }, 'doesNotApply maybeLead leadPaint offered'],
  [{ ...OLD, yearBuilt: 1960 }, 'ask nearYear builtBefore1960'],
  [{ ...OLD, yearBuilt: 1960, answers: { youngChild: 'no' } }, 'doesNotApply answeredNo youngChild offered'],
  [{ units: 2, yearBuilt: 1930, buildingClass: 'B1' }, 'ask rentedUnknown rented'],
  [{}, 'ask unitsUnknown units'],
]);

expectDecisions('rent-registration', [
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
]);

expectDecisions('storefront', [
  [{ buildingClass: 'K1' }, 'likely shopClass shop'],
  [{ buildingClass: 'S2', commercialArea: 0 }, 'likely shopClass shop'],
  [{ buildingClass: 'O4', commercialArea: 9000 }, 'ask commercialArea shop'],
  [{ buildingClass: 'O4', commercialArea: 9000, retailArea: 10 }, 'likely retailArea shop'],
  [{ buildingClass: 'O4', ownerType: 'C', retailArea: 10 }, 'doesNotApply notForStores shop offered'],
  [{ buildingClass: 'M1', commercialArea: 900 }, 'doesNotApply notForStores shop offered'],
  [{ buildingClass: 'D1', commercialArea: 900, garageArea: 900 }, 'ask commercialArea shop'],
  [{ buildingClass: 'D1', commercialArea: 0 }, 'doesNotApply noCommerce shop offered'],
  [{}, 'ask useUnknown shop'],
]);

const RENTAL = { buildingClass: 'C1', units: 11, commercialArea: 0 };

expectDecisions('rpie', [
  [{ ...RENTAL, assessedValue: 40_001 }, 'ask overValue rentIncome'],
  [{ ...RENTAL, assessedValue: 40_000 }, 'doesNotApply underValue'],
  [{ ...RENTAL, units: 10, assessedValue: 90_000 }, 'doesNotApply fewUnits'],
  [{ ...RENTAL, units: 10, commercialArea: 500, assessedValue: 90_000 }, 'ask overValue rentIncome'],
  [{ ...RENTAL, buildingClass: 'D4', assessedValue: 90_000 }, 'doesNotApply cooperative'],
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
]);

expectDecisions('coop-sales', [
  [{ buildingClass: 'D4', units: 10 }, 'likely cooperative'],
  [{ buildingClass: 'C6', units: 9 }, 'doesNotApply fewUnits'],
  [{ buildingClass: 'R9', units: 80 }, 'likely cooperative'],
  [{ buildingClass: 'D1', units: 80 }, 'doesNotApply notCooperative'],
  [{ buildingClass: 'R4', units: 80 }, 'doesNotApply notCooperative'],
  [{ buildingClass: 'D4' }, 'ask unitsUnknown units'],
  [{ units: 80 }, 'ask classUnknown buildingClass'],
  [{}, 'ask classUnknown buildingClass'],
]);

expectDecisions('broker-fees', [
  [{ units: 1 }, 'likely manyUnits rented'],
  [{ units: 12 }, 'likely manyUnits rented'],
  [{ units: 12, answers: { rented: 'yes' } }, 'applies answeredYes rented offered'],
  [{ units: 12, answers: { rented: 'no' } }, 'doesNotApply answeredNo rented offered'],
  [{ units: 0 }, 'doesNotApply noUnits'],
  [{ buildingClass: 'H3' }, 'doesNotApply rooms units offered'],
  [{}, 'ask unitsUnknown rented'],
]);

expectDecisions('cwz', [
  [{ commercialArea: 10 }, 'ask commercialArea carter'],
  [{ retailArea: 10 }, 'ask commercialArea carter'],
  [{ buildingClass: 'D1', commercialArea: 900, garageArea: 900 }, 'doesNotApply noCommerce carter offered'],
  [{ buildingClass: 'G1', commercialArea: 900, garageArea: 900 }, 'ask commercialArea carter'],
  [{ commercialArea: 0 }, 'doesNotApply noCommerce carter offered'],
  [{}, 'ask useUnknown carter'],
]);

expectDecisions('empire-bins', [
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
]);

expectDecisions('nyc-bin', [
  [{ units: 0 }, 'doesNotApply noUnits'],
  [{ units: 1 }, 'applies fewUnits'],
  [{ units: 9 }, 'applies fewUnits'],
  [{ units: 10 }, 'doesNotApply manyUnits'],
  [{ units: 18, buildings: 2 }, 'ask severalBuildings units'],
  [{ units: 19, buildings: 2 }, 'doesNotApply manyUnits'],
  [{ units: 18, buildings: 2, corrected: { units: 12 } }, 'doesNotApply manyUnits'],
  [{}, 'ask unitsUnknown units'],
]);

expectDecisions('landmark', [
  [{ landmark: 'INDIVIDUAL LANDMARK' }, 'applies landmark'],
  [{ historicDistrict: 'Greenwich Village' }, 'applies historicDistrict'],
  [{ units: 4 }, 'doesNotApply notProtected'],
  [LISTED, 'ask unknown'],
]);

it('laws about building work apply only if the owner builds', () => {
  const events = LAW_IDS.filter((id) => decide(id, {}).verdict === 'onlyIfYouBuild');
  expect(events).toEqual(['ll92-94', 'll154', 'stormwater', 'll196', 'conh']);
});

/** A co-op sales or broker fee law returns a note instead of a date once it is in force. */
const STANDING = { unset: 'standing', after: 'standing' };

it.each<[LawId, Given, object]>([
  ['ll157', { buildingClass: 'H3' }, { deadline: 'll157-detectors' }],
  ['ll123', OLD, { deadline: 'll31-children' }],
  ['heat-season', { units: 3, day: '2026-09-30' }, { deadline: 'heat-season', now: undefined }],
  ['heat-season', { units: 3, day: '2026-10-01' }, { deadline: 'heat-season', now: 'inSeason' }],
  ['heat-season', { units: 3, day: '2027-05-31' }, { deadline: 'heat-season', now: 'inSeason' }],
  ['heat-season', { units: 3, day: '2027-06-01' }, { deadline: 'heat-season', now: undefined }],
  ['coop-sales', { buildingClass: 'D4', units: 10 }, { deadline: 'coop-sales', ...STANDING }],
  ['broker-fees', { units: 4 }, { deadline: 'broker-fees', ...STANDING }],
  ['cwz', { district: 104 }, { deadline: 'cwz-manhattan-west' }],
  ['cwz', { district: 402 }, { deadline: 'cwz-queens-west' }],
  ['cwz', { district: 105 }, { why: 'twoZones' }],
  ['cwz', { district: 108 }, { why: 'twoZones' }],
  ['cwz', { district: 164 }, { why: 'zoneUnknown' }],
  ['cwz', {}, { why: 'zoneUnknown' }],
])('the deadline for %s, given %j, is %j', (id, given, due) => {
  expect(decide(id, given).due).toMatchObject(due);
});
