import { describe, expect, it } from 'vitest';
import { exampleBuilding, LISTED, NOT_LISTED } from '#tests/support/buildings/building.ts';
import { decisionText, decide, type Given } from '#tests/support/buildings/decide.ts';
import { readRows } from '#tests/support/buildings/read-rows.ts';
import { SEED_REGISTER } from '#tests/support/starting-register.ts';
import { type BoroughCode, toBbl } from '../../lot.ts';
import { hasDeadline, LAW_RULES, type LawId } from './index.ts';

/** Tests the verdict, reason and question that rules return. */
const expectDecisions = (ids: LawId | readonly LawId[], cases: [Given, string][]): void =>
  describe.each([ids].flat())('the rule for %s', (id) => {
    it.each(cases)('given %j returns "%s"', (given, expected) => {
      expect(decisionText(id, given)).toBe(expected);
    });
  });

const HOME = { buildingClass: 'A1', landUse: 1, units: 1, commercialArea: 0, floors: 2 };
const LARGE = { buildingClass: 'D1', landUse: 3, units: 60, commercialArea: 0, floors: 6 };

/** Laws about equipment that city records do not list, each with its question. */
const EQUIPMENT = [
  ['boiler-high', 'highPressureBoiler'],
  ['no4-oil', 'no4Oil'],
  ['cooling-tower', 'coolingTower'],
  ['backflow', 'backflow'],
] as const;

for (const [id, question] of EQUIPMENT) {
  expectDecisions(id, [
    [LARGE, `ask notRecorded ${question}`],
    [{}, `ask notRecorded ${question}`],
    [HOME, `doesNotApply smallHome ${question} offered`],
    [{ ...HOME, answers: { [question]: 'unknown' } }, `ask answeredUnknown ${question}`],
    [{ ...HOME, answers: { [question]: 'yes' } }, `applies answeredYes ${question} offered`],
    [{ buildingClass: 'V1' }, 'doesNotApply noBuilding'],
  ]);
}

expectDecisions(
  ['no4-oil', 'boiler-high'],
  [[{ ...LARGE, answers: { boiler: 'no' } }, 'doesNotApply noBoiler']],
);

expectDecisions('no4-oil', [
  [{ ...LARGE, burnsNo4Oil: true, answers: { boiler: 'no' } }, 'applies burnedInFiling'],
]);

expectDecisions('boiler-low', [
  [{ buildingClass: 'C1', units: 5, commercialArea: 0 }, 'doesNotApply fewUnits'],
  [{ buildingClass: 'C1', units: 6, commercialArea: 0 }, 'ask manyUnits boiler'],
  [{ buildingClass: 'S3', units: 3, commercialArea: 900 }, 'ask commerce boiler'],
  [{ buildingClass: 'O2', units: 0 }, 'ask commerce boiler'],
  [{ buildingClass: 'C5', units: 4, commercialArea: 0 }, 'ask roomingHouse boiler'],
  [HOME, 'doesNotApply home'],
  [{ ...HOME, answers: { boiler: 'yes' } }, 'doesNotApply home'],
  [{}, 'ask unitsUnknown boiler'],
]);

expectDecisions('dep-boiler', [
  [LARGE, 'ask notRecorded boiler'],
  [{ ...LARGE, answers: { boiler: 'yes' } }, 'applies answeredYes boiler offered'],
  [{ ...LARGE, answers: { boiler: 'no' } }, 'doesNotApply answeredNo boiler offered'],
  [HOME, 'doesNotApply home'],
  [{ buildingClass: 'V0' }, 'doesNotApply noBuilding'],
  [{}, 'ask notRecorded boiler'],
]);

expectDecisions('elevator', [
  [{ buildingClass: 'D1', floors: 5 }, 'likely elevatorClass elevator offered'],
  [{ buildingClass: 'R4' }, 'likely elevatorClass elevator offered'],
  [{ landUse: 3 }, 'likely elevatorClass elevator offered'],
  [{ buildingClass: 'O3', floors: 7 }, 'likely tall elevator'],
  [{ buildingClass: 'C1', floors: 5 }, 'doesNotApply walkUp elevator offered'],
  [{ buildingClass: 'K1', floors: 1 }, 'doesNotApply lowRise elevator offered'],
  [{ buildingClass: 'O2', floors: 3 }, 'ask notRecorded elevator'],
  [HOME, 'doesNotApply smallHome elevator offered'],
  [{}, 'ask notRecorded elevator'],
]);

expectDecisions('elevator-brakes', [
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
]);

