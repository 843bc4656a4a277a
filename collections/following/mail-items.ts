import { addDays } from '#law/days.ts';
import type { PayloadRequest } from 'payload';
import type { Law } from '#law/buildings/laws.ts';
import { quotableName } from '#law/portfolios.ts';
import { whatWithoutLot } from '#law/buildings/lot-groups.ts';
import type { Register } from '#law/figures/register.ts';
import { THRESHOLDS } from '#law/buildings/thresholds.ts';
import type { Rules } from '#city-data/building-lines.ts';
import type { CodeMap } from '#law/city-record/code-map.ts';
import type { BuildingRecord } from '#city-data/building-record.ts';
import { readBuildings } from '#city-data/read-building.ts';
import { siteUrl } from '#cms/mail/imprint.ts';
import { findDone } from './done-marks.ts';
import { type FollowedEntry, type FollowedLot, grouped } from './followings.ts';
import type { FollowMailKind } from './follow-mails.ts';
import { datesOf } from './plan-entries.ts';
import { duesOf, duesWithAnswers, type Snapshot } from './snapshots.ts';
import { findStandings, nowItems, withMissing } from './standings.ts';
import type { ChangeItem, DateItem, NowItem } from './mail-texts.ts';
import {
  type DatedSubject,
  findChanges,
  findDigests,
  findEntries,
  findLots,
  findReminders,
  findSnapshots,
  type StoredLot,
  type WaitingChange,
} from './waiting.ts';
import { isDeadlineOf, LAW_IDS } from '#law/buildings/rules/index.ts';

export interface Composing {
  laws: ReadonlyMap<string, Law>;
  register: Register;
  codes: CodeMap;
  day: string;
  now: Date;
}

interface Contents<Item> {
  items: Item[];
  onlyFollow?: number;
}

export interface Items extends Record<FollowMailKind, Contents<unknown>> {
  /** Comes first in the digest. */
  now: NowItem[];
  reminder: Contents<DateItem>;
  changes: Contents<ChangeItem>;
  digest: Contents<DateItem>;
}

const DIGEST_DAYS = 90;

function contentsOf<Item>(current: readonly { item: Item; follows: readonly number[] }[]): Contents<Item> {
  const [first, ...others] = new Set(current.flatMap(({ follows }) => follows));
  return { items: current.map(({ item }) => item), onlyFollow: others.length === 0 ? first : undefined };
}

function entryText(subject: string, { figures, deadlines }: Register): { title: string; path: string } {
  const [type = '', key = ''] = subject.split(':');
  const deadline = type === 'deadline' ? deadlines[key] : undefined;
  if (!deadline) return { title: figures[key]?.name ?? key, path: '/laws' };
  const law = LAW_IDS.find((id) => isDeadlineOf(id, key));
  return { title: `${deadline.law}: ${whatWithoutLot(deadline)}`, path: law ? `/laws/${law}` : '/laws' };
}

interface Own {
  lots: readonly FollowedLot[];
  entries: readonly FollowedEntry[];
}

interface Found {
  own: Own;
  done: ReadonlySet<string>;
  composing: Composing;
}

function followsOf(
  { subject, law, cycle, due }: DatedSubject,
  { own, done, composing: { register } }: Found,
): number[] {
  if (law === '') {
    const span = { from: due, to: due };
    return own.entries
      .filter((entry) => datesOf(entry, register, span).some((date) => date.subject === subject))
      .map(({ follow }) => follow);
  }
  const rows = own.lots.filter(({ bbl }) => bbl === subject);
  const isDone = rows.some(({ portfolio }) => done.has(`${portfolio} ${subject} ${law} ${cycle}`));
  return isDone ? [] : rows.map(({ follow }) => follow);
}

const linkTo = (path: string): string => siteUrl() + path;

function whatOfFurther(cycle: string, { deadlines }: Register): string | undefined {
  const [, key = ''] = /^(.+)-\d{4}$/.exec(cycle) ?? [];
  return deadlines[key]?.what;
}

function portfolioOf(bbl: string, { lots }: Own): string | undefined {
  const name = lots.find((lot) => lot.bbl === bbl && lot.name !== null)?.name;
  return name ? quotableName(name) : undefined;
}

function dateItem(
  { subject, law, cycle, due, address }: DatedSubject,
  { own, composing: { laws, register } }: Found,
): DateItem {
  if (law === '') {
    const { title, path } = entryText(subject, register);
    return { due, title, link: linkTo(path) };
  }
  const what = whatOfFurther(cycle, register);
  const title = [laws.get(law)?.title ?? law, ...(what ? [what] : [])].join(': ');
  const portfolio = portfolioOf(subject, own);
  const link = linkTo(`/buildings/${subject}#${law}`);
  return { due, title, address: address ?? `BBL ${subject}`, portfolio, link };
}

const dateContents = (dates: readonly DatedSubject[], found: Found): Contents<DateItem> =>
  contentsOf(
    dates
      .map((date) => ({ item: dateItem(date, found), follows: followsOf(date, found) }))
      .filter(({ follows }) => follows.length > 0),
  );

const BBL = /^[1-5]\d{9}$/;

