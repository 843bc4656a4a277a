import { PATHWAYS, type Pathway } from './pathways.ts';

/** A day on which something is due under Local Law 97. */
export interface Deadline {
  /** The day in New York, ISO 8601. */
  date: string;
  title: string;
  description: string;
}

/**
 * Reports are due on May 1 for the year before, with 60 days of grace to June 30.
 * Source: Admin. Code 28-320.3.7; 1 RCNY 103-14. Checked on 2026-11-21.
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
      'A later report costs $0.50 for each sq ft and month, counted from May 1, for at most 12 months.',
  },
];

/** The first report year of a pathway, or none where it has no yearly report. */
function firstReportYear(pathway: Pathway): number | undefined {
  const { firstReportDue } = PATHWAYS[pathway];
  return firstReportDue ? Number(firstReportDue.slice(0, 4)) : undefined;
}

/** The deadlines from `asOf` (a day in New York, ISO 8601) on, for so many report years. */
export function upcomingDeadlines(asOf: string, pathway: Pathway = 'article320', years = 3): Deadline[] {
  const first = firstReportYear(pathway);
  if (first === undefined) return [];
  const start = Math.max(first, Number(asOf.slice(0, 4)));
  return Array.from({ length: years + 1 }, (_, index) => start + index)
    .flatMap(reportDeadlines)
    .filter(({ date }) => date >= asOf)
    .slice(0, years * 2);
}