expectDecisions('water-tank', [
  [{ floors: 7 }, 'ask tall waterTank'],
  [{ floors: 6 }, 'doesNotApply lowRise waterTank offered'],
  [{}, 'ask storiesUnknown waterTank'],
  [{ buildingClass: 'A1' }, 'doesNotApply home waterTank offered'],
]);

expectDecisions('ll26', [
  [{ buildingClass: 'O4', floors: 8, yearBuilt: 1930 }, 'ask tallOffice tallOffice'],
  [{ buildingClass: 'RB', floors: 20 }, 'ask tallOffice tallOffice'],
  [{ buildingClass: 'O2', floors: 7 }, 'doesNotApply lowOffice tallOffice offered'],
  [{ buildingClass: 'O4' }, 'ask storiesUnknown tallOffice'],
  [{ buildingClass: 'O4', floors: 40, yearBuilt: 2010 }, 'doesNotApply newer'],
  [{ buildingClass: 'D1', floors: 40 }, 'doesNotApply notOffice'],
  [{}, 'ask classUnknown buildingClass'],
]);

const SIX_STORIES = { buildingClass: 'C1', floors: 6 };

expectDecisions('fisp', [
  [{ buildingClass: 'D1', floors: 5.5 }, 'doesNotApply underStories'],
  [{ buildingClass: 'D1', floors: 6 }, 'ask sixStories raisedCellar'],
  [{ buildingClass: 'D1', floors: 6.01 }, 'ask nearStories floors'],
  [{ buildingClass: 'D1', floors: 6.99 }, 'ask nearStories floors'],
  [{ buildingClass: 'D1', floors: 7 }, 'applies overStories'],
  [{ buildingClass: 'D1' }, 'ask storiesUnknown floors'],
  [{ buildingClass: 'V1', floors: 0 }, 'doesNotApply noBuilding'],
  [SIX_STORIES, 'ask sixStoryWalkUp raisedCellar offered'],
  [{ ...SIX_STORIES, answers: { raisedCellar: 'yes' } }, 'applies raisedCellar raisedCellar'],
  [{ ...SIX_STORIES, answers: { raisedCellar: 'no' } }, 'doesNotApply cellarNotRaised raisedCellar'],
  [{ ...SIX_STORIES, answers: { raisedCellar: 'unknown' } }, 'ask sixStoryWalkUp raisedCellar offered'],
]);

expectDecisions('sidewalk-shed', [
  [{ floors: 6 }, 'ask tall sidewalkShed'],
  [{ floors: 20, answers: { sidewalkShed: 'yes' } }, 'applies answeredYes sidewalkShed offered'],
  [{ floors: 20, answers: { sidewalkShed: 'no' } }, 'doesNotApply answeredNo sidewalkShed offered'],
  [{ floors: 5 }, 'onlyIfYouBuild onlyWithShed sidewalkShed offered'],
  [{ floors: 5, answers: { sidewalkShed: 'yes' } }, 'applies answeredYes sidewalkShed offered'],
  [{ floors: 5, answers: { sidewalkShed: 'unknown' } }, 'ask onlyWithShed sidewalkShed'],
  [{ buildingClass: 'V0' }, 'doesNotApply noBuilding'],
  [{}, 'ask storiesUnknown sidewalkShed'],
]);

expectDecisions('parapet', [
  [{ landUse: 1, buildingClass: 'A1', attachment: 1 }, 'doesNotApply detachedHome'],
  [{ landUse: 1, buildingClass: 'B1', attachment: 2 }, 'likely notDetachedHome parapet'],
  [{ landUse: 1, buildingClass: 'A5' }, 'likely notDetachedHome parapet'],
  [{ landUse: 1, buildingClass: 'A2' }, 'ask attachmentUnknown parapet'],
  [{ landUse: 2, buildingClass: 'C1', attachment: 1 }, 'likely notDetachedHome parapet'],
  [{}, 'ask kindUnknown parapet'],
  [{ buildingClass: 'V0' }, 'doesNotApply noBuilding'],
]);

expectDecisions('ll126-parking', [
  [{ buildingClass: 'A1', garageArea: 400 }, 'doesNotApply home'],
  [{ buildingClass: 'G0' }, 'doesNotApply home'],
  [{ buildingClass: 'G1', garageArea: 0 }, 'ask garageClass parking'],
  [{ buildingClass: 'R4', garageArea: 1244 }, 'ask garageArea parking'],
  [{ buildingClass: 'R4', garageArea: 0, parkingArea: 5000 }, 'likely parkingInFiling parking'],
  [{ buildingClass: 'D1', garageArea: 0 }, 'doesNotApply noGarageRecorded parking offered'],
  [{ buildingClass: 'D1', buildings: 1 }, 'doesNotApply noGarageRecorded parking offered'],
  [{}, 'ask garageUnknown parking'],
  [{ corrected: { buildingClass: 'D1' } }, 'ask garageUnknown parking'],
]);

