import { readDeadlinesOf } from '#app/content/figures.server.ts';
import { readLaws } from '#app/content/laws.server.ts';
import { dayInNewYork } from '#app/regulations/new-york-day.ts';
import { lawUrl } from '../laws/law-url.ts';
import { fileNotFound } from '../pdf/file-response.server.ts';
import { calendarResponse } from './calendar-file.server.ts';
import { eventsOf } from './module-calendar.server.ts';

/** The days of a law as a calendar file; 404 for a law that there is not, or that has no days of its own. */
export async function lawCalendarResponse(request: Request, slug: string | undefined): Promise<Response> {
  const now = new Date();
  const law = (await readLaws()).find(({ id }) => id === slug);
  const deadlines = law ? await readDeadlinesOf(law.id, now) : [];
  if (!law || deadlines.length === 0) return fileNotFound('There is no calendar at this address.');
  const calendar = {
    name: `${law.title}: deadlines`,
    events: eventsOf(deadlines, dayInNewYork(now)),
    path: lawUrl(law.id),
  };
  return calendarResponse(request, calendar, { name: `${law.id}-deadlines.ics`, cacheControl: 'no-cache' });
}