function changeContents(waiting: readonly WaitingChange[], { own }: Found): Contents<ChangeItem> {
  const current = waiting.flatMap(({ subject, text, reason, isRecord, page, address }) => {
    const isLot = BBL.test(subject);
    const isChosen = ({ changes, record }: FollowedLot) => (isRecord ? record : changes);
    const rows = isLot ? own.lots.filter((lot) => lot.bbl === subject && isChosen(lot)) : own.entries;
    if (isLot && rows.length === 0) return [];
    const place = isLot ? (address ?? `BBL ${subject}`) : undefined;
    return [
      {
        item: { address: place, portfolio: portfolioOf(subject, own), text, reason, link: linkTo(page) },
        // A notice of a law concerns all follows of its reader, since it may come through a building.
        follows: isLot ? rows.map(({ follow }) => follow) : [0, 1],
      },
    ];
  });
  return contentsOf(current);
}

interface DigestLots {
  planned: ReadonlyMap<string, StoredLot>;
  /** Of lots with answers. */
  records: ReadonlyMap<string, BuildingRecord>;
}

async function findDigestLots(req: PayloadRequest, lots: readonly FollowedLot[]): Promise<DigestLots> {
  const bblsOf = (rows: readonly FollowedLot[]) => [...new Set(rows.map(({ bbl }) => bbl))];
  const snapshots = await findSnapshots(req, bblsOf(lots));
  const answered = bblsOf(lots.filter(({ answers }) => answers));
  const records = answered.length > 0 ? await readBuildings(req.payload, answered) : [];
  return {
    planned: new Map(snapshots.map((lot) => [lot.bbl, lot])),
    records: new Map(records.map((record) => [record.bbl, record])),
  };
}

const rulesOf = ({ laws, register, day }: Composing): Rules => ({
  laws: [...laws.values()],
  register,
  day,
  thresholds: THRESHOLDS.from(register, day),
});

function datesOfLot({ bbl, answers }: FollowedLot, lots: DigestLots, composing: Composing): DatedSubject[] {
  const { content, address = null } = lots.planned.get(bbl) ?? {};
  const record = answers ? lots.records.get(bbl) : undefined;
  const snapshot = content ? (JSON.parse(content) as Snapshot) : { lines: [] };
  const dues = record ? duesWithAnswers(record, rulesOf(composing), answers ?? '') : duesOf(snapshot);
  return dues.map(({ law, cycle, date }) => ({ subject: bbl, law, cycle, due: date, address }));
}

function digestContents(lots: DigestLots, found: Found): Contents<DateItem> {
  const { own } = found;
  const { day, register } = found.composing;
  const span = { from: day, to: addDays(day, DIGEST_DAYS) };
  const dues = own.lots
    .filter(({ digest }) => digest)
    .flatMap((lot) => datesOfLot(lot, lots, found.composing));
  const entries = own.entries
    .filter(({ digest }) => digest)
    .flatMap((entry) => datesOf(entry, register, span))
    .map(({ subject, date }) => ({ subject, law: '', cycle: '', due: date, address: null }));
  const once = grouped([...dues, ...entries], ({ subject, law, due }) => `${subject} ${law} ${due}`);
  const dates = [...once.values()].flatMap(([first]) => first ?? []);
  return dateContents(
    dates.filter(({ due }) => due >= span.from && due <= span.to),
    found,
  );
}

export async function collectItems(
  req: PayloadRequest,
  ids: readonly number[],
  composing: Composing,
): Promise<Map<number, Items>> {
  const { day } = composing;
  const byFollower = <Row extends { follower: number }>(rows: readonly Row[]) =>
    grouped(rows, ({ follower }) => follower);
  const allLots = await findLots(req, ids);
  const lots = byFollower(allLots);
  const entries = byFollower(await findEntries(req, ids));
  const reminders = byFollower(await findReminders(req, ids, day));
  const changes = byFollower(await findChanges(req, ids));
  const digests = await findDigests(req, ids, day);
  const done = await findDone(req, allLots);
  const ofDigests = allLots.filter(({ follower, digest }) => digest && digests.has(follower));
  const digestLots = await findDigestLots(req, ofDigests);
  const reminded = new Set([...reminders.values()].flat().map(({ subject }) => subject));
  const standings = await findStandings(
    req,
    [...new Set([...ofDigests, ...allLots.filter(({ bbl }) => reminded.has(bbl))])],
    { ...composing, rules: rulesOf(composing) },
  );
  const placeOf =
    (own: Own) =>
    ({ bbl }: FollowedLot) => ({
      address: digestLots.planned.get(bbl)?.address ?? `BBL ${bbl}`,
      portfolio: portfolioOf(bbl, own),
    });
  return new Map(
    ids.map((id) => {
      const found = { own: { lots: lots.get(id) ?? [], entries: entries.get(id) ?? [] }, done, composing };
      const items: Items = {
        reminder: withMissing(dateContents(reminders.get(id) ?? [], found), found.own.lots, standings),
        changes: changeContents(changes.get(id) ?? [], found),
        digest: digests.has(id) ? digestContents(digestLots, found) : { items: [] },
        now: digests.has(id) ? nowItems(found.own.lots, standings, placeOf(found.own)) : [],
      };
      return [id, items];
    }),
  );
}
