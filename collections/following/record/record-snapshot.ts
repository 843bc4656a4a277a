import { addYears } from '#law/days.ts';
import type { RecordSet } from '#law/city-record/rows.ts';

/** Data sets that describe the same items. One repeats violations of the other, or has newer amounts. */
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

/** What was on record about an item, and which days followers know of. */
export interface KnownItem {
  isClosed?: true;
  balance?: number;
  isDocketed?: true;
  hearing?: string;
  correction?: string;
  /** The day when the data sets no longer had it. */
  gone?: string;
}

/** By key. 0 stands for an open item without details, to save space, as there are millions. */
export type KnownItems = Readonly<Record<string, KnownItem | 0>>;

/** The `value` of the newest filing of each building or device. */
export type KnownFilings = Readonly<Record<string, string>>;

/** The city's record of a followed lot. Empty parts are absent. */
export interface RecordSnapshot {
  /** Data sets that were loaded. Only these take part in the next comparison. */
  loaded: readonly RecordSet[];
  /** By the first set of each group. */
  items: Readonly<Partial<Record<RecordSet, KnownItems>>>;
  filings: Readonly<Partial<Record<FilingSet, KnownFilings>>>;
  /** The end of a registration that was about to lapse. */
  lapse?: string;
}

/** Older items that appear for the first time were loaded late, and are not news. */
export const isRecent = (recordedOn: string | undefined, day: string): boolean =>
  recordedOn !== undefined && recordedOn >= addYears(day, -1);
