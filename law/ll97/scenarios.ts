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

/** How much of each measure an owner could take. Shares are from 0 to 1. */
export interface Measures {
  /** The share of today's electricity that is saved. */
  electricitySaved: number;
  /** The share of the gas and oil burned in the building that heat pumps replace. */
  heatPumps: number;
  /** A year's output of solar panels on the building. */
  solarKwh: number;
  /** The maximum share of electricity covered by renewable energy credits. */
  credits: number;
  /** The maximum share of the limit deducted by offsets. */
  offsets: number;
}

export type MeasureName = keyof Measures;

export interface Scenario extends Measures {
  /** The first calendar year in which a measure counts; without one it counts from the start. */
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

/** The measures of a scenario that are in place in a year. */
function measuresIn(year: number, { startYears = {}, ...measures }: Scenario): Measures {
  const later = MEASURE_NAMES.filter((name) => (startYears[name] ?? year) > year);
  return { ...measures, ...Object.fromEntries(later.map((name) => [name, 0])) };
}

/** The years in which a measure of a scenario starts. */
export const startsOf = ({ startYears = {}, ...measures }: Scenario): number[] =>
  MEASURE_NAMES.flatMap((name) => (measures[name] > 0 ? (startYears[name] ?? []) : []));

/** Inputs that neither the law nor a bill provides. */
export interface ScenarioAssumptions {
  /** Seasonal heat output of the present boiler per unit of fuel, from 0 to 1. */
  boilerEfficiency: number;
  /** Seasonal heat output of a heat pump per unit of electricity. */
  heatPumpCop: number;
  /** Dollars for a credit of one MWh, if the owner knows a price. */
  creditPrice?: number;
}

export type ScenarioBuilding = Pick<Building, 'uses' | 'pathway'> & { energy: EnergyUse };

/** The fuels that are burned in a building. District steam is not. */
export const BURNED = ['naturalGasTherms', 'fuelOil2Gallons', 'fuelOil4Gallons'] as const;

/**
 * A year's energy use after the measures. Heat pumps deliver the heat that the boiler delivered. Solar panels replace grid
 * electricity, at most all of it: output beyond a year's own use is not counted. Admin. Code 28-320.3.6.3.
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

/**
 * The deductions from a year's emissions and the remaining excess. Tons are metric tons of CO2 equivalent.
 */
interface Deduction {
  creditTons: number;
  /** One credit covers one MWh. */
  creditMwh: number;
  offsetTons: number;
  /** The excess after credits and offsets. */
  excessTons: number;
  /** The maximum, in dollars a year. */
  penalty: number;
}

/**
 * The credits and offsets of a year, bought only for tons over the limit. Credits count against emissions from
 * electricity, and offsets up to a share of the limit, in the years in which the law authorizes them. Admin. Code
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

/** A period, or the part of one between the starts of measures. */
export interface ScenarioPeriod {
  firstYear: number;
  lastYear: number;
  /** The building with its changed energy; its limit applies in these years. */
  assessment: PeriodAssessment;
  /** In the last year; undefined without a limit. */
  deduction?: Deduction;
}

/** The total cost from the report's year on, in dollars, without the cost of measures and energy. */
export interface CumulativeCost {
  throughYear: number;
  /** Whether some of the years have no coefficients yet. */
  isAssumption: boolean;
  penalty: number;
  offsets: number;
  creditMwh: number;
  /** Undefined if credits are bought at an unknown price. */
  credits?: number;
  /** Excludes credits at an unknown price. */
  total: number;
}

export interface ScenarioResult {
  energy: EnergyUse;
  /** One for each of `PERIODS`, or for each part of one. */
  periods: ScenarioPeriod[];
  costs: CumulativeCost[];
  /** Those with a limit, from the first one of the comparison on: the same costs, year by year. */
  years: (Pick<CumulativeCost, 'credits' | 'total'> & { year: number })[];
}

/** Costs are added up through the last year of this period. */
const SUMMED_PERIODS = 3;

function costOf(years: readonly Deduction[], creditPrice: number | undefined, law: ScenarioFigures) {
  const sum = (of: (year: Deduction) => number) => years.reduce((total, year) => total + of(year), 0);
  const penalty = sum((year) => year.penalty);
  const offsets = sum((year) => year.offsetTons) * law.offsets.pricePerTon;
  const creditMwh = sum((year) => year.creditMwh);
  const credits = creditMwh === 0 ? 0 : creditPrice === undefined ? undefined : creditMwh * creditPrice;
  return { penalty, offsets, creditMwh, credits, total: penalty + offsets + (credits ?? 0) };
}

/** The parts of some years that begin with the first and with each of `starts`. */
function partsOf(
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
  /** Years in which periods are parted besides those in which a measure of the scenario starts. */
  parts?: readonly number[];
}

/** Assesses a building in a scenario, in each period and in all years from `firstYear` on. */
export function assessScenario(
  { uses, energy: today, pathway }: ScenarioBuilding,
  scenario: Scenario,
  assumptions: ScenarioAssumptions,
  { law, firstYear, parts = [] }: ScenarioContext,
): ScenarioResult {
  const starts = [...parts, ...startsOf(scenario)];
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
    return partsOf(limited, starts).map((years): ScenarioPeriod => {
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
        ...costOf(
          counted.filter(({ year }) => year <= lastYear),
          assumptions.creditPrice,
          law,
        ),
      })),
    years: counted.map((deduction) => ({
      year: deduction.year,
      ...costOf([deduction], assumptions.creditPrice, law),
    })),
  };
}

/** The maximum cost of one report that is never filed, in dollars. Admin. Code 28-320.6.2. */
export const lateReportPenalty = (
  uses: Building['uses'],
  { lateReport: { perSquareFootMonth, months } }: Pick<ScenarioFigures, 'lateReport'>,
): number => totalSquareFeet(uses) * perSquareFootMonth * months;
