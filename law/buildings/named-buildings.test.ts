import { describe, expect, it } from 'vitest';
import { exampleBuilding, LISTED, NOT_LISTED } from '#tests/support/buildings/building.ts';
import { DAYS_2026, EXAMPLE_LAWS } from '#tests/support/buildings/laws.ts';
import { COVERED_LOTS } from '#tests/support/buildings/sample-lots.ts';
import type { Building } from './decision.ts';
import type { LotFacts } from './facts.ts';
import type { LawResult } from './laws.ts';
import { obligationLines } from './lines.ts';
import type { LawId } from './rules/index.ts';

const decideLines = (building: Building): Record<LawId, LawResult> =>
  Object.fromEntries(
    obligationLines(building, EXAMPLE_LAWS, DAYS_2026).map((line) => [line.id, line]),
  ) as Record<LawId, LawResult>;

/** A lot's facts from the Covered Buildings List in the repository. */
function listFacts(bbl: string): Partial<LotFacts> {
  const { onLL97, onLL84, onLL87, onLL88, pathways } = COVERED_LOTS.get(bbl) ?? {
    ...NOT_LISTED,
    pathways: [],
  };
  return { onLL97, onLL84, onLL87, onLL88, pathways };
}

describe('obligationLines', () => {
  it('returns the verdicts and dates for the Empire State Building', () => {
    const lines = decideLines(
      exampleBuilding({
        bbl: '1008350041',
        ...listFacts('1008350041'),
        district: 105,
        buildingClass: 'O4',
        floors: 102,
        floorArea: 2_812_739,
        buildings: 1,
        units: 0,
        yearBuilt: 1930,
        commercialArea: 2_812_739,
      }),
    );

    expect(lines['ll97-320']).toMatchObject({
      verdict: 'applies',
      because: 'listed: March 2026',
      nextDate: '2027-05-01',
    });
    expect(lines['ll97-321'].verdict).toBe('doesNotApply');
    expect(lines.ll87).toMatchObject({ verdict: 'applies', nextDate: '2035-12-31', cycle: '2035' });
    expect(lines.fisp).toMatchObject({ verdict: 'applies', nextDate: '2027-02-21', cycle: 'fisp-10a' });
    expect(lines.ll152).toMatchObject({ verdict: 'applies', nextDate: '2029-12-31', cycle: '2029' });
    expect(lines.bedbug.verdict).toBe('doesNotApply');
    expect(lines.cwz).toMatchObject({ verdict: 'ask', question: 'carter', dateNote: 'twoZones:' });
  });

  it('gives 345 Park Avenue an energy audit in 2026', () => {
    const { ll87, fisp } = decideLines(
      exampleBuilding({ bbl: '1013060001', ...listFacts('1013060001'), district: 105, floors: 44 }),
    );

    expect(ll87.nextDate).toBe('2026-12-31');
    expect(fisp.nextDate).toBe('2027-02-21');
  });

  it('puts 20 Exchange Place under Article 321 only, without a penalty per ton', () => {
    const lines = decideLines(
      exampleBuilding({ bbl: '1000277502', ...listFacts('1000277502'), buildingClass: 'RM' }),
    );

    expect(lines['ll97-321']).toMatchObject({ verdict: 'applies', pastDate: '2025-05-01' });
    expect(lines['ll97-320']).toMatchObject({ verdict: 'doesNotApply', because: 'article321: March 2026' });
    expect(lines['ll97-320'].nextDate).toBeUndefined();
  });

  it('applies the limits at 1 Centre Street, where the city does not own every building', () => {
    const lines = decideLines(
      exampleBuilding({ bbl: '1001210001', ...listFacts('1001210001'), ownerType: 'C' }),
    );

    expect(lines['ll97-320']).toMatchObject({
      verdict: 'applies',
      because: 'mixedPathways: March 2026 0 and 4',
    });
    expect(lines['ll97-321'].verdict).toBe('doesNotApply');
  });

  it('applies both articles to Stuyvesant Town, which has two pathways', () => {
    const lines = decideLines(
      exampleBuilding({ bbl: '1009720001', ...listFacts('1009720001'), buildings: 39 }),
    );

    expect(lines['ll97-320']).toMatchObject({
      verdict: 'applies',
      because: 'mixedPathways: March 2026 2 and 3',
      nextDate: '2036-05-01',
    });
    expect(lines['ll97-321']).toMatchObject({
      verdict: 'applies',
      because: 'mixedPathways: March 2026 2 and 3',
    });
    expect(lines.ll87.nextDate).toBe('2032-12-31');
  });

  it('asks about the cellar of 1130 Anderson Avenue, which has six stories', () => {
    const lines = decideLines(
      exampleBuilding({
        bbl: '2025050046',
        ...listFacts('2025050046'),
        buildingClass: 'D1',
        floors: 6,
        units: 42,
        yearBuilt: 1928,
        district: 204,
        floorArea: 40_800,
      }),
    );

    expect(lines.fisp).toMatchObject({ verdict: 'ask', question: 'raisedCellar', nextDate: '2027-02-21' });
    expect(lines['ll97-321'].verdict).toBe('applies');
    expect(lines.ll87.verdict).toBe('doesNotApply');
    expect(lines.elevator.verdict).toBe('likely');
    expect(lines.ll31.verdict).toBe('applies');
    expect(lines['rent-registration']).toMatchObject({ verdict: 'likely', question: 'rentStabilized' });
  });

  it('asks when 1870 Pelham Parkway South was built, because its recorded year is 1960', () => {
    const lines = decideLines(
      exampleBuilding({
        bbl: '2042500026',
        ...listFacts('2042500026'),
        district: 210,
        units: 60,
        yearBuilt: 1960,
        buildingClass: 'D1',
        floors: 6,
      }),
    );

    expect(lines.ll31).toMatchObject({ verdict: 'ask', question: 'builtBefore1960' });
    expect(lines['ll1-lead-notice']).toMatchObject({ verdict: 'ask', nextDate: '2027-01-15' });
    expect(lines.ll87.nextDate).toBe('2030-12-31');
    expect(lines.ll152.nextDate).toBe('2028-12-31');
  });

  it('covers 64 Graham Avenue, which is just over the limit', () => {
    const lines = decideLines(
      exampleBuilding({ bbl: '3031060001', ...listFacts('3031060001'), floorArea: 25_910 }),
    );

    expect(lines['ll97-321'].verdict).toBe('applies');
    expect(lines.ll84.verdict).toBe('applies');
    expect(lines.ll87).toMatchObject({
      verdict: 'doesNotApply',
      because: 'notListed: 25,910 50,000 March 2026',
    });
  });

  it('applies only Local Law 97 to the four buildings of 58-80 59 Street', () => {
    const lines = decideLines(
      exampleBuilding({ bbl: '4026660020', ...listFacts('4026660020'), floorArea: 81_900, buildings: 4 }),
    );

    expect(lines['ll97-320'].verdict).toBe('applies');
    const because = 'togetherUnder: 81,900 100,000 4 March 2026';
    expect(lines.ll84).toMatchObject({ verdict: 'doesNotApply', because });
    expect(lines.ll88).toMatchObject({ verdict: 'doesNotApply', because });
  });

  it('gives 2111 Richmond Terrace, built in 2021, its own first inspection dates', () => {
    const lines = decideLines(
      exampleBuilding({
        bbl: '5010680072',
        ...listFacts('5010680072'),
        floors: 7,
        yearBuilt: 2021,
        buildingClass: 'D3',
        district: 501,
        units: 200,
      }),
    );

    for (const id of ['ll97-320', 'll84', 'll87', 'll88'] as const) expect(lines[id].verdict).toBe('applies');
    expect(lines.fisp).toMatchObject({ verdict: 'applies', dateNote: 'newBuildingDate:' });
    expect(lines.fisp.nextDate).toBeUndefined();
    expect(lines.ll152).toMatchObject({ verdict: 'applies', dateNote: 'tenthYear:' });
    expect(lines.ll31.verdict).toBe('doesNotApply');
  });

  it('applies almost no law to 761 Clarence Avenue, a one-family home', () => {
    const lines = obligationLines(
      exampleBuilding({
        bbl: '2054800111',
        ...listFacts('2054800111'),
        buildingClass: 'A5',
        landUse: 1,
        attachment: 1,
        units: 1,
        floors: 2,
        buildings: 1,
        floorArea: 1683,
        commercialArea: 0,
        yearBuilt: 1950,
        district: 210,
      }),
      EXAMPLE_LAWS,
      DAYS_2026,
    );

    const ids = (verdict: string) => lines.filter((line) => line.verdict === verdict).map(({ id }) => id);
    expect(ids('applies')).toEqual(['nyc-bin']);
    expect(ids('likely')).toEqual(['heat-season', 'broker-fees']);
    expect(ids('ask').toSorted()).toEqual([
      'hpd-registration',
      'll1-lead-notice',
      'll123',
      'll157',
      'll31',
      'retaining-wall',
    ]);
  });

  it('requires registration, a bedbug report, and a gas inspection at 737 Clarence Avenue, but no lead test', () => {
    const lines = decideLines(
      exampleBuilding({
        bbl: '2054800121',
        ...listFacts('2054800121'),
        buildingClass: 'C0',
        units: 3,
        floors: 3,
        yearBuilt: 1986,
        district: 210,
        floorArea: 3000,
        commercialArea: 0,
        buildings: 1,
      }),
    );

    expect(lines['hpd-registration']).toMatchObject({ verdict: 'applies', nextDate: '2027-09-01' });
    expect(lines.bedbug).toMatchObject({ verdict: 'applies', nextDate: '2026-12-31' });
    expect(lines.ll152).toMatchObject({ verdict: 'applies', nextDate: '2028-12-31' });
    expect(lines.ll31).toMatchObject({ verdict: 'doesNotApply', because: 'builtAfter: 1986 1978' });
  });

  it('decides from the list alone if no other facts are loaded', () => {
    const lines = decideLines(exampleBuilding({ bbl: '1000477501', ...LISTED }));

    expect(lines['ll97-320'].verdict).toBe('applies');
    expect(lines.ll87.nextDate).toBe('2027-12-31');
    expect(lines.fisp).toMatchObject({ verdict: 'ask', question: 'floors', nextDate: '2028-02-21' });
    expect(lines.ll152).toMatchObject({ verdict: 'ask', question: 'buildingClass' });
    expect(lines.bedbug).toMatchObject({ verdict: 'ask', question: 'units' });
  });
});
