import type { BuildingUse } from './emissions.ts';
import type { LimitedPathway, LL97Figures } from './figures.ts';

export const totalSquareFeet = (uses: readonly BuildingUse[]): number =>
  uses.reduce((sum, { squareFeet }) => sum + squareFeet, 0);

/**
 * An estimate from the entered floor area. The city's Covered Buildings List is authoritative, and uses the Department of
 * Finance's floor area. Admin. Code 28-320.1.
 */
export const isLikelyCovered = (
  uses: readonly BuildingUse[],
  { coveredSquareFeet }: Pick<LL97Figures, 'coveredSquareFeet'>,
): boolean => totalSquareFeet(uses) > coveredSquareFeet;

export type Pathway = LimitedPathway | 'article321' | 'cityPortfolio';

interface PathwayRule {
  label: string;
  name?: string;
  listCode: number;
  explanation: string;
}

/**
 * Labels and explanations have register placeholders. Sources: Covered Buildings List, codes 0 to 4; Admin.
 * Code 28-320 and 28-321; 1 RCNY 103-17; Local Laws 97 of 2019 and 116 of 2020.
 */
export const PATHWAYS: Readonly<Record<Pathway, PathwayRule>> = {
  article320: {
    label: 'None of these',
    listCode: 0,
    explanation:
      'Article 320: a yearly limit since {figure:ll97-first-limit-year-code-0}, and a report each {deadline:ll97-report|day} for the year before.',
  },
  article320From2026: {
    label: 'Some rent-regulated units, up to {figure:ll97-rent-regulated-share} of the total',
    name: 'Some rent-regulated units',
    listCode: 1,
    explanation:
      'Article 320, starting in {figure:ll97-first-limit-year-code-1}: earlier years have no limit. The first limit is for {figure:ll97-first-limit-year-code-1}, and the first report is due on {deadline:ll97-code1-first-report}.',
  },
  article320From2035: {
    label: 'Income-restricted units, or Mitchell-Lama housing',
    listCode: 2,
    explanation:
      'Article 320, starting in {figure:ll97-first-limit-year-code-2}: until then, there are no limits and no reports. The first limit is for {figure:ll97-first-limit-year-code-2}, and the first report is due on {deadline:ll97-code2-first-report}.',
  },
  article321: {
    label:
      'Over {figure:ll97-rent-regulated-share} rent-regulated, HDFC co-op, house of worship, or federal project-based housing',
    name: 'Mostly rent-regulated, HDFC co-op, house of worship, or federal project-based housing',
    listCode: 3,
    explanation:
      'Article 321, one time: either emissions in {figure:ll97-321-performance-year} were within the 2030 limit, or the {figure:ll97-321-measures} prescriptive measures, where they apply, were done by {deadline:ll97-321-measures}.',
  },
  cityPortfolio: {
    label: 'City or NYCHA building',
    listCode: 4,
    explanation:
      'The limits of Article 320 do not apply to city and NYCHA buildings. They have their own targets, compared with 2005: the city {figure:ll97-city-buildings-aim-2025} less by fiscal year 2025 and {figure:ll97-city-buildings-aim-2030} less by 2030, NYCHA {figure:ll97-nycha-aim-2030} less by 2030 and {figure:ll97-nycha-aim-2050} less by 2050.',
  },
};

export const PATHWAY_NAMES = Object.keys(PATHWAYS) as Pathway[];

export const findPathway = (code: number): Pathway | undefined =>
  PATHWAY_NAMES.find((name) => PATHWAYS[name].listCode === code);

export type NoLimitReason = 'notCovered' | 'oneTimeDuty' | 'cityPortfolio' | 'notYet';

type YearlyLimit =
  | { applies: true; firstYear: number; lastYear: number }
  | { applies: false; reason: NoLimitReason };

export interface BuildingStatus {
  pathway: Pathway;
  isLikelyCovered: boolean;
}

/**
 * Whether Article 320 sets a yearly limit. Penalties and yearly reports depend on it. Admin. Code 28-320.1,
 * 28-320.3 and 28-321.
 */
export function yearlyLimit(
  { pathway, isLikelyCovered }: BuildingStatus,
  years: { firstYear: number; lastYear: number },
  { firstLimitYear }: Pick<LL97Figures, 'firstLimitYear'>,
): YearlyLimit {
  if (!isLikelyCovered) return { applies: false, reason: 'notCovered' };
  if (pathway === 'article321') return { applies: false, reason: 'oneTimeDuty' };
  if (pathway === 'cityPortfolio') return { applies: false, reason: 'cityPortfolio' };
  const first = firstLimitYear[pathway];
  if (first > years.lastYear) return { applies: false, reason: 'notYet' };
  return {
    applies: true,
    firstYear: Math.max(years.firstYear, first),
    lastYear: years.lastYear,
  };
}
