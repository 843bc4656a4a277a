import type { SignUpWindow, Zone, ZoneStatus } from '#law/commercial-waste/zones.ts';
import { addDays } from '#law/days.ts';
import type { Tone } from '#app/ui/badge.tsx';
import { longDate, middayOf } from '#app/ui/dates.ts';

export interface ZoneOn {
  zone: Zone;
  status: ZoneStatus;
}

export type OfficialZoneOn =
  | ({ kind: 'zone'; isVerified: boolean } & ZoneOn)
  | { kind: 'split'; candidates: ZoneOn[] }
  | { kind: 'unknown' };

export const zonesIn = (official: OfficialZoneOn): ZoneOn[] =>
  official.kind === 'zone' ? [official] : official.kind === 'split' ? official.candidates : [];

export const REPORT_FAILED = 'Failed to load your assessment data. Please try again.';
export const REPORT_FAILED_TOAST = 'Could not load report data';

const MONTH = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' });

const ONLY_MONTH = /^\d{4}-\d{2}$/;

export const dayOrMonth = (iso: string): string =>
  ONLY_MONTH.test(iso) ? MONTH.format(new Date(`${iso}-01T00:00:00Z`)) : longDate(middayOf(iso));

export function statusSentence(status: ZoneStatus): string {
  switch (status.kind) {
    case 'live':
      return `Live since ${dayOrMonth(status.date)}.`;
    case 'scheduled':
      return `Goes live on ${dayOrMonth(status.date)}.`;
    case 'proposed':
      return `Proposed to go live on ${dayOrMonth(status.date)}. We could not verify that the proposal was adopted.`;
    case 'undated':
      return 'The city has set no date for this zone yet.';
  }
}

export const STATUSES: Record<ZoneStatus['kind'], { tone: Tone; label: string }> = {
  live: { tone: 'low', label: 'Live' },
  scheduled: { tone: 'medium', label: 'Date set' },
  proposed: { tone: 'medium', label: 'Proposed, unverified' },
  undated: { tone: 'high', label: 'No date yet' },
};

export const signUpText = ({ opens, closes, isInferred }: SignUpWindow): string =>
  `${dayOrMonth(opens)} to ${dayOrMonth(closes)}${isInferred ? ' (inferred, not published)' : ''}`;

/** `Intl.ListFormat` would add a serial comma. */
const oneOf = (names: string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : (names[0] ?? '');

function datedName(name: string, status: ZoneStatus): string {
  switch (status.kind) {
    case 'live':
      return `${name}, live since ${dayOrMonth(status.date)}.`;
    case 'scheduled':
      return `${name}. It goes live on ${dayOrMonth(status.date)}.`;
    case 'proposed':
      return `${name}, proposed to go live on ${dayOrMonth(status.date)}.`;
    case 'undated':
      return `${name}. The city has set no date for it yet.`;
  }
}

export function headlineOf(official: OfficialZoneOn): string {
  if (official.kind === 'unknown') return 'Your address decides which zone you are in.';
  if (official.kind === 'zone') {
    const start = official.isVerified ? 'Your zone is' : 'Your zone is probably';
    return `${start} ${datedName(official.zone.name, official.status)}`;
  }
  const { candidates } = official;
  const start = candidates.length > 1 ? 'Your zone is' : 'Your zone is probably';
  return `${start} ${oneOf(candidates.map(({ zone }) => zone.name))}. Your address decides.`;
}

function stepInZone(status: ZoneStatus): string {
  switch (status.kind) {
    case 'live':
      return "You need a written contract directly with one of the zone's carters. Without one, the city assigns you a carter at that carter's maximum rate; you then have {figure:cwz-assigned-choice-days} to choose another.";
    case 'scheduled':
      return `Sign a written contract with one of the zone's carters by ${dayOrMonth(addDays(status.date, -1))}. Without one, the city assigns you a carter at that carter's maximum rate.`;
    case 'proposed':
    case 'undated':
      return "There is nothing to sign for this zone yet. Check the city's schedule again before you sign or renew a contract.";
  }
}

/** Admin. Code 16-1002(e). */
export const nextStepOf = (official: OfficialZoneOn): string =>
  official.kind === 'zone'
    ? stepInZone(official.status)
    : "Look up your street address on the city's page to find your zone, and the date by which you need a contract with one of its carters.";
