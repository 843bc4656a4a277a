import type { LawId } from '../buildings/rules/index.ts';
import type { RecordSet, SetState, VacateOrder } from './rows.ts';

export type ItemKind = 'dobViolation' | 'dobSummons' | 'hpdViolation' | 'otherSummons';

/** "closing": paid, waived, or decided, on its way out. "deleted": DOB notes it as deleted. */
export type ItemState = 'open' | 'closing' | 'closed' | 'deleted';

/** A violation or summons, counted once although two sets may have it. */
export interface RecordItem {
  /** Unique in the record of the city: "hpd-violations 19000001". */
  id: string;
  kind: ItemKind;
  set: RecordSet;
  /** "DOB", "HPD", or the issuing agency of a summons. */
  agency: string;
  number: string;
  day?: string;
  state: ItemState;
  /** As the city writes it. */
  status: string;
  /** Cleaned of places in the building. */
  words: string;
  law?: LawId;
  meaning?: string;
  closes?: string;
  bin?: number;
  /** "A" to "C" and "I" of HPD, "1" to "3" of DOB's summonses. */
  hazardClass?: string;
  correctBy?: string;
  isOverdue: boolean;
  certifiedOn?: string;
  /** The day of a hearing to come. */
  hearing?: string;
  /** Dollars due now. */
  balance: number;
  /** Dollars that a hearing to come may cost. */
  atStake: number;
  /** A hearing has passed and the record does not say yet how it ended, so `balance` may not be due. */
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

/** A sidewalk shed with a permit now. */
export interface StandingShed {
  /** The day of its first permit. Absent if the set does not say. */
  since?: string;
  expiresOn: string;
}

/** What is on record about a law. The names that end in a year, such as `cat1Missing2025`, name the last calendar year. */
export type Finding = Readonly<Record<string, number | string | boolean | readonly string[]>>;

export interface RecordSummary {
  bbl: string;
  /** The day of which this is true. */
  on: string;
  sets: Readonly<Record<RecordSet, SetState>>;
  counts: Counts;
  findings: Readonly<Partial<Record<LawId, Finding>>>;
  /** Newest first. */
  items: readonly RecordItem[];
  vacateOrders: readonly VacateOrder[];
  /** The oldest first. */
  sheds: readonly StandingShed[];
  registration?: { endsOn: string; isLapsed: boolean };
  /** HPD's number of the building, which links to it use. */
  hpdBuilding?: string;
}
