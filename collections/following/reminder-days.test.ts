import { describe, expect, it } from 'vitest';
import type { Lead } from '#law/following.ts';
import { currentLead, plannedDay, type Wish } from './reminder-days.ts';

const wish = (leads: Lead[], since = '2026-01-01'): Wish => ({ leads: new Set(leads), since });

describe('the day that is planned', () => {
  it.each([
    ['is none before 7 a.m. in New York in winter', '2026-11-23T11:59:59Z', undefined],
    ['begins at 7 a.m. in New York in winter', '2026-11-23T12:00:00Z', '2026-11-23'],
    ['begins at 7 a.m. in New York in summer', '2026-07-01T11:00:00Z', '2026-07-01'],
    ['is none an hour before that in summer', '2026-07-01T10:59:59Z', undefined],
    ['begins at 7 a.m. on the day when clocks go forward', '2026-03-08T11:00:00Z', '2026-03-08'],
    ['is none at what would have been 7 a.m. the day before', '2026-03-08T10:59:59Z', undefined],
    ['begins at 7 a.m. on the day when clocks go back', '2026-11-01T12:00:00Z', '2026-11-01'],
    ['is none at what was 7 a.m. in summer time', '2026-11-01T11:00:00Z', undefined],
    ['lasts until midnight in New York, not in Greenwich', '2026-11-24T04:59:59Z', '2026-11-23'],
    ['ends at midnight in New York', '2026-11-24T05:00:00Z', undefined],
    ['lasts until midnight on the day when clocks go forward', '2026-03-09T03:59:59Z', '2026-03-08'],
    ['lasts until midnight on the day when clocks go back', '2026-11-02T04:59:59Z', '2026-11-01'],
  ])('%s', (_what, moment, day) => {
    expect(plannedDay(new Date(moment))).toBe(day);
  });
});

describe('the lead of the reminder that is current', () => {
  const BOTH = [wish([30, 7])];

  it.each<[what: string, due: string, day: string, wishes: Wish[], lead: Lead | undefined]>([
    ['is none before the longest has begun', '2026-12-31', '2026-11-30', BOTH, undefined],
    ['is the longest from its day on', '2026-12-31', '2026-12-01', BOTH, 30],
    ['is the next from its day on', '2026-12-31', '2026-12-24', BOTH, 7],
    ['is the last one on the day itself', '2026-12-31', '2026-12-31', BOTH, 7],
    ['is none after the day', '2026-12-31', '2027-01-01', BOTH, undefined],
    ['counts a leap day', '2028-03-30', '2028-02-29', BOTH, 30],
    ['is only the last that an outage of 40 days skipped', '2027-01-09', '2027-01-05', BOTH, 7],
    ['is none if an outage of 40 days skipped the date', '2026-12-31', '2027-01-05', BOTH, undefined],
    ['is only the shortest of two that were passed at once', '2026-12-31', '2026-12-29', BOTH, 7],
    [
      'begins on the day when it was followed',
      '2026-12-31',
      '2026-12-01',
      [wish([30], '2026-12-01')],
      30,
    ],
    ['is caught up the day after that', '2026-12-31', '2026-12-02', [wish([30], '2026-12-01')], 30],
    [
      'is none if it was followed a day too late',
      '2026-12-31',
      '2026-12-02',
      [wish([30], '2026-12-02')],
      undefined,
    ],
    [
      'is the next one then',
      '2026-12-31',
      '2026-12-24',
      [wish([30, 7], '2026-12-02')],
      7,
    ],
    [
      'is none if it was followed on the date itself',
      '2026-12-31',
      '2026-12-31',
      [wish([7], '2026-12-31')],
      undefined,
    ],
    ['is none if no reminders were chosen', '2026-12-31', '2026-12-31', [wish([])], undefined],
    ['is the shortest of several wishes', '2026-12-31', '2026-12-25', [wish([60]), wish([7])], 7],
    [
      'is that of the wish that was early enough',
      '2026-12-31',
      '2026-12-25',
      [wish([60]), wish([7], '2026-12-25')],
      60,
    ],
  ])('%s', (_what, due, day, wishes, lead) => {
    expect(currentLead(due, day, wishes)).toBe(lead);
  });

  it('begins again for a date that moves twice, and not for a day that it has left', () => {
    const day = '2026-12-05';
    const leads = ['2026-12-31', '2027-02-28', '2027-01-04'].map((due) => currentLead(due, day, BOTH));
    expect(leads).toEqual([30, undefined, 30]);
  });
});
