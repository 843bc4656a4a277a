import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ll97On } from '#tests/support/starting-register.ts';
import { WORKED_EXAMPLES } from '#tests/support/worked-examples.ts';
import { roundHalfUp } from '../rounding.ts';
import { assessBuilding, isLimited, riskCategory, assessExample } from './assessment.ts';
import { isLikelyCovered, PATHWAY_NAMES } from './coverage.ts';
import { upcomingDeadlines } from './deadlines.ts';
import {
  emissionsLimit,
  type BuildingUse,
  METER_NAMES,
  NO_ENERGY,
  totalKbtu,
  type EnergyUse,
} from './emissions.ts';
import { compareWithPeers, estimateEnergy, weightedMedian } from './peers.ts';
import { PERIODS } from './periods.ts';
import { PROPERTY_TYPES } from './property-types.ts';
import { reportOn } from './report.ts';

const LAW = ll97On();

describe.each(WORKED_EXAMPLES)('the worked example $id', ({ building, results }) => {
  const assessed = assessBuilding(building.uses, building.energy ?? NO_ENERGY, LAW);

  it.each(results)('has the expected results for $period', (expected) => {
    const found = assessed.find(({ period }) => period.name === expected.period);
    if (!found || !isLimited(found)) throw new Error('There is no limit in this period.');
    expect(found.limitTons).toBeCloseTo(expected.limit_t, 9);
    expect(found.emissionsTons).toBeCloseTo(expected.emissions_t, 9);
    expect(found.excessTons).toBeCloseTo(expected.excess_t, 9);
    expect(roundHalfUp(found.penalty, 2)).toBe(expected.penalty_usd);
    expect(found.period.isAssumption).toBe(expected.assumption);
  });
});

it('emissionsLimit matches the worked example of 75,366 sq ft of apartments', () => {
  const uses: BuildingUse[] = [{ propertyType: 'Multifamily Housing', squareFeet: 75_366 }];
  const limits = PERIODS.map((_, period) => roundHalfUp(emissionsLimit(uses, period), 1));
  expect(limits).toEqual([508.7, 252.2, 202.9, 154.7]);
});

it("the specification's example report is 83 t over the limit, which costs $22,244 a year", () => {
  const example = assessExample({ limitKilograms: 265_000, emissionsKilograms: 348_000 }, LAW);
  expect(example).toEqual({ excessKilograms: 83_000, risk: 'atRisk', penalty: 22_244 });
});

describe('the risk category', () => {
  it.each([
    [0, 100, 'safe'],
    [89.999, 100, 'safe'],
    [90, 100, 'borderline'],
    [100, 100, 'borderline'],
    [100.001, 100, 'atRisk'],
    [0, 0, 'safe'],
    [0.001, 0, 'atRisk'],
  ] as const)('for %d t with a limit of %d t is "%s"', (emissions, limit, category) => {
    expect(riskCategory(emissions, limit, LAW)).toBe(category);
  });
});

describe('the deadlines', () => {
  it.each([
    ['2026-11-21', 'article320', '2027-05-01'],
    ['2027-05-01', 'article320', '2027-05-01'],
    ['2027-05-02', 'article320', '2027-06-30'],
    ['2027-07-01', 'article320', '2028-05-01'],
    ['2026-11-21', 'article320From2026', '2027-05-01'],
    ['2026-11-21', 'article320From2035', '2036-05-01'],
  ] as const)('as of %s for the pathway %s start on %s', (asOf, pathway, date) => {
    expect(upcomingDeadlines(asOf, LAW, { pathway, isLikelyCovered: true })[0]?.date).toBe(date);
  });

  it.each([
    ['article321', true],
    ['cityPortfolio', true],
    ['article320', false],
    ['article320From2026', false],
  ] as const)('for the pathway %s (covered: %s) include no yearly report', (pathway, isLikelyCovered) => {
    expect(upcomingDeadlines('2026-11-21', LAW, { pathway, isLikelyCovered })).toEqual([]);
  });
});

describe('the peer comparison', () => {
  it('gives an office at the median a ratio of 1', () => {
    const uses: BuildingUse[] = [{ propertyType: 'Office', squareFeet: 100_000 }];
    const energy = { ...NO_ENERGY, naturalGasTherms: 52_900 };
    expect(compareWithPeers(uses, energy)).toMatchObject({ own: 52.9, median: 52.9, ratio: 1 });
  });

  it('ignores parking, both its area and its missing median', () => {
    const office: BuildingUse = { propertyType: 'Office', squareFeet: 100_000 };
    const parking: BuildingUse = { propertyType: 'Parking', squareFeet: 50_000 };
    expect(weightedMedian([office, parking])).toEqual(weightedMedian([office]));
    expect(weightedMedian([parking])).toBeUndefined();
  });

  it('weights medians by area', () => {
    const median = weightedMedian([
      { propertyType: 'Office', squareFeet: 30_000 },
      { propertyType: 'Restaurant', squareFeet: 10_000 },
    ]);
    expect(median?.kbtuPerSquareFoot).toBeCloseTo((3 * 52.9 + 325.6) / 4, 9);
  });

  it('is undefined for a use without a median, and flags an unverified median', () => {
    expect(weightedMedian([{ propertyType: 'Laboratory', squareFeet: 1000 }])).toBeUndefined();
    const terminal: BuildingUse[] = [{ propertyType: 'Transportation Terminal/Station', squareFeet: 1000 }];
    expect(weightedMedian(terminal)?.isUnverified).toBe(true);
  });

  it('is left out of a report whose energy use is estimated from the median', () => {
    const uses: BuildingUse[] = [{ propertyType: 'Hotel', squareFeet: 50_000 }];
    expect(totalKbtu(estimateEnergy(uses) ?? NO_ENERGY)).toBeCloseTo(63 * 50_000, 6);
    const report = reportOn({ uses, pathway: 'article320' }, '2026-11-21', LAW);
    expect(report).toMatchObject({ isEstimate: true, isLikelyCovered: true, peers: undefined });

    const dataCenter: BuildingUse[] = [{ propertyType: 'Data Center', squareFeet: 50_000 }];
    expect(reportOn({ uses: dataCenter, pathway: 'article320' }, '2026-11-21', LAW)).toBeUndefined();
  });
});