expectDecisions('retaining-wall', [
  [{}, 'ask notRecorded retainingWall'],
  [{ answers: { retainingWall: 'no' } }, 'doesNotApply answeredNo retainingWall offered'],
]);

const PARSONAGE = { buildingClass: 'M3', district: 103 };
const CONVENT = { buildingClass: 'M4', district: 103 };

expectDecisions('ll152', [
  [{ ...PARSONAGE, units: 0 }, 'doesNotApply parsonage'],
  [{ ...PARSONAGE, units: 2 }, 'doesNotApply parsonage'],
  [{ ...PARSONAGE, units: 3 }, 'applies notExempt gasPiping'],
  [PARSONAGE, 'ask parsonageUnknown units'],
  // A convent is exempt with at most twenty occupants.
  [CONVENT, 'ask conventUnknown fewOccupants'],
  [{ ...CONVENT, answers: { fewOccupants: 'unknown' } }, 'ask conventUnknown fewOccupants'],
  [{ ...CONVENT, answers: { fewOccupants: 'yes' } }, 'doesNotApply convent fewOccupants'],
  [{ ...CONVENT, answers: { fewOccupants: 'no' } }, 'applies notExempt gasPiping'],
  [{ buildingClass: 'D1' }, 'applies notExempt district'],
  // A building without gas piping still needs one certification.
  [{ buildingClass: 'D1', district: 105, answers: { gasPiping: 'no' } }, 'applies noGasPiping gasPiping'],
  [{ units: 2 }, 'ask classUnknown buildingClass'],
  [{}, 'ask classUnknown buildingClass'],
  [{ buildingClass: 'B1', corrected: { units: 4 } }, 'ask unitsDiffer buildingClass'],
  [{ buildingClass: 'B1', units: 4 }, 'doesNotApply exemptClass'],
]);

it.each(readRows('building-classes.csv').filter(({ bldgclass }) => bldgclass?.length === 2))(
  'the gas piping rule treats class $bldgclass as the Department of Buildings does: "$ll152"',
  ({ bldgclass, ll152 }) => {
    const { verdict } = decide('ll152', { buildingClass: bldgclass, district: 103, units: 5 });
    expect(verdict === 'doesNotApply').toBe(ll152 === 'exempt class');
  },
);

const LARGE_NOT_LISTED = { ...NOT_LISTED, floorArea: 60_000, units: 50, buildingClass: 'D1' };

describe('Articles 320 and 321', () => {
  it.each([
    [[0], 'applies listed', 'doesNotApply otherPathway'],
    [[1], 'applies fromLater', 'doesNotApply otherPathway'],
    [[2], 'applies fromLatest', 'doesNotApply otherPathway'],
    [[3], 'doesNotApply article321', 'applies listed'],
    [[4], 'doesNotApply cityBuilding', 'doesNotApply cityBuilding'],
    [[0, 3], 'applies mixedPathways', 'applies mixedPathways'],
    [[2, 3, 4], 'applies mixedPathways', 'applies mixedPathways'],
    [[3, 4], 'doesNotApply article321', 'applies mixedPathways'],
    [[0, 4], 'applies mixedPathways', 'doesNotApply otherPathway'],
    [[], 'likely pathwayUnknown', 'likely pathwayUnknown'],
  ])('depend on the pathways %j on the Covered Buildings List', (pathways, limits, once) => {
    expect(decisionText('ll97-320', { ...LISTED, pathways })).toBe(limits);
    expect(decisionText('ll97-321', { ...LISTED, pathways })).toBe(once);
  });
});

expectDecisions('ll97-321', [
  [LARGE_NOT_LISTED, 'ask mayBeRegulated rentStabilized'],
  [{ ...LARGE_NOT_LISTED, answers: { rentStabilized: 'yes' } }, 'likely answeredYes rentStabilized'],
  [{ ...LARGE_NOT_LISTED, answers: { rentStabilized: 'no' } }, 'ask otherGrounds'],
  [{ ...LARGE_NOT_LISTED, buildingClass: 'M1', units: 0 }, 'likely houseOfWorship'],
  [{ ...LARGE_NOT_LISTED, buildingClass: 'O4', units: 0 }, 'doesNotApply noUnits'],
]);

