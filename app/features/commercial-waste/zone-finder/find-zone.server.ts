import type { AppLoadContext } from '@remix-run/node';
import { type Candidate, findCandidates, parseQuery } from '#app/data/building-search.server.ts';
import { fillFigures, readZones } from '#app/data/figures.server.ts';
import type { PageCopy } from '#app/data/pages.server.ts';
import { placeText } from '#app/features/address-box/address-text.ts';
import { addressText } from '#law/address-text.ts';
import { TOO_OFTEN } from '#app/features/address-box/messages.ts';
import { assessmentFor } from '../assessment/known-place.ts';
import { nextStepText, officialZoneOn, type OfficialZoneOn, zonesIn, type ZoneOn } from '../official-zone.ts';
import { zoneHeadline, signUpText, statusBadge, statusSentence, zipReasons } from '../texts.ts';
import { FINDER } from './texts.ts';
import { zipBorough } from '#law/boroughs.ts';
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
import { findZoneOfCandidate, type ZonesOn } from './zone-of-address.server.ts';

const ZIP = /^(\d{5})(?:-\d{4})?$/;

const MAX_SHOWN = 200;

const answered = ({ zone, status }: ZoneOn, today: string): AnsweredZone => ({
  name: zone.name,
  ...statusBadge(status, today),
  sentence: statusSentence(status),
  signUp: zone.signUp && signUpText(zone.signUp),
  districts: zone.districts,
  source: `${zone.source}${zone.checkedOn ? `; checked on ${longDay(zone.checkedOn)}` : ''}`,
});

interface Basis extends ZonesOn {
  nextSteps: PageCopy<'cwz-zones'>['nextSteps'];
}

function toAnswer(
  official: OfficialZoneOn,
  { nextSteps, today }: Basis,
  { reasons, assessment }: Pick<ZoneAnswer, 'reasons' | 'assessment'>,
): ZoneAnswer {
  const zones = zonesIn(official);
  return {
    heading: zoneHeadline(official),
    reasons,
    zones: zones.map((zone) => answered(zone, today)),
    nextStep: nextStepText(official, nextSteps),
    assessment,
    choices: [],
    needsCity: official.kind !== 'zone' || !official.isVerified,
    marked: zones.map(({ zone }) => zone.name),
  };
}

function zipAnswerReasons(official: OfficialZoneOn, zip: string): string[] {
  if (official.kind === 'unknown') return [zipReasons.unknown(zip)];
  if (official.kind === 'split') return [zipReasons.split(zip)];
  return official.isVerified ? [] : [zipReasons.unverified(zip)];
}

function answerForZip(basis: Basis, zip: string): ZoneAnswer {
  const official = officialZoneOn(basis.zones, zip, basis.today);
  return toAnswer(official, basis, {
    reasons: zipAnswerReasons(official, zip),
    assessment: assessmentFor({ zip }),
  });
}

async function answerForLot(basis: Basis, candidate: Candidate): Promise<ZoneAnswer> {
  const { official, reason, isByZip, address, zip, district } = await findZoneOfCandidate(basis, candidate);
  const answer = toAnswer(official, basis, {
    reasons: [reason],
    assessment: assessmentFor({ bbl: candidate.bbl, address, zip, district }),
  });
  return isByZip ? { ...answer, needsCity: true } : answer;
}

const toChoice = (candidate: Candidate): ZoneAnswer['choices'][number] => {
  const label = `${addressText(candidate.address) || `Lot ${candidate.bbl}`}, ${placeText(candidate)}`;
  const query = new URLSearchParams({ [PLACE_PARAMETER]: candidate.address ? label : candidate.bbl });
  return { label, href: `?${query.toString()}#${FINDER_ID}` };
};

const withoutZone = (
  { title, text }: { title: string; text: string },
  choices: ZoneAnswer['choices'] = [],
): ZoneAnswer => ({
  heading: title,
  reasons: [text],
  zones: [],
  choices,
  needsCity: choices.length === 0,
  marked: [],
});

function answerForSeveral(candidates: readonly Candidate[]): ZoneAnswer {
  const isExact = candidates.some(({ match }) => match === 'exact');
  return withoutZone(isExact ? FINDER.several : FINDER.near, candidates.map(toChoice));
}

export async function findZone(
  { request, context }: { request: Request; context: Pick<AppLoadContext, 'takeLookUp' | 'log'> },
  basis: Omit<Basis, 'zones'>,
): Promise<FoundZone | undefined> {
  const text = new URL(request.url).searchParams.get(PLACE_PARAMETER);
  if (text === null) return undefined;
  const typed = text.trim().slice(0, MAX_SHOWN);
  const refused = (status: 400 | 429, error: string): FoundZone => ({ status, typed, error });
  const zip = ZIP.exec(text.trim())?.[1];
  if (zip) {
    const answer = answerForZip({ zones: await readZones(), ...basis }, zip);
    return answer.zones.length > 0 || zipBorough(zip)
      ? { status: 200, typed, answer: await fillFigures(answer) }
      : refused(400, otherCity(zip));
  }
  const query = parseQuery(text);
  if (query.kind === 'unreadable') return refused(400, UNREADABLE_PLACE[query.why]);
  if (query.kind === 'intersection') return refused(400, INTERSECTION);
  if ((await context.takeLookUp()) !== undefined) return refused(429, TOO_OFTEN);
  const candidates = await findCandidates(query, text, context);
  const [only] = candidates;
  if (!only) return { status: 404, typed, answer: withoutZone(FINDER.none) };
  if (candidates.length > 1 || only.match !== 'exact') {
    return { status: 200, typed, answer: answerForSeveral(candidates) };
  }
  return {
    status: 200,
    typed,
    answer: await fillFigures(await answerForLot({ zones: await readZones(), ...basis }, only)),
  };
}
