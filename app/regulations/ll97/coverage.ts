import type { BuildingUse } from './emissions.ts';

/** One building over this many gross sq ft is covered. */
const COVERED_SQUARE_FEET = 25_000;

/** Several buildings on a tax lot, or under one condo board, are covered over this many together. */
export const COVERED_TOGETHER_SQUARE_FEET = 50_000;

export const totalSquareFeet = (uses: readonly BuildingUse[]): number =>
  uses.reduce((sum, { squareFeet }) => sum + squareFeet, 0);

/** The Covered Buildings List decides, by the Department of Finance's floor area. Admin. Code 28-320.1. */
export const isLikelyCovered = (uses: readonly BuildingUse[]): boolean =>
  totalSquareFeet(uses) > COVERED_SQUARE_FEET;

/** How a building has to comply, according to the Covered Buildings List. */
export type Pathway =
  'article320' | 'article320From2026' | 'article320From2035' | 'article321' | 'cityPortfolio';

/** The first year with a limit, or what applies instead of yearly limits. */
type LimitRule =
  | { firstLimitYear: number; withoutLimit?: undefined }
  | { firstLimitYear?: undefined; withoutLimit: 'oneTimeDuty' | 'cityPortfolio' };

type PathwayRule = LimitRule & {
  /** What an owner knows of the building that decides the pathway. */
  label: string;
  /** The code that the Covered Buildings List gives it. */
  listCode: number;
  explanation: string;
};

/**
 * The pathways. Sources: Covered Buildings List 2026, codes 0 to 4; Admin. Code 28-320 and 28-321; 1 RCNY
 * 103-17; Local Laws 97 of 2019 and 116 of 2020. Checked on 2026-11-22.
 */
export const PATHWAYS: Readonly<Record<Pathway, PathwayRule>> = {
  article320: {
    label: 'None of these',
    listCode: 0,
    firstLimitYear: 2024,
    explanation: 'Article 320: a yearly limit since 2024, and a report each May 1 for the year before.',
  },
  article320From2026: {
    label: 'Some rent-regulated units, at most 35% of all',
    listCode: 1,
    firstLimitYear: 2026,
    explanation:
      'Article 320 from 2026: no limit for 2024 and 2025. The first limit is for 2026, and the first report is due on May 1, 2027.',
  },
  article320From2035: {
    label: 'Income-restricted units, or Mitchell-Lama housing',
    listCode: 2,
    firstLimitYear: 2035,
    explanation:
      'Article 320 from 2035: until then there are neither limits nor reports. The first limit is for 2035, and the first report is due on May 1, 2036.',
  },
  article321: {
    label: 'Over 35% rent-regulated, HDFC co-op, house of worship, or federal project-based housing',
    listCode: 3,
    withoutLimit: 'oneTimeDuty',
    explanation:
      'Article 321, once: either the emissions of 2024 did not exceed the 2030 limit, or the 13 prescriptive measures were done, where they apply, by December 31, 2024.',
  },
  cityPortfolio: {
    label: 'City or NYCHA building',
    listCode: 4,
    withoutLimit: 'cityPortfolio',
    explanation:
      'The limits of Article 320 do not apply to city and NYCHA buildings. They have targets of their own, against 2005: the city 40% less by fiscal year 2025 and 50% less by 2030, NYCHA 40% less by 2030 and 80% less by 2050.',
  },
};

export const PATHWAY_NAMES = Object.keys(PATHWAYS) as Pathway[];

export type NoLimitReason = 'notCovered' | 'oneTimeDuty' | 'cityPortfolio' | 'notYet';

/** The years of a period in which a yearly limit applies, or why none does. */
type YearlyLimit =
  { applies: true; firstYear: number; lastYear: number } | { applies: false; reason: NoLimitReason };

export interface BuildingStatus {
  pathway: Pathway;
  isLikelyCovered: boolean;
}

/**
 * Whether Article 320 sets a building a yearly limit in these years. Everything about limits, excess, risk, penalties
 * and yearly reports follows from it. Admin. Code 28-320.1, 28-320.3 and 28-321.
 */
export function yearlyLimit(
  { pathway, isLikelyCovered }: BuildingStatus,
  years: { firstYear: number; lastYear: number },
): YearlyLimit {
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
