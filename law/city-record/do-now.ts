import type { Facts } from '../buildings/facts.ts';
import type { LawId } from '../buildings/rules/index.ts';
import { addDays } from '../days.ts';
import { type FilingLine, type FilingState, lawFiling } from './filings.ts';
import { sum } from './summarize.ts';
import type { RecordItem, RecordSummary } from './summary.ts';
import { correctText, hearingText, openText, overdueText, payText, vacateText } from './words.ts';

/** Most urgent first. */
export const DO_NOW_KINDS = [
  ...(['vacate', 'unsafe', 'overdue', 'hearing', 'correct'] as const),
  ...(['lapsed', 'missing', 'pests', 'pay', 'open'] as const),
] as const;

export type DoNowKind = (typeof DO_NOW_KINDS)[number];

export interface DoNow {
  /** Unique in the list, and stable from day to day. */
  key: string;
  kind: DoNowKind;
  law?: LawId;
  agency?: string;
  /** The day to act by, or the day the problem began. */
  day?: string;
  count: number;
  /** Dollars due, or at stake at a hearing. */
  amount?: number;
  text: string;
  /** What closes the items, if it is the same for all of them. */
  closes?: string;
}

const HEARING_DAYS = 60;

/** A certified correction leaves the owner nothing to do, even while HPD keeps the violation open. */
const isToCorrect = ({ state, correctBy, certifiedOn }: RecordItem): boolean =>
  state === 'open' && correctBy !== undefined && certifiedOn === undefined;

/** Returns the first kind that fits, or undefined if nothing is left to do. */
function doNowKind(item: RecordItem, on: string): DoNowKind | undefined {
  const { state, correctBy = '', hearing, balance, isUndecided } = item;
  if (isToCorrect(item) && correctBy < on) return 'overdue';
  if (hearing !== undefined && hearing <= addDays(on, HEARING_DAYS)) return 'hearing';
  if (isToCorrect(item)) return 'correct';
  if (balance > 0 && !isUndecided) return 'pay';
  return state === 'open' || hearing !== undefined ? 'open' : undefined;
}

/** Whether something is left to do, pay, or wait for. */
export const isLive = (item: RecordItem, on: string): boolean => doNowKind(item, on) !== undefined;

/** Returns the rank of the most urgent item. The lower the rank, the more urgent. */
export function urgencyRank(items: readonly RecordItem[], on: string): number {
  const places = items.flatMap((item) => {
    const kind = doNowKind(item, on);
    return kind ? [DO_NOW_KINDS.indexOf(kind)] : [];
  });
  return Math.min(...places, DO_NOW_KINDS.length);
}

const first = (days: readonly (string | undefined)[]): string | undefined =>
  days.filter((day) => day !== undefined).toSorted()[0];

/** Expects items of one kind. */
function itemsText(kind: DoNowKind, items: readonly RecordItem[]): Pick<DoNow, 'day' | 'amount' | 'text'> {
  const hearing = first(items.map((item) => item.hearing));
  if (kind === 'hearing') {
    const amount = sum(items.map(({ atStake }) => atStake));
    return { day: hearing, ...(amount > 0 && { amount }), text: hearingText(items, hearing ?? '', amount) };
  }
  if (kind === 'pay') {
    const amount = sum(items.map(({ balance }) => balance));
    return { amount, text: payText(items, amount) };
  }
  if (kind === 'open') return { day: hearing, text: openText(items, hearing) };
  const day = first(items.map(({ correctBy }) => correctBy)) ?? '';
  return { day, text: kind === 'overdue' ? overdueText(items, day) : correctText(items, day) };
}

function sharedClosing([item, ...others]: readonly RecordItem[]): string | undefined {
  return others.every(({ closes }) => closes === item?.closes) ? item?.closes : undefined;
}

function itemEntries({ items, on }: RecordSummary): DoNow[] {
  const groups = new Map<string, { kind: DoNowKind; items: RecordItem[] }>();
  for (const item of items) {
    const kind = doNowKind(item, on);
    if (!kind) continue;
    const key = `${kind} ${item.law ?? item.agency}`;
    const group = groups.get(key) ?? { kind, items: [] };
    group.items.push(item);
    groups.set(key, group);
  }
  return [...groups].map(([key, { kind, items: own }]) => {
    const closes = sharedClosing(own);
    const [{ law, agency } = { law: undefined, agency: '' }] = own;
    return {
      key,
      kind,
      ...(law && { law }),
      agency,
      count: own.length,
      ...itemsText(kind, own),
      ...(closes && { closes }),
    };
  });
}

const KIND_OF_STATE: Partial<Record<FilingState, DoNowKind>> = {
  unsafe: 'unsafe',
  lapsed: 'lapsed',
  missing: 'missing',
  pests: 'pests',
};

const filingEntries = (
  lines: readonly FilingLine[],
  summary: RecordSummary,
  facts: Pick<Facts, 'yearBuilt'>,
): DoNow[] =>
  lines.flatMap((line) => {
    const filing = lawFiling(line, summary, facts);
    const kind = filing && KIND_OF_STATE[filing.state];
    if (!kind) return [];
    const { text, day } = filing;
    return [{ key: `${kind} ${line.id}`, kind, law: line.id, ...(day && { day }), count: 1, text }];
  });

function vacateEntries({ vacateOrders }: RecordSummary): DoNow[] {
  if (vacateOrders.length === 0) return [];
  const day = first(vacateOrders.map(({ since }) => since));
  const text = vacateOrders.map(vacateText).join(' ');
  const count = vacateOrders.length;
  return [{ key: 'vacate HPD', kind: 'vacate', agency: 'HPD', ...(day && { day }), count, text }];
}

const LAST = '9999';

/** Most urgent first. */
export const compareDoNow = (one: DoNow, other: DoNow): number =>
  DO_NOW_KINDS.indexOf(one.kind) - DO_NOW_KINDS.indexOf(other.kind) ||
  (one.day ?? LAST).localeCompare(other.day ?? LAST) ||
  one.key.localeCompare(other.key);

/**
 * Lists vacate orders and filings that need attention. Also groups every open item, balance due, and pending hearing by
 * its most urgent kind and by law or agency.
 */
export const doNow = (
  lines: readonly FilingLine[],
  summary: RecordSummary,
  facts: Pick<Facts, 'yearBuilt'> = {},
): DoNow[] =>
  [...vacateEntries(summary), ...filingEntries(lines, summary, facts), ...itemEntries(summary)].toSorted(
    compareDoNow,
  );

/** Laws with a lapsed or missing filing, which takes priority over their next date. */
export const lawsToDoNow = (list: readonly DoNow[]): ReadonlySet<LawId> =>
  new Set(list.flatMap(({ kind, law }) => (law && (kind === 'lapsed' || kind === 'missing') ? [law] : [])));
