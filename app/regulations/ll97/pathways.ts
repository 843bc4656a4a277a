import type { CompliancePeriod } from './periods.ts';

/** How a building has to comply, as the Covered Buildings List says it. */
export type Pathway =
  'article320' | 'article320From2026' | 'article320From2035' | 'article321' | 'cityPortfolio';

interface PathwayRule {
  /** What an owner knows of the building that decides the pathway. */
  label: string;
  /** The code that the Covered Buildings List gives it. */
  listCode: number;
  /** The first year with a limit, and the day by which the first report was or is due; none without a yearly limit. */
  firstLimitYear?: number;
  firstReportDue?: string;
  explanation: string;
}

/**
 * The pathways. Sources: Covered Buildings List 2026, codes 0 to 4; Admin. Code 28-320 and 28-321.
 * Checked on 2026-11-21.
 */
export const PATHWAYS: Readonly<Record<Pathway, PathwayRule>> = {
  article320: {
    label: 'None of these',
    listCode: 0,
    firstLimitYear: 2024,
    firstReportDue: '2025-05-01',
    explanation: 'Article 320: a yearly limit since 2024, and a report each May 1 for the year before.',
  },
  article320From2026: {
    label: 'Some rent-regulated units, at most 35% of all',
    listCode: 1,
    firstLimitYear: 2026,
    firstReportDue: '2027-05-01',
    explanation:
      'Article 320 from 2026: the first limit is for 2026, and the first report is due on May 1, 2027.',
  },
  article320From2035: {
    label: 'Income-restricted units',
    listCode: 2,
    firstLimitYear: 2035,
    firstReportDue: '2036-05-01',
    explanation:
      'Article 320 from 2035: the first limit is for 2035, and the first report is due on May 1, 2036.',
  },
  article321: {
    label: 'Over 35% rent-regulated, HDFC co-op, house of worship, or federal project-based housing',
    listCode: 3,
    explanation:
      'Article 321, once: either the emissions of 2024 were at or below the 2030 limit, or the 13 prescriptive measures were done by December 31, 2024. The $268 a ton does not apply; the penalties are flat, $10,000, and can be imposed again each year until the building complies.',
  },
  cityPortfolio: {
    label: 'City or NYCHA building',
    listCode: 4,
    explanation: 'The city portfolio is treated separately. The limits of Article 320 do not apply to it.',
  },
};

export const PATHWAY_NAMES = Object.keys(PATHWAYS) as Pathway[];

/** Whether a pathway has a yearly limit in a period: from its first limit year on. */
export function limitApplies(pathway: Pathway, { lastYear }: Pick<CompliancePeriod, 'lastYear'>): boolean {
  const { firstLimitYear } = PATHWAYS[pathway];
  return firstLimitYear !== undefined && firstLimitYear <= lastYear;
}
