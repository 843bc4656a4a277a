import { data } from '@remix-run/node';
import { findCwzAssessment } from '#app/content/cwz-assessments.server.ts';
import { readZones, fillFigures } from '#app/content/figures.server.ts';
import { readPage } from '#app/content/pages.server.ts';
import { BOROUGHS, otherBoroughOf } from '#app/regulations/cwz/choices.ts';
import { parseMonthlyBill, compareWithAverage } from '#app/regulations/cwz/monthly-rate.ts';
import { officialZoneOf } from '#app/regulations/cwz/zones-by-zip.ts';
import { zoneStatus, type Zone, type ZoneName, type ZoneStatus } from '#app/regulations/cwz/zones.ts';
import { dayInNewYork } from '#app/regulations/new-york-day.ts';
import { headlineOf, nextStepOf, type OfficialZoneOn, type ZoneOn } from './report-copy.ts';

/** The official zone of a ZIP code, or the candidates, with their status on a day (ISO 8601, in New York). */
export function officialZoneOn(zones: readonly Zone[], zip: string, today: string): OfficialZoneOn {
  const official = officialZoneOf(zip);
  if (official.kind === 'unknown') return official;
  const withStatus = (name: ZoneName): ZoneOn => {
    const zone = zones.find((each) => each.name === name);
    if (!zone) throw new Error(`There is no zone ${name}.`);
    return { zone, status: zoneStatus(zone, today) };
  };
  if (official.kind === 'split') return { kind: 'split', candidates: official.candidates.map(withStatus) };
  return { kind: 'zone', isVerified: official.isVerified, ...withStatus(official.name) };
}

const KINDS: ZoneStatus['kind'][] = ['live', 'scheduled', 'proposed', 'undated'];

/** All zones by their status on a day (ISO 8601), each group in the order in which they open. */
export const rollOutOn = (zones: readonly Zone[], asOf: string) =>
  KINDS.map((kind) => ({
    kind,
    names: zones.filter((zone) => zoneStatus(zone, asOf).kind === kind).map(({ name }) => name),
  })).filter(({ names }) => names.length > 0);

/** The report of an assessment, by today's zones and figures. 404 for an unknown one. */
export async function loadCwzReport(reportId: string) {
  const assessment = await findCwzAssessment(reportId);
  if (!assessment) throw data('There is no report at this address.', { status: 404 });
  const content = await readPage('cwz-report');
  const { zoneAverageRate, defaultMonthlyRate, potentialSavings } = content.figures;
  const now = new Date();
  const today = dayInNewYork(now);
  const zones = await readZones(now);
  const official = officialZoneOn(zones, assessment.zipCode, today);
  return {
    assessment,
    content,
    borough: BOROUGHS.find(({ value }) => value === assessment.borough)?.label ?? assessment.borough,
    /** The borough of the ZIP code, where it is not the visitor's. */
    otherBorough: otherBoroughOf(assessment.zipCode, assessment.borough),
    official,
    headline: headlineOf(official),
    nextStep: await fillFigures(nextStepOf(official), now),
    rollOut: rollOutOn(zones, today),
    comparison: compareWithAverage(parseMonthlyBill(assessment.monthlyBill), {
      zoneAverage: zoneAverageRate,
      defaultRate: defaultMonthlyRate,
      defaultSavings: potentialSavings,
    }),
  };
}

export type LoadedCwzReport = Awaited<ReturnType<typeof loadCwzReport>>;
