import ical, { ICalAlarmType, ICalEventRepeatingFreq, ICalEventTransparency } from 'ical-generator';
import { readSiteSettings } from '#app/data/site-settings.server.ts';
import { addDays } from '#law/days.ts';
import { fileResponse } from '../pdf/file-response.server.ts';
import { originOf } from '../site/origin.server.ts';

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

/** An iCalendar file: events of a whole day, each with an alarm 30 days before. */
export function calendarFile({ name, description, events, path, productName, origin }: CalendarFile): string {
  const file = ical({
    name,
    description,
    prodId: { company: productName, product: 'Deadlines', language: 'EN' },
  });
  for (const { id, day, everyYears, title, changedAt, hasVersions, ...event } of events) {
    const alarmed = file.createEvent({
      id: `${id}@${new URL(origin).host}`,
      start: new Date(day),
      end: new Date(addDays(day, 1)),
      allDay: true,
      repeating: everyYears ? { freq: ICalEventRepeatingFreq.YEARLY, interval: everyYears } : null,
      stamp: changedAt,
      // A number that grows with each version: RFC 5545, section 3.8.7.4.
      ...(hasVersions ? { lastModified: changedAt, sequence: Math.floor(changedAt.getTime() / 1000) } : {}),
      summary: title,
      description: event.description,
      location: event.location ?? null,
      url: `${origin}${event.path ?? path}`,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    alarmed.createAlarm({
      type: ICalAlarmType.display,
      trigger: ALARM_DAYS * 24 * 60 * 60,
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
