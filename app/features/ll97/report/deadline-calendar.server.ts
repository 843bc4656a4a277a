import type { Deadline } from '#law/ll97/deadlines.ts';
import { type CalendarEvent, calendarResponse } from '#app/features/deadlines/calendar-file.server.ts';
import { fileNotFound, PRIVATE } from '#app/features/pdf/file-response.server.ts';
import { reportUrls } from '#app/urls/report-urls.ts';
import { findReport, NO_REPORT } from './report.server.ts';

export const reportEvents = (
  deadlines: readonly Deadline[],
  { key, location, changedAt }: Pick<CalendarEvent, 'location' | 'changedAt'> & { key: string },
): CalendarEvent[] =>
  deadlines.map(({ date, title, description }) => ({
    id: `ll97-${date}-${key}`,
    day: date,
    title,
    description,
    location,
    changedAt,
  }));

export async function reportDeadlinesResponse(request: Request, publicId: string): Promise<Response> {
  const found = await findReport(publicId);
  if (!found) return fileNotFound(NO_REPORT);
  const { building, deadlines } = found;
  if (deadlines.length === 0) return fileNotFound('This building has no yearly report.');
  const events = reportEvents(deadlines, {
    key: publicId,
    location: building.address,
    changedAt: new Date(),
  });
  const calendar = { name: 'Local Law 97 deadlines', events, path: reportUrls(publicId).page };
  return calendarResponse(request, calendar, { name: 'll97-deadlines.ics', cacheControl: PRIVATE });
}
