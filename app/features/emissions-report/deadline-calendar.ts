import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import type { Deadline } from '#app/regulations/ll97/deadlines.ts';

const DAY_SECONDS = 86_400;
const ALARM_DAYS = 30;

interface DeadlineCalendar {
  deadlines: readonly Deadline[];
  /** The name that the calendar has in a calendar program. */
  name: string;
  productName: string;
  /** Scheme and host of the site. */
  origin: string;
  /** The page that the events lead to, without host. */
  path: string;
  /** What tells these events from those of other buildings: the same at each download. */
  key: string;
  /** The address of the building. */
  location?: string;
  /** When the calendar is made. */
  stamp: Date;
}

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayAfter = (day: string): Date => new Date(midnight(day).getTime() + DAY_SECONDS * 1000);

/** Deadlines as an iCalendar file: events of a whole day, each with an alarm 30 days before. */
export function deadlineCalendar(calendar: DeadlineCalendar): string {
  const { deadlines, name, productName, origin, path, key, location, stamp } = calendar;
  const file = ical({ name, prodId: { company: productName, product: 'Deadlines', language: 'EN' } });
  for (const { date, title, description } of deadlines) {
    const event = file.createEvent({
      id: `ll97-${date}-${key}@${new URL(origin).host}`,
      start: midnight(date),
      end: dayAfter(date),
      allDay: true,
      stamp,
      summary: title,
      description,
      location: location ?? null,
      url: `${origin}${path}`,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    event.createAlarm({
      type: ICalAlarmType.display,
      trigger: ALARM_DAYS * DAY_SECONDS,
      description: `In ${ALARM_DAYS} days: ${title}`,
    });
  }
  return `${file.toString()}\r\n`;
}
