import { describe, expect, it } from 'vitest';
import { buildingFacts } from '#city-data/facts.ts';
import { exampleBuilding, LISTED, NOT_LISTED } from '#tests/support/buildings/building.ts';
import { DAYS_2026, EXAMPLE_LAWS } from '#tests/support/buildings/laws.ts';
import { COVERED_LOTS, SAMPLE_LOTS } from '#tests/support/buildings/sample-lots.ts';
import type { Building } from './decision.ts';
import type { LotFacts } from './facts.ts';
import { obligationLines } from './lines.ts';
import type { Answers } from './questions.ts';
import type { LawId } from './rules/index.ts';

const decideLines = (building: Building) => obligationLines(building, EXAMPLE_LAWS, DAYS_2026);

function decideLine(building: Building, id: LawId) {
  const line = decideLines(building).find((each) => each.id === id);
  if (!line) throw new Error(`There is no line of ${id}.`);
  return line;
}

function verdictText(building: Building, id: LawId): string {
  const { verdict, because, nextDate, pastDate, also } = decideLine(building, id);
  return [
    [verdict, because.split(':')[0], nextDate].filter(Boolean).join(' '),
    ...(pastDate ? [`was due ${pastDate}`] : []),
    ...(also ? [`also ${also.map(({ day }) => day).join(', ')}`] : []),
  ].join(', ');
}

/** Results worked out by hand, independently of the rules: the verdict, the reason code, and the next date. */
const BY_HAND: readonly [bbl: string, answers: Answers, id: LawId, verdict: string][] = [
  ['1003720016', {}, 'll157', 'likely manyUnits 2027-01-01'],
  ['1003720016', {}, 'll152', 'applies notExempt 2028-12-31'],
  ['1003720016', { raisedCellar: 'yes' }, 'fisp', 'applies raisedCellar 2029-02-21'],
  ['1003720016', {}, 'll31', 'doesNotApply builtAfter'],
  ['1003720022', {}, 'll31', 'ask ownedUnknown, was due 2025-08-09'],
  ['1003720022', { rented: 'yes' }, 'll31', 'applies ownedRented, was due 2025-08-09'],
  ['1003720022', { rented: 'no' }, 'll1-lead-notice', 'doesNotApply ownersLiveHere'],
  ['1003720022', { rentIncome: 'yes' }, 'rpie', 'doesNotApply cooperativeStore'],
  ['1003720022', {}, 'll157', 'likely manyUnits 2027-01-01'],
  ['1003740025', {}, 'fisp', 'applies overStories 2027-02-21'],
  ['1003740025', {}, 'll157', 'likely manyUnits 2027-01-01'],
  ['1003720041', {}, 'll87', 'applies listed 2032-12-31'],
  ['1003720041', {}, 'storefront', 'likely shopClass 2027-06-01, also 2027-02-15, 2027-08-15'],
  ['1003740020', {}, 'storefront', 'doesNotApply notForStores'],
  ['1003740020', {}, 'rpie', 'doesNotApply cityBuilding'],
  ['1003740020', {}, 'cwz', 'doesNotApply cityBuilding'],
  ['1003740020', {}, 'll87', 'applies listed 2034-12-31'],
  ['1003730038', {}, 'storefront', 'doesNotApply notForStores'],
  ['3000300012', {}, 'll157', 'ask dormitory 2027-01-01'],
  ['3000300012', {}, 'storefront', 'ask commercialArea 2027-06-01, also 2027-02-15, 2027-08-15'],
  ['3000327502', {}, 'storefront', 'ask commercialArea 2027-06-01, also 2027-02-15, 2027-08-15'],
  ['3000327502', {}, 'll126-parking', 'ask garageArea 2026-12-31, was due 2025-12-31, also 2026-12-31'],
  ['3000200021', {}, 'll87', 'doesNotApply notListed'],
  ['2022610043', { rentIncome: 'no' }, 'rpie', 'ask operated 2027-06-01'],
  ['2022610043', {}, 'll126-parking', 'ask garageArea 2027-12-31, also 2026-12-31'],
  ['3000300001', {}, 'll152', 'doesNotApply exemptClass'],
];

/** A lot with its entry, if any, in the repository's Covered Buildings List, and with these other facts. */
function listedLot(bbl: string, facts: Partial<LotFacts>): Building {
  const { onLL97, onLL84, onLL87, onLL88, pathways } = COVERED_LOTS.get(bbl) ?? {
    ...NOT_LISTED,
    pathways: [],
  };
  return exampleBuilding({ bbl, onLL97, onLL84, onLL87, onLL88, pathways, ...facts });
}

const CLASS_A5 = { buildingClass: 'A5', landUse: 1, attachment: 1, floors: 2, units: 1, commercialArea: 0 };
const SIX_STORIES = { buildingClass: 'D1', floors: 6, floorArea: 40_800, units: 42 };
const CLASS_D3 = { buildingClass: 'D3', floors: 7, units: 200 };
const CLASS_O4 = {
  buildingClass: 'O4',
  floors: 102,
  floorArea: 2_812_739,
  commercialArea: 2_812_739,
  units: 0,
};
const CLASS_C0 = { buildingClass: 'C0', floors: 3, floorArea: 3000, commercialArea: 0, units: 3 };

