import { readDeadlines, readLawDeadlines } from '#app/data/figures.server.ts';
import { readLaws } from '#app/data/laws.server.ts';
import { type Deadline, MARKS, nextDay } from '#law/figures/register.ts';
import { type ModuleSlug, regulatoryModule } from '#law/modules.ts';
import { dayInNewYork } from '#law/days.ts';
import { whatWithoutLot } from '#law/buildings/lot-groups.ts';
import { lawUrl } from '#app/urls/law-url.ts';
import { fileNotFound } from '../pdf/file-response.server.ts';
import { moduleCalendarName, lawCalendarName, descriptionText, NO_CALENDAR } from './texts.ts';
import { calendarResponse, type CalendarEvent } from './calendar-file.server.ts';

/**
 * The next date of each deadline from `today` (in New York, ISO 8601), for lots in community district
 * `district` if given. Leaves out past dates that do not repeat.
 */
export const deadlineEvents = (
  deadlines: readonly Deadline[],
  today: string,
  district?: number,
): CalendarEvent[] =>
  deadlines
    .flatMap((deadline): CalendarEvent[] => {
      const day = nextDay(deadline, today);
      if (day === undefined || day < today) return [];
      const { key, everyYears, certainty, checkedOn, updatedAt } = deadline;
      const title = whatWithoutLot(deadline, district);
      return [
        {
          id: `deadline-${key}`,
          day,
          everyYears,
          title: title + MARKS[certainty],
          description: descriptionText(deadline),
          changedAt: new Date(updatedAt ?? `${checkedOn}T00:00:00Z`),
          hasVersions: true,
        },
      ];
    })
    .toSorted((one, other) => one.day.localeCompare(other.day));

export async function moduleCalendarResponse(request: Request, module: ModuleSlug): Promise<Response> {
  const now = new Date();
  const events = deadlineEvents(await readDeadlines(module, now), dayInNewYork(now));
  const calendar = { name: moduleCalendarName(regulatoryModule(module).name), events, path: `/${module}` };
  return calendarResponse(request, calendar, { name: `${module}-deadlines.ics`, cacheControl: 'no-cache' });
}

export async function lawCalendarResponse(request: Request, slug: string | undefined): Promise<Response> {
  const now = new Date();
  const law = (await readLaws()).find(({ id }) => id === slug);
  const deadlines = law ? await readLawDeadlines(law.id, now) : [];
  if (!law || deadlines.length === 0) return fileNotFound(NO_CALENDAR);
  const calendar = {
    name: lawCalendarName(law.title),
    events: deadlineEvents(deadlines, dayInNewYork(now)),
    path: lawUrl(law.id),
  };
  return calendarResponse(request, calendar, { name: `${law.id}-deadlines.ics`, cacheControl: 'no-cache' });
}
