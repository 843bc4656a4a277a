import { addDays } from '#law/days.ts';
import { groupBy } from '#law/group-by.ts';
import type { BuildingRecord } from '#city-data/building-record.ts';
import type { Rules } from '#city-data/building-lines.ts';
import type { Law } from '#law/buildings/laws.ts';
import { answersFrom } from '#law/buildings/answers.ts';
import { isForDistrict, whatWithoutLot } from '#law/buildings/lot-groups.ts';
import { hasDeadline, isLawId, LAW_IDS } from '#law/buildings/rules/index.ts';
import type { CodeMap } from '#law/city-record/code-map.ts';
import type { CityRecord } from '#law/city-record/rows.ts';
import { occurrences, type Register } from '#law/figures/register.ts';
import { quotableName } from '#law/portfolios.ts';
import { siteUrl } from '#cms/mail/imprint.ts';
import type { FollowedEntry, FollowedLot, Following } from './followings.ts';
import { type LotDay, lotDay } from './lot-day.ts';
import type { DateItem } from './mail-texts.ts';
import type { StoredNotice } from './notices.ts';
import type { Seen } from './seen.ts';

/** How many days ahead a digest looks. */
export const FORWARD_DAYS = 90;

/** What a follower follows, has seen, and was notified of. */
export interface Follower {
  lots: readonly FollowedLot[];
  entries: readonly FollowedEntry[];
  /** Dates marked as done, in the form "portfolio bbl law cycle". */
  done: ReadonlySet<string>;
  sentKeys: ReadonlySet<string>;
  /** JSON of a `Seen`, by BBL. */
  seen: ReadonlyMap<string, string>;
}

/** The laws and city data as of a day. */
export interface CityDay {
  day: string;
  laws: ReadonlyMap<string, Law>;
  register: Register;
  rules: Rules;
  codes: CodeMap;
  buildings: ReadonlyMap<string, BuildingRecord>;
  records: ReadonlyMap<string, CityRecord>;
  notices: readonly StoredNotice[];
}

export interface OwnLot {
  bbl: string;
  rows: readonly FollowedLot[];
  answers: string;
  portfolio?: string;
  lot: LotDay;
}

export interface OwnDate {
  key: string;
  date: string;
  item: DateItem;
  rows: readonly Following[];
}

/** Answers from a direct follow take precedence, then those from the portfolio with the lowest ID. */
const pickAnswers = (rows: readonly FollowedLot[]): string =>
  rows.toSorted((one, other) => (one.portfolio ?? 0) - (other.portfolio ?? 0)).find(({ answers }) => answers)
    ?.answers ?? '';

export function ownLots({ lots, seen }: Follower, city: CityDay): OwnLot[] {
  return [...groupBy(lots, ({ bbl }) => bbl)].map(([bbl, rows]) => {
    const [answers, name] = [pickAnswers(rows), rows.find((row) => row.name !== null)?.name];
    const [content, building, record] = [seen.get(bbl), city.buildings.get(bbl), city.records.get(bbl)];
    const lot = lotDay(
      content === undefined ? undefined : (JSON.parse(content) as Seen),
      { answers, hasRecord: rows.some((row) => row.record) },
      { building, record, rules: city.rules, codes: city.codes },
    );
    return { bbl, rows, answers, portfolio: name ? quotableName(name) : undefined, lot };
  });
}

export const lotPlace = ({ bbl, portfolio, lot: { address } }: OwnLot) => ({
  address: address ?? `BBL ${bbl}`,
  portfolio,
});

export const lotUrl = ({ bbl, answers }: OwnLot, anchor?: string): string =>
  `${siteUrl()}/buildings/${bbl}${answers && `?${answers}`}${anchor ? `#${anchor}` : ''}`;

function furtherTitle(cycle: string, { deadlines }: Register): string | undefined {
  const [, key = ''] = /^(.+)-\d{4}$/.exec(cycle) ?? [];
  return deadlines[key]?.what;
}

export function lotDates(own: OwnLot, { done }: Follower, { laws, register }: CityDay): OwnDate[] {
  const { bbl, rows, lot } = own;
  const missing = new Set(lot.toDo.flatMap(({ kind, law }) => (law && kind === 'missing' ? [law] : [])));
  return lot.dues.flatMap(({ law, cycle, date }) => {
    if (rows.some(({ portfolio }) => done.has(`${portfolio} ${bbl} ${law} ${cycle}`))) return [];
    const what = furtherTitle(cycle, register);
    const item = {
      due: date,
      title: [laws.get(law)?.title ?? law, ...(what ? [what] : [])].join(': '),
      ...lotPlace(own),
      ...(missing.has(law) && { isMissing: true }),
      link: lotUrl(own, law),
    };
    return [{ key: `${bbl} ${law} ${cycle} ${date}`, date, item, rows }];
  });
}

/** Returns the deadlines of a followed law or module. */
function deadlineDates(
  { kind, subject, answers }: FollowedEntry,
  { deadlines }: Register,
  { from, to }: { from: string; to: string },
): { key: string; date: string }[] {
  const isOwn = (key: string, module: string) =>
    kind === 'module' ? module === subject : isLawId(subject) && hasDeadline(subject, key);
  const { district } = answersFrom(answers).corrections;
  return Object.values(deadlines)
    .filter(({ key, module }) => isOwn(key, module) && isForDistrict(key, district))
    .flatMap((deadline) => occurrences(deadline, from, to).map((date) => ({ key: deadline.key, date })));
}

export function entryDates({ entries }: Follower, { day, register }: CityDay): OwnDate[] {
  const span = { from: day, to: addDays(day, FORWARD_DAYS) };
  const dates = entries.flatMap((row) =>
    deadlineDates(row, register, span).map((each) => ({ ...each, row })),
  );
  return [...groupBy(dates, ({ key, date }) => `${key} ${date}`)].flatMap(([key, all]) => {
    const [first] = all;
    const deadline = first && register.deadlines[first.key];
    if (!deadline) return [];
    const law = LAW_IDS.find((id) => hasDeadline(id, first.key));
    const item = {
      due: first.date,
      title: `${deadline.law}: ${whatWithoutLot(deadline)}`,
      link: `${siteUrl()}${law ? `/laws/${law}` : '/laws'}`,
    };
    return [{ key: `deadline ${key}`, date: first.date, item, rows: all.map(({ row }) => row) }];
  });
}
