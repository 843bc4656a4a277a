import type { AppLoadContext } from '@remix-run/node';
import { readBuilding } from '#app/data/buildings.server.ts';
import { type Candidate, findCandidates, parseQuery } from '#app/data/building-search.server.ts';
import { fillFigures, readZones } from '#app/data/figures.server.ts';
import { placeText } from '#app/features/address-box/address-text.ts';
import { addressText } from '#law/address-text.ts';
import { TOO_OFTEN } from '#app/features/address-box/messages.ts';
import { assessmentFor } from '../assessment/known-place.ts';
import { districtName } from '#law/buildings/districts.ts';
import {
  headlineOf,
  nextStepOf,
  type OfficialZoneOn,
  signUpText,
  STATUSES,
  statusSentence,
  zonesIn,
  type ZoneOn,
} from '../report/report-copy.ts';
import { officialZoneOn, zoneOn } from '../report/report.server.ts';
import { boroughOfZip } from '#law/boroughs.ts';
import { zonesOfDistrict } from '#law/commercial-waste/zones-by-district.ts';
import type { Zone } from '#law/commercial-waste/zones.ts';
import { longDay } from '#law/figures/figure-kinds.ts';
import {
  type AnsweredZone,
  FINDER_ID,
  type FoundZone,
  INTERSECTION,
  otherCity,
  PLACE_PARAMETER,
  UNREADABLE_PLACE,
  type ZoneAnswer,
} from './zone-answer.ts';

const ZIP = /^(\d{5})(?:-\d{4})?$/;

/** What the box shows again of what was typed. */
const MAX_SHOWN = 200;

const answered = ({ zone, status }: ZoneOn): AnsweredZone => ({
  name: zone.name,
  ...STATUSES[status.kind],
  sentence: statusSentence(status),
  signUp: zone.signUp && signUpText(zone.signUp),
  districts: zone.districts,
  source: `${zone.source}${zone.checkedOn ? `; checked on ${longDay(zone.checkedOn)}` : ''}`,
});

function answerOf(
  official: OfficialZoneOn,
  { reasons, assessment }: Pick<ZoneAnswer, 'reasons' | 'assessment'>,
): ZoneAnswer {
  const zones = zonesIn(official);
  return {
    heading: headlineOf(official),
    reasons,
    zones: zones.map(answered),
    nextStep: nextStepOf(official),
    assessment,
    choices: [],
    needsCity: official.kind !== 'zone' || !official.isVerified,
    marked: zones.map(({ zone }) => zone.name),
  };
}

function reasonsOfZip(official: OfficialZoneOn, zip: string): string[] {
  if (official.kind === 'unknown')
    return [`ZIP code ${zip} isn't enough to find your zone. Enter your address, with the house number.`];
  if (official.kind === 'split') {
    return [
      `ZIP code ${zip} is split between zones, so your address decides. Enter it, with the house number.`,
    ];
  }
  return official.isVerified ? [] : [`We could not verify the zone of ZIP code ${zip}.`];
}

function answerForZip(zones: readonly Zone[], zip: string, today: string): ZoneAnswer {
  const official = officialZoneOn(zones, zip, today);
  return answerOf(official, {
    reasons: reasonsOfZip(official, zip),
    assessment: assessmentFor({ zip }),
  });
}

interface Placed {
  district?: number;
  zip?: string;
}

interface ZoneOfLot {
  official: OfficialZoneOn;
  reason: string;
  isByZip: boolean;
}

/** The zone of a community district. The ZIP code decides where that is in two zones, or is not recorded. */
function zoneOfLot(zones: readonly Zone[], { district, zip }: Placed, today: string): ZoneOfLot {
  const byZip: OfficialZoneOn = zip ? officialZoneOn(zones, zip, today) : { kind: 'unknown' };
  const names = district === undefined ? [] : zonesOfDistrict(district);
  const candidates = names.map((name) => zoneOn(zones, name, today));
  const [only] = candidates;
  if (district === undefined || !only) {
    const reason = 'The city has no community district on record for it, so we used its ZIP code.';
    return { official: byZip, reason, isByZip: true };
  }
  const inDistrict = `It is in Community District ${districtName(district)}`;
  if (candidates.length === 1) {
    return {
      official: { kind: 'zone', isVerified: true, ...only },
      reason: `${inDistrict}.`,
      isByZip: false,
    };
  }
  const shared = `${inDistrict}, which lies in two zones`;
  if (byZip.kind !== 'zone' || !names.includes(byZip.zone.name)) {
    return { official: { kind: 'split', candidates }, reason: `${shared}.`, isByZip: false };
  }
  return byZip.isVerified
    ? { official: byZip, reason: `${shared}. Its ZIP code, ${zip}, is in ${byZip.zone.name}.`, isByZip: true }
    : {
        official: { kind: 'split', candidates },
        reason: `${shared}. Its ZIP code, ${zip}, points to ${byZip.zone.name}.`,
        isByZip: false,
      };
}

