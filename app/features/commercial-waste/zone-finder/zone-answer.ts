import type { ParsedQuery } from '#app/data/building-search.server.ts';
import type { ZoneName } from '#law/commercial-waste/zones.ts';
import type { Tone } from '#app/ui/badge.tsx';

/** A page with this parameter is personal: see `personalQuery`. */
export const PLACE_PARAMETER = 'place';

export const FINDER_ID = 'find-your-zone';

export interface AnsweredZone {
  name: string;
  tone: Tone;
  label: string;
  sentence: string;
  signUp?: string;
  districts: string;
  /** "The city's schedule, checked on November 21, 2026". */
  source: string;
}

export interface ZoneAnswer {
  heading: string;
  /** How we found the zone: the matched address, its district, or why the zone is uncertain. */
  reasons: string[];
  zones: AnsweredZone[];
  nextStep?: string;
  /** The URL of the assessment, with known answers filled in. */
  assessment?: string;
  choices: { label: string; href: string }[];
  /** Whether only the city's own tool can determine the zone. */
  needsCity: boolean;
  marked: readonly ZoneName[];
}

export interface FoundZone {
  status: number;
  typed: string;
  error?: string;
  answer?: ZoneAnswer;
}

type Unreadable = Extract<ParsedQuery, { kind: 'unreadable' }>['why'];

const ANYTHING = 'Enter a five-digit ZIP code, or a house number and street. For example: 11373.';

export const UNREADABLE_PLACE: Readonly<Record<Unreadable, string>> = {
  empty: ANYTHING,
  notAnAddress: ANYTHING,
  digits: 'A ZIP code has five digits. Check the number, or enter a house number and a street.',
  zip: ANYTHING,
  lot: ANYTHING,
  borough: ANYTHING,
  placeholderBin: ANYTHING,
  tooLong: 'That is too long for an address in the city. Enter a house number and a street.',
  letters: 'Enter the address in Latin letters, as on the street sign.',
  elsewhere: 'That address is not in New York City. Commercial waste zones cover its five boroughs only.',
  noNumber: 'Add the house number. For example: 82-20 Baxter Avenue, Queens.',
  noStreet: 'Add the street. For example: 82-20 Baxter Avenue, Queens.',
};

export const INTERSECTION = 'That is an intersection. Enter the house number and the street of one building.';

export const otherCity = (zip: string): string =>
  `${zip} is not a ZIP code of New York City. Commercial waste zones cover its five boroughs only.`;
