import { describe, expect, it } from 'vitest';
import { buildingFacts } from '#city-data/facts.ts';
import { exampleBuilding, NOT_LISTED } from '#tests/support/buildings/building.ts';
import { DAYS_2026, EXAMPLE_LAWS } from '#tests/support/buildings/laws.ts';
import { SAMPLE_LOTS } from '#tests/support/buildings/sample-lots.ts';
import type { Building } from './decision.ts';
import { obligationLines } from './lines.ts';
import type { Answers } from './questions.ts';
import type { LawId } from './rules/index.ts';

/** Decided by hand, independently of the rules: the verdict, the reason code, and the next date. */
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

function verdictText(building: Building, id: LawId): string {
  const line = obligationLines(building, EXAMPLE_LAWS, DAYS_2026).find((each) => each.id === id);
  if (!line) throw new Error(`There is no line of ${id}.`);
  const { verdict, because, nextDate, pastDate, also } = line;
  return [
    [verdict, because.split(':')[0], nextDate].filter(Boolean).join(' '),
    ...(pastDate ? [`was due ${pastDate}`] : []),
    ...(also ? [`also ${also.map(({ day }) => day).join(', ')}`] : []),
  ].join(', ');
}

describe('lots decided by hand', () => {
  it.each(BY_HAND)('match the rules: lot %s with %j, %s: %s', (bbl, answers, id, expected) => {
    const building = SAMPLE_LOTS.get(bbl);
    if (!building) throw new Error(`There is no lot ${bbl}.`);
    expect(verdictText({ ...building, answers }, id)).toBe(expected);
  });

  it('include 737 Clarence Avenue, with gas detectors and three-family penalties', () => {
    const building = exampleBuilding({
      bbl: '2054800121',
      ...NOT_LISTED,
      buildingClass: 'C0',
      units: 3,
      yearBuilt: 1986,
      district: 210,
      buildings: 1,
    });
    expect(verdictText(building, 'll157')).toBe('likely manyUnits 2027-01-01');
    const findPenalty = (id: LawId) =>
      obligationLines(building, EXAMPLE_LAWS, DAYS_2026).find((line) => line.id === id)?.law.penalty;
    expect(findPenalty('ll152')).toBe('threeFamilyPenalty:');
    expect(findPenalty('hpd-registration')).toBe('smallPenalty:');
  });

  it('are excluded from laws that do not list them, based on the number of listed buildings', () => {
    const covered = { ...NOT_LISTED, onLL97: true, pathways: [0], area: 81_900 };
    const record = {
      bbl: '4026660020',
      covered,
      bins: [],
      formerOf: [],
      filings: [],
      recorded: {},
      loaded: { covered: '2026-03' },
    };
    const coveredBuildings = [4_061_001, 4_061_002, 4_061_003, 4_061_004].map((bin) => ({ bin }));
    const building = {
      ...exampleBuilding({ bbl: record.bbl }),
      facts: buildingFacts({ ...record, coveredBuildings }),
    };
    for (const id of ['ll84', 'll33', 'll87', 'll88'] as const) {
      expect(verdictText(building, id)).toBe('doesNotApply togetherUnder');
    }
    expect(verdictText(building, 'll97-320')).toBe('applies listed 2027-05-01');
  });

  it('let a new building defer its energy audit, and start gas inspections in its tenth year', () => {
    const findLine = (id: LawId, yearBuilt: number, bbl = '5010680072') =>
      obligationLines(
        exampleBuilding({ bbl, onLL87: true, yearBuilt, buildingClass: 'D3', district: 501, units: 200 }),
        EXAMPLE_LAWS,
        DAYS_2026,
      ).find((line) => line.id === id);
    expect(findLine('ll87', 2021)).toMatchObject({ nextDate: '2028-12-31', dateNote: 'mayDefer:' });
    expect(findLine('ll87', 2018)?.dateNote).toBeUndefined();
    expect(findLine('ll152', 2016)).toMatchObject({ dateNote: 'tenthYear:' });
    expect(findLine('ll152', 2015)).toMatchObject({ nextDate: '2028-12-31' });
  });
});
