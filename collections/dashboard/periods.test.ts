import { expect, it } from 'vitest';
import { chartMaximum } from '#cms/panel/week-chart.tsx';
import { ageGroups, fillWeeks, lastMondays } from './periods.ts';

const ageLabels = (receivedAt: string, now: string): string[] =>
  ageGroups(new Date(now))
    .filter(({ from, before }) => {
      const time = new Date(receivedAt);
      return (!from || time >= from) && (!before || time < before);
    })
    .map(({ label }) => label);

const NOON = '2026-11-21T17:00Z';

it.each([
  ['a minute ago', '2026-11-21T16:59Z', NOON, 'Today'],
  ['just after midnight in New York', '2026-11-21T05:00Z', NOON, 'Today'],
  ['just before midnight in New York', '2026-11-21T04:59:59.999Z', NOON, '1-2 days'],
  ['in the evening, after midnight in London', '2026-11-21T02:00Z', '2026-11-21T03:00Z', 'Today'],
  ['at the start of the day before yesterday', '2026-11-19T05:00Z', NOON, '1-2 days'],
  ['just before the day before yesterday', '2026-11-19T04:59:59.999Z', NOON, '3-5 days'],
  ['five days ago', '2026-11-16T05:00Z', NOON, '3-5 days'],
  ['six days ago', '2026-11-16T04:59:59.999Z', NOON, 'Older'],
  ['two days ago, before clocks went back', '2026-10-31T04:00Z', '2026-11-02T12:00Z', '1-2 days'],
  ['three days ago, before clocks went back', '2026-10-31T03:59:59.999Z', '2026-11-02T12:00Z', '3-5 days'],
])('ageGroups puts a submission received %s in exactly one group', (_what, receivedAt, now, label) => {
  expect(ageLabels(receivedAt, now)).toEqual([label]);
});

it.each([
  ['on a Saturday', NOON, ['2026-11-09', '2026-11-16']],
  ['on a Monday', '2026-11-16T18:00Z', ['2026-11-09', '2026-11-16']],
  ['on a Sunday, when it is Monday in London', '2026-11-16T04:59Z', ['2026-11-02', '2026-11-09']],
  ['across the end of daylight saving time', '2026-11-03T18:00Z', ['2026-10-26', '2026-11-02']],
  ['across the end of the year', '2027-01-01T18:00Z', ['2026-12-21', '2026-12-28']],
])('lastMondays returns the last two Mondays %s', (_what, now, mondays) => {
  expect(lastMondays(new Date(now), 2)).toEqual(mondays);
});

it('fillWeeks counts zero for a week without submissions', () => {
  const counted = [{ monday: '2026-11-16', count: 3 }];
  expect(fillWeeks(['2026-11-09', '2026-11-16'], counted)).toEqual([
    { monday: '2026-11-09', count: 0 },
    { monday: '2026-11-16', count: 3 },
  ]);
});

it.each([
  [0, 1],
  [1, 1],
  [3, 3],
  [7, 8],
  [11, 20],
  [21, 30],
  [417, 500],
  [501, 600],
  [999, 1000],
])('a chart whose highest value is %d has an axis up to %d', (highest, top) => {
  expect(chartMaximum(highest)).toBe(top);
});
