import { addDays, dayInNewYork } from '#law/days.ts';
import { hasDeadline } from '#law/buildings/rules/index.ts';
import { compareDoNow } from '#law/city-record/do-now.ts';
import { LEADS } from '#law/following.ts';
import { siteUrl } from '#cms/mail/imprint.ts';
import { type Following, toWish } from './followings.ts';
import type { ChangeItem, DateItem, NowItem } from './mail-texts.ts';
import type { StoredNotice } from './notices.ts';
import {
  type CityDay,
  entryDates,
  type Follower,
  FORWARD_DAYS,
  lotDates,
  type OwnDate,
  type OwnLot,
  ownLots,
  lotUrl,
  lotPlace,
} from './own-dates.ts';
import { currentLead, MAX_LEAD_LENGTH } from './reminder-days.ts';
import type { SentNotification } from './sent-notifications.ts';

export interface Contents<Item> {
  items: Item[];
  sent: SentNotification[];
  /** Set if all items are about one follow. */
  onlyFollow?: number;
}

export interface FollowerDay {
  reminder: Contents<DateItem>;
  changes: Contents<ChangeItem>;
  digest: Contents<DateItem> & { now: NowItem[] };
  /** The new JSON of changed lots for the `seen` table, by BBL. */
  seen: ReadonlyMap<string, string>;
}

const LAST_DIGEST_DAY = 3;

interface Part<Item> {
  item: Item;
  follows: readonly number[];
  sent?: SentNotification;
}

function toContents<Item>(parts: readonly Part<Item>[]): Contents<Item> {
  const [first, ...others] = new Set(parts.flatMap(({ follows }) => follows));
  return {
    items: parts.map(({ item }) => item),
    sent: parts.flatMap(({ sent }) => sent ?? []),
    ...(others.length === 0 && { onlyFollow: first }),
  };
}

const followIds = (rows: readonly Following[]): number[] => rows.map(({ follow }) => follow);

const reminderKey = (key: string, lead: number): string => `reminder ${key} ${lead}`;

/** Skips a reminder if it, or one with a shorter lead, was already sent. */
function reminderParts(
  dates: readonly OwnDate[],
  sentKeys: ReadonlySet<string>,
  day: string,
): Part<DateItem>[] {
  return dates.flatMap(({ key, date, item, rows }) => {
    const lead = currentLead(date, day, rows.map(toWish));
    const wasSent = LEADS.some(
      (each) => lead !== undefined && each <= lead && sentKeys.has(reminderKey(key, each)),
    );
    return lead === undefined || wasSent
      ? []
      : [{ item, follows: followIds(rows), sent: { key: reminderKey(key, lead), dueOn: date } }];
  });
}

function buildDigest(
  dates: readonly OwnDate[],
  lots: readonly OwnLot[],
  { own, day }: { own: Follower; day: string },
): FollowerDay['digest'] {
  const month = day.slice(0, 'YYYY-MM'.length);
  const key = `digest ${month}`;
  const isChosen = [...own.lots, ...own.entries].some(
    ({ digest, since }) => digest && since !== null && since <= `${month}-01`,
  );
  const isDay = Number(day.slice('YYYY-MM-'.length)) <= LAST_DIGEST_DAY;
  if (!isChosen || !isDay || own.sentKeys.has(key)) return { items: [], now: [], sent: [] };
  const chosen = dates.flatMap(({ item, rows }) => {
    const wanting = rows.filter(({ digest }) => digest);
    return wanting.length > 0 ? [{ item, follows: followIds(wanting) }] : [];
  });
  const now = lots
    .flatMap((each) => {
      const [first] = each.lot.toDo;
      return first && each.rows.some(({ digest }) => digest) ? [{ each, first }] : [];
    })
    .toSorted((one, other) => compareDoNow(one.first, other.first))
    .map(({ each, first }) => ({ ...lotPlace(each), text: first.text, link: lotUrl(each, 'record') }));
  return { ...toContents(chosen), now, sent: [{ key, dueOn: `${month}-01` }] };
}

/** Returns recent notices that the follower should receive and has not received yet. */
function noticesFor(own: Follower, lots: readonly OwnLot[], { notices }: CityDay): StoredNotice[] {
  return notices.filter(({ version, laws, module, decidedAt }) => {
    const decidedOn = dayInNewYork(new Date(decidedAt));
    const wants = ({ changes, since }: Following) => changes && since !== null && since <= decidedOn;
    return (
      !own.sentKeys.has(`notice ${version}`) &&
      (own.entries.some(
        (row) =>
          wants(row) &&
          (row.kind === 'law' ? laws.some((law) => law === row.subject) : row.subject === module),
      ) ||
        lots.some(({ rows, lot }) => rows.some(wants) && laws.some((law) => lot.laws.has(law))))
    );
  });
}

const DEADLINE = 'deadline:';

function changeParts(lots: readonly OwnLot[], notices: readonly StoredNotice[]): Part<ChangeItem>[] {
  const isNoticed = (law: Parameters<typeof hasDeadline>[0]) =>
    notices.some(({ entry }) => entry.startsWith(DEADLINE) && hasDeadline(law, entry.slice(DEADLINE.length)));
  const ofLots = lots.flatMap((own): Part<ChangeItem>[] => {
    const { bbl, rows, lot } = own;
    const [wanting, ofRecord] = [rows.filter(({ changes }) => changes), rows.filter(({ record }) => record)];
    const lines = wanting.length > 0 ? lot.lineChanges : [];
    return [
      ...lines
        .filter(({ law, isMovedDate }) => !(isMovedDate && isNoticed(law)))
        .map(({ text, reason, law }) => ({
          item: { ...lotPlace(own), text, reason, link: lotUrl(own, law) },
          follows: followIds(wanting),
        })),
      ...lot.recordNews.map(({ text, reason }) => ({
        item: { ...lotPlace(own), text, reason, link: `${siteUrl()}/buildings/${bbl}/record` },
        follows: followIds(ofRecord),
      })),
    ];
  });
  return [
    ...notices.map(({ version, text, reason, page }) => ({
      item: { text, reason, link: siteUrl() + page },
      // Pretend that there are two follows: the email must not offer to stop just one.
      follows: [0, 1],
      sent: { key: `notice ${version}` },
    })),
    ...ofLots.toSorted((one, other) => (one.item.address ?? '').localeCompare(other.item.address ?? '')),
  ];
}

function changedSeen(lots: readonly OwnLot[], { seen }: Follower): Map<string, string> {
  return new Map(
    lots.flatMap(({ bbl, lot }) => {
      const content = lot.seen && JSON.stringify(lot.seen);
      return content === undefined || content === seen.get(bbl) ? [] : [[bbl, content] as const];
    }),
  );
}

/** Determines what to send to a follower on a day. */
export function followerDay(own: Follower, city: CityDay): FollowerDay {
  const { day } = city;
  const lots = ownLots(own, city);
  const dates = [...lots.flatMap((each) => lotDates(each, own, city)), ...entryDates(own, city)].filter(
    ({ date }) => date >= day && date <= addDays(day, Math.max(FORWARD_DAYS, MAX_LEAD_LENGTH)),
  );
  return {
    reminder: toContents(reminderParts(dates, own.sentKeys, day)),
    changes: toContents(changeParts(lots, noticesFor(own, lots, city))),
    digest: buildDigest(dates, lots, { own, day }),
    seen: changedSeen(lots, own),
  };
}