const LOTS = {
  'the Empire State Building': listedLot('1008350041', { ...CLASS_O4, district: 105, yearBuilt: 1930 }),
  '345 Park Avenue': listedLot('1013060001', { district: 105, floors: 44 }),
  '20 Exchange Place': listedLot('1000277502', { buildingClass: 'RM' }),
  // The city does not own every building on this lot.
  '1 Centre Street': listedLot('1001210001', { ownerType: 'C' }),
  'Stuyvesant Town': listedLot('1009720001', { buildings: 39 }),
  '1130 Anderson Avenue': listedLot('2025050046', { ...SIX_STORIES, yearBuilt: 1928, district: 204 }),
  // City records of construction years near 1960 are not exact.
  '1870 Pelham Parkway South': listedLot('2042500026', { ...SIX_STORIES, yearBuilt: 1960, district: 210 }),
  '64 Graham Avenue': listedLot('3031060001', { floorArea: 25_910 }),
  '58-80 59 Street': listedLot('4026660020', { floorArea: 81_900, buildings: 4 }),
  '2111 Richmond Terrace': listedLot('5010680072', { ...CLASS_D3, yearBuilt: 2021, district: 501 }),
  'the same, built in 2018': listedLot('5010680072', { ...CLASS_D3, yearBuilt: 2018, district: 501 }),
  '737 Clarence Avenue': listedLot('2054800121', { ...CLASS_C0, yearBuilt: 1986, district: 210 }),
  'a lot with no facts but the list': exampleBuilding({ bbl: '1000477501', ...LISTED }),
};

const BY_NAME: readonly [name: keyof typeof LOTS, id: LawId, verdict: string][] = [
  ['the Empire State Building', 'll97-320', 'applies listed 2027-05-01'],
  ['the Empire State Building', 'll97-321', 'doesNotApply otherPathway'],
  ['the Empire State Building', 'll87', 'applies listed 2035-12-31'],
  ['the Empire State Building', 'fisp', 'applies overStories 2027-02-21'],
  ['the Empire State Building', 'll152', 'applies notExempt 2029-12-31'],
  ['the Empire State Building', 'bedbug', 'doesNotApply noUnits'],
  ['the Empire State Building', 'cwz', 'ask commercialArea'],
  ['345 Park Avenue', 'll87', 'applies listed 2026-12-31'],
  ['345 Park Avenue', 'fisp', 'applies overStories 2027-02-21'],
  ['20 Exchange Place', 'll97-321', 'applies listed, was due 2025-05-01'],
  ['20 Exchange Place', 'll97-320', 'doesNotApply article321'],
  ['1 Centre Street', 'll97-320', 'applies mixedPathways 2027-05-01'],
  ['1 Centre Street', 'll97-321', 'doesNotApply otherPathway'],
  ['Stuyvesant Town', 'll97-320', 'applies mixedPathways 2036-05-01'],
  ['Stuyvesant Town', 'll97-321', 'applies mixedPathways, was due 2025-05-01'],
  ['Stuyvesant Town', 'll87', 'applies listed 2032-12-31'],
  ['1130 Anderson Avenue', 'fisp', 'ask sixStories 2027-02-21'],
  ['1130 Anderson Avenue', 'll97-321', 'applies listed, was due 2025-05-01'],
  ['1130 Anderson Avenue', 'll87', 'doesNotApply notListed'],
  ['1130 Anderson Avenue', 'elevator', 'likely elevatorClass 2026-12-31'],
  ['1130 Anderson Avenue', 'll31', 'applies builtBefore, was due 2025-08-09'],
  ['1130 Anderson Avenue', 'rent-registration', 'likely pathway 2027-07-31'],
  ['1870 Pelham Parkway South', 'll31', 'ask nearYear, was due 2025-08-09'],
  ['1870 Pelham Parkway South', 'll1-lead-notice', 'ask nearYear 2027-01-15'],
  ['1870 Pelham Parkway South', 'll87', 'applies listed 2030-12-31'],
  ['1870 Pelham Parkway South', 'll152', 'applies notExempt 2028-12-31'],
  ['64 Graham Avenue', 'll97-321', 'applies listed, was due 2025-05-01'],
  ['64 Graham Avenue', 'll84', 'applies listed 2027-05-01'],
  ['64 Graham Avenue', 'll87', 'doesNotApply notListed'],
  ['58-80 59 Street', 'll97-320', 'applies listed 2027-05-01'],
  ['58-80 59 Street', 'll84', 'doesNotApply togetherUnder'],
  ['58-80 59 Street', 'll88', 'doesNotApply togetherUnder'],
  ['2111 Richmond Terrace', 'll97-320', 'applies listed 2027-05-01'],
  ['2111 Richmond Terrace', 'll84', 'applies listed 2027-05-01'],
  ['2111 Richmond Terrace', 'll87', 'applies listed 2028-12-31'],
  ['2111 Richmond Terrace', 'll88', 'applies listed, was due 2025-05-01'],
  ['2111 Richmond Terrace', 'fisp', 'applies newBuilding'],
  ['2111 Richmond Terrace', 'll152', 'applies notExempt'],
  ['2111 Richmond Terrace', 'll31', 'doesNotApply builtAfter'],
  ['737 Clarence Avenue', 'hpd-registration', 'applies manyUnits 2027-09-01'],
  ['737 Clarence Avenue', 'bedbug', 'applies manyUnits 2026-12-31'],
  ['737 Clarence Avenue', 'll152', 'applies notExempt 2028-12-31'],
  ['737 Clarence Avenue', 'll31', 'doesNotApply builtAfter'],
  ['737 Clarence Avenue', 'll157', 'likely manyUnits 2027-01-01'],
  ['a lot with no facts but the list', 'll97-320', 'applies listed 2027-05-01'],
  ['a lot with no facts but the list', 'll87', 'applies listed 2027-12-31'],
  ['a lot with no facts but the list', 'fisp', 'ask storiesUnknown 2028-02-21'],
  ['a lot with no facts but the list', 'll152', 'ask classUnknown'],
  ['a lot with no facts but the list', 'bedbug', 'ask unitsUnknown 2026-12-31'],
];

