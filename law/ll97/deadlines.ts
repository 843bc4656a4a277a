import { yearIn } from '../days.ts';
import { occurrences } from '../figures/register.ts';
import { yearlyLimit, type BuildingStatus } from './coverage.ts';
import type { LL97Figures } from './figures.ts';
import { LAST_LIMIT_YEAR, PERIODS } from './periods.ts';

export interface Deadline {
  date: string;
  title: string;
  description: string;
}

const yearBefore = (day: string): number => Number(yearIn(day)) - 1;

const reportDue = (date: string): Deadline => ({
  date,
  title: `Local Law 97 report for ${yearBefore(date)} is due`,
  description:
    'To the Department of Buildings, certified by a professional engineer or a registered architect.',
});

const graceEnds = (date: string): Deadline => ({
  date,
  title: `End of the grace period for the Local Law 97 report for ${yearBefore(date)}`,
  description:
    'After that, a late report costs at most {figure:ll97-late-penalty-per-sq-ft-month} per sq ft per month, counted from {deadline:ll97-report|day}, for up to {figure:ll97-late-penalty-months}.',
});

const ALL_YEARS = { firstYear: PERIODS[0].firstYear, lastYear: LAST_LIMIT_YEAR };

/** `asOf` is a day in New York, ISO 8601. Returns an empty list for a building without a yearly limit. */
export function upcomingDeadlines(
  asOf: string,
  law: LL97Figures,
  status: BuildingStatus,
  years = 3,
): Deadline[] {
  const limit = yearlyLimit(status, ALL_YEARS, law);
  if (!limit.applies) return [];
  const firstReport = `${limit.firstYear + 1}-01-01`;
  const from = asOf > firstReport ? asOf : firstReport;
  const to = `${Number(yearIn(from)) + years}-12-31`;
  return [
    ...occurrences(law.report, from, to).map(reportDue),
    ...occurrences(law.grace, from, to).map(graceEnds),
  ]
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .slice(0, years * 2);
}
