import { data } from '@remix-run/node';
import { findCwzAssessment } from '#app/content/cwz-assessments.server.ts';
import { readPage } from '#app/content/pages.server.ts';
import { BOROUGHS } from '#app/regulations/cwz/choices.ts';
import { readMonthlyBill } from '#app/regulations/cwz/monthly-bill.ts';
import { officialZoneOf } from '#app/regulations/cwz/official-zone.ts';
import { compareWithAverage } from '#app/regulations/cwz/rate-comparison.ts';
import { zoneStatus } from '#app/regulations/cwz/zone-status.ts';
import { dayInNewYork } from '#app/ui/date-words.ts';
import { REPORT_FAILED } from './messages.ts';
import { rollOutOn } from './roll-out-groups.ts';

/** The official zone of a ZIP code with where it stands today; nothing where the address decides. */
function officialZone(zip: string, today: string) {
  const official = officialZoneOf(zip);
  if (official.kind !== 'zone') return undefined;
  const { zone, isVerified } = official;
  return { zone, isVerified, status: zoneStatus(zone, today) };
}

/** The report of an assessment, by today's zones and figures. 404 for an address that none has. */
export async function loadCwzReport(reportId: string, clock = new Date()) {
  const assessment = await findCwzAssessment(reportId);
  if (!assessment) throw data(REPORT_FAILED, { status: 404 });
  const words = await readPage('cwz-report');
  const { zoneAverageRate, defaultMonthlyRate, potentialSavings } = words.figures;
  const today = dayInNewYork(clock);
  return {
    assessment,
    words,
    borough: BOROUGHS.find(({ value }) => value === assessment.borough)?.label ?? assessment.borough,
    official: officialZone(assessment.zipCode, today),
    rollOut: rollOutOn(today),
    comparison: compareWithAverage(readMonthlyBill(assessment.monthlyBill), {
      zoneAverage: zoneAverageRate,
      defaultRate: defaultMonthlyRate,
      defaultSavings: potentialSavings,
    }),
  };
}

export type LoadedCwzReport = Awaited<ReturnType<typeof loadCwzReport>>;
