import { isUndecided } from '#law/city-record/items.ts';
import { addDays } from '#law/days.ts';
import type { LawId } from '#law/buildings/rules/index.ts';
import type { CityRecord, RecordSet, VacateOrder } from '#law/city-record/rows.ts';
import type { ItemState, RecordItem, RecordSummary } from '#law/city-record/summary.ts';
import type { ItemGroup } from './record-snapshot.ts';
import { ITEM_TEXTS, VACATE_TEXTS } from './record-texts.ts';

const HEARING_DAYS = 14;
const CORRECTION_DAYS = 7;

export type News = keyof typeof ITEM_TEXTS;

/** A violation, summons, or vacate order, with the texts that report changes to it. */
export interface Comparable {
  key: string;
  set: RecordSet;
  law?: LawId;
  /** The day on which it was recorded. */
  on?: string;
  state: ItemState;
  balance: number;
  docketedOn?: string;
  /** Set only if the hearing is within 14 days. */
  hearing?: string;
  correction?: string;
  texts: Partial<Record<News, (from: number) => string>>;
}

const within = (due: string | undefined, day: string, days: number): string | undefined =>
  due !== undefined && due >= day && due <= addDays(day, days) ? due : undefined;

const itemKey = (id: string): string => id.slice(id.indexOf(' ') + 1);

export const isLive = (state: ItemState): boolean => state === 'open' || state === 'closing';

function toComparable(
  item: RecordItem,
  { day, undecided }: { day: string; undecided: ReadonlySet<string> },
): Comparable {
  const { id, set, law, state, docketedOn, hearing, correctBy, certifiedOn } = item;
  const isToCorrect = isLive(state) && certifiedOn === undefined;
  const key = itemKey(id);
  return {
    key,
    set,
    law,
    state,
    docketedOn,
    on: item.day,
    // Ignore the balance: on the day after a hearing, the outcome may not be on record yet.
    balance: undecided.has(key) ? 0 : item.balance,
    hearing: within(hearing, day, HEARING_DAYS),
    correction: isToCorrect ? within(correctBy, day, CORRECTION_DAYS) : undefined,
    texts: {
      new: () => ITEM_TEXTS.new(item),
      closed: () => ITEM_TEXTS.closed(item),
      balance: (from) => ITEM_TEXTS.balance(item, from),
      docketed: () => ITEM_TEXTS.docketed(item),
      hearing: () => ITEM_TEXTS.hearing(item),
      correction: () => ITEM_TEXTS.correction(item),
    },
  };
}

function comparableOrder(order: VacateOrder, day: string): Comparable {
  const { key, since, rescindedOn } = order;
  const isRescinded = rescindedOn !== undefined && rescindedOn <= day;
  return {
    key,
    set: 'hpd-vacate-orders',
    on: since,
    balance: 0,
    state: isRescinded ? 'closed' : 'open',
    texts: { new: () => VACATE_TEXTS.new(order), closed: () => VACATE_TEXTS.closed(order) },
  };
}

const inOrder = (items: readonly Comparable[]): Comparable[] =>
  items.toSorted((one, other) => (one.key < other.key ? -1 : 1));

interface Read {
  record: CityRecord;
  summary: Pick<RecordSummary, 'items'>;
  day: string;
}

/** Sorted by key, so that a snapshot does not depend on the order of rows. */
export function comparableItems(sets: ItemGroup, { record, summary, day }: Read): Comparable[] {
  const names: readonly RecordSet[] = sets;
  const undecided = new Set(record.rows['oath-hearings'].filter(isUndecided).map(({ key }) => key));
  const context = { day, undecided };
  return inOrder([
    ...summary.items.filter(({ set }) => names.includes(set)).map((item) => toComparable(item, context)),
    ...(names.includes('hpd-vacate-orders')
      ? record.rows['hpd-vacate-orders'].map((order) => comparableOrder(order, day))
      : []),
  ]);
}

/** Finds a safety violation's key in the older DOB violations data set, where it may have appeared first. */
export const findOlderKey = ({ set, key }: Comparable, { rows }: CityRecord): string | undefined =>
  set === 'dob-safety-violations'
    ? rows['dob-violations'].find(({ isRepeated, number }) => isRepeated && number?.endsWith(key))?.key
    : undefined;
