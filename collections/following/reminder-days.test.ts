import { describe, expect, it } from 'vitest';
import type { Lead } from '#law/following.ts';
import { currentLead, plannedDay, type Wish } from './reminder-days.ts';

const wish = (leads: Lead[], since = '2026-01-01'): Wish => ({ leads: new Set(leads), since });

describe('plannedDay', () => {
  it.each([
    ['in winter, before 7 a.m. in New York', '2026-11-23T11:59:59Z', undefined],
    ['in winter, at 7 a.m.', '2026-11-23T12:00:00Z', '2026-11-23'],
    ['in summer, before 7 a.m.', '2026-07-01T10:59:59Z', undefined],
    ['in summer, at 7 a.m.', '2026-07-01T11:00:00Z', '2026-07-01'],
    ['when clocks go forward, before 7 a.m.', '2026-03-08T10:59:59Z', undefined],
    ['when clocks go forward, at 7 a.m.', '2026-03-08T11:00:00Z', '2026-03-08'],
    ['when clocks go back, before 7 a.m.', '2026-11-01T11:00:00Z', undefined],
    ['when clocks go back, at 7 a.m.', '2026-11-01T12:00:00Z', '2026-11-01'],
    ['before midnight in New York, not UTC', '2026-11-24T04:59:59Z', '2026-11-23'],
    ['after midnight in New York', '2026-11-24T05:00:00Z', undefined],
    ['before midnight when clocks go forward', '2026-03-09T03:59:59Z', '2026-03-08'],
    ['before midnight when clocks go back', '2026-11-02T04:59:59Z', '2026-11-01'],
  ])('returns the day from 7 a.m. until midnight: %s', (_what, moment, day) => {
    expect(plannedDay(new Date(moment))).toBe(day);
  });
});

describe('currentLead', () => {
  const BOTH = [wish([30, 7])];
  const from = (since: string, ...leads: Lead[]) => [wish(leads, since)];

  it.each<[what: string, day: string, wishes: Wish[], lead: Lead | undefined]>([
    ['returns none before the longest lead begins', '2026-11-30', BOTH, undefined],
    ['returns the longest lead from its first day', '2026-12-01', BOTH, 30],
    ['returns the next lead from its first day', '2026-12-24', BOTH, 7],
    ['returns only the shortest of two leads that began', '2026-12-29', BOTH, 7],
    ['returns the shortest lead on the due date', '2026-12-31', BOTH, 7],
    ['returns none after the due date', '2027-01-01', BOTH, undefined],
    ['returns a lead that begins on the day of the follow', '2026-12-01', from('2026-12-01', 30), 30],
    ['still returns a lead on the day after it began', '2026-12-02', from('2026-12-01', 30), 30],
    ['returns none if the follow came a day too late', '2026-12-02', from('2026-12-02', 30), undefined],
    ['returns the next lead for a late follow', '2026-12-24', from('2026-12-02', 30, 7), 7],
    ['returns none if the follow came on the due date', '2026-12-31', from('2026-12-31', 7), undefined],
    ['returns none if no reminders were chosen', '2026-12-31', [wish([])], undefined],
    ['returns the shortest of several wishes', '2026-12-25', [wish([60]), wish([7])], 7],
    ['ignores a wish that came too late', '2026-12-25', [wish([60]), ...from('2026-12-25', 7)], 60],
  ])('%s', (_what, day, wishes, lead) => {
    expect(currentLead('2026-12-31', day, wishes)).toBe(lead);
  });

  it('includes a leap day in the lead', () => {
    expect(currentLead('2028-03-30', '2028-02-29', BOTH)).toBe(30);
  });

  it('starts over when the due date moves', () => {
    const day = '2026-12-05';
    const leads = ['2026-12-31', '2027-02-28', '2027-01-04'].map((due) => currentLead(due, day, BOTH));
    expect(leads).toEqual([30, undefined, 30]);
  });
});
