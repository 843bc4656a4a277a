import { data } from '@remix-run/node';
import { type AssessedBusiness, findCwzAssessment } from '#app/data/cwz-assessments.server.ts';
import { readRegister, readZones } from '#app/data/figures.server.ts';
import { readPage } from '#app/data/pages.server.ts';
import { BOROUGHS, differentBorough } from '#law/commercial-waste/choices.ts';
import { hasMaximum } from '#law/bills/figures.ts';
import { findDraftOfReport } from '../assessment/draft-cookie.server.ts';
import { assessmentFor } from '../assessment/known-place.ts';
import { againUrl } from '../assessment/steps.ts';
import { zoneMap } from '../zone-map.server.ts';
import { rollOut } from '../zone-finder/roll-out.ts';
import { dayInNewYork } from '#law/days.ts';
import { findZoneOfAddress } from '../zone-finder/zone-of-address.server.ts';
import { daysToSign, nextStepText, officialZoneOn, type OfficialZoneOn, zonesIn } from '../official-zone.ts';
import { addressReasons, zoneHeadline, statusBadge } from '../texts.ts';
import { adviceOnAnswers, haulerName } from './your-answers.ts';

/** `urgentZone` is set if the last day to sign with a carter is near. */
function zoneStanding(official: OfficialZoneOn, today: string) {
  if (official.kind !== 'zone') return {};
  const { zone, status } = official;
  const isNear = daysToSign(status, today) !== undefined;
  return { badge: statusBadge(status, today), urgentZone: isNear ? zone.name : undefined };
}

/**
 * Returns a URL that reopens all answers if the visitor's browser still has the draft. Otherwise, the URL fills in only the
 * report's address, borough and ZIP code.
 */
async function checkAgainUrl(request: Request, { reportId, ...place }: AssessedBusiness): Promise<string> {
  const { address, borough, zipCode: zip } = place;
  const draft = await findDraftOfReport(request, reportId, Date.now());
  return draft ? againUrl(draft) : assessmentFor({ address, borough, zip });
}

export async function loadCwzReport(request: Request, reportId: string) {
  const assessment = await findCwzAssessment(reportId);
  if (!assessment) throw data('There is no report at this address.', { status: 404 });
  const [content, { map, nextSteps }] = await Promise.all([readPage('cwz-report'), readPage('cwz-zones')]);
  const now = new Date();
  const today = dayInNewYork(now);
  const zones = await readZones(now);
  const byZip = officialZoneOn(zones, assessment.zipCode, today);
  const borough = BOROUGHS.find(({ value }) => value === assessment.borough)?.label ?? assessment.borough;
  const otherBorough = differentBorough(assessment.zipCode, assessment.borough);
  const isDecided = (byZip.kind === 'zone' && byZip.isVerified) || otherBorough !== undefined;
  const { address, zipCode: zip } = assessment;
  const found = isDecided ? undefined : await findZoneOfAddress({ zones, today }, { address, borough, zip });
  const official = found?.official ?? byZip;
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
    borough,
    otherBorough,
    checkAgain: await checkAgainUrl(request, assessment),
    official,
    lookedUp: isDecided ? undefined : (found?.reason ?? addressReasons.notFound(address)),
    ...zoneStanding(official, today),
    headline: zoneHeadline(official),
    nextStep: nextStepText(official, nextSteps),
    map: zoneMap(zones, today, { copy: map, own }),
    rollOut: rollOut(zones, today, own),
    advice: adviceOnAnswers(assessment, { official, byZip, isAwarded }, content.told),
  };
}

export type LoadedCwzReport = Awaited<ReturnType<typeof loadCwzReport>>;