/** A condo whose recorded area is net of common areas. */
const CONDOS = [
  { ...NOT_LISTED, bbl: '1000277502', buildingClass: 'RM' },
  { ...NOT_LISTED, bbl: '1000270010', buildingClass: 'R4' },
  { ...NOT_LISTED, bbl: '1000277502' },
];

expectDecisions(
  ['ll97-320', 'll84', 'll33', 'll88'],
  [
    [LISTED, 'applies listed'],
    [{ ...LISTED, floorArea: 5000 }, 'applies listed'],
    [{ ...LISTED, floorArea: 5000, corrected: { floorArea: 4000 } }, 'applies listed'],
    [{ ...NOT_LISTED, floorArea: 25_000 }, 'doesNotApply notListed'],
    [{ ...NOT_LISTED, floorArea: 25_001 }, 'likely overAreaNotListed'],
    // From here on, the Covered Buildings List is not loaded, unless a case includes `NOT_LISTED`.
    [{ floorArea: 22_500 }, 'doesNotApply underArea'],
    [{ floorArea: 22_501 }, 'ask nearArea floorArea'],
    [{ floorArea: 25_000 }, 'ask nearArea floorArea'],
    [{ floorArea: 25_001 }, 'likely overArea'],
    [{ floorArea: 40_000, corrected: { floorArea: 25_000 } }, 'doesNotApply underArea'],
    [{ floorArea: 24_000, corrected: { floorArea: 25_001 } }, 'likely overArea'],
    ...CONDOS.flatMap((condo): [Given, string][] => [
      [{ ...condo, floorArea: 14_999 }, 'doesNotApply notListed'],
      [{ ...condo, floorArea: 15_000 }, 'ask condoNetArea floorArea'],
      [{ ...condo, floorArea: 25_000 }, 'ask condoNetArea floorArea'],
      [{ ...condo, corrected: { floorArea: 20_000 } }, 'doesNotApply notListed'],
    ]),
    [NOT_LISTED, 'ask areaUnknown floorArea'],
    [{}, 'ask areaUnknown floorArea'],
    [{ ...NOT_LISTED, buildings: 4, floorArea: 45_000 }, 'likely severalBuildings'],
    [{ ...NOT_LISTED, buildings: 4, floorArea: 100_001 }, 'likely overAreaNotListed'],
    [{ ...NOT_LISTED, buildingClass: 'V1' }, 'doesNotApply noBuilding'],
    [{ ...NOT_LISTED, buildings: 0, floorArea: 0 }, 'doesNotApply noBuilding'],
    [{ buildingClass: 'V1', corrected: { floorArea: 30_000 } }, 'likely overArea'],
  ],
);

/** A lot that is listed only for Local Law 97. */
const ONLY_LL97 = { ...NOT_LISTED, onLL97: true, pathways: [0], buildings: 4 };

expectDecisions('ll84', [
  [{ ...NOT_LISTED, ownerType: 'C', floorArea: 10_001 }, 'likely cityBuilding'],
  [{ ...NOT_LISTED, ownerType: 'C', floorArea: 10_000 }, 'doesNotApply notListed'],
  [{ ...NOT_LISTED, ownerType: 'P', floorArea: 10_001 }, 'doesNotApply notListed'],
  [{ ...ONLY_LL97, floorArea: 100_000 }, 'doesNotApply togetherUnder'],
  [{ ...ONLY_LL97, floorArea: 100_001 }, 'likely overAreaNotListed'],
  [{ ...ONLY_LL97, buildingClass: 'RM', floorArea: 60_000 }, 'likely severalBuildings'],
]);

const NO_AUDIT = { ...LISTED, onLL84: false, onLL87: false };

expectDecisions('ll87', [
  [{ ...NOT_LISTED, floorArea: 50_000 }, 'doesNotApply notListed'],
  [{ ...NOT_LISTED, floorArea: 50_001 }, 'likely overAreaNotListed'],
  [LISTED, 'applies listed'],
  // The larger of the areas on the list and in PLUTO counts, unless the visitor corrects it.
  [{ ...NO_AUDIT, listArea: 40_800 }, 'doesNotApply notListed'],
  [{ ...NO_AUDIT, listArea: 50_001 }, 'likely overAreaNotListed'],
  [{ ...NO_AUDIT, listArea: 60_000, floorArea: 40_000 }, 'likely overAreaNotListed'],
  [{ ...NO_AUDIT, listArea: 40_000, floorArea: 60_000 }, 'likely overAreaNotListed'],
  [{ ...NO_AUDIT, listArea: 60_000, corrected: { floorArea: 40_000 } }, 'doesNotApply notListed'],
]);