const names = fc.constantFrom(...PROPERTY_TYPES.map(({ name }) => name));
const amount = (max: number) => fc.double({ min: 0, max, noNaN: true });
const anyUses = fc.array(fc.record({ propertyType: names, squareFeet: amount(1e9) }), {
  minLength: 1,
  maxLength: 6,
});
const coveredUses = anyUses.filter((uses) => isLikelyCovered(uses, LAW));
const anyEnergy = fc.record(
  Object.fromEntries(METER_NAMES.map((name) => [name, amount(1e12)])) as Record<
    keyof EnergyUse,
    fc.Arbitrary<number>
  >,
);

const limitedPeriods = (uses: readonly BuildingUse[], energy: EnergyUse, law = LAW) =>
  assessBuilding(uses, energy, law).filter(isLimited);

describe('for every building', () => {
  it('every figure is finite and not negative', () => {
    fc.assert(
      fc.property(anyUses, anyEnergy, fc.constantFrom(...PATHWAY_NAMES), (uses, energy, pathway) => {
        for (const found of assessBuilding(uses, energy, LAW, pathway)) {
          expect(Number.isFinite(found.emissionsTons)).toBe(true);
          if (!isLimited(found)) continue;
          const { limitTons, emissionsTons, excessTons, marginTons, reductionShare, penalty } = found;
          for (const figure of [limitTons, emissionsTons, excessTons, marginTons, reductionShare, penalty]) {
            expect(Number.isFinite(figure)).toBe(true);
            expect(figure).toBeGreaterThanOrEqual(0);
          }
          expect(reductionShare).toBeLessThanOrEqual(1);
          expect(penalty === 0 || found.risk === 'atRisk').toBe(true);
        }
      }),
    );
  });

  it('more energy never lowers emissions or the penalty', () => {
    fc.assert(
      fc.property(
        coveredUses,
        anyEnergy,
        fc.constantFrom(...METER_NAMES),
        amount(1e9),
        (uses, energy, meter, more) => {
          const before = limitedPeriods(uses, energy);
          const after = limitedPeriods(uses, { ...energy, [meter]: energy[meter] + more });
          before.forEach(({ emissionsTons, penalty }, index) => {
            expect(after[index]?.emissionsTons).toBeGreaterThanOrEqual(emissionsTons);
            expect(after[index]?.penalty).toBeGreaterThanOrEqual(penalty);
          });
        },
      ),
    );
  });

  it('more area never lowers the limit, nor raises the penalty', () => {
    fc.assert(
      fc.property(coveredUses, anyEnergy, names, amount(1e9), (uses, energy, propertyType, squareFeet) => {
        const before = limitedPeriods(uses, energy);
        const after = limitedPeriods([...uses, { propertyType, squareFeet }], energy);
        before.forEach(({ limitTons, penalty }, index) => {
          expect(after[index]?.limitTons).toBeGreaterThanOrEqual(limitTons);
          expect(after[index]?.penalty).toBeLessThanOrEqual(penalty);
        });
      }),
    );
  });

  it('a different penalty per ton scales the penalty and changes nothing else', () => {
    fc.assert(
      fc.property(
        coveredUses,
        anyEnergy,
        fc.integer({ min: 1, max: 10_000 }),
        (uses, energy, penaltyPerTon) => {
          const changed = limitedPeriods(uses, energy, { ...LAW, penaltyPerTon });
          limitedPeriods(uses, energy).forEach(({ penalty, ...others }, index) => {
            const { penalty: after, ...same } = changed[index] ?? { penalty: NaN };
            expect(after * LAW.penaltyPerTon).toBeCloseTo(penalty * penaltyPerTon, -9);
            expect(same).toEqual(others);
          });
        },
      ),
    );
  });

  it('the limit applies only above the area that the law sets', () => {
    fc.assert(
      fc.property(anyUses, fc.integer({ min: 1, max: 1_000_000 }), (uses, coveredSquareFeet) => {
        const area = uses.reduce((sum, { squareFeet }) => sum + squareFeet, 0);
        expect(limitedPeriods(uses, NO_ENERGY, { ...LAW, coveredSquareFeet })).toHaveLength(
          area > coveredSquareFeet ? PERIODS.length : 0,
        );
      }),
    );
  });
});

describe('roundHalfUp', () => {
  it.each([
    [1.005, 2, 1.01],
    [2.675, 2, 2.68],
    [133757.8888, 2, 133757.89],
    [0, 2, 0],
    [0.125, 2, 0.13],
    [1e9 + 0.005, 2, 1e9 + 0.01],
    [4.5, 0, 5],
  ])('rounds %d to %d digits as %d', (value, digits, expected) => {
    expect(roundHalfUp(value, digits)).toBe(expected);
  });
});
