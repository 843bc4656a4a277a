import { addYears } from '#law/days.ts';
import type { RecordSet } from '#law/city-record/rows.ts';

/** Groups of data sets that describe the same items: one repeats the other's violations or has newer amounts. */
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

/** The last known state of an item, and the dates that followers were already notified of. */
export interface KnownItem {
  isClosed?: true;
  balance?: number;
  isDocketed?: true;
  hearing?: string;
  correction?: string;
  /** The day on which it disappeared from the data sets. */
  gone?: string;
}

/** By item key. 0 stands for an open item without details, which saves space, because there are millions. */
export type KnownItems = Readonly<Record<string, KnownItem | 0>>;

/** The `value` of the newest filing for each building or device. */
export type KnownFilings = Readonly<Record<string, string>>;

/** The city's record of a followed lot. Empty parts are absent. */
export interface RecordSnapshot {
  /** Data sets that were loaded. Only these take part in the next comparison. */
  loaded: readonly RecordSet[];
  /** Items by the first data set in their group. */
  items: Readonly<Partial<Record<RecordSet, KnownItems>>>;
  filings: Readonly<Partial<Record<FilingSet, KnownFilings>>>;
  /** The end date of a registration that was about to lapse. */
  lapse?: string;
}

/** An older item that appears for the first time was published late and is not news. */
export const isRecent = (recordedOn: string | undefined, day: string): boolean =>
  recordedOn !== undefined && recordedOn >= addYears(day, -1);
