import { data } from '@remix-run/node';
import { findEmissionsReport } from '#app/content/emissions-reports.server.ts';
import { reportOn } from '#app/regulations/ll97/report.ts';
import { dayInNewYork } from '#app/ui/date-words.ts';
import { periodOf } from './verdict.ts';

/** A stored report, computed by today's rules; nothing for an address that no report has. */
export async function findReport(publicId: string, clock = new Date()) {
  const stored = await findEmissionsReport(publicId);
  if (!stored) return undefined;
  const today = dayInNewYork(clock);
  const report = reportOn(stored.building, today);
  const now = report && periodOf(report.assessments, Number(today.slice(0, 4)));
  if (!report || !now) throw new Error('A stored building cannot be computed.');
  return { publicId, createdAt: stored.createdAt, report, now };
}

export type LoadedReport = NonNullable<Awaited<ReturnType<typeof findReport>>>;

/** What stands in place of a report that is not there. */
export const NO_REPORT = 'There is no report at this address.';

/** A stored report for its page. 404 for an address that no report has. */
export async function loadReport(publicId: string, clock = new Date()): Promise<LoadedReport> {
  const loaded = await findReport(publicId, clock);
  if (!loaded) throw data(NO_REPORT, { status: 404 });
  return loaded;
}
