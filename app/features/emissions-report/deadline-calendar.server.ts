import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import { readSiteSettings } from '#app/content/site-settings.server.ts';
import { type Deadline, upcomingDeadlines } from '#app/regulations/ll97/deadlines.ts';
import { dayInNewYork } from '#app/regulations/new-york-day.ts';
import { fileResponse, fileNotFound, PRIVATE } from '../pdf/file-response.server.ts';
import { originOf } from '../site/origin.server.ts';
import { reportUrls } from './report-urls.ts';
import { findReport, NO_REPORT } from './report.server.ts';

const DAY_SECONDS = 86_400;
const ALARM_DAYS = 30;

interface Calendar {
  deadlines: readonly Deadline[];
  path: string;
  /** Distinguishes these events from those of other buildings, at each download alike. */
  key: string;
  location?: string;
}

interface CalendarFile extends Calendar {
  productName: string;
  /** Scheme and host of the site. */
  origin: string;
  createdAt: Date;
}

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Deadlines as an iCalendar file: events of a whole day, each with an alarm 30 days before. */
export function deadlineCalendar(calendar: CalendarFile): string {
  const { deadlines, productName, origin, path, key, location, createdAt } = calendar;
  const prodId = { company: productName, product: 'Deadlines', language: 'EN' };
  const file = ical({ name: 'Local Law 97 deadlines', prodId });
  for (const { date, title, description } of deadlines) {
    const event = file.createEvent({
      id: `ll97-${date}-${key}@${new URL(origin).host}`,
      start: midnight(date),
      end: new Date(midnight(date).getTime() + DAY_SECONDS * 1000),
      allDay: true,
      stamp: createdAt,
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

async function calendarResponse(request: Request, calendar: Calendar, cacheControl: string) {
  const { productName } = await readSiteSettings();
  const file = { ...calendar, productName, origin: originOf(request), createdAt: new Date() };
  const type = 'text/calendar; charset=utf-8';
  return fileResponse({ body: deadlineCalendar(file), type, name: 'll97-deadlines.ics', cacheControl });
}

/** The deadlines of most buildings as a calendar file. */
export function deadlinesResponse(request: Request): Promise<Response> {
  const deadlines = upcomingDeadlines(dayInNewYork(new Date()));
  return calendarResponse(request, { deadlines, path: '/ll97', key: 'general' }, 'no-cache');
}

/** The deadlines of a reported building; 404 for an unknown report, and for a pathway without yearly reports. */
export async function reportDeadlinesResponse(request: Request, publicId: string): Promise<Response> {
  const found = await findReport(publicId);
  if (!found) return fileNotFound(NO_REPORT);
  const { building, deadlines } = found.report;
  if (deadlines.length === 0) return fileNotFound('This building has no yearly report.');
  const { page: path } = reportUrls(publicId);
  return calendarResponse(request, { deadlines, path, key: publicId, location: building.address }, PRIVATE);
}
