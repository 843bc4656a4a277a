import { describe, expect, it } from 'vitest';
import type { LawResult } from '#law/buildings/laws.ts';
import type { DoNow } from '#law/city-record/do-now.ts';
import { exampleLaw } from '#tests/support/buildings/laws.ts';
import {
  type BuildingWithLines,
  dueDates,
  filterDates,
  filterQuery,
  isSameDate,
  nowRows,
  paginate,
  parseFilter,
  PER_PAGE,
  sharedDates,
} from './to-do.ts';

const TODAY = '2026-11-23';

const line = (id: LawResult['id'], nextDate?: string, changes: Partial<LawResult> = {}): LawResult => ({
  id,
  law: exampleLaw(id),
  verdict: 'applies',
  because: '',
  evidence: [],
  nextDate,
  ...changes,
});

const building = (bbl: string, address: string, lines: LawResult[]): BuildingWithLines => ({
  bbl,
  address,
  lines,
  isKnown: true,
});

const TWO = [
  building('1000010001', '1 Broadway, Manhattan', [
    line('ll84', '2027-05-01'),
    line('bedbug', '2026-12-31', { verdict: 'likely' }),
    line('ll87', '2029-12-31'),
    line('heat-season'),
    line('storefront', '2027-06-01', { verdict: 'ask' }),
  ]),
  building('1000020001', '2 Broadway, Manhattan', [line('ll84', '2027-05-01')]),
];

describe('portfolio dates', () => {
  it('cover the next twelve months for laws that apply or likely apply, in order', () => {
    expect(dueDates(TWO, new Map(), TODAY).map(({ day, law, bbl }) => `${day} ${law} ${bbl}`)).toEqual([
      '2026-12-31 bedbug 1000010001',
      '2027-05-01 ll84 1000010001',
      '2027-05-01 ll84 1000020001',
    ]);
  });

  it('count as done only in the cycle that was marked as done', () => {
    const done = new Map([['1000010001 ll84 2027', { isDone: true, at: '2026-11-20T15:00:00.000Z' }]]);
    const isDone = (today: string, day: string) =>
      dueDates([building('1000010001', '1 Broadway', [line('ll84', day)])], done, today)[0]?.doneAt !==
      undefined;
    expect(isDone(TODAY, '2027-05-01')).toBe(true);
    expect(isDone('2027-06-01', '2028-05-01')).toBe(false);
  });

  it.each([
    ['law=ll84', 2],
    ['building=1000010001', 2],
    ['month=2026-12', 1],
    ['law=ll84&building=1000020001&month=2027-05', 1],
    ['status=open', 2],
    ['status=done', 1],
    ['law=nothing', 0],
    ['', 3],
  ])('are filtered by the query "%s"', (query, count) => {
    const done = new Map([['1000010001 bedbug 2026', { isDone: true, at: '2026-11-20T15:00:00.000Z' }]]);
    const filter = parseFilter(new URLSearchParams(query));
    expect(filterDates(dueDates(TWO, done, TODAY), filter)).toHaveLength(count);
    expect(parseFilter(filterQuery(filter))).toEqual(filter);
  });

  it('can be marked together if several buildings share a law and a day', () => {
    const marks = new Map([['1000010001 ll84 2027', { isDone: true, at: '2026-11-20T15:00:00.000Z' }]]);
    const dates = dueDates(TWO, marks, TODAY);
    expect(sharedDates(dates)).toMatchObject([
      { law: 'll84', day: '2027-05-01', buildings: 2, areDone: false },
    ]);
    const [shared] = sharedDates(dates);
    expect(dates.filter((date) => shared && isSameDate(shared, date))).toHaveLength(2);
  });

  it.each([
    ['', ['1000020001', '1000010001']],
    ['law=ll84', ['1000010001']],
    ['building=1000020001', ['1000020001']],
    ['status=done', []],
    ['month=2027-05', []],
  ])('filtered by the query %j come with the buildings to act on now, most urgent first', (query, bbls) => {
    const missing: DoNow = { key: 'missing ll84', kind: 'missing', law: 'll84', count: 1, text: 'None.' };
    const overdue: DoNow = { key: 'overdue HPD', kind: 'overdue', agency: 'HPD', count: 2, text: 'Two.' };
    const columns = new Map([
      ['1000010001', { doNow: [missing] }],
      ['1000020001', { doNow: [overdue] }],
    ]);
    const rows = nowRows(TWO, columns, parseFilter(new URLSearchParams(query)));
    expect(rows.map(({ bbl }) => bbl)).toEqual(bbls);
  });

  it.each([
    [null, 1],
    ['2', 2],
    ['99', 3],
    ['-4', 1],
    ['x', 1],
  ])('are split into pages: a request for page %s shows page %i', (wanted, page) => {
    const items = Array.from({ length: 2 * PER_PAGE + 1 }, (_, index) => index);
    expect(paginate(items, wanted)).toMatchObject({ page, pages: 3, total: items.length });
  });
});
