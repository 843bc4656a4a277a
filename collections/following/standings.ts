import type { PayloadRequest } from 'payload';
import { linesOf, type Rules } from '#city-data/building-lines.ts';
import { readBuildings } from '#city-data/read-building.ts';
import { readCityRecords } from '#city-data/read-records.ts';
import { answersFrom } from '#law/buildings/answers.ts';
import type { LawId } from '#law/buildings/rules/index.ts';
import type { CodeMap } from '#law/city-record/code-map.ts';
import { compareDoNow, type DoNow, doNow } from '#law/city-record/do-now.ts';
import { summarize } from '#law/city-record/summarize.ts';
import { siteUrl } from '#cms/mail/imprint.ts';
import type { FollowedLot } from './followings.ts';
import type { DateItem, NowItem } from './mail-texts.ts';

export interface Standing {
  list: DoNow[];
  missing: ReadonlySet<LawId>;
}

/** What is to be done about each lot now, by BBL and answers. */
export async function findStandings(
  { payload }: PayloadRequest,
  lots: readonly FollowedLot[],
  { rules, codes, now }: { rules: Rules; codes: CodeMap; now: Date },
): Promise<ReadonlyMap<string, Standing>> {
  const each = new Map(lots.map((lot) => [standingKey(lot), lot]));
  const bbls = [...new Set(lots.map(({ bbl }) => bbl))];
  if (bbls.length === 0) return new Map();
  const [records, cityRecords] = await Promise.all([
    readBuildings(payload, bbls),
    readCityRecords(payload, bbls, now),
  ]);
  const recordOf = new Map(records.map((record) => [record.bbl, record]));
  const cityOf = new Map(cityRecords.map((record) => [record.bbl, record]));
  return new Map(
    [...each].flatMap(([key, { bbl, answers }]) => {
      const [record, city] = [recordOf.get(bbl), cityOf.get(bbl)];
      if (!record || !city) return [];
      const { lines, facts } = linesOf(record, rules, answersFrom(answers));
      const list = doNow(lines, summarize(city, codes, rules.day), facts);
      const missing = new Set(list.flatMap(({ kind, law }) => (law && kind === 'missing' ? [law] : [])));
      return [[key, { list, missing }] as const];
    }),
  );
}

const standingKey = ({ bbl, answers }: Pick<FollowedLot, 'bbl' | 'answers'>): string =>
  `${bbl}?${answers ?? ''}`;

const pageOf = ({ bbl }: Pick<FollowedLot, 'bbl'>, anchor: string): string =>
  `${siteUrl()}/buildings/${bbl}#${anchor}`;

/** The most urgent thing to do about each followed building. */
export function nowItems(
  lots: readonly FollowedLot[],
  standings: ReadonlyMap<string, Standing>,
  placeOf: (lot: FollowedLot) => Pick<NowItem, 'address' | 'portfolio'>,
): NowItem[] {
  const once = new Map(lots.filter(({ digest }) => digest).map((lot) => [lot.bbl, lot]));
  return [...once.values()]
    .flatMap((lot) => {
      const [first] = standings.get(standingKey(lot))?.list ?? [];
      return first ? [{ lot, first }] : [];
    })
    .toSorted((one, other) => compareDoNow(one.first, other.first))
    .map(({ lot, first }) => ({ ...placeOf(lot), text: first.text, link: pageOf(lot, 'record') }));
}

/** Says of a reminder whether the city's record has nothing on file. */
export function withMissing<Reminders extends { items: DateItem[] }>(
  reminders: Reminders,
  lots: readonly FollowedLot[],
  standings: ReadonlyMap<string, Standing>,
): Reminders {
  const links = new Set(
    lots.flatMap((lot) =>
      [...(standings.get(standingKey(lot))?.missing ?? [])].map((law) => pageOf(lot, law)),
    ),
  );
  const items = reminders.items.map((item) => (links.has(item.link) ? { ...item, isMissing: true } : item));
  return { ...reminders, items };
}
