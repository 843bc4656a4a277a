import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scenarioLawOn } from '#tests/support/starting-register.ts';
import { WORKED_EXAMPLES } from '#tests/support/worked-examples.ts';
import { roundHalfUp } from '../rounding.ts';
import { assessBuilding, isLimited } from './assessment.ts';
import { PATHWAY_NAMES } from './coverage.ts';
import { METER_NAMES, NO_ENERGY, type EnergyUse } from './emissions.ts';
import { PROPERTY_TYPES } from './property-types.ts';
import {
  assessScenario,
  lateReportPenalty,
  scenarioEnergy,
  UNCHANGED,
  type Scenario,
  type ScenarioAssumptions,
  type ScenarioBuilding,
} from './scenarios.ts';

const LAW = scenarioLawOn();
const FIRST_YEAR = 2026;
const ASSUMED: ScenarioAssumptions = { boilerEfficiency: 0.8, heatPumpCop: 3 };

const assess = (
  building: ScenarioBuilding,
  scenario: Partial<Scenario> = {},
  assumptions: Partial<ScenarioAssumptions> = {},
) =>
  assessScenario(
    building,
    { ...UNCHANGED, ...scenario },
    { ...ASSUMED, ...assumptions },
    { law: LAW, firstYear: FIRST_YEAR },
  );

/** The worked example of a 120,000 sq ft hotel, which is over its limit in each period. */
const HOTEL: ScenarioBuilding = {
  uses: [{ propertyType: 'Hotel', squareFeet: 120_000 }],
  energy: { ...NO_ENERGY, electricityKwh: 2_400_000, naturalGasTherms: 10_000, fuelOil2Gallons: 90_000 },
  pathway: 'article320',
};

describe.each(WORKED_EXAMPLES)('the worked example $id without changes', ({ building, results }) => {
  const { uses, energy = NO_ENERGY, pathway } = building;
  const { costs } = assess({ uses, energy, pathway });

  it('adds up the penalties starting in the first year', () => {
    const yearly = (name: string) => results.find(({ period }) => period === name)?.excess_t ?? NaN;
    const through2029 = 4 * yearly('2024-2029') * 268;
    const through2034 = through2029 + 5 * yearly('2030-2034') * 268;
    const through2039 = through2034 + 5 * yearly('2035-2039') * 268;
    [through2029, through2034, through2039].forEach((penalty, index) => {
      expect(costs[index]?.penalty).toBeCloseTo(penalty, 4);
      expect(costs[index]?.total).toBeCloseTo(penalty, 4);
      expect(costs[index]).toMatchObject({ offsets: 0, credits: 0 });
    });
    expect(costs.map(({ throughYear }) => throughYear)).toEqual([2029, 2034, 2039]);
    expect(costs.map(({ isAssumption }) => isAssumption)).toEqual([false, false, true]);
  });
});

describe('the energy use in a scenario', () => {
  it.each([
    ['a tenth less electricity', { electricitySaved: 0.1 }, 2_160_000, 10_000, 90_000],
    ['no electricity', { electricitySaved: 1 }, 0, 10_000, 90_000],
    ['solar panels', { solarKwh: 400_000 }, 2_000_000, 10_000, 90_000],
    ['more solar power than the building uses', { solarKwh: 3_000_000 }, 0, 10_000, 90_000],
    // (10,000 x 100 + 90,000 x 138) kBtu x 0.8 / 3 / 3.412 = 1,048,847.21 kWh to replace all heating.
    ['heat pumps for half of the heating', { heatPumps: 0.5 }, 2_924_423.6, 5000, 45_000],
    ['heat pumps for all of the heating', { heatPumps: 1 }, 3_448_847.21, 0, 0],
    ['credits and offsets', { credits: 1, offsets: 0.1 }, 2_400_000, 10_000, 90_000],
  ] as const)('is calculated with %s', (_, scenario, kwh, therms, gallons) => {
    const energy = scenarioEnergy(HOTEL.energy, { ...UNCHANGED, ...scenario }, ASSUMED);
    expect(roundHalfUp(energy.electricityKwh, 1)).toBeCloseTo(kwh, 0);
    expect(energy.naturalGasTherms).toBeCloseTo(therms, 6);
    expect(energy.fuelOil2Gallons).toBeCloseTo(gallons, 6);
  });

  it('keeps district steam, which no boiler in the building produces', () => {
    const steam = { ...NO_ENERGY, districtSteamThousandPounds: 1500 };
    expect(scenarioEnergy(steam, { ...UNCHANGED, heatPumps: 1 }, ASSUMED)).toEqual(steam);
  });

  it('includes less electricity for a better heat pump, and more to replace a better boiler', () => {
    const kwh = (assumptions: Partial<ScenarioAssumptions>) =>
      assess(HOTEL, { heatPumps: 1 }, assumptions).energy.electricityKwh;
    expect(kwh({ heatPumpCop: 4 })).toBeLessThan(kwh({ heatPumpCop: 3 }));
    expect(kwh({ boilerEfficiency: 0.9 })).toBeGreaterThan(kwh({ boilerEfficiency: 0.8 }));
  });
});