describe('lots decided by hand', () => {
  it.each(BY_HAND)('match the rules: lot %s, answers %j, law %s, result %s', (bbl, answers, id, expected) => {
    const building = SAMPLE_LOTS.get(bbl);
    if (!building) throw new Error(`There is no lot ${bbl}.`);
    expect(verdictText({ ...building, answers }, id)).toBe(expected);
  });

  it.each(BY_NAME)('match the rules: %s, law %s, result %s', (name, id, expected) => {
    expect(verdictText(LOTS[name], id)).toBe(expected);
  });

  it.each([
    ['the Empire State Building', 'll97-320', { because: 'listed: March 2026' }],
    ['1 Centre Street', 'll97-320', { because: 'mixedPathways: March 2026 0 and 4' }],
    ['Stuyvesant Town', 'll97-321', { because: 'mixedPathways: March 2026 2 and 3' }],
    ['64 Graham Avenue', 'll87', { because: 'notListed: 25,910 50,000 March 2026' }],
    ['58-80 59 Street', 'll84', { because: 'togetherUnder: 81,900 100,000 4 March 2026' }],
    ['737 Clarence Avenue', 'll31', { because: 'builtAfter: 1986 1978' }],
    ['the Empire State Building', 'cwz', { dateNote: 'twoZones:' }],
    ['2111 Richmond Terrace', 'fisp', { dateNote: 'newBuildingDate:' }],
    ['2111 Richmond Terrace', 'll152', { dateNote: 'tenthYear:' }],
    // A new building may defer its energy audit.
    ['2111 Richmond Terrace', 'll87', { dateNote: 'mayDefer:' }],
    ['the same, built in 2018', 'll87', { dateNote: undefined }],
    ['737 Clarence Avenue', 'll152', { law: { penalty: 'threeFamilyPenalty:' } }],
    ['737 Clarence Avenue', 'hpd-registration', { law: { penalty: 'smallPenalty:' } }],
  ] as const)('have the texts for their situation: %s, law %s, texts %j', (name, id, texts) => {
    expect(decideLine(LOTS[name], id)).toMatchObject(texts);
  });

  it('include a one-family home to which almost no law applies', () => {
    const lines = decideLines(
      listedLot('2054800111', { ...CLASS_A5, floorArea: 1683, yearBuilt: 1950, district: 210, buildings: 1 }),
    );
    const ids = (verdict: string) => lines.filter((line) => line.verdict === verdict).map(({ id }) => id);
    expect(ids('applies')).toEqual(['nyc-bin']);
    expect(ids('likely')).toEqual(['heat-season', 'broker-fees']);
    const asked = ['hpd-registration', 'll1-lead-notice', 'll123', 'll157', 'll31', 'retaining-wall'];
    expect(ids('ask').toSorted()).toEqual(asked);
  });

  it('are excluded from laws that do not list them, based on the number of listed buildings', () => {
    const facts = buildingFacts({
      bbl: '4026660020',
      covered: { ...NOT_LISTED, onLL97: true, pathways: [0], area: 81_900 },
      coveredBuildings: [4_061_001, 4_061_002, 4_061_003, 4_061_004].map((bin) => ({ bin })),
      bins: [],
      formerOf: [],
      filings: [],
      recorded: {},
      loaded: { covered: '2026-03' },
    });
    const building = { ...exampleBuilding({ bbl: '4026660020' }), facts };
    for (const id of ['ll84', 'll33', 'll87', 'll88'] as const) {
      expect(verdictText(building, id)).toBe('doesNotApply togetherUnder');
    }
    expect(verdictText(building, 'll97-320')).toBe('applies listed 2027-05-01');
  });
});