const GARAGE = { buildingClass: 'G1', answers: { parking: 'yes' } } as const;
const MARBLE_HILL = { bbl: '1022150001', buildingClass: 'D1', district: 208 };
const TOWER = { bbl: '1008350041', floors: 20 };

describe('the deadline', () => {
  it.each<[LawId, Given, object]>([
    ['no4-oil', { burnsNo4Oil: true, ownerType: 'C' }, { deadline: 'no4-oil-city' }],
    ['no4-oil', { burnsNo4Oil: true, ownerType: 'P' }, { deadline: 'no4-oil-end' }],
    ['elevator-brakes', { buildingClass: 'D1' }, { deadline: 'elevator-brakes', after: 'pastDue' }],
    ['sidewalk-shed', { floors: 20 }, { deadline: 'sidewalk-shed' }],
    // A building younger than nine years has no date yet.
    ['fisp', { ...TOWER, yearBuilt: 2018 }, { why: 'newBuildingDate' }],
    ['fisp', { ...TOWER, yearBuilt: 2017 }, { deadline: 'fisp-10a', after: 'cycle11NotSet' }],
    ['ll152', { buildingClass: 'D1', district: 105, answers: { gasPiping: 'no' } }, { deadline: 'll152-b' }],
    ['ll152', { buildingClass: 'D1', district: 164 }, { why: 'jointInterestArea' }],
    ['ll152', { buildingClass: 'D1' }, { why: 'districtUnknown' }],
    ['ll152', { buildingClass: 'D1', district: 103, yearBuilt: 2016 }, { why: 'tenthYear' }],
    ['ll152', { buildingClass: 'D1', district: 103, yearBuilt: 2015 }, { deadline: 'll152-a' }],
    // Marble Hill lots are in Manhattan, but in a Bronx community district.
    ['ll152', MARBLE_HILL, { deadline: 'll152-c' }],
    ['ll126-parking', MARBLE_HILL, { deadline: 'll126-1c' }],
    ['ll126-parking', { ...GARAGE, district: 107 }, { now: undefined, after: 'from2028' }],
    ...[108, 306, 204, 401, 503].map((district): [LawId, Given, object] => [
      'll126-parking',
      { ...GARAGE, district },
      { now: 'initialObservation', after: 'initialThenFrom2028' },
    ]),
    ['retaining-wall', {}, { why: 'boroughUnknown' }],
    ['ll97-320', { ...LISTED, pathways: [1] }, { deadline: 'll97-report' }],
    ['ll97-320', { ...LISTED, pathways: [2] }, { deadline: 'll97-code2-first-report' }],
    ['ll97-320', { ...LISTED, pathways: [1, 2] }, { deadline: 'll97-report' }],
    ['ll87', LISTED, { why: 'noBlock' }],
  ])('for %s, given %j, is %j', (id, given, due) => {
    expect({ now: undefined, ...decide(id, given).due }).toMatchObject(due);
  });

  it.each(readRows('retaining-wall-years.csv'))('for a retaining wall is specific to $borough', (row) => {
    const due = { deadline: `retaining-wall-${row.borough?.toLowerCase().replace(' ', '-')}` };
    const bbl = toBbl(Number(row.borough_code) as BoroughCode, 1, 1);
    expect(decide('retaining-wall', { bbl }).due).toEqual({ ...due, after: 'cycle4NotSet' });
    const district = Number(row.borough_code) * 100 + 1;
    expect(decide('retaining-wall', { district }).due).toMatchObject(due);
  });

  it.each(readRows('ll87-years.csv'))(
    'for the energy audit is in years that end in the last digit of the tax block: $block_last_digit',
    ({ block_last_digit, next_due_on_or_after_2026_11_22: next, following_due: following }) => {
      const dueOn = (day: string) =>
        LAW_RULES.ll87.decide(exampleBuilding({ bbl: `10083${block_last_digit}0041`, ...LISTED, day })).due;

      expect(dueOn('2026-11-22')).toMatchObject({ date: next });
      expect(dueOn(`${next}`)).toMatchObject({ date: next });
      expect(dueOn(`${Number(next?.slice(0, 4)) + 1}-01-01`)).toMatchObject({ date: following });
    },
  );

  it.each<[string, string, LawId]>([
    ['elevator-brakes', '2027-01-01', 'elevator'],
    ['ll126-initial', '2024-08-01', 'll126-parking'],
    ['ll31-children', '2027-07-01', 'll31'],
  ])('%s is %s and is also sent to followers of %s', (key, date, law) => {
    expect(SEED_REGISTER.deadlines[key]?.date).toBe(date);
    expect(hasDeadline(law, key)).toBe(true);
  });
});
