import {
  isLikelyCovered,
  type Pathway,
  yearlyLimit,
  type BuildingStatus,
  type NoLimitReason,
} from './coverage.ts';
import {
  emissionsByFuel,
  emissionsLimit,
  type BuildingUse,
  type FuelEmissions,
  type EnergyUse,
} from './emissions.ts';
import type { LimitFigures, LL97Figures } from './figures.ts';
import { PERIODS, type CompliancePeriod } from './periods.ts';

export type RiskCategory = 'safe' | 'borderline' | 'atRisk';

/** Metric tons of CO2 equivalent a year, unrounded. */
interface PeriodEmissions {
  period: CompliancePeriod;
  emissionsTons: number;
  byFuel: FuelEmissions[];
}

export interface LimitedPeriod extends PeriodEmissions {
  hasLimit: true;
  firstYear: number;
  lastYear: number;
  limitTons: number;
  excessTons: number;
  marginTons: number;
  /** The share of emissions above the limit, from 0 to 1. */
  reductionShare: number;
  risk: RiskCategory;
  /** The maximum penalty, in dollars a year. */
  penalty: number;
}

export interface UnlimitedPeriod extends PeriodEmissions {
  hasLimit: false;
  reason: NoLimitReason;
  limitIfCoveredTons?: number;
}

export type PeriodAssessment = LimitedPeriod | UnlimitedPeriod;

export const isLimited = (assessment: PeriodAssessment): assessment is LimitedPeriod => assessment.hasLimit;

/** A building exactly at the limit complies. */
export function riskCategory(
  emissionsTons: number,
  limitTons: number,
  { borderlineShare }: Pick<LimitFigures, 'borderlineShare'>,
): RiskCategory {
  if (emissionsTons > limitTons) return 'atRisk';
  return emissionsTons > 0 && emissionsTons >= limitTons * borderlineShare ? 'borderline' : 'safe';
}

/** The penalty in dollars a year for tons over the limit. Admin. Code 28-320.6. */
export const penaltyFor = (
  excessTons: number,
  { penaltyPerTon }: Pick<LimitFigures, 'penaltyPerTon'>,
): number => excessTons * penaltyPerTon;

function compareWithLimit(emissionsTons: number, limitTons: number, law: LimitFigures) {
  const excessTons = Math.max(0, emissionsTons - limitTons);
  return {
    limitTons,
    excessTons,
    marginTons: Math.max(0, limitTons - emissionsTons),
    reductionShare: emissionsTons > 0 ? excessTons / emissionsTons : 0,
    risk: riskCategory(emissionsTons, limitTons, law),
    penalty: penaltyFor(excessTons, law),
  };
}

export function assessBuilding(
  uses: readonly BuildingUse[],
  energy: EnergyUse,
  law: LL97Figures,
  pathway: Pathway = 'article320',
): PeriodAssessment[] {
  const status: BuildingStatus = { pathway, isLikelyCovered: isLikelyCovered(uses, law) };
  return PERIODS.map((period, index) => {
    const byFuel = emissionsByFuel(energy, period);
    const emissionsTons = byFuel.reduce((sum, { tons }) => sum + tons, 0);
    const emissions = { period, emissionsTons, byFuel };
    const limit = yearlyLimit(status, period, law);
    if (limit.applies) {
      const { firstYear, lastYear } = limit;
      const compared = compareWithLimit(emissionsTons, emissionsLimit(uses, index), law);
      return { ...emissions, hasLimit: true, firstYear, lastYear, ...compared };
    }
    const ifCovered = yearlyLimit({ ...status, isLikelyCovered: true }, period, law);
    return {
      ...emissions,
      hasLimit: false,
      reason: limit.reason,
      limitIfCoveredTons: ifCovered.applies ? emissionsLimit(uses, index) : undefined,
    };
  });
}

const KILOGRAMS_PER_TON = 1000;

/** Kilograms of CO2 equivalent a year. 348,000 kg is 83 t over a limit of 265,000 kg: $22,244 a year. */
export function assessExample(
  { limitKilograms, emissionsKilograms }: { limitKilograms: number; emissionsKilograms: number },
  law: LimitFigures,
) {
  const excessKilograms = Math.max(0, emissionsKilograms - limitKilograms);
  return {
    excessKilograms,
    risk: riskCategory(emissionsKilograms, limitKilograms, law),
    penalty: penaltyFor(excessKilograms / KILOGRAMS_PER_TON, law),
  };
}
