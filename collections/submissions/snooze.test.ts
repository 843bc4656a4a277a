import { describe, expect, it } from 'vitest';
import { snoozeDays, snoozeError, startOfNewYorkDay } from './snooze.ts';

it.each([
  ['2026-11-24', '2026-11-24T05:00:00.000Z'],
  ['2026-07-01', '2026-07-01T04:00:00.000Z'],
  ['2027-03-14', '2027-03-14T05:00:00.000Z'],
  ['2027-03-15', '2027-03-15T04:00:00.000Z'],
  ['2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['2026-11-02', '2026-11-02T05:00:00.000Z'],
])('startOfNewYorkDay returns the start of %s in New York: %s', (day, at) => {
  expect(startOfNewYorkDay(day)).toBe(at);
});

/** Late in the evening in New York, when it is already tomorrow in London. */
const now = new Date('2026-11-24T03:30:00Z');

it('snoozeDays returns the first and last allowed days in New York time', () => {
  expect(snoozeDays(now)).toEqual({ first: '2026-11-24', last: '2027-11-23' });
});

describe('a snooze', () => {
  it.each(['2026-11-24', '2027-03-14', '2027-11-23'])('can end on %s', (day) => {
    expect(snoozeError(day, now)).toBeUndefined();
  });

  it.each([
    ['2026-11-23', 'Choose a day after today.'],
    ['2026-11-22', 'Choose a day after today.'],
    ['2027-11-24', 'Choose a day within a year.'],
  ])('cannot end on %s', (day, message) => {
    expect(snoozeError(day, now)).toBe(message);
  });
});
