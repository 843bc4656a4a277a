import { addDays } from '#law/days.ts';
import type { LawId } from '#law/buildings/rules/index.ts';
import type { CityRecord, RecordSet } from '#law/city-record/rows.ts';
import type { RecordSummary } from '#law/city-record/summary.ts';
import { newestFilings } from './record-filings.ts';
import { type Comparable, isLive, comparableItems, type News, findOlderKey } from './record-items.ts';
import {
  FILING_SETS,
  type FilingSet,
  isRecent,
  ITEM_GROUPS,
  type ItemGroup,
  type KnownFilings,
  type KnownItem,
  type KnownItems,
  type RecordSnapshot,
} from './record-snapshot.ts';
import { FILING_TEXTS, recordReason } from './record-texts.ts';

const LAPSE_DAYS = 30;

export interface RecordChange {
  set: RecordSet;
  text: string;
  reason: string;
  law?: LawId;
}

interface Read {
  record: CityRecord;
  summary: Pick<RecordSummary, 'items'>;
  day: string;
}

interface Compared<Known> {
  known: Known;
  changes: RecordChange[];
}

const toChange = (
  { set, law }: { set: RecordSet; law?: LawId },
  text: string,
  { record }: Read,
): RecordChange => ({ set, text, reason: recordReason(set, record.sets[set].asOf), law });

/** `was` is absent for an item that appears for the first time. */
function findNews(item: Comparable, was: KnownItem | undefined, day: string): News[] {
  const { state, balance, docketedOn, hearing, correction } = item;
  const isNew = !was && isRecent(item.on, day) && (isLive(state) || balance > 0);
  return [
    ...(isNew ? ['new' as const] : []),
    ...(was && !was.isClosed && state === 'closed' ? ['closed' as const] : []),
    ...(was && balance > (was.balance ?? 0) ? ['balance' as const] : []),
    ...(was && !was.isDocketed && docketedOn ? ['docketed' as const] : []),
    ...(hearing && was?.hearing !== hearing ? ['hearing' as const] : []),
    ...(correction && was?.correction !== correction ? ['correction' as const] : []),
  ];
}

const ahead = (known: string | undefined, day: string): string | undefined =>
  known !== undefined && known >= day ? known : undefined;

function toKnown(item: Comparable, was: KnownItem | undefined, day: string): KnownItem {
  const hearing = item.hearing ?? ahead(was?.hearing, day);
  const correction = item.correction ?? ahead(was?.correction, day);
  return {
    ...(isLive(item.state) ? {} : { isClosed: true }),
    ...(item.balance > 0 ? { balance: item.balance } : {}),
    ...(item.docketedOn ? { isDocketed: true } : {}),
    ...(hearing ? { hearing } : {}),
    ...(correction ? { correction } : {}),
  };
}

/** Old closed items without a balance or a date can be dropped, because they can never be news again. */
const isWorthKnowing = (item: Comparable, known: KnownItem, day: string): boolean =>
  !known.isClosed ||
  (known.balance ?? known.hearing ?? known.correction) !== undefined ||
  isRecent(item.on, day);

/** Remembers missing items for a while, because they may reappear the next night or move back from another lot. */
const markGone = (known: KnownItem | 0, day: string): KnownItem =>
  known === 0 ? { gone: day } : { gone: day, ...known };

function compareItems(before: KnownItems | undefined, sets: ItemGroup, read: Read): Compared<KnownItems> {
  const { record, day } = read;
  const items = comparableItems(sets, read);
  const findKnown = (item: Comparable): KnownItem | undefined => {
    const known = before?.[item.key] ?? before?.[findOlderKey(item, record) ?? ''];
    return known === 0 ? {} : known;
  };
  const next = items.map((item) => ({
    item,
    was: findKnown(item),
    known: toKnown(item, findKnown(item), day),
  }));
  const current = new Set(items.map(({ key }) => key));
  const gone = Object.entries(before ?? {})
    .filter(([key, known]) => !current.has(key) && (known === 0 || !known.gone || isRecent(known.gone, day)))
    .map(([key, known]) => [key, markGone(known, day)] as const);
  return {
    known: Object.fromEntries([
      ...next
        .filter(({ item, known }) => isWorthKnowing(item, known, day))
        .map(({ item, known }) => [item.key, Object.keys(known).length > 0 ? known : 0] as const),
      ...gone,
    ]),
    changes: before
      ? next.flatMap(({ item, was }) =>
          findNews(item, was, day).flatMap((news) => {
            const text = item.texts[news]?.(was?.balance ?? 0);
            return text ? [toChange(item, text, read)] : [];
          }),
        )
      : [],
  };
}

