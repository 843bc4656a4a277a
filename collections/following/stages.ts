import { addDays, daysBetween } from '#law/days.ts';
import { LEADS, type Lead } from '#law/following.ts';
import { dayInNewYork } from '#law/new-york-day.ts';
import { inNewYork } from '#cms/time/new-york.ts';

/** In New York: when reminders are planned and sent from. */
const FROM_HOUR = 7;

/** The day in New York that is planned at a moment, ISO 8601; undefined in its first hours. */
export const plannedDay = (now: Date): string | undefined =>
  inNewYork(now).getHours() < FROM_HOUR ? undefined : dayInNewYork(now);

const ALL_LEADS = LEADS.toSorted((one, other) => one - other);

export const LONGEST_LEAD = Math.max(...ALL_LEADS);

/** When somebody wants to be reminded of a date. */
export interface Wish {
  leads: ReadonlySet<Lead>;
  /** The day in New York when they confirmed that, or the building came into their portfolio. */
  since: string;
}

/**
 * The lead of the reminder for a date that is current on a day: the shortest that has begun. None is sent after the date,
 * and none that had begun before it was wished for. So what an outage skipped is caught up once, not once for each lead.
 */
export const currentLead = (due: string, day: string, wishes: readonly Wish[]): Lead | undefined =>
  due < day || daysBetween(day, due) > LONGEST_LEAD
    ? undefined
    : ALL_LEADS.find((lead) => {
        const begin = addDays(due, -lead);
        return begin <= day && wishes.some(({ leads, since }) => leads.has(lead) && since <= begin);
      });
