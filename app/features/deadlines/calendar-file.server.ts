import ical, { ICalAlarmType, ICalEventRepeatingFreq, ICalEventTransparency } from 'ical-generator';
import { readSiteSettings } from '#app/data/site-settings.server.ts';
import { mapInSlices } from '#app/data/in-slices.server.ts';
import { addDays, dayInNewYork } from '#law/days.ts';
import { fileResponse } from '../pdf/file-response.server.ts';
import { alarmText } from './texts.ts';
import { originOf } from '../site/origin.server.ts';

const ALARM_DAYS = 30;

/** For dates within 30 days, whose 30-day alarm would never ring. */
const NEAR_ALARM_DAYS = [7, 1];

export interface CalendarEvent {
  /** Stays the same, so that calendars update events instead of adding them again. */
  id: string;
  day: string;
  /** Interval in years: 1 for a yearly event. Undefined for a one-time event. */
  everyYears?: number;
  title: string;
  description: string;
  location?: string;
  path?: string;
  changedAt: Date;
  hasVersions?: boolean;
}

export interface Calendar {
  name: string;
  description?: string;
  events: readonly CalendarEvent[];
  path: string;
}

interface CalendarFile extends Calendar {
  productName: string;
  origin: string;
  /** New York date (ISO 8601) that determines which alarms are still ahead. The default is the current date. */
  today?: string;
}

export function calendarFile({
  name,
  description,
  events,
  path,
  productName,
  origin,
  today = dayInNewYork(new Date()),
}: CalendarFile): string {
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
      // The sequence must grow with each version (RFC 5545, section 3.8.7.4).
      ...(hasVersions ? { lastModified: changedAt, sequence: Math.floor(changedAt.getTime() / 1000) } : {}),
      summary: title,
      description: event.description,
      location: event.location ?? null,
      url: `${origin}${event.path ?? path}`,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    const isNear = !everyYears && day <= addDays(today, ALARM_DAYS);
    for (const days of isNear ? NEAR_ALARM_DAYS : [ALARM_DAYS]) {
      alarmed.createAlarm({
        type: ICalAlarmType.display,
        trigger: days * 24 * 60 * 60,
        description: alarmText(days, title),
      });
    }
  }
  return `${file.toString()}\r\n`;
}

const EVENTS_AT_ONCE = 20;

const FIRST_EVENT = 'BEGIN:VEVENT';
const END = 'END:VCALENDAR';

/** Builds the same file as `calendarFile`, but in slices, because a large portfolio has thousands of events. */
export async function calendarInParts(calendar: CalendarFile): Promise<string> {
  const { events } = calendar;
  const starts = Array.from(
    { length: Math.ceil(events.length / EVENTS_AT_ONCE) },
    (_, part) => part * EVENTS_AT_ONCE,
  );
  const parts = await mapInSlices(starts, (start) => {
    const part = calendarFile({ ...calendar, events: events.slice(start, start + EVENTS_AT_ONCE) });
    return part.slice(part.indexOf(FIRST_EVENT), part.lastIndexOf(END));
  });
  const frame = calendarFile({ ...calendar, events: [] });
  const end = frame.lastIndexOf(END);
  return [frame.slice(0, end), ...parts, frame.slice(end)].join('');
}

export async function calendarResponse(
  request: Request,
  calendar: Calendar,
  file: { name: string; cacheControl: string },
): Promise<Response> {
  const { productName } = await readSiteSettings();
  const body = await calendarInParts({ ...calendar, productName, origin: originOf(request) });
  return fileResponse({ ...file, body, type: 'text/calendar; charset=utf-8' });
}
