import type { SignUpWindow, ZoneStatus } from '#law/commercial-waste/zones.ts';
import { plural, countText } from '#law/numbers.ts';
import type { Tone } from '#app/ui/badge.tsx';
import { dayOrMonth, daysToSign, type OfficialZoneOn } from './official-zone.ts';

export const REPORT_FAILED = 'Failed to load your assessment data. Please try again.';
export const REPORT_FAILED_TOAST = 'Could not load report data';

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

/** Red, with the number of days left, if the last day to sign is near. */
export function statusBadge(status: ZoneStatus, today: string): { tone: Tone; label: string } {
  const days = daysToSign(status, today);
  if (days === undefined) return STATUSES[status.kind];
  return { tone: 'veryHigh', label: days === 0 ? 'Last day' : `${countText(days, 'day')} left` };
}

export const cartersText = (zone: string): string => `See the carters of ${zone}`;

export const signUpText = ({ opens, closes, isInferred }: SignUpWindow): string =>
  `${dayOrMonth(opens)} to ${dayOrMonth(closes)}${isInferred ? ' (inferred, not published)' : ''}`;

/** `Intl.ListFormat` would add a serial comma. */
const joinWithOr = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : (names[0] ?? '');

function verifiedHeadline(name: string, status: ZoneStatus): string {
  switch (status.kind) {
    case 'live':
      return `Your zone is ${name}, live since ${dayOrMonth(status.date)}.`;
    case 'scheduled':
      return `Your zone is ${name}. It goes live on ${dayOrMonth(status.date)}.`;
    case 'proposed':
      return `Your zone is ${name}, proposed to go live on ${dayOrMonth(status.date)}.`;
    case 'undated':
      return `Your zone is ${name}. The city has set no date for it yet.`;
  }
}

function probableHeadline(name: string, status: ZoneStatus): string {
  switch (status.kind) {
    case 'live':
      return `Your zone is probably ${name}, live since ${dayOrMonth(status.date)}.`;
    case 'scheduled':
      return `Your zone is probably ${name}. It goes live on ${dayOrMonth(status.date)}.`;
    case 'proposed':
      return `Your zone is probably ${name}, proposed to go live on ${dayOrMonth(status.date)}.`;
    case 'undated':
      return `Your zone is probably ${name}. The city has set no date for it yet.`;
  }
}

export function zoneHeadline(official: OfficialZoneOn): string {
  if (official.kind === 'unknown') return 'Your address decides which zone you are in.';
  if (official.kind === 'zone') {
    const { zone, status, isVerified } = official;
    return isVerified ? verifiedHeadline(zone.name, status) : probableHeadline(zone.name, status);
  }
  const names = official.candidates.map(({ zone }) => zone.name);
  return plural(names.length, {
    one: `Your zone is probably ${joinWithOr(names)}. Your address decides.`,
    other: `Your zone is ${joinWithOr(names)}. Your address decides.`,
  });
}

export function zipText(official: OfficialZoneOn): string {
  if (official.kind === 'unknown') return "This ZIP code alone isn't enough to find your zone.";
  if (official.kind === 'split') return 'It is split between zones, so your address decides.';
  const { zone, status, isVerified } = official;
  return isVerified
    ? `It is in ${zone.name}. ${statusSentence(status)}`
    : `It is probably in ${zone.name}. ${statusSentence(status)}`;
}

export function whenText(status: ZoneStatus): string {
  switch (status.kind) {
    case 'live':
      return `Live since ${dayOrMonth(status.date)}`;
    case 'scheduled':
      return `From ${dayOrMonth(status.date)}`;
    case 'proposed':
      return `Proposed for ${dayOrMonth(status.date)}`;
    case 'undated':
      return NO_DATE;
  }
}

export const NO_DATE = 'No date yet';

export const liveZones = (live: number, all: number): string =>
  plural(live, { one: `1 of the ${all} zones is live.`, other: `${live} of the ${all} zones are live.` });

export const nextZones = (names: readonly string[], day: string): string =>
  `Next: ${names.join(' and ')}, on ${dayOrMonth(day)}.`;

export const ownText = (zones: number): string => plural(zones, { one: 'yours', other: 'may be yours' });

export const inAreaText = (districts: string, area: string): string =>
  `${districts} (in area ${area} of the map)`;

const AND = new Intl.ListFormat('en-US');

export const rollOutTexts = {
  next: (names: readonly string[], day: string) =>
    plural(names.length, {
      one: `The next zone goes live on ${dayOrMonth(day)}: ${AND.format(names)}.`,
      other: `The next zones go live on ${dayOrMonth(day)}: ${AND.format(names)}.`,
    }),
  noneNext: (live: number, all: number) =>
    plural(live, {
      one: `1 of the ${all} zones is live, and no further date is set.`,
      other: `${live} of the ${all} zones are live, and no further date is set.`,
    }),
  undated: (undated: number, all: number) =>
    plural(undated, {
      one: `1 of the ${all} zones has no date yet.`,
      other: `${undated} of the ${all} zones have no date yet.`,
    }),
  caption: 'Sign-up windows and go-live dates of all zones',
  columns: ['Zone', 'Sign-up window', 'Status', 'Source'],
};

export const zipReasons = {
  unknown: (zip: string) =>
    `ZIP code ${zip} isn't enough to find your zone. Enter your address, with the house number.`,
  split: (zip: string) =>
    `ZIP code ${zip} is split between zones, so your address decides. Enter it, with the house number.`,
  unverified: (zip: string) => `We could not verify the zone of ZIP code ${zip}.`,
};

export const addressReasons = {
  lookedUp: (place: string) => `We looked up ${place}.`,
  notFound: (address: string) => `We looked up ${address}, and found no building in city records.`,
  noDistrict: 'The city has no community district on record for it, so we used its ZIP code.',
  inDistrict: (district: string) => `It is in Community District ${district}.`,
  inTwoZones: (district: string) => `It is in Community District ${district}, which lies in two zones.`,
  zipIsIn: (zip: string, zone: string) => `Its ZIP code, ${zip}, is in ${zone}.`,
  zipPointsTo: (zip: string, zone: string) => `Its ZIP code, ${zip}, points to ${zone}.`,
};

export const districtTexts = {
  inZone: (district: string, zone: string) => `Community District ${district} is in the waste zone ${zone}.`,
  inTwoZones: (district: string, zone: string, other: string) =>
    `Community District ${district} is partly in the waste zone ${zone} and partly in ${other}. The exact address decides.`,
};

export const otherBoroughText = (zip: string, borough: string): string =>
  `The ZIP code ${zip} usually belongs to ${borough}. Check the ZIP code and the borough.`;

export const UNCERTAIN_ZONE = 'Zone not certain';
