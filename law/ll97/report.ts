import { article321Dates, testArticle321, type Article321Test } from './article-321.ts';
import { assessBuilding, type PeriodAssessment } from './assessment.ts';
import { isLikelyCovered, totalSquareFeet, type Pathway } from './coverage.ts';
import { upcomingDeadlines, type Deadline } from './deadlines.ts';
import type { BuildingUse, EnergyUse } from './emissions.ts';
import type { LL97Figures } from './figures.ts';
import { compareWithPeers, estimateEnergy, type PeerComparison } from './peers.ts';

export interface Building {
  address?: string;
  uses: readonly BuildingUse[];
  energy?: EnergyUse;
  pathway: Pathway;
}

export interface BuildingReport {
  building: Building;
  squareFeet: number;
  isLikelyCovered: boolean;
  energy: EnergyUse;
  isEstimate: boolean;
  assessments: PeriodAssessment[];
  /** Undefined without a median, and for an estimate, which already uses the median. */
  peers?: PeerComparison;
  deadlines: Deadline[];
  article321?: { test: Article321Test; dates: Deadline[] };
}

/**
 * Applies the law as of `asOf` (a day in New York, ISO 8601). Returns undefined without energy use or a median to
 * estimate it from.
 */
export function reportOn(building: Building, asOf: string, law: LL97Figures): BuildingReport | undefined {
  const { uses, pathway } = building;
  const energy = building.energy ?? estimateEnergy(uses);
  if (!energy) return undefined;
  const isCovered = isLikelyCovered(uses, law);
  return {
    building,
    squareFeet: totalSquareFeet(uses),
    isLikelyCovered: isCovered,
    energy,
    isEstimate: !building.energy,
    assessments: assessBuilding(uses, energy, law, pathway),
    peers: building.energy ? compareWithPeers(uses, energy) : undefined,
    deadlines: upcomingDeadlines(asOf, law, { pathway, isLikelyCovered: isCovered }),
    article321:
      isCovered && pathway === 'article321'
        ? { test: testArticle321(uses, energy), dates: article321Dates(law) }
        : undefined,
  };
}