describe('offsets', () => {
  const [first, second] = assess(HOTEL, { offsets: 0.1 }).periods;

  it('deduct at most a tenth of the limit, and nothing starting in 2030', () => {
    expect(first?.deduction?.offsetTons).toBeCloseTo(118.44, 9);
    expect(first?.deduction?.excessTons).toBeCloseTo(1668.307 - 1184.4 - 118.44, 6);
    expect(assess(HOTEL, { offsets: 1 }).periods[0]).toEqual(first);
    expect(second?.deduction?.offsetTons).toBe(0);
  });

  it('cost $268 a ton in each year through 2029', () => {
    const { costs } = assess(HOTEL, { offsets: 0.1 });
    expect(costs.map(({ offsets }) => roundHalfUp(offsets, 2))).toEqual([126_967.68, 126_967.68, 126_967.68]);
  });

  it('end after the last year that the law allows', () => {
    const law = { ...LAW, offsets: { ...LAW.offsets, lastYear: 2027 } };
    const options = { law, firstYear: FIRST_YEAR };
    const { costs, periods } = assessScenario(HOTEL, { ...UNCHANGED, offsets: 0.1 }, ASSUMED, options);
    expect(roundHalfUp(costs[0]?.offsets ?? NaN, 2)).toBe(2 * 118.44 * 268);
    expect(periods[0]?.deduction?.offsetTons).toBe(0);
  });
});

describe('credits', () => {
  it('deduct at most the emissions from electricity, and only tons over the limit', () => {
    const { periods } = assess(HOTEL, { credits: 1 });
    expect(periods[1]?.deduction?.creditTons).toBeCloseTo(2_400_000 * 0.000145, 9);
    expect(periods[1]?.deduction?.creditMwh).toBeCloseTo(2400, 9);
    expect(periods[0]?.deduction?.creditTons).toBeCloseTo(483.907, 6);
    expect(periods[0]?.deduction?.penalty).toBe(0);
  });

  it('cost the price that the owner enters, and are left out of the total without one', () => {
    const priced = assess(HOTEL, { credits: 0.1 }, { creditPrice: 25 }).costs[0];
    expect(priced?.creditMwh).toBeCloseTo(960, 9);
    expect(priced?.credits).toBeCloseTo(24_000, 9);
    expect(priced?.total).toBeCloseTo((priced?.penalty ?? NaN) + 24_000, 6);
    const unpriced = assess(HOTEL, { credits: 0.1 }).costs[0];
    expect(unpriced).toMatchObject({ credits: undefined, total: priced?.penalty });
  });
});

describe('a start year', () => {
  const solarKwh = 500_000;

  it('splits the period and applies the measure starting that year', () => {
    const { periods, years } = assess(HOTEL, { solarKwh, startYears: { solarKwh: 2032 } });
    const whole = assess(HOTEL, { solarKwh });
    const none = assess(HOTEL);
    expect(periods.map(({ firstYear, lastYear }) => [firstYear, lastYear])).toEqual([
      [2024, 2029],
      [2030, 2031],
      [2032, 2034],
      [2035, 2039],
      [2040, 2049],
    ]);
    expect(periods[1]?.deduction).toEqual({ ...none.periods[1]?.deduction, year: 2031 });
    expect(periods[2]?.deduction).toEqual(whole.periods[1]?.deduction);
    for (const { year, total } of years) {
      const like = (year < 2032 ? none : whole).years.find((other) => other.year === year);
      expect(total).toBe(like?.total);
    }
  });

  it('does not split a period at the start of the first limit', () => {
    const later = { ...HOTEL, pathway: 'article320From2026' as const };
    const { periods } = assess(later, { solarKwh, startYears: { solarKwh: 2026 } });
    expect(periods.map(({ firstYear }) => firstYear)).toEqual([2026, 2030, 2035, 2040]);
  });
});

it('the penalty for a report that is never filed is at most $6.00 per square foot', () => {
  expect(lateReportPenalty(HOTEL.uses, LAW)).toBe(720_000);
});

it.each([
  [2030, [2034, 2039]],
  [2039, [2039]],
  [2040, []],
])('costs that start in %i include no earlier years', (firstYear, through) => {
  const { costs } = assessScenario(HOTEL, UNCHANGED, ASSUMED, { law: LAW, firstYear });
  expect(costs.map(({ throughYear }) => throughYear)).toEqual(through);
});

const amount = (max: number) => fc.double({ min: 0, max, noNaN: true });
const share = amount(1);

