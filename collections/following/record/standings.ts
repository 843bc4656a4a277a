import { addDays } from '#law/days.ts';
import type { LawId } from '#law/buildings/rules/index.ts';
import type { DoNow, DoNowKind } from '#law/city-record/do-now.ts';
import { type CityRecord, RECORD_SETS, type RecordSet } from '#law/city-record/rows.ts';

/**
 * What was known to be unsafe, lapsed, or missing, by key. The value is 0 if that was still so at the last read,
 * or the day on which it was found to have ended.
 */
export interface Standings {
  sets: readonly RecordSet[];
  known: Readonly<Record<string, string | 0>>;
}

const NEWS_KINDS: ReadonlySet<DoNowKind> = new Set(['unsafe', 'lapsed', 'missing']);

/** If an item reappears sooner than this, it was only temporarily missing from the city's data. */
const QUIET_DAYS = 180;

/** Includes the day, so that a new lapse is news again. */
const standingKey = ({ key, day }: DoNow): string => [key, ...(day ? [day] : [])].join(' ');

/**
 * Finds what became unsafe, lapsed, or missing since the last comparison. Does nothing while a data set is
 * missing. Reports no news from a new data set, or for a law that did not apply before.
 */
export function compareStandings(
  before: Standings | undefined,
  { sets }: CityRecord,
  { toDo, day, hadLaw }: { toDo: readonly DoNow[]; day: string; hadLaw: (law: LawId) => boolean },
): { standings: Standings; news: DoNow[] } {
  const loaded = RECORD_SETS.filter((set) => sets[set].loaded);
  if (before?.sets.some((set) => !loaded.includes(set))) return { standings: before, news: [] };
  const current = toDo.filter(({ kind }) => NEWS_KINDS.has(kind));
  const known = before?.known ?? {};
  const isKnown = (key: string): boolean => {
    const gone = known[key];
    return gone === 0 || (gone !== undefined && gone > addDays(day, -QUIET_DAYS));
  };
  const wasRead = before?.sets.length === loaded.length;
  const news = current.filter((each) => !isKnown(standingKey(each)) && (!each.law || hadLaw(each.law)));
  return {
    standings: {
      sets: loaded,
      known: {
        ...Object.fromEntries(Object.entries(known).map(([key, gone]) => [key, gone === 0 ? day : gone])),
        ...Object.fromEntries(current.map((each) => [standingKey(each), 0 as const])),
      },
    },
    news: wasRead ? news : [],
  };
}
