import { readSiteSettings } from '#app/content/site-settings.server.ts';
import { upcomingDeadlines, type Deadline } from '#app/regulations/ll97/deadlines.ts';
import { dayInNewYork } from '#app/ui/date-words.ts';
import { originOf } from '../site/origin.server.ts';
import { deadlineCalendar } from './deadline-calendar.ts';
import { fileAnswer, noFile, PRIVATE } from '../pdf/file-answer.server.ts';
import { findReport, NO_REPORT } from './report.server.ts';
import { reportUrls } from './report-urls.ts';

interface Calendar {
  deadlines: readonly Deadline[];
  path: string;
  key: string;
  location?: string;
  cacheControl: string;
}

async function calendarAnswer(request: Request, { cacheControl, ...calendar }: Calendar): Promise<Response> {
  const { productName } = await readSiteSettings();
  const body = deadlineCalendar({
    ...calendar,
    name: 'Local Law 97 deadlines',
    productName,
    origin: originOf(request),
    stamp: new Date(),
  });
  const type = 'text/calendar; charset=utf-8';
  return fileAnswer({ body, type, name: 'll97-deadlines.ics', cacheControl });
}

/** The deadlines of most buildings as a calendar file. */
export const answerDeadlines = (request: Request, clock = new Date()): Promise<Response> =>
  calendarAnswer(request, {
    deadlines: upcomingDeadlines(dayInNewYork(clock)),
    path: '/ll97',
    key: 'general',
    cacheControl: 'no-cache',
  });

/** The deadlines of a reported building; 404 for an unknown report, and for a pathway without yearly reports. */
export async function answerReportDeadlines(request: Request, publicId: string): Promise<Response> {
  const loaded = await findReport(publicId);
  if (!loaded) return noFile(NO_REPORT);
  const { building, deadlines } = loaded.report;
  if (deadlines.length === 0) return noFile('This building has no yearly report.');
  return calendarAnswer(request, {
    deadlines,
    path: reportUrls(publicId).page,
    key: publicId,
    location: building.address,
    cacheControl: PRIVATE,
  });
}
