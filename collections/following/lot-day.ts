import { buildingLines, type Rules } from '#city-data/building-lines.ts';
import { type BuildingRecord, isKnown } from '#city-data/building-record.ts';
import { answersFrom } from '#law/buildings/answers.ts';
import type { LawId } from '#law/buildings/rules/index.ts';
import type { CodeMap } from '#law/city-record/code-map.ts';
import { type DoNow, doNow } from '#law/city-record/do-now.ts';
import type { CityRecord } from '#law/city-record/rows.ts';
import { summarize } from '#law/city-record/summarize.ts';
import { type LineChange, lineChanges } from './line-changes.ts';
import { REASONS } from './mail-texts.ts';
import { compareRecord } from './record/record-changes.ts';
import { compareStandings } from './record/standings.ts';
import { type Due, listDues, isDue, lacksSets, type Seen, seenLine, seenSets } from './seen.ts';

export interface RecordNews {
  text: string;
  reason: string;
}

/** A lot as one follower sees it on a day, and what changed since they last saw it. */
export interface LotDay {
  address?: string;
  dues: readonly Due[];
  /** Laws that apply or likely apply. */
  laws: ReadonlySet<LawId>;
  lineChanges: readonly LineChange[];
  recordNews: readonly RecordNews[];
  toDo: readonly DoNow[];
  seen?: Seen;
}

export interface LotSources {
  building?: BuildingRecord;
  record?: CityRecord;
  rules: Rules;
  codes: CodeMap;
}

const dueLaws = ({ lines }: Pick<Seen, 'lines'>): ReadonlySet<LawId> =>
  new Set(lines.flatMap(([law, verdict]) => (isDue(verdict) ? [law] : [])));

/** Returns what was last known, because the data sets may not be loaded. */
const keepKnown = (before: Seen | undefined): LotDay => ({
  address: before?.address,
  dues: listDues(before?.lines ?? []),
  laws: dueLaws(before ?? { lines: [] }),
  lineChanges: [],
  recordNews: [],
  toDo: [],
  seen: before,
});

interface Asked {
  answers: string;
  /** Whether the follower chose news from the city's record. */
  hasRecord: boolean;
}

function compareCityRecord(
  before: Seen | undefined,
  record: CityRecord,
  { summary, toDo, day }: { summary: ReturnType<typeof summarize>; toDo: readonly DoNow[]; day: string },
): { part: Pick<Seen, 'record' | 'standings'>; news: RecordNews[] } {
  const { snapshot, changes } = compareRecord(before?.record, { record, summary, day });
  const old = dueLaws(before ?? { lines: [] });
  const { standings, news } = compareStandings(before?.standings, record, {
    toDo,
    day,
    hadLaw: (law) => old.has(law),
  });
  return {
    part: { record: snapshot, standings },
    news: [...changes, ...news.map(({ text }) => ({ text, reason: REASONS.onRecord }))],
  };
}

/** Reports no news on the first read, after answers change, or when a data set is loaded for the first time. */
export function lotDay(
  known: Seen | undefined,
  { answers, hasRecord }: Asked,
  { building, record, rules, codes }: LotSources,
): LotDay {
  const before = known?.answers === answers ? known : undefined;
  if (!building || !isKnown(building)) return keepKnown(before);
  const { day } = rules;
  const loaded = seenSets(building);
  const lostDataSet = before !== undefined && lacksSets(before.loaded, loaded);
  const isRicher = before !== undefined && lacksSets(loaded, before.loaded);
  const { lines, facts, address } = buildingLines(building, rules, answersFrom(answers));
  const summary = record && summarize(record, codes, day);
  const toDo = summary ? doNow(lines, summary, facts) : [];
  const current = lostDataSet ? before : { loaded, lines: lines.map(seenLine) };
  const city =
    hasRecord && record && summary ? compareCityRecord(before, record, { summary, toDo, day }) : undefined;
  return {
    address,
    dues: listDues(current.lines),
    laws: dueLaws(current),
    lineChanges: before && !lostDataSet && !isRicher ? lineChanges(before, { loaded, lines, day }) : [],
    recordNews: city?.news ?? [],
    toDo,
    seen: { answers, address, loaded: current.loaded, lines: current.lines, ...city?.part },
  };
}
