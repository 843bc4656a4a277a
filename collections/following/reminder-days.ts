import { addDays, dayInNewYork, daysBetween } from '#law/days.ts';
import { LEADS, type Lead } from '#law/following.ts';
import { inNewYork } from '#cms/time/new-york.ts';

const FROM_HOUR = 7;

/** Returns today's date (ISO 8601) in New York, or undefined before 7 a.m. */
export const plannedDay = (now: Date): string | undefined =>
  inNewYork(now).getHours() < FROM_HOUR ? undefined : dayInNewYork(now);

const ALL_LEADS = LEADS.toSorted((one, other) => one - other);

export const MAX_LEAD_LENGTH = Math.max(...ALL_LEADS);

export interface Wish {
  leads: ReadonlySet<Lead>;
  /** The day in New York when the follow was confirmed, or the building was added to the portfolio. */
  since: string;
}

/**
 * Returns the shortest lead that has begun for a date. Skips past dates, and leads that began before the follow.
 * After an outage, a follower gets a single reminder, not one for each lead.
 */
export const currentLead = (due: string, day: string, wishes: readonly Wish[]): Lead | undefined =>
  due < day || daysBetween(day, due) > MAX_LEAD_LENGTH
    ? undefined
    : ALL_LEADS.find((lead) => {
        const begin = addDays(due, -lead);
        return begin <= day && wishes.some(({ leads, since }) => leads.has(lead) && since <= begin);
      });
