import type { AppLoadContext } from '@remix-run/node';
import { readBuilding } from '#app/data/buildings.server.ts';
import { type Candidate, findCandidates, parseQuery } from '#app/data/building-search.server.ts';
import { fillFigures, readZones } from '#app/data/figures.server.ts';
import type { PageCopy } from '#app/data/pages.server.ts';
import { placeText } from '#app/features/address-box/address-text.ts';
import { addressText } from '#law/address-text.ts';
import { TOO_OFTEN } from '#app/features/address-box/messages.ts';
import { assessmentFor } from '../assessment/known-place.ts';
import { districtName } from '#law/buildings/districts.ts';
import { nextStepOf, type OfficialZoneOn, zonesIn, type ZoneOn } from '../official-zone.ts';
import { addressReasons, headlineOf, signUpText, STATUSES, statusSentence, zipReasons } from '../texts.ts';
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

const MAX_SHOWN = 200;

const answered = ({ zone, status }: ZoneOn): AnsweredZone => ({
  name: zone.name,
  ...STATUSES[status.kind],
  sentence: statusSentence(status),
  signUp: zone.signUp && signUpText(zone.signUp),
  districts: zone.districts,
  source: `${zone.source}${zone.checkedOn ? `; checked on ${longDay(zone.checkedOn)}` : ''}`,
});

type ZonesCopy = PageCopy<'cwz-zones'>;

interface Basis {
  zones: readonly Zone[];
  /** ISO 8601, in New York. */
  today: string;
  copy: ZonesCopy;
}

function answerOf(
  official: OfficialZoneOn,
  { nextSteps }: ZonesCopy,
  { reasons, assessment }: Pick<ZoneAnswer, 'reasons' | 'assessment'>,
): ZoneAnswer {
  const zones = zonesIn(official);
  return {
    heading: headlineOf(official),
    reasons,
    zones: zones.map(answered),
    nextStep: nextStepOf(official, nextSteps),
    assessment,
    choices: [],
    needsCity: official.kind !== 'zone' || !official.isVerified,
    marked: zones.map(({ zone }) => zone.name),
  };
}

function reasonsOfZip(official: OfficialZoneOn, zip: string): string[] {
  if (official.kind === 'unknown') return [zipReasons.unknown(zip)];
  if (official.kind === 'split') return [zipReasons.split(zip)];
  return official.isVerified ? [] : [zipReasons.unverified(zip)];
}

function answerForZip({ zones, today, copy }: Basis, zip: string): ZoneAnswer {
  const official = officialZoneOn(zones, zip, today);
  return answerOf(official, copy, {
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
  reasons: string[];
  isByZip: boolean;
}

function zoneOfLot({ zones, today }: Basis, { district, zip }: Placed): ZoneOfLot {
  const byZip: OfficialZoneOn = zip ? officialZoneOn(zones, zip, today) : { kind: 'unknown' };
  const names = district === undefined ? [] : zonesOfDistrict(district);
  const candidates = names.map((name) => zoneOn(zones, name, today));
  const [only, ...others] = candidates;
  if (district === undefined || !only) {
    return { official: byZip, reasons: [addressReasons.noDistrict], isByZip: true };
  }
  const name = districtName(district);
  if (others.length === 0) {
    const official = { kind: 'zone', isVerified: true, ...only } as const;
    return { official, reasons: [addressReasons.inDistrict(name)], isByZip: false };
  }
  const inTwoZones = addressReasons.inTwoZones(name);
  const split = { kind: 'split', candidates } as const;
  if (!zip || byZip.kind !== 'zone' || !names.includes(byZip.zone.name)) {
    return { official: split, reasons: [inTwoZones], isByZip: false };
  }
  const zone = byZip.zone.name;
  return byZip.isVerified
    ? { official: byZip, reasons: [inTwoZones, addressReasons.zipIsIn(zip, zone)], isByZip: true }
    : { official: split, reasons: [inTwoZones, addressReasons.zipPointsTo(zip, zone)], isByZip: false };
}

async function answerForLot(basis: Basis, candidate: Candidate): Promise<ZoneAnswer> {
  const { bbl } = candidate;
  const { lot, padAddress } = await readBuilding(bbl);
  const code = lot?.zip ?? padAddress?.zip ?? candidate.zip;
  const zip = code ? String(code).padStart(5, '0') : undefined;
  const district = lot?.district;
  const { official, reasons, isByZip } = zoneOfLot(basis, { district, zip });
  const address = addressText(candidate.address);
  const place = `${address || `lot ${bbl}`}, ${placeText({ ...candidate, zip: zip ?? null })}`;
  const answer = answerOf(official, basis.copy, {
    reasons: [[addressReasons.lookedUp(place), ...reasons].join(' ')],
    assessment: assessmentFor({ bbl, address, zip, district }),
  });
  return isByZip ? { ...answer, needsCity: true } : answer;
}

const choiceOf = (candidate: Candidate): ZoneAnswer['choices'][number] => {
  const label = `${addressText(candidate.address) || `Lot ${candidate.bbl}`}, ${placeText(candidate)}`;
  const query = new URLSearchParams({ [PLACE_PARAMETER]: candidate.address ? label : candidate.bbl });
  return { label, href: `?${query.toString()}#${FINDER_ID}` };
};

const withoutZone = (
  { title, text }: ZonesCopy['finder']['none'],
  choices: ZoneAnswer['choices'] = [],
): ZoneAnswer => ({
  heading: title,
  reasons: [text],
  zones: [],
  choices,
  needsCity: choices.length === 0,
  marked: [],
});

function answerForSeveral(
  candidates: readonly Candidate[],
  { several, near }: ZonesCopy['finder'],
): ZoneAnswer {
  const isExact = candidates.some(({ match }) => match === 'exact');
  return withoutZone(isExact ? several : near, candidates.map(choiceOf));
}

export async function findZone(
  { request, context }: { request: Request; context: Pick<AppLoadContext, 'takeLookUp' | 'log'> },
  { today, copy }: Omit<Basis, 'zones'>,
): Promise<FoundZone | undefined> {
  const text = new URL(request.url).searchParams.get(PLACE_PARAMETER);
  if (text === null) return undefined;
  const typed = text.trim().slice(0, MAX_SHOWN);
  const refused = (status: 400 | 429, error: string): FoundZone => ({ status, typed, error });
  const zip = ZIP.exec(text.trim())?.[1];
  if (zip) {
    const answer = answerForZip({ zones: await readZones(), today, copy }, zip);
    return answer.zones.length > 0 || boroughOfZip(zip)
      ? { status: 200, typed, answer: await fillFigures(answer) }
      : refused(400, otherCity(zip));
  }
  const query = parseQuery(text);
  if (query.kind === 'unreadable') return refused(400, UNREADABLE_PLACE[query.why]);
  if (query.kind === 'intersection') return refused(400, INTERSECTION);
  if ((await context.takeLookUp()) !== undefined) return refused(429, TOO_OFTEN);
  const candidates = await findCandidates(query, text, context);
  const [only] = candidates;
  if (!only) return { status: 404, typed, answer: withoutZone(copy.finder.none) };
  if (candidates.length > 1 || only.match !== 'exact') {
    return { status: 200, typed, answer: answerForSeveral(candidates, copy.finder) };
  }
  return {
    status: 200,
    typed,
    answer: await fillFigures(await answerForLot({ zones: await readZones(), today, copy }, only)),
  };
}
