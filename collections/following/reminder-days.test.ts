import { describe, expect, it } from 'vitest';
import type { Lead } from '#law/following.ts';
import { currentLead, plannedDay, type Wish } from './reminder-days.ts';

const wish = (leads: Lead[], since = '2026-01-01'): Wish => ({ leads: new Set(leads), since });

describe('plannedDay', () => {
  it.each([
    ['returns none before 7 a.m. in New York in winter', '2026-11-23T11:59:59Z', undefined],
    ['returns the day starting at 7 a.m. in New York in winter', '2026-11-23T12:00:00Z', '2026-11-23'],
    ['returns the day starting at 7 a.m. in New York in summer', '2026-07-01T11:00:00Z', '2026-07-01'],
    ['returns none before 7 a.m. in New York in summer', '2026-07-01T10:59:59Z', undefined],
    ['returns the day starting at 7 a.m. when clocks go forward', '2026-03-08T11:00:00Z', '2026-03-08'],
    ['returns none before 7 a.m. on the day when clocks go forward', '2026-03-08T10:59:59Z', undefined],
    ['returns the day starting at 7 a.m. when clocks go back', '2026-11-01T12:00:00Z', '2026-11-01'],
    ['returns none before 7 a.m. on the day when clocks go back', '2026-11-01T11:00:00Z', undefined],
    ['returns the day until midnight in New York, not UTC', '2026-11-24T04:59:59Z', '2026-11-23'],
    ['returns none after midnight in New York', '2026-11-24T05:00:00Z', undefined],
    ['returns the day until midnight when clocks go forward', '2026-03-09T03:59:59Z', '2026-03-08'],
    ['returns the day until midnight when clocks go back', '2026-11-02T04:59:59Z', '2026-11-01'],
  ])('%s', (_what, moment, day) => {
    expect(plannedDay(new Date(moment))).toBe(day);
  });
});

describe('currentLead', () => {
  const BOTH = [wish([30, 7])];

  it.each<[what: string, due: string, day: string, wishes: Wish[], lead: Lead | undefined]>([
    ['returns none before the longest lead begins', '2026-12-31', '2026-11-30', BOTH, undefined],
    ['returns the longest lead from its first day', '2026-12-31', '2026-12-01', BOTH, 30],
    ['returns the next lead from its first day', '2026-12-31', '2026-12-24', BOTH, 7],
    ['returns the shortest lead on the due date', '2026-12-31', '2026-12-31', BOTH, 7],
    ['returns none after the due date', '2026-12-31', '2027-01-01', BOTH, undefined],
    ['includes a leap day in the lead', '2028-03-30', '2028-02-29', BOTH, 30],
    ['returns only the shortest of the leads that an outage skipped', '2027-01-09', '2027-01-05', BOTH, 7],
    ['returns none if an outage skipped the due date', '2026-12-31', '2027-01-05', BOTH, undefined],
    ['returns only the shortest of two leads that began', '2026-12-31', '2026-12-29', BOTH, 7],
    [
      'returns a lead that begins on the day of the follow',
      '2026-12-31',
      '2026-12-01',
      [wish([30], '2026-12-01')],
      30,
    ],
    ['still returns that lead on the next day', '2026-12-31', '2026-12-02', [wish([30], '2026-12-01')], 30],
    [
      'returns none if the follow came a day too late',
      '2026-12-31',
      '2026-12-02',
      [wish([30], '2026-12-02')],
      undefined,
    ],
    [
      'returns the next lead of a follow that came too late',
      '2026-12-31',
      '2026-12-24',
      [wish([30, 7], '2026-12-02')],
      7,
    ],
    [
      'returns none if the follow came on the due date',
      '2026-12-31',
      '2026-12-31',
      [wish([7], '2026-12-31')],
      undefined,
    ],
    ['returns none if no reminders were chosen', '2026-12-31', '2026-12-31', [wish([])], undefined],
    ['returns the shortest of several wishes', '2026-12-31', '2026-12-25', [wish([60]), wish([7])], 7],
    [
      'ignores a wish that came too late',
      '2026-12-31',
      '2026-12-25',
      [wish([60]), wish([7], '2026-12-25')],
      60,
    ],
  ])('%s', (_what, due, day, wishes, lead) => {
    expect(currentLead(due, day, wishes)).toBe(lead);
  });

  it('starts over when the due date moves', () => {
    const day = '2026-12-05';
    const leads = ['2026-12-31', '2027-02-28', '2027-01-04'].map((due) => currentLead(due, day, BOTH));
    expect(leads).toEqual([30, undefined, 30]);
  });
});
