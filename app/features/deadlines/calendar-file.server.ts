import ical, { ICalAlarmType, ICalEventRepeatingFreq, ICalEventTransparency } from 'ical-generator';
import { readSiteSettings } from '#app/content/site-settings.server.ts';
import { fileResponse } from '../pdf/file-response.server.ts';
import { originOf } from '../site/origin.server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ALARM_DAYS = 30;

/** A whole day in a calendar. */
export interface CalendarEvent {
  /** The same at each download, so that a calendar updates the event that it has. */
  id: string;
  /** In New York, ISO 8601. */
  day: string;
  /** 1 for each year. Without it, the day comes once. */
  everyYears?: number;
  title: string;
  description: string;
  location?: string;
  /** Its page, where that is not the page of the calendar. */
  path?: string;
  changedAt: Date;
  /** Whether `changedAt` tells one version of the event from the next. */
  hasVersions?: boolean;
}

export interface Calendar {
  name: string;
  description?: string;
  events: readonly CalendarEvent[];
  /** The page that the calendar belongs to. */
  path: string;
}

interface CalendarFile extends Calendar {
  productName: string;
  /** Scheme and host of the site. */
  origin: string;
}

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** An iCalendar file: events of a whole day, each with an alarm 30 days before. */
export function calendarFile({ name, description, events, path, productName, origin }: CalendarFile): string {
  const file = ical({
    name,
    description,
    prodId: { company: productName, product: 'Deadlines', language: 'EN' },
  });
  for (const {
    id,
    day,
    everyYears,
    title,
    description: text,
    location,
    changedAt,
    hasVersions,
    ...own
  } of events) {
    const event = file.createEvent({
      id: `${id}@${new URL(origin).host}`,
      start: midnight(day),
      end: new Date(midnight(day).getTime() + DAY_MS),
      allDay: true,
      repeating: everyYears ? { freq: ICalEventRepeatingFreq.YEARLY, interval: everyYears } : null,
      stamp: changedAt,
      // A number that grows with each version: RFC 5545, section 3.8.7.4.
      ...(hasVersions ? { lastModified: changedAt, sequence: secondsOf(changedAt) } : {}),
      summary: title,
      description: text,
      location: location ?? null,
      url: `${origin}${own.path ?? path}`,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    event.createAlarm({
      type: ICalAlarmType.display,
      trigger: (ALARM_DAYS * DAY_MS) / 1000,
      description: `In ${ALARM_DAYS} days: ${title}`,
    });
  }
  return `${file.toString()}\r\n`;
}

export async function calendarResponse(
  request: Request,
  calendar: Calendar,
  file: { name: string; cacheControl: string },
): Promise<Response> {
  const { productName } = await readSiteSettings();
  const body = calendarFile({ ...calendar, productName, origin: originOf(request) });
  return fileResponse({ ...file, body, type: 'text/calendar; charset=utf-8' });
}
