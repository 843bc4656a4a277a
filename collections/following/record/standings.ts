import { addDays } from '#law/days.ts';
import type { LawId } from '#law/buildings/rules/index.ts';
import type { DoNow, DoNowKind } from '#law/city-record/do-now.ts';
import { type CityRecord, RECORD_SETS, type RecordSet } from '#law/city-record/rows.ts';

/** What was unsafe, lapsed or missing when the data sets were read. 0 means that it still is, a day that it ended then. */
export interface Standings {
  sets: readonly RecordSet[];
  known: Readonly<Record<string, string | 0>>;
}

const NEWS_KINDS: ReadonlySet<DoNowKind> = new Set(['unsafe', 'lapsed', 'missing']);

/** If something comes back sooner, it was missing from the city's data for a while. */
const QUIET_DAYS = 180;

/** Includes the day, so that the next lapse is news again. */
const standingKey = ({ key, day }: DoNow): string => [key, ...(day ? [day] : [])].join(' ');

/**
 * Finds what became unsafe, lapsed or missing since the last comparison. A missing data set changes nothing,
 * and neither a new data set nor a law that did not apply before is news.
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