function compareFilings(
  before: KnownFilings | undefined,
  set: FilingSet,
  read: Read,
): Compared<KnownFilings> {
  const filings = newestFilings(read.record.rows, set).filter(
    ({ of, value }) => value > (before?.[of] ?? ''),
  );
  return {
    known: { ...before, ...Object.fromEntries(filings.map(({ of, value }) => [of, value])) },
    changes: before
      ? filings
          .filter(({ on }) => isRecent(on, read.day))
          .map(({ text, law }) => toChange({ set, law }, text, read))
      : [],
  };
}

/** Reports that a registration is about to end, once per end date. */
function compareLapse(before: RecordSnapshot | undefined, read: Read): Compared<string | undefined> {
  const set = 'hpd-registrations';
  const { day, record } = read;
  const ends = newestFilings(record.rows, set)[0]?.value;
  const isNear = record.sets[set].loaded && ends && ends >= day && ends <= addDays(day, LAPSE_DAYS);
  if (!isNear) return { known: before?.lapse, changes: [] };
  const isNews = before?.loaded.includes(set) && before.lapse !== ends;
  return {
    known: ends,
    changes: isNews ? [toChange({ set, law: 'hpd-registration' }, FILING_TEXTS.lapses(ends), read)] : [],
  };
}

interface Part<Known> extends Compared<Known> {
  loaded: readonly RecordSet[];
}

/** While a data set is not loaded, keeps what was known. Reports no changes for a newly loaded set. */
function comparePart<Known extends object>(
  sets: readonly RecordSet[],
  { before, was, record }: { before: RecordSnapshot | undefined; was: Known; record: CityRecord },
  compare: (was: Known | undefined) => Compared<Known>,
): Part<Known> {
  const old = sets.filter((set) => before?.loaded.includes(set));
  const loaded = sets.filter((set) => record.sets[set].loaded);
  if (loaded.length === 0 || !old.every((set) => loaded.includes(set)))
    return { known: was, changes: [], loaded: old };
  return { ...compare(old.length === loaded.length ? was : undefined), loaded };
}

const isFilled = ([, known]: readonly [string, object]): boolean => Object.keys(known).length > 0;

/** Compares the city's record with the last complete read. Reports no changes on the first read. */
export function compareRecord(
  before: RecordSnapshot | undefined,
  read: Read,
): { snapshot: RecordSnapshot; changes: RecordChange[] } {
  const { record } = read;
  const items = ITEM_GROUPS.map((sets) => {
    const [name] = sets;
    const given = { before, was: before?.items[name] ?? {}, record };
    return { name, ...comparePart(sets, given, (was) => compareItems(was, sets, read)) };
  });
  const filings = FILING_SETS.map((name) => {
    const given = { before, was: before?.filings[name] ?? {}, record };
    return { name, ...comparePart([name], given, (was) => compareFilings(was, name, read)) };
  });
  const lapse = compareLapse(before, read);
  return {
    snapshot: {
      loaded: [...items, ...filings].flatMap(({ loaded }) => loaded),
      items: Object.fromEntries(items.map(({ name, known }) => [name, known] as const).filter(isFilled)),
      filings: Object.fromEntries(filings.map(({ name, known }) => [name, known] as const).filter(isFilled)),
      ...(lapse.known ? { lapse: lapse.known } : {}),
    },
    changes: [...items, ...filings, lapse].flatMap(({ changes }) => changes),
  };
}
