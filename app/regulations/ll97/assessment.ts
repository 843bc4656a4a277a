import { emissionsByFuel, emissionsLimit, type BuildingUse, type FuelEmissions } from './emissions.ts';
import type { EnergyUse } from './energy.ts';
import { PENALTY_PER_TON, PERIODS, type CompliancePeriod } from './periods.ts';
import { limitApplies, type Pathway } from './pathways.ts';

/** Green, yellow or red: see `riskCategory`. */
export type RiskCategory = 'safe' | 'borderline' | 'atRisk';

/** From this share of the limit on, a building is borderline. Ours, not the law's. */
export const BORDERLINE_SHARE = 0.9;

/** What a year in one period means for a building. Unrounded; tons are metric tons of CO2 equivalent. */
export interface PeriodAssessment {
  period: CompliancePeriod;
  limitTons: number;
  emissionsTons: number;
  byFuel: FuelEmissions[];
  /** Tons over the limit, or zero. */
  excessTons: number;
  /** Tons left below the limit, or zero. */
  marginTons: number;
  /** The share of emissions that would have to go, between 0 and 1. */
  reductionShare: number;
  risk: RiskCategory;
  /** Dollars a year; undefined where the building's pathway has no yearly limit in this period. */
  penalty: number | undefined;
}

/** At risk over the limit, borderline from 90% of it, safe below. At the limit itself a building complies. */
export function riskCategory(emissionsTons: number, limitTons: number): RiskCategory {
  if (emissionsTons > limitTons) return 'atRisk';
  return emissionsTons > 0 && emissionsTons >= limitTons * BORDERLINE_SHARE ? 'borderline' : 'safe';
}

/** Dollars a year for tons over the limit. Admin. Code 28-320.6. */
export const penaltyFor = (excessTons: number): number => excessTons * PENALTY_PER_TON;

function assessPeriod(
  uses: readonly BuildingUse[],
  energy: EnergyUse,
  pathway: Pathway,
  index: number,
  period: CompliancePeriod,
): PeriodAssessment {
  const limitTons = emissionsLimit(uses, index);
  const byFuel = emissionsByFuel(energy, period);
  const emissionsTons = byFuel.reduce((sum, { tons }) => sum + tons, 0);
  const excessTons = Math.max(0, emissionsTons - limitTons);
  return {
    period,
    limitTons,
    emissionsTons,
    byFuel,
    excessTons,
    marginTons: Math.max(0, limitTons - emissionsTons),
    reductionShare: emissionsTons > 0 ? excessTons / emissionsTons : 0,
    risk: riskCategory(emissionsTons, limitTons),
    penalty: limitApplies(pathway, period) ? penaltyFor(excessTons) : undefined,
  };
}

/**
 * Assesses a building for the four periods, one by one: uses with their areas, a year's energy, and
 * the pathway that the Covered Buildings List gives it.
 */
export const assessBuilding = (
  uses: readonly BuildingUse[],
  energy: EnergyUse,
  pathway: Pathway = 'article320',
): PeriodAssessment[] => PERIODS.map((period, index) => assessPeriod(uses, energy, pathway, index, period));
