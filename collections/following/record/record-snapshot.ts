import { addYears } from '#law/days.ts';
import type { RecordSet } from '#law/city-record/rows.ts';

/** Sets that say together what an item is: one repeats violations of the other, or has newer amounts. */
export const ITEM_GROUPS = [
  ['hpd-vacate-orders'],
  ['hpd-violations'],
  ['dob-violations', 'dob-safety-violations'],
  ['dob-ecb-violations', 'oath-hearings'],
] as const satisfies readonly (readonly RecordSet[])[];

export type ItemGroup = (typeof ITEM_GROUPS)[number];

export const FILING_SETS = [
  'facades',
  'boilers',
  'elevators',
  'bedbug-reports',
  'hpd-registrations',
] as const satisfies readonly RecordSet[];

export type FilingSet = (typeof FILING_SETS)[number];

/** What was on record of an item, and of which days readers know. */
export interface KnownItem {
  isClosed?: true;
  balance?: number;
  isDocketed?: true;
  hearing?: string;
  correction?: string;
  /** The day on which the sets no longer had it. */
  gone?: string;
}

/** By key. 0 is an open item with nothing more to know, to save space: there are millions. */
export type KnownItems = Readonly<Record<string, KnownItem | 0>>;

/** The newest filing of each building or device: its day, its year, or the end of its period. */
export type KnownFilings = Readonly<Record<string, string>>;

/** What the city had on record of a followed lot. Parts without anything are absent. */
export interface RecordSnapshot {
  /** The sets that were loaded. Each takes part in the next comparison only if it was. */
  loaded: readonly RecordSet[];
  /** By the first set of each group. */
  items: Readonly<Partial<Record<RecordSet, KnownItems>>>;
  filings: Readonly<Partial<Record<FilingSet, KnownFilings>>>;
  /** The end of a registration that was near. */
  lapse?: string;
}

/** What is older and appears for the first time was loaded late. It is no news. */
export const isRecent = (recordedOn: string | undefined, day: string): boolean =>
  recordedOn !== undefined && recordedOn >= addYears(day, -1);
