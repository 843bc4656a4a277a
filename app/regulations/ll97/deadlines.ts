import { PERIODS } from './periods.ts';
import { yearlyLimit, type BuildingStatus } from './coverage.ts';

export interface Deadline {
  /** The day in New York, ISO 8601. */
  date: string;
  title: string;
  description: string;
}

/**
 * Reports are due on May 1 for the year before, with 60 days of grace to June 30.
 * Source: Admin. Code 28-320.3.7 and 28-320.6.2; 1 RCNY 103-14. Checked on 2026-11-22.
 */
const reportDeadlines = (year: number): Deadline[] => [
  {
    date: `${year}-05-01`,
    title: `Local Law 97 report for ${year - 1} is due`,
    description:
      'To the Department of Buildings, certified by a professional engineer or a registered architect.',
  },
  {
    date: `${year}-06-30`,
    title: `End of the grace period for the Local Law 97 report for ${year - 1}`,
    description:
      'After that, a late report costs at most $0.50 per sq ft per month, counted from May 1, for up to 12 months.',
  },
];

/** Most covered buildings have had a yearly limit since 2024. */
const MOST_BUILDINGS: BuildingStatus = { pathway: 'article320', isLikelyCovered: true };

const ALL_YEARS = { firstYear: PERIODS[0].firstYear, lastYear: PERIODS[3].lastYear };

/** Deadlines from `asOf` (a day in New York, ISO 8601) on; none for a building without a yearly limit. */
export function upcomingDeadlines(asOf: string, status = MOST_BUILDINGS, years = 3): Deadline[] {
  const limit = yearlyLimit(status, ALL_YEARS);
  if (!limit.applies) return [];
  const start = Math.max(limit.firstYear + 1, Number(asOf.slice(0, 4)));
  return Array.from({ length: years + 1 }, (_, index) => start + index)
    .flatMap(reportDeadlines)
    .filter(({ date }) => date >= asOf)
    .slice(0, years * 2);
}
