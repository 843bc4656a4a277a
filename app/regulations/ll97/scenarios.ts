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

/** What an owner could change. Shares are between 0 and 1. */
export interface Scenario {
  /** Of today's electricity, saved. */
  electricitySaved: number;
  /** Of the gas and oil burned in the building, replaced by heat pumps. */
  heatPumps: number;
  /** Of the electricity, covered by renewable energy credits at most. */
  credits: number;
  /** Of the limit, deducted by offsets at most. */
  offsets: number;
}

export const UNCHANGED: Scenario = { electricitySaved: 0, heatPumps: 0, credits: 0, offsets: 0 };

/** What no law and no bill says. */
export interface ScenarioAssumptions {
  /** Heat from the present boiler for each unit of fuel, over a season: between 0 and 1. */
  boilerEfficiency: number;
  /** Heat from a heat pump for each unit of electricity, over a season. */
  heatPumpCop: number;
  /** Dollars for a credit of one MWh, where the owner knows a price. */
  creditPrice?: number;
}

export type ScenarioBuilding = Pick<Building, 'uses' | 'pathway'> & { energy: EnergyUse };

/** The fuels that are burned in a building. District steam is not. */
export const BURNED = ['naturalGasTherms', 'fuelOil2Gallons', 'fuelOil4Gallons'] as const;

/** A year's energy once the measures of a scenario are in place. Heat pumps give the heat that the boiler gave. */
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

/** What is deducted from a year's emissions, and what remains over the limit. Tons are metric tons of CO2 equivalent. */
interface Deduction {
  creditTons: number;
  /** The energy of the credits: one for each MWh. */
  creditMwh: number;
  offsetTons: number;
  /** Over the limit after credits and offsets. */
  excessTons: number;
  /** Dollars a year, at most. */
  penalty: number;
}

/**
 * Credits and offsets of a year, each bought for tons over the limit only. Credits count against emissions from
 * electricity; offsets up to a share of the limit, in the years for which the law authorizes them.
 * Admin. Code 28-320.3.6.1 and 28-320.3.6.2.
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
  /** The building with its changed energy. */
  assessment: PeriodAssessment;
  /** In the last year of the period; undefined without a limit. */
  deduction?: Deduction;
}

/** What the years from that of the report on cost together, in dollars. What measures and energy cost is not in it. */
export interface CumulativeCost {
  throughYear: number;
  /** Some of the years have no coefficients yet. */
  isAssumption: boolean;
  penalty: number;
  offsets: number;
  creditMwh: number;
  /** Undefined where credits are bought at an unknown price. */
  credits?: number;
  /** Without credits at an unknown price. */
  total: number;
}

export interface ScenarioResult {
  energy: EnergyUse;
  /** One for each of `PERIODS`. */
  periods: ScenarioPeriod[];
  costs: CumulativeCost[];
}

/** Costs are added up through the last years of these periods. */
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

/** A building in a scenario, in each period and in all years from `firstYear` on. */
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

/** The most that one report can cost that is never filed, in dollars. Admin. Code 28-320.6.2. */
export const lateReportPenalty = (
  uses: Building['uses'],
  { lateReport: { perSquareFootMonth, months } }: Pick<ScenarioFigures, 'lateReport'>,
): number => totalSquareFeet(uses) * perSquareFootMonth * months;
