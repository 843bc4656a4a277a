import type { ZoneStatus } from '#app/regulations/cwz/zone-status.ts';
import type { OfficialZoneOn } from './official-zone-on.ts';
import { dayOrMonth } from './zone-words.ts';

/** "A", "A or B", "A, B or C". */
const oneOf = (names: string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : (names[0] ?? '');

function datedName(name: string, status: ZoneStatus): string {
  switch (status.kind) {
    case 'live':
      return `${name}, live since ${dayOrMonth(status.since)}.`;
    case 'scheduled':
      return `${name}. It goes live on ${dayOrMonth(status.from)}.`;
    case 'proposed':
      return `${name}, proposed to go live on ${dayOrMonth(status.from)}.`;
    case 'undated':
      return `${name}. The city has set no date for it yet.`;
  }
}

/** The report in one sentence: the visitor's official zone and its date. */
export function headlineOf(official: OfficialZoneOn): string {
  if (official.kind === 'unknown') return 'Your address decides which zone you are in.';
  if (official.kind === 'zone') {
    const start = official.isVerified ? 'Your zone is' : 'Your zone is probably';
    return `${start} ${datedName(official.zone.name, official.status)}`;
  }
  const names = official.candidates.map(({ zone }) => zone.name);
  return names.length > 1
    ? `Your zone is ${oneOf(names)}. Your address decides.`
    : `Your zone is probably ${oneOf(names)}. Your address decides.`;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A zone's final implementation date is the day before the zone is live. */
const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) - DAY_MS).toISOString().slice(0, 10);

function stepInZone(status: ZoneStatus): string {
  switch (status.kind) {
    case 'live':
      return "You need a written contract directly with one of the zone's carters. Without one, the city assigns you a carter at that carter's maximum rate; you then have 30 days to choose another.";
    case 'scheduled':
      return `Sign a written contract with one of the zone's carters by ${dayOrMonth(dayBefore(status.from))}. Without one, the city assigns you a carter at that carter's maximum rate.`;
    case 'proposed':
    case 'undated':
      return "There is nothing to sign for the zone yet. Look at the city's schedule again before you sign or renew a contract.";
  }
}

/** What to do next. Admin. Code 16-1002(e). */
export const nextStepOf = (official: OfficialZoneOn): string =>
  official.kind === 'zone'
    ? stepInZone(official.status)
    : "Look your street address up on the city's page to find out which zone it is in, and then by when you need a contract with one of its carters.";
