import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import { readSiteSettings } from '#app/content/site-settings.server.ts';
import { type Deadline, upcomingDeadlines } from '#app/regulations/ll97/deadlines.ts';
import { dayInNewYork } from '#app/ui/date-words.ts';
import { fileResponse, fileNotFound, PRIVATE } from '../pdf/file-response.server.ts';
import { originOf } from '../site/origin.server.ts';
import { reportUrls } from './report-urls.ts';
import { findReport, NO_REPORT } from './report.server.ts';

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

interface Calendar {
  deadlines: readonly Deadline[];
  path: string;
  key: string;
  location?: string;
  cacheControl: string;
}

async function calendarResponse(
  request: Request,
  { cacheControl, ...calendar }: Calendar,
): Promise<Response> {
  const { productName } = await readSiteSettings();
  const body = deadlineCalendar({
    ...calendar,
    name: 'Local Law 97 deadlines',
    productName,
    origin: originOf(request),
    stamp: new Date(),
  });
  const type = 'text/calendar; charset=utf-8';
  return fileResponse({ body, type, name: 'll97-deadlines.ics', cacheControl });
}

/** The deadlines of most buildings as a calendar file. */
export const deadlinesResponse = (request: Request, clock = new Date()): Promise<Response> =>
  calendarResponse(request, {
    deadlines: upcomingDeadlines(dayInNewYork(clock)),
    path: '/ll97',
    key: 'general',
    cacheControl: 'no-cache',
  });

/** The deadlines of a reported building; 404 for an unknown report, and for a pathway without yearly reports. */
export async function reportDeadlinesResponse(request: Request, publicId: string): Promise<Response> {
  const found = await findReport(publicId);
  if (!found) return fileNotFound(NO_REPORT);
  const { building, deadlines } = found.report;
  if (deadlines.length === 0) return fileNotFound('This building has no yearly report.');
  return calendarResponse(request, {
    deadlines,
    path: reportUrls(publicId).page,
    key: publicId,
    location: building.address,
    cacheControl: PRIVATE,
  });
}
