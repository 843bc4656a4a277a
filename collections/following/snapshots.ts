import type { Answer } from '#law/buildings/decision.ts';
import {
  BUILDING_SETS,
  DECIDING_SETS,
  type FactName,
  type Facts,
  type LotFacts,
} from '#law/buildings/facts.ts';
import { cycleOfFurther, type Outcome } from '#law/buildings/lines.ts';
import { answersFrom } from '#law/buildings/answers.ts';
import { decidedLot, type Rules } from '#city-data/building-lines.ts';
import { type BuildingRecord, isKnown } from '#city-data/building-record.ts';
import type { LawId } from '#law/buildings/rules/index.ts';

const WATCHED = [
  'onLL97',
  'onLL84',
  'onLL87',
  'onLL88',
  'pathways',
  'buildingClass',
  'floorArea',
  'units',
  'floors',
] as const satisfies readonly FactName[];

type WatchedFact = (typeof WATCHED)[number];

export type RecordedFact = Exclude<WatchedFact, `onLL${number}`>;

type SnapshotDay = [date: string, cycle: string | undefined];

/** An array to save space, as there are millions. */
export type SnapshotLine = [
  law: LawId,
  answer: Answer,
  date?: string,
  cycle?: string,
  further?: SnapshotDay[],
];

export interface Snapshot {
  loaded: BuildingRecord['loaded'];
  facts: { [Name in WatchedFact]?: LotFacts[Name] };
  lines: SnapshotLine[];
}

function lineOf({ id, answer, nextDate, cycle, also = [] }: Outcome): SnapshotLine {
  if (!nextDate) return [id, answer];
  const further = also
    .map((each): SnapshotDay => [each.day, cycleOfFurther(each)])
    .filter(([, name]) => name !== cycle);
  return further.length > 0 ? [id, answer, nextDate, cycle, further] : [id, answer, nextDate, cycle];
}

export const snapshotOf = (
  { facts, outcomes }: { facts: Facts; outcomes: readonly Outcome[] },
  { loaded, lot }: Pick<BuildingRecord, 'loaded' | 'lot'>,
): Snapshot => ({
  loaded: {
    covered: loaded.covered,
    ll84: loaded.ll84,
    pluto: lot?.version,
    // Their editions change every day.
    ...Object.fromEntries(DECIDING_SETS.filter((set) => loaded[set]).map((set) => [set, 'yes'])),
  },
  facts: Object.fromEntries(WATCHED.map((name) => [name, facts[name]?.value])),
  lines: outcomes.map(lineOf),
});

const SETS = [...BUILDING_SETS, ...DECIDING_SETS];

/** Whether a data set of the older snapshot is missing, as after a restore until it is imported again. */
export const isPoorer = (before: Snapshot, after: Snapshot): boolean =>
  SETS.some((set) => before.loaded[set] !== undefined && after.loaded[set] === undefined);

/** Whether the newer snapshot has a new data set. Facts known for the first time are not changes. */
export const isRicher = (before: Snapshot, after: Snapshot): boolean => isPoorer(after, before);

export interface Due {
  law: LawId;
  cycle: string;
  date: string;
}

export const duesOf = ({ lines }: Pick<Snapshot, 'lines'>): Due[] =>
  lines.flatMap(([law, answer, date, cycle, further = []]) =>
    date && (answer === 'applies' || answer === 'likely')
      ? [[date, cycle] as const, ...further].map(([day, name = day.slice(0, 'YYYY'.length)]) => ({
          law,
          date: day,
          cycle: name,
        }))
      : [],
  );

export const duesWithAnswers = (record: BuildingRecord, rules: Rules, answers: string): Due[] =>
  isKnown(record) ? duesOf(snapshotOf(decidedLot(record, rules, answersFrom(answers)), record)) : [];