async function answerForLot(
  zones: readonly Zone[],
  candidate: Candidate,
  today: string,
): Promise<ZoneAnswer> {
  const { bbl } = candidate;
  const { lot, padAddress } = await readBuilding(bbl);
  const code = lot?.zip ?? padAddress?.zip ?? candidate.zip;
  const zip = code ? String(code).padStart(5, '0') : undefined;
  const district = lot?.district;
  const { official, reason, isByZip } = zoneOfLot(zones, { district, zip }, today);
  const address = addressText(candidate.address);
  const place = `${address || `lot ${bbl}`}, ${placeText({ ...candidate, zip: zip ?? null })}`;
  const answer = answerOf(official, {
    reasons: [`We looked up ${place}. ${reason}`],
    assessment: assessmentFor({ bbl, address, zip, district }),
  });
  return isByZip ? { ...answer, needsCity: true } : answer;
}

const choiceOf = (candidate: Candidate): ZoneAnswer['choices'][number] => {
  const label = `${addressText(candidate.address) || `Lot ${candidate.bbl}`}, ${placeText(candidate)}`;
  const query = new URLSearchParams({ [PLACE_PARAMETER]: candidate.address ? label : candidate.bbl });
  return { label, href: `?${query.toString()}#${FINDER_ID}` };
};

const withoutZone = (heading: string, reason: string, choices: ZoneAnswer['choices'] = []): ZoneAnswer => ({
  heading,
  reasons: [reason],
  zones: [],
  choices,
  needsCity: choices.length === 0,
  marked: [],
});

function answerForSeveral(candidates: readonly Candidate[]): ZoneAnswer {
  const choices = candidates.map(choiceOf);
  return candidates.some(({ match }) => match === 'exact')
    ? withoutZone('More than one address matches', 'Choose yours by borough and ZIP code.', choices)
    : withoutZone(
        'Did you mean one of these?',
        "We couldn't find exactly what you typed. These are the closest addresses we have.",
        choices,
      );
}

const NOT_FOUND = withoutZone(
  "We couldn't find that address",
  "Check the house number and add the borough, or enter only the ZIP code. The city's page can find your zone by address, too.",
);

/**
 * The zone of the ZIP code or address in the query of a request; undefined where there is none. Nothing of it is stored.
 * @param today ISO 8601, in New York.
 */
export async function findZone(
  { request, context }: { request: Request; context: Pick<AppLoadContext, 'takeLookUp' | 'log'> },
  today: string,
): Promise<FoundZone | undefined> {
  const text = new URL(request.url).searchParams.get(PLACE_PARAMETER);
  if (text === null) return undefined;
  const typed = text.trim().slice(0, MAX_SHOWN);
  const refused = (status: 400 | 429, error: string): FoundZone => ({ status, typed, error });
  const zip = ZIP.exec(text.trim())?.[1];
  if (zip) {
    const answer = answerForZip(await readZones(), zip, today);
    return answer.zones.length > 0 || boroughOfZip(zip)
      ? { status: 200, typed, answer: await fillFigures(answer) }
      : refused(400, otherCity(zip));
  }
  const query = parseQuery(text);
  if (query.kind === 'unreadable') return refused(400, UNREADABLE_PLACE[query.why]);
  if (query.kind === 'intersection') return refused(400, INTERSECTION);
  if ((await context.takeLookUp()) !== undefined) return refused(429, TOO_OFTEN);
  const candidates = await findCandidates(query, context);
  const [only] = candidates;
  if (!only) return { status: 404, typed, answer: NOT_FOUND };
  if (candidates.length > 1 || only.match !== 'exact') {
    return { status: 200, typed, answer: answerForSeveral(candidates) };
  }
  return {
    status: 200,
    typed,
    answer: await fillFigures(await answerForLot(await readZones(), only, today)),
  };
}
