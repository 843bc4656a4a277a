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

/** What an owner could change. Shares are from 0 to 1. */
export interface Scenario {
  /** The share of today's electricity that is saved. */
  electricitySaved: number;
  /** The share of the gas and oil burned in the building that heat pumps replace. */
  heatPumps: number;
  /** The maximum share of electricity covered by renewable energy credits. */
  credits: number;
  /** The maximum share of the limit deducted by offsets. */
  offsets: number;
}

export const UNCHANGED: Scenario = { electricitySaved: 0, heatPumps: 0, credits: 0, offsets: 0 };

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
 * A year's energy use after the measures of a scenario. Heat pumps deliver the heat that the boiler delivered.
 */
export function scenarioEnergy(
  energy: EnergyUse,
  { electricitySaved, heatPumps }: Scenario,
  { boilerEfficiency, heatPumpCop }: ScenarioAssumptions,
): EnergyUse {
  const changed = { ...energy, electricityKwh: energy.electricityKwh * (1 - electricitySaved) };
  for (const fuel of BURNED) {
    const heat = energy[fuel] * heatPumps * METERS[fuel].kbtuPerUnit * boilerEfficiency;
    changed[fuel] = energy[fuel] * (1 - heatPumps);
    changed.electricityKwh += heat / heatPumpCop / METERS.electricityKwh.kbtuPerUnit;
  }
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
  { credits, offsets, electricityKwh }: Scenario & Pick<EnergyUse, 'electricityKwh'>,
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
  assessment: PeriodAssessment;
  /** In the last year of the period; undefined without a limit. */
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
  /** One for each of `PERIODS`. */
  periods: ScenarioPeriod[];
  costs: CumulativeCost[];
}

/** Costs are added up through the last year of this period. */
const SUMMED_PERIODS = 3;

function costThrough(
  throughYear: number,
  isAssumption: boolean,
  years: readonly Deduction[],
  creditPrice: number | undefined,
  law: ScenarioFigures,
): CumulativeCost {
  const sum = (of: (year: Deduction) => number) => years.reduce((total, year) => total + of(year), 0);
  const penalty = sum((year) => year.penalty);
  const offsets = sum((year) => year.offsetTons) * law.offsets.pricePerTon;
  const creditMwh = sum((year) => year.creditMwh);
  const credits = creditMwh === 0 ? 0 : creditPrice === undefined ? undefined : creditMwh * creditPrice;
  const total = penalty + offsets + (credits ?? 0);
  return { throughYear, isAssumption, penalty, offsets, creditMwh, credits, total };
}

/** Assesses a building in a scenario, in each period and in all years from `firstYear` on. */
export function assessScenario(
  { uses, energy: today, pathway }: ScenarioBuilding,
  scenario: Scenario,
  assumptions: ScenarioAssumptions,
  { law, firstYear }: { law: ScenarioFigures; firstYear: number },
): ScenarioResult {
  const energy = scenarioEnergy(today, scenario, assumptions);
  const measures = { ...scenario, electricityKwh: energy.electricityKwh };
  const assessments = assessBuilding(uses, energy, law, pathway);
  const years = assessments.filter(isLimited).flatMap((assessment) =>
    Array.from({ length: assessment.lastYear - assessment.firstYear + 1 }, (_, index) => {
      const year = assessment.firstYear + index;
      return { year, ...deductInYear(year, assessment, measures, law) };
    }),
  );
  return {
    energy,
    periods: assessments.map((assessment) => ({
      assessment,
      deduction: years.find(({ year }) => year === assessment.period.lastYear),
    })),
    costs: PERIODS.slice(0, SUMMED_PERIODS)
      .filter(({ lastYear }) => lastYear >= firstYear)
      .map(({ lastYear, isAssumption }) => {
        const counted = years.filter(({ year }) => year >= firstYear && year <= lastYear);
        return costThrough(lastYear, isAssumption, counted, assumptions.creditPrice, law);
      }),
  };
}

/** The maximum cost of one report that is never filed, in dollars. Admin. Code 28-320.6.2. */
export const lateReportPenalty = (
  uses: Building['uses'],
  { lateReport: { perSquareFootMonth, months } }: Pick<ScenarioFigures, 'lateReport'>,
): number => totalSquareFeet(uses) * perSquareFootMonth * months;
