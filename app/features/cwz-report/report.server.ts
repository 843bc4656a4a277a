import { data } from '@remix-run/node';
import { findCwzAssessment } from '#app/content/cwz-assessments.server.ts';
import { readPage } from '#app/content/pages.server.ts';
import { BOROUGHS, otherBoroughOf } from '#app/regulations/cwz/choices.ts';
import { parseMonthlyBill, compareWithAverage } from '#app/regulations/cwz/monthly-rate.ts';
import { officialZoneOf } from '#app/regulations/cwz/zones-by-zip.ts';
import { zoneStatus, type ZoneStatus, ZONES } from '#app/regulations/cwz/zones.ts';
import { dayInNewYork } from '#app/regulations/new-york-day.ts';

/** The official zone of a ZIP code, or the candidates, with their status on a day (ISO 8601, in New York). */
export function officialZoneOn(zip: string, today: string) {
  const official = officialZoneOf(zip);
  if (official.kind === 'unknown') return official;
  if (official.kind === 'zone') return { ...official, status: zoneStatus(official.zone, today) };
  const candidates = official.candidates.map((zone) => ({ zone, status: zoneStatus(zone, today) }));
  return { ...official, candidates };
}

export type OfficialZoneOn = ReturnType<typeof officialZoneOn>;

const KINDS: ZoneStatus['kind'][] = ['live', 'scheduled', 'proposed', 'undated'];

/** All zones by their status on a day (ISO 8601), each group in the order in which they open. */
export const rollOutOn = (asOf: string) =>
  KINDS.map((kind) => ({
    kind,
    names: ZONES.filter((zone) => zoneStatus(zone, asOf).kind === kind).map(({ name }) => name),
  })).filter(({ names }) => names.length > 0);

/** The report of an assessment, by today's zones and figures. 404 for an unknown one. */
export async function loadCwzReport(reportId: string) {
  const assessment = await findCwzAssessment(reportId);
  if (!assessment) throw data('There is no report at this address.', { status: 404 });
  const content = await readPage('cwz-report');
  const { zoneAverageRate, defaultMonthlyRate, potentialSavings } = content.figures;
  const today = dayInNewYork(new Date());
  return {
    assessment,
    content,
    borough: BOROUGHS.find(({ value }) => value === assessment.borough)?.label ?? assessment.borough,
    /** The borough of the ZIP code, where it is not the visitor's. */
    otherBorough: otherBoroughOf(assessment.zipCode, assessment.borough),
    official: officialZoneOn(assessment.zipCode, today),
    rollOut: rollOutOn(today),
    comparison: compareWithAverage(parseMonthlyBill(assessment.monthlyBill), {
      zoneAverage: zoneAverageRate,
      defaultRate: defaultMonthlyRate,
      defaultSavings: potentialSavings,
    }),
  };
}

export type LoadedCwzReport = Awaited<ReturnType<typeof loadCwzReport>>;
