import { describe, expect, it, vi } from 'vitest';
import {
  countPhrase,
  currentDay,
  formatMonday,
  fromPicker,
  fullTime,
  relativeTime,
  shortAge,
  toPicker,
} from './new-york.ts';

const NOW = new Date('2026-11-21T18:00:00Z');

it.each([
  ['a time today', () => relativeTime('2026-11-21T15:00:00Z', NOW), '3 hours ago'],
  ['a time in the future', () => relativeTime('2026-11-23T18:00:00Z', NOW), 'in 2 days'],
  [
    'a full date and time',
    () => fullTime('2026-11-23T23:00:00Z'),
    'Monday, November 23, 2026 at 6:00 PM, New York time',
  ],
  ['a day', () => currentDay(new Date('2026-11-21T18:00:00Z')), 'Saturday, November 21'],
  ['a day that is over in UTC', () => currentDay(new Date('2026-11-21T03:00:00Z')), 'Friday, November 20'],
  ['a week', () => formatMonday('2026-11-16'), 'Nov 16'],
  ['no submissions', () => countPhrase(0, 'overdue'), 'None are overdue'],
  ['one submission', () => countPhrase(1, 'overdue'), '1 is overdue'],
  ['several submissions', () => countPhrase(4, 'overdue'), '4 are overdue'],
])('the panel shows readable text for %s', (_what, write, text) => {
  expect(write()).toBe(text);
});

describe.each(['UTC', 'America/New_York', 'Europe/Berlin', 'Asia/Kolkata'])(
  'the date picker in a browser in %s',
  (zone) => {
    it('shows New York time in summer and winter', () => {
      vi.stubEnv('TZ', zone);
      expect(toPicker('2026-11-23T23:00:00.000Z').toString()).toMatch(/Mon Nov 23 2026 18:00:00/);
      expect(toPicker('2026-07-01T02:30:00.000Z').toString()).toMatch(/Tue Jun 30 2026 22:30:00/);
    });

    it('stores the same time that it showed', () => {
      vi.stubEnv('TZ', zone);
      for (const at of ['2026-11-23T23:00:00.000Z', '2026-07-01T02:30:00.000Z', '2027-01-01T04:59:00.000Z']) {
        expect(fromPicker(toPicker(at))).toBe(at);
      }
    });
  },
);

it.each([
  ['2027-06-01T12:00:10Z', 'now'],
  ['2027-06-01T11:55:00Z', '5 min'],
  ['2027-06-01T09:00:00Z', '3 h'],
  ['2027-05-31T12:00:00Z', '1 day'],
  ['2027-05-30T12:00:00Z', '2 days'],
  ['2027-04-01T12:00:00Z', '2 months'],
])('the age of %s is shown as %s', (at, age) => {
  expect(shortAge(at, new Date('2027-06-01T12:00:00Z'))).toBe(age);
});