const anyBuilding: fc.Arbitrary<ScenarioBuilding> = fc.record({
  uses: fc.array(
    fc.record({
      propertyType: fc.constantFrom(...PROPERTY_TYPES.map(({ name }) => name)),
      squareFeet: amount(1e7),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  energy: fc.record(
    Object.fromEntries(METER_NAMES.map((name) => [name, amount(1e8)])) as Record<
      keyof EnergyUse,
      fc.Arbitrary<number>
    >,
  ),
  pathway: fc.constantFrom(...PATHWAY_NAMES),
});

const startYear = fc.option(fc.integer({ min: FIRST_YEAR, max: 2049 }), { nil: undefined });

const anyScenario: fc.Arbitrary<Scenario> = fc.record({
  electricitySaved: share,
  heatPumps: share,
  solarKwh: amount(1e8),
  startYears: fc.record({ electricitySaved: startYear, solarKwh: startYear, offsets: startYear }),
  credits: share,
  offsets: share,
});

const anyAssumptions: fc.Arbitrary<ScenarioAssumptions> = fc.record({
  boilerEfficiency: fc.double({ min: 0.3, max: 1, noNaN: true }),
  heatPumpCop: fc.double({ min: 1, max: 8, noNaN: true }),
  creditPrice: fc.option(amount(10_000), { nil: undefined }),
});

/** Allows for floating-point error in arithmetic with millions of tons. */
const isAtMost = (value: number, most: number) => value <= most * (1 + 1e-9) + 1e-6;

describe('for every building and every scenario', () => {
  const check = (test: (assessed: ReturnType<typeof assess>, ...given: Parameters<typeof assess>) => void) =>
    fc.assert(
      fc.property(anyBuilding, anyScenario, anyAssumptions, (...given) => test(assess(...given), ...given)),
    );

  it('less energy never costs more', () => {
    const less = fc.tuple(fc.constantFrom(...METER_NAMES), share);
    fc.assert(
      fc.property(
        anyBuilding,
        anyScenario,
        anyAssumptions,
        less,
        (building, scenario, assumptions, [meter, kept]) => {
          const energy = { ...building.energy, [meter]: building.energy[meter] * kept };
          const before = assess(building, scenario, assumptions).costs;
          assess({ ...building, energy }, scenario, assumptions).costs.forEach(
            ({ penalty, total }, index) => {
              expect(isAtMost(total, before[index]?.total ?? NaN)).toBe(true);
              expect(isAtMost(penalty, before[index]?.penalty ?? NaN)).toBe(true);
            },
          );
        },
      ),
    );
  });

  it('a period without a limit costs nothing', () => {
    check(({ periods, costs }) => {
      periods.forEach(({ assessment, deduction }) => {
        expect(deduction !== undefined).toBe(assessment.hasLimit);
      });
      costs.forEach(({ throughYear, total, creditMwh }) => {
        const isWithoutLimit = periods.every(
          ({ assessment }) => !assessment.hasLimit || assessment.firstYear > throughYear,
        );
        if (isWithoutLimit) expect([total, creditMwh]).toEqual([0, 0]);
      });
    });
  });

  it('offsets count only while the law allows them, and never above the allowed share of the limit', () => {
    check(({ periods }) => {
      for (const { assessment, deduction } of periods) {
        if (!deduction || !isLimited(assessment)) continue;
        const { lastYear, mostOfLimit } = LAW.offsets;
        const most = assessment.lastYear <= lastYear ? mostOfLimit * assessment.limitTons : 0;
        expect(isAtMost(deduction.offsetTons, most)).toBe(true);
      }
    });
  });

  it('credits never push emissions from electricity below zero', () => {
    check(({ energy, periods }) => {
      for (const { assessment, deduction } of periods) {
        const fromElectricity = energy.electricityKwh * assessment.period.coefficients.electricity;
        expect(isAtMost(deduction?.creditTons ?? 0, fromElectricity)).toBe(true);
      }
    });
  });

  it('every figure is finite and not negative', () => {
    check(({ energy, periods, costs }) => {
      const figures = [
        ...Object.values(energy),
        ...periods.flatMap(({ deduction }) => (deduction ? Object.values<number>({ ...deduction }) : [])),
        ...costs.flatMap(({ penalty, offsets, credits = 0, total }) => [penalty, offsets, credits, total]),
      ];
      for (const figure of figures) {
        expect(Number.isFinite(figure)).toBe(true);
        expect(figure).toBeGreaterThanOrEqual(0);
      }
    });
  });

  it('without changes, the periods match the report', () => {
    fc.assert(
      fc.property(anyBuilding, anyAssumptions, (building, assumptions) => {
        const { uses, energy, pathway } = building;
        const { periods } = assess(building, {}, assumptions);
        expect(periods.map(({ assessment }) => assessment)).toEqual(
          assessBuilding(uses, energy, LAW, pathway),
        );
        for (const { assessment, deduction } of periods) {
          if (!isLimited(assessment)) continue;
          expect(deduction).toMatchObject({ penalty: assessment.penalty, excessTons: assessment.excessTons });
        }
      }),
    );
  });
});
