import { describe, expect, it } from 'vitest';
import { newYorkMoment } from './schedule.ts';

describe('newYorkMoment', () => {
  it.each([
    ['in winter', '2026-11-30T09:00', '2026-11-30T14:00:00.000Z'],
    ['in summer', '2026-07-01T09:00', '2026-07-01T13:00:00.000Z'],
    ['before the clocks go forward', '2027-03-14T01:59', '2027-03-14T06:59:00.000Z'],
    ['after the clocks went forward', '2027-03-14T03:00', '2027-03-14T07:00:00.000Z'],
    ['that occurs twice, to its first occurrence', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
    ['after the clocks went back', '2026-11-01T02:00', '2026-11-01T07:00:00.000Z'],
    ['on a leap day', '2028-02-29T23:59', '2028-03-01T04:59:00.000Z'],
  ])('converts a time %s', (_when, local, expected) => {
    expect(newYorkMoment(local)?.toISOString()).toBe(expected);
  });

  it.each([
    ['a time that the clocks skip', '2027-03-14T02:30'],
    ['a day that does not exist', '2027-02-29T09:00'],
    ['an hour that does not exist', '2026-11-30T24:00'],
    ['a day without a time', '2026-11-30'],
    ['an empty string', ''],
  ])('returns undefined for %s', (_what, local) => {
    expect(newYorkMoment(local)).toBeUndefined();
  });
});
