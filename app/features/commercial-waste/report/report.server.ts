import { data } from '@remix-run/node';
import { findCwzAssessment } from '#app/data/cwz-assessments.server.ts';
import { readRegister, readZones } from '#app/data/figures.server.ts';
import { readPage } from '#app/data/pages.server.ts';
import { BOROUGHS, otherBoroughOf } from '#law/commercial-waste/choices.ts';
import { hasMaximum } from '#law/bills/figures.ts';
import { officialZoneOf } from '#law/commercial-waste/zones-by-zip.ts';
import { zoneStatus, type Zone, type ZoneName } from '#law/commercial-waste/zones.ts';
import { zoneMap } from '../zone-map.server.ts';
import { rollOut } from '../zone-finder/roll-out.ts';
import { dayInNewYork } from '#law/days.ts';
import { nextStepOf, type OfficialZoneOn, zonesIn, type ZoneOn } from '../official-zone.ts';
import { headlineOf } from '../texts.ts';
import { adviceOnAnswers, haulerName } from './your-answers.ts';

export function zoneOn(zones: readonly Zone[], name: ZoneName, today: string): ZoneOn {
  const zone = zones.find((each) => each.name === name);
  if (!zone) throw new Error(`There is no zone ${name}.`);
  return { zone, status: zoneStatus(zone, today) };
}

export function officialZoneOn(zones: readonly Zone[], zip: string, today: string): OfficialZoneOn {
  const official = officialZoneOf(zip);
  if (official.kind === 'unknown') return official;
  if (official.kind === 'split') {
    return { kind: 'split', candidates: official.candidates.map((name) => zoneOn(zones, name, today)) };
  }
  return { kind: 'zone', isVerified: official.isVerified, ...zoneOn(zones, official.name, today) };
}

export async function loadCwzReport(reportId: string) {
  const assessment = await findCwzAssessment(reportId);
  if (!assessment) throw data('There is no report at this address.', { status: 404 });
  const [content, { map, nextSteps }] = await Promise.all([readPage('cwz-report'), readPage('cwz-zones')]);
  const now = new Date();
  const today = dayInNewYork(now);
  const zones = await readZones(now);
  const official = officialZoneOn(zones, assessment.zipCode, today);
  const own = zonesIn(official).map(({ zone }) => zone.name);
  const isAwarded =
    official.kind === 'zone' &&
    hasMaximum(await readRegister(), {
      zone: official.zone.name,
      carter: haulerName(assessment),
      day: today,
    });
  return {
    assessment,
    content,
    borough: BOROUGHS.find(({ value }) => value === assessment.borough)?.label ?? assessment.borough,
    otherBorough: otherBoroughOf(assessment.zipCode, assessment.borough),
    official,
    headline: headlineOf(official),
    nextStep: nextStepOf(official, nextSteps),
    map: zoneMap(zones, today, { copy: map, own }),
    rollOut: rollOut(zones, today, own),
    rollOutLegend: map.rollOutLegend,
    advice: adviceOnAnswers(assessment, { official, isAwarded }, content.told),
  };
}

export type LoadedCwzReport = Awaited<ReturnType<typeof loadCwzReport>>;
