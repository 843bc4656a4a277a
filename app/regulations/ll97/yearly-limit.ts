import { PATHWAYS, type Pathway } from './pathways.ts';

/** Why a building has no yearly limit: too small, a duty of another kind, or a first limit that is still to come. */
export type NoLimitReason = 'notCovered' | 'oneTimeDuty' | 'cityPortfolio' | 'notYet';

/** The years of a period in which a yearly limit applies, or why none does. */
export type YearlyLimit =
  { applies: true; firstYear: number; lastYear: number } | { applies: false; reason: NoLimitReason };

/** What decides whether a building has a yearly limit. */
export interface BuildingStatus {
  pathway: Pathway;
  isLikelyCovered: boolean;
}

interface Years {
  firstYear: number;
  lastYear: number;
}

/**
 * Whether Article 320 sets a building a yearly limit in these years. Everything that speaks of limits,
 * excess, risk, penalties or yearly reports follows from it. Admin. Code 28-320.1, 28-320.3 and 28-321.
 */
export function yearlyLimit({ pathway, isLikelyCovered }: BuildingStatus, years: Years): YearlyLimit {
  if (!isLikelyCovered) return { applies: false, reason: 'notCovered' };
  const rule = PATHWAYS[pathway];
  if (rule.withoutLimit) return { applies: false, reason: rule.withoutLimit };
  if (rule.firstLimitYear > years.lastYear) return { applies: false, reason: 'notYet' };
  return {
    applies: true,
    firstYear: Math.max(years.firstYear, rule.firstLimitYear),
    lastYear: years.lastYear,
  };
}
