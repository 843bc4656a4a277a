import { expect, it } from 'vitest';
import { fillWeeks, lastMondays, topOfScale } from './weeks.ts';

it.each([
  ['on a Saturday', '2026-11-21T18:00:00Z', ['2026-11-09', '2026-11-16']],
  ['on a Monday', '2026-11-16T18:00:00Z', ['2026-11-09', '2026-11-16']],
  ['late on a Sunday in New York, a Monday in London', '2026-11-16T04:59:00Z', ['2026-11-02', '2026-11-09']],
  ['over the end of summer time', '2026-11-03T18:00:00Z', ['2026-10-26', '2026-11-02']],
  ['over the end of the year', '2027-01-01T18:00:00Z', ['2026-12-21', '2026-12-28']],
])('the last Mondays, %s', (_what, now, mondays) => {
  expect(lastMondays(new Date(now), 2)).toEqual(mondays);
});

it('keeps a week in which nothing arrived', () => {
  const counted = [{ monday: '2026-11-16', arrived: 3 }];
  expect(fillWeeks(['2026-11-09', '2026-11-16'], counted)).toEqual([
    { monday: '2026-11-09', arrived: 0 },
    { monday: '2026-11-16', arrived: 3 },
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
])('a scale for %d ends at %d', (highest, top) => {
  expect(topOfScale(highest)).toBe(top);
});
