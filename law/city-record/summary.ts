import type { LawId } from '../buildings/rules/index.ts';
import type { RecordSet, SetState, VacateOrder } from './rows.ts';

export type ItemKind = 'dobViolation' | 'dobSummons' | 'hpdViolation' | 'otherSummons';

/** "closing": paid, waived, or otherwise pending dismissal. "deleted": marked as deleted by DOB. */
export type ItemState = 'open' | 'closing' | 'closed' | 'deleted';

/** One violation or summons, even if two data sets include it. */
export interface RecordItem {
  /** Unique in the city's record: "hpd-violations 19000001". */
  id: string;
  kind: ItemKind;
  set: RecordSet;
  /** "DOB", "HPD", or the issuing agency of a summons. */
  agency: string;
  number: string;
  day?: string;
  state: ItemState;
  /** The city's own wording. */
  status: string;
  /** Locations inside the building are removed. */
  words: string;
  law?: LawId;
  meaning?: string;
  closes?: string;
  bin?: number;
  /** "A" to "C" and "I" for HPD violations, "1" to "3" for DOB summonses. */
  hazardClass?: string;
  correctBy?: string;
  isOverdue: boolean;
  certifiedOn?: string;
  /** The day of an upcoming hearing. */
  hearing?: string;
  /** Dollars due now. */
  balance: number;
  /** Dollars at stake at an upcoming hearing. */
  atStake: number;
  /** The record does not yet show how a past hearing ended, so `balance` may not be due. */
  isUndecided?: true;
  docketedOn?: string;
}

export interface Counts {
  dobBisOpen: number;
  dobBisDeleted: number;
  dobSafetyOpen: number;
  dobSafetyClosing: number;
  ecbOpen: number;
  hpdOpen: number;
  hpdA: number;
  hpdB: number;
  hpdC: number;
  hpdI: number;
  hpdOverdue: number;
  oathOtherOpen: number;
  openTotal: number;
  balanceDue: number;
  pendingHearing: number;
  vacateOrdersLive: number;
  aepActive: number;
  shedsStanding: number;
}

/** A sidewalk shed with a current permit. */
export interface StandingShed {
  /** The day of its first permit, if recorded. */
  since?: string;
  expiresOn: string;
}

/** What is on record about a law. Keys such as `cat1Missing2025` end in the last calendar year. */
export type Finding = Readonly<Record<string, number | string | boolean | readonly string[]>>;

export interface RecordSummary {
  bbl: string;
  /** The day that the summary is for. */
  on: string;
  sets: Readonly<Record<RecordSet, SetState>>;
  counts: Counts;
  findings: Readonly<Partial<Record<LawId, Finding>>>;
  /** Newest first. */
  items: readonly RecordItem[];
  vacateOrders: readonly VacateOrder[];
  /** Oldest first. */
  sheds: readonly StandingShed[];
  registration?: { endsOn: string; isLapsed: boolean };
  /** HPD's building number, used in links. */
  hpdBuilding?: string;
}
