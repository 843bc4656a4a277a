import { describe, expect, it } from 'vitest';
import { type Digest, digestKey, newYorkMoment, nextDigestAt } from './schedule.ts';

describe('newYorkMoment', () => {
  it.each([
    ['in winter', '2026-11-30T09:00', '2026-11-30T14:00:00.000Z'],
    ['in summer', '2026-07-01T09:00', '2026-07-01T13:00:00.000Z'],
    ['before the clocks go forward', '2027-03-14T01:59', '2027-03-14T06:59:00.000Z'],
    ['after the clocks went forward', '2027-03-14T03:00', '2027-03-14T07:00:00.000Z'],
    ['that comes twice: the first', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
    ['after the clocks went back', '2026-11-01T02:00', '2026-11-01T07:00:00.000Z'],
    ['on a leap day', '2028-02-29T23:59', '2028-03-01T04:59:00.000Z'],
  ])('is the moment of a time %s', (_when, local, expected) => {
    expect(newYorkMoment(local)?.toISOString()).toBe(expected);
  });

  it.each([
    ['a time that the clocks skip', '2027-03-14T02:30'],
    ['a day that there is not', '2027-02-29T09:00'],
    ['an hour that there is not', '2026-11-30T24:00'],
    ['a day without a time', '2026-11-30'],
    ['nothing', ''],
  ])('is undefined for %s', (_what, local) => {
    expect(newYorkMoment(local)).toBeUndefined();
  });
});

describe('nextDigestAt', () => {
  it.each<[string, Digest, string, string]>([
    ['a Tuesday', 'weekly', '2026-11-24T15:00:00Z', '2026-11-30T14:00:00.000Z'],
    ['a Sunday night', 'weekly', '2026-11-30T04:59:00Z', '2026-11-30T14:00:00.000Z'],
    ['a Monday before nine', 'weekly', '2026-11-30T13:59:59Z', '2026-11-30T14:00:00.000Z'],
    ['a Monday at nine', 'weekly', '2026-11-30T14:00:00Z', '2026-12-07T14:00:00.000Z'],
    ['the week in which the clocks go back', 'weekly', '2026-10-27T12:00:00Z', '2026-11-02T14:00:00.000Z'],
    ['the week in which they go forward', 'weekly', '2027-03-09T12:00:00Z', '2027-03-15T13:00:00.000Z'],
    ['the middle of a month', 'monthly', '2026-11-24T15:00:00Z', '2026-12-01T14:00:00.000Z'],
    ['the first before nine', 'monthly', '2026-12-01T13:00:00Z', '2026-12-01T14:00:00.000Z'],
    ['the first at nine', 'monthly', '2026-12-01T14:00:00Z', '2027-01-01T14:00:00.000Z'],
    ['the last night of a month', 'monthly', '2027-02-01T04:59:00Z', '2027-02-01T14:00:00.000Z'],
    ['the 31st', 'monthly', '2027-01-31T20:00:00Z', '2027-02-01T14:00:00.000Z'],
    ['a leap day', 'monthly', '2028-02-29T20:00:00Z', '2028-03-01T14:00:00.000Z'],
    [
      'the month in which the clocks go forward',
      'monthly',
      '2027-03-02T20:00:00Z',
      '2027-04-01T13:00:00.000Z',
    ],
  ])('on %s names the next %s digest', (_when, digest, now, expected) => {
    expect(nextDigestAt(digest, new Date(now)).toISOString()).toBe(expected);
  });
});

describe('digestKey', () => {
  it('names the day in New York on which the digest is sent', () => {
    expect(digestKey('ll97', 'weekly', new Date('2026-11-30T14:00:00Z'))).toBe('ll97-weekly-2026-11-30');
  });
});
