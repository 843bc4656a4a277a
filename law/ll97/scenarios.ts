import {
  assessBuilding,
  isLimited,
  penaltyFor,
  type LimitedPeriod,
  type PeriodAssessment,
} from './assessment.ts';
import { totalSquareFeet } from './coverage.ts';
import { METERS, type EnergyUse } from './emissions.ts';
import type { ScenarioFigures } from './figures.ts';
import { PERIODS } from './periods.ts';
import type { Building } from './report.ts';

/** All but `solarKwh` are shares from 0 to 1. */
export interface Measures {
  electricitySaved: number;
  heatPumps: number;
  solarKwh: number;
  credits: number;
  offsets: number;
}

export type MeasureName = keyof Measures;

export interface Scenario extends Measures {
  startYears?: Partial<Record<MeasureName, number>>;
}

export const UNCHANGED: Scenario = {
  electricitySaved: 0,
  heatPumps: 0,
  solarKwh: 0,
  credits: 0,
  offsets: 0,
};

export const MEASURE_NAMES = Object.keys(UNCHANGED) as MeasureName[];

function measuresIn(year: number, { startYears = {}, ...measures }: Scenario): Measures {
  const later = MEASURE_NAMES.filter((name) => (startYears[name] ?? year) > year);
  return { ...measures, ...Object.fromEntries(later.map((name) => [name, 0])) };
}

export const measureStarts = ({ startYears = {}, ...measures }: Scenario): number[] =>
  MEASURE_NAMES.flatMap((name) => (measures[name] > 0 ? (startYears[name] ?? []) : []));

export interface ScenarioAssumptions {
  /** Seasonal heat output per unit of fuel, from 0 to 1. */
  boilerEfficiency: number;
  /** Seasonal heat output per unit of electricity. */
  heatPumpCop: number;
  /** Dollars per credit of one MWh. */
  creditPrice?: number;
}

export type ScenarioBuilding = Pick<Building, 'uses' | 'pathway'> & { energy: EnergyUse };

export const BURNED = ['naturalGasTherms', 'fuelOil2Gallons', 'fuelOil4Gallons'] as const;

/**
 * Heat pumps replace the heat that the boiler delivered. Solar output beyond the year's electricity use does not count.
 * Admin. Code 28-320.3.6.3.
 */
export function scenarioEnergy(
  energy: EnergyUse,
  { electricitySaved, heatPumps, solarKwh }: Measures,
  { boilerEfficiency, heatPumpCop }: ScenarioAssumptions,
): EnergyUse {
  const changed = { ...energy, electricityKwh: energy.electricityKwh * (1 - electricitySaved) };
  for (const fuel of BURNED) {
    const heat = energy[fuel] * heatPumps * METERS[fuel].kbtuPerUnit * boilerEfficiency;
    changed[fuel] = energy[fuel] * (1 - heatPumps);
    changed.electricityKwh += heat / heatPumpCop / METERS.electricityKwh.kbtuPerUnit;
  }
  changed.electricityKwh = Math.max(0, changed.electricityKwh - solarKwh);
  return changed;
}

interface Deduction {
  creditTons: number;
  creditMwh: number;
  offsetTons: number;
  excessTons: number;
  penalty: number;
}

/**
 * Buys credits and offsets only for tons over the limit. Credits reduce only emissions from
 * electricity. Offsets count up to a share of the limit, for as long as the law authorizes them. Admin. Code
 * 28-320.3.6.1 and 28-320.3.6.2.
 */
function deductInYear(
  year: number,
  { period, limitTons, excessTons }: LimitedPeriod,
  { credits, offsets, electricityKwh }: Measures & Pick<EnergyUse, 'electricityKwh'>,
  law: ScenarioFigures,
): Deduction {
  const { electricity } = period.coefficients;
  const creditTons = Math.min(credits * electricityKwh * electricity, excessTons);
  const afterCredits = excessTons - creditTons;
  const share = year <= law.offsets.lastYear ? Math.min(offsets, law.offsets.mostOfLimit) : 0;
  const offsetTons = Math.min(share * limitTons, afterCredits);
  const remaining = afterCredits - offsetTons;
  return {
    creditTons,
    creditMwh: creditTons / electricity / 1000,
    offsetTons,
    excessTons: remaining,
    penalty: penaltyFor(remaining, law),
  };
}

