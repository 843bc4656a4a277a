import { data } from '@remix-run/node';
import { findCwzAssessment } from '#app/content/cwz-assessments.server.ts';
import { readPage } from '#app/content/pages.server.ts';
import { BOROUGHS, otherBoroughOf } from '#app/regulations/cwz/choices.ts';
import { readMonthlyBill } from '#app/regulations/cwz/monthly-bill.ts';
import { compareWithAverage } from '#app/regulations/cwz/rate-comparison.ts';
import { dayInNewYork } from '#app/ui/date-words.ts';
import { REPORT_FAILED } from './messages.ts';
import { officialZoneOn } from './official-zone-on.ts';
import { rollOutOn } from './roll-out-groups.ts';

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
    /** The borough that the ZIP code lies in, where it is another than the visitor's. */
    otherBorough: otherBoroughOf(assessment.zipCode, assessment.borough),
    official: officialZoneOn(assessment.zipCode, today),
    rollOut: rollOutOn(today),
    comparison: compareWithAverage(readMonthlyBill(assessment.monthlyBill), {
      zoneAverage: zoneAverageRate,
      defaultRate: defaultMonthlyRate,
      defaultSavings: potentialSavings,
    }),
  };
}

export type LoadedCwzReport = Awaited<ReturnType<typeof loadCwzReport>>;
