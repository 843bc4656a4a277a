import { assessBuilding, type PeriodAssessment } from './assessment.ts';
import { isLikelyCovered, totalSquareFeet } from './coverage.ts';
import { upcomingDeadlines, type Deadline } from './deadlines.ts';
import type { BuildingUse } from './emissions.ts';
import type { EnergyUse } from './energy.ts';
import type { Pathway } from './pathways.ts';
import { compareWithPeers, estimateEnergy, type PeerComparison } from './peers.ts';

/** What an owner says of a building. */
export interface Building {
  address?: string;
  uses: readonly BuildingUse[];
  /** A year's energy from bills; without it, energy is estimated from the medians of its peers. */
  energy?: EnergyUse;
  pathway: Pathway;
}

/** Everything that the report says, unrounded and without words. */
export interface BuildingReport {
  building: Building;
  squareFeet: number;
  isLikelyCovered: boolean;
  energy: EnergyUse;
  /** Whether the energy is an estimate. */
  isEstimate: boolean;
  assessments: PeriodAssessment[];
  /** Undefined where there is no median, and for an estimate, which is made from it. */
  peers?: PeerComparison;
  deadlines: Deadline[];
}

/**
 * The report on a building, with deadlines from `asOf` (a day in New York, ISO 8601) on. Undefined
 * where there is neither energy nor a median to estimate it from.
 */
export function reportOn(building: Building, asOf: string): BuildingReport | undefined {
  const { uses, pathway } = building;
  const energy = building.energy ?? estimateEnergy(uses);
  if (!energy) return undefined;
  return {
    building,
    squareFeet: totalSquareFeet(uses),
    isLikelyCovered: isLikelyCovered(uses),
    energy,
    isEstimate: !building.energy,
    assessments: assessBuilding(uses, energy, pathway),
    peers: building.energy ? compareWithPeers(uses, energy) : undefined,
    deadlines: upcomingDeadlines(asOf, pathway),
  };
}
