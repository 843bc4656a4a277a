import { describe, expect, it } from 'vitest';
import type { DoNow } from '#law/city-record/do-now.ts';
import { type CityRecord, RECORD_SETS, type RecordSet } from '#law/city-record/rows.ts';
import { compareStandings, type Standings } from './standings.ts';

const FIRST = '2026-11-24';
const LOADED: RecordSet[] = ['facades', 'elevators'];

const record = (loaded: readonly RecordSet[] = LOADED) =>
  ({
    sets: Object.fromEntries(RECORD_SETS.map((set) => [set, { loaded: loaded.includes(set) }])),
  }) as unknown as CityRecord;

const missing: DoNow = {
  key: 'missing elevator',
  kind: 'missing',
  law: 'elevator',
  count: 1,
  text: 'No report.',
};
const unsafe: DoNow = { ...missing, key: 'unsafe fisp', kind: 'unsafe', law: 'fisp', day: '2026-10-01' };
const hearing: DoNow = { ...missing, key: 'hearing DOB', kind: 'hearing' };

const compare = (
  before: Standings | undefined,
  toDo: readonly DoNow[],
  { loaded = LOADED, day = FIRST, hadLaw = true } = {},
) => compareStandings(before, record(loaded), { toDo, day, hadLaw: () => hadLaw });

const after = (toDo: readonly DoNow[], options = {}, before?: Standings) =>
  compare(before, toDo, options).standings;

describe('an unsafe, lapsed or missing item', () => {
  it.each<[what: string, before: Standings | undefined, toDo: DoNow[], options: object, news: DoNow[]]>([
    ['is not news on the first read', undefined, [missing, unsafe], {}, []],
    ['is news when it first appears', after([]), [missing, hearing], {}, [missing]],
    ['is news in addition to known items', after([missing]), [missing, unsafe], {}, [unsafe]],
    ['is not news a second time', after([missing]), [missing], {}, []],
    ['is not news if it reappears after a day', after([], {}, after([missing])), [missing], {}, []],
    [
      'is news if it reappears after a year',
      after([], {}, after([missing])),
      [missing],
      { day: '2027-11-24' },
      [missing],
    ],
    [
      'is news if its day changes',
      after([unsafe]),
      [{ ...unsafe, day: '2026-11-20' }],
      {},
      [{ ...unsafe, day: '2026-11-20' }],
    ],
    ['is not news if its law did not apply before', after([]), [missing], { hadLaw: false }, []],
    ['is not news if its data set is new', after([]), [missing], { loaded: [...LOADED, 'boilers'] }, []],
  ])('%s', (_what, before, toDo, options, news) => {
    expect(compare(before, toDo, options).news).toEqual(news);
  });

  it('is remembered while a data set is not loaded', () => {
    const before = after([missing]);
    const night = compare(before, [], { loaded: ['facades'] });
    expect(night).toEqual({ standings: before, news: [] });
    expect(compare(night.standings, [missing]).news).toEqual([]);
  });
});