export interface ScenarioPeriod {
  firstYear: number;
  lastYear: number;
  assessment: PeriodAssessment;
  deduction?: Deduction;
}

/** Dollars starting in the report year, excluding the costs of measures and energy. */
export interface CumulativeCost {
  throughYear: number;
  isAssumption: boolean;
  penalty: number;
  offsets: number;
  creditMwh: number;
  credits?: number;
  total: number;
}

export interface ScenarioResult {
  energy: EnergyUse;
  periods: ScenarioPeriod[];
  costs: CumulativeCost[];
  years: (Pick<CumulativeCost, 'credits' | 'total'> & { year: number })[];
}

const SUMMED_PERIODS = 3;

function sumCosts(years: readonly Deduction[], creditPrice: number | undefined, law: ScenarioFigures) {
  const sum = (of: (year: Deduction) => number) => years.reduce((total, year) => total + of(year), 0);
  const penalty = sum((year) => year.penalty);
  const offsets = sum((year) => year.offsetTons) * law.offsets.pricePerTon;
  const creditMwh = sum((year) => year.creditMwh);
  const credits = creditMwh === 0 ? 0 : creditPrice === undefined ? undefined : creditMwh * creditPrice;
  return { penalty, offsets, creditMwh, credits, total: penalty + offsets + (credits ?? 0) };
}

function splitPeriod(
  { firstYear, lastYear }: Pick<ScenarioPeriod, 'firstYear' | 'lastYear'>,
  starts: readonly number[],
) {
  const later = new Set(starts.filter((year) => year > firstYear && year <= lastYear));
  const firstYears = [firstYear, ...[...later].sort((one, other) => one - other)];
  return firstYears.map((first, index) => ({
    firstYear: first,
    lastYear: (firstYears[index + 1] ?? lastYear + 1) - 1,
  }));
}

export interface ScenarioContext {
  law: ScenarioFigures;
  firstYear: number;
  parts?: readonly number[];
}

export function assessScenario(
  { uses, energy: today, pathway }: ScenarioBuilding,
  scenario: Scenario,
  assumptions: ScenarioAssumptions,
  { law, firstYear, parts = [] }: ScenarioContext,
): ScenarioResult {
  const starts = [...parts, ...measureStarts(scenario)];
  const deductions: (Deduction & { year: number })[] = [];
  const periods = PERIODS.flatMap((period, index) => {
    const assessIn = (year: number) => {
      const measures = measuresIn(year, scenario);
      const energy = scenarioEnergy(today, measures, assumptions);
      const assessment = assessBuilding(uses, energy, law, pathway)[index];
      if (!assessment) throw new RangeError(`There is no period ${index}.`);
      return { assessment, measures: { ...measures, electricityKwh: energy.electricityKwh } };
    };
    const { assessment: whole } = assessIn(period.firstYear);
    const limited = isLimited(whole) ? whole : period;
    return splitPeriod(limited, starts).map((years): ScenarioPeriod => {
      const { assessment, measures } = assessIn(years.firstYear);
      if (!isLimited(assessment)) return { ...years, assessment };
      const deducted = Array.from({ length: years.lastYear - years.firstYear + 1 }, (_, passed) => {
        const year = years.firstYear + passed;
        return { year, ...deductInYear(year, assessment, measures, law) };
      });
      deductions.push(...deducted);
      return { ...years, assessment: { ...assessment, ...years }, deduction: deducted.at(-1) };
    });
  });
  const counted = deductions.filter(({ year }) => year >= firstYear);
  return {
    energy: scenarioEnergy(today, scenario, assumptions),
    periods,
    costs: PERIODS.slice(0, SUMMED_PERIODS)
      .filter(({ lastYear }) => lastYear >= firstYear)
      .map(({ lastYear, isAssumption }) => ({
        throughYear: lastYear,
        isAssumption,
        ...sumCosts(
          counted.filter(({ year }) => year <= lastYear),
          assumptions.creditPrice,
          law,
        ),
      })),
    years: counted.map((deduction) => ({
      year: deduction.year,
      ...sumCosts([deduction], assumptions.creditPrice, law),
    })),
  };
}

/** The maximum for a report that is never filed, in dollars. Admin. Code 28-320.6.2. */
export const lateReportPenalty = (
  uses: Building['uses'],
  { lateReport: { perSquareFootMonth, months } }: Pick<ScenarioFigures, 'lateReport'>,
): number => totalSquareFeet(uses) * perSquareFootMonth * months;
