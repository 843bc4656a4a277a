import type { LoaderFunctionArgs } from '@remix-run/node';
import { stringify } from 'csv-stringify/sync';
import { readChangeTimes } from '#app/data/change-times.server.ts';
import { mapInSlices } from '#app/data/in-slices.server.ts';
import { obligationCycle, obligationKey } from '#law/portfolios.ts';
import { buildingEvents } from '#app/features/buildings/building-events.ts';
import { recordEvents } from '#app/features/buildings/record/record-events.ts';
import { buildingUrls } from '#app/urls/building-urls.ts';
import { type CalendarEvent, calendarResponse } from '#app/features/deadlines/calendar-file.server.ts';
import { fileNotFound, fileResponse, PRIVATE } from '#app/features/pdf/file-response.server.ts';
import { loadRows } from './buildings.server.ts';
import { columnsByLot, listBuildings, parseList } from './buildings-table.ts';
import { DATE_TEXTS } from './texts.ts';
import {
  buildingText,
  countQuestions,
  type DateFilter,
  datedLines,
  filterDates,
  filterQuery,
  nowRows,
  parseFilter,
} from './to-do.ts';
import {
  loadDates,
  loadRecords,
  openPortfolio,
  type PortfolioDates,
  portfolioOrThrow,
} from './portfolio.server.ts';
import { buildingsTable, type Table, toDoTable } from './tables.ts';
import { isBuildingsFile, isExportFormat, PORTFOLIOS_URL } from '#app/urls/portfolio-urls.ts';

const PORTFOLIO_FILE = 'portfolio';

/** Adds an apostrophe before text that a spreadsheet would run as a formula, because visitors type names. */
function csvResponse(name: string, { headings, cells }: Table): Response {
  const options = { bom: true, escape_formulas: true, record_delimiter: 'windows' } as const;
  return fileResponse({
    name: `${name}.csv`,
    cacheControl: PRIVATE,
    body: stringify([headings, ...cells], options),
    type: 'text/csv; charset=utf-8',
  });
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/**
 * Events share IDs with the building's own calendar, so a date that changes remains one event. Marking a date as
 * done updates its event.
 */
async function lawEvents(
  { buildings, marks, today }: PortfolioDates,
  shown?: ReadonlySet<string>,
): Promise<CalendarEvent[]> {
  const changedAt = await readChangeTimes();
  const events = await mapInSlices(buildings, (building) => {
    const { bbl, address } = building;
    const name = buildingText(building);
    return datedLines(building, today).flatMap((line) => {
      const key = obligationKey(bbl, line.id, obligationCycle(line));
      if (shown && !shown.has(key)) return [];
      const mark = marks.get(key);
      return buildingEvents([line], { bbl, address, day: today, changedAt }).map((event) => ({
        ...event,
        title: `${mark?.isDone ? 'Done: ' : ''}${event.title}: ${name}`,
        path: buildingUrls(bbl).page,
        changedAt: mark ? later(event.changedAt, new Date(mark.at)) : event.changedAt,
      }));
    });
  });
  return events.flat();
}

/** Hearings and correction dates. */
async function cityRecordEvents(loaded: PortfolioDates): Promise<CalendarEvent[]> {
  const records = await loadRecords(loaded);
  const events = await mapInSlices(loaded.buildings, (building) => {
    const record = records.get(building.bbl);
    return (record ? recordEvents(record, building.address) : []).map((event) => ({
      ...event,
      title: `${event.title}: ${buildingText(building)}`,
      path: buildingUrls(building.bbl).record,
    }));
  });
  return events.flat();
}

const allEvents = async (loaded: PortfolioDates): Promise<CalendarEvent[]> => [
  ...(await lawEvents(loaded)),
  ...(await cityRecordEvents(loaded)),
];

/** Any filter leaves out events from city records, because filters apply only to the laws' dates. */
function filteredEvents(loaded: PortfolioDates, filter: DateFilter): Promise<CalendarEvent[]> {
  if (filterQuery(filter).size === 0) return allEvents(loaded);
  const dates = filterDates(loaded.dates, filter);
  return lawEvents(loaded, new Set(dates.map(({ bbl, law, cycle }) => obligationKey(bbl, law, cycle))));
}

/** The file links to the public page about portfolios, never to a secret URL, because people share it. */
function respondWithCalendar(
  request: Request,
  portfolio: { name: string },
  loaded: PortfolioDates,
  events: readonly CalendarEvent[],
) {
  const questions = countQuestions(loaded);
  const calendar = {
    name: `Building laws: ${portfolio.name}`,
    events,
    path: PORTFOLIOS_URL,
    description: questions > 0 ? DATE_TEXTS.questionsInCalendar(questions) : undefined,
  };
  return calendarResponse(request, calendar, {
    name: `${PORTFOLIO_FILE}.ics`,
    cacheControl: PRIVATE,
  });
}

export async function portfolioFileResponse(args: LoaderFunctionArgs): Promise<Response> {
  const { request, params } = args;
  const { portfolio } = await openPortfolio(args);
  const query = new URL(request.url).searchParams;
  const filter = parseFilter(query);
  if (!isExportFormat(params.format)) return fileNotFound('There is no such file.');
  const loaded = await loadDates(portfolio.id);
  if (params.format === 'ics')
    return respondWithCalendar(request, portfolio, loaded, await filteredEvents(loaded, filter));
  const records = columnsByLot(await loadRecords(loaded), loaded.buildings);
  if (isBuildingsFile(query)) {
    const rows = listBuildings(await loadRows(loaded, records), parseList(query));
    return csvResponse('buildings', buildingsTable(rows));
  }
  return csvResponse(PORTFOLIO_FILE, toDoTable(loaded, nowRows(loaded.buildings, records, filter), filter));
}

export async function portfolioCalendarResponse(args: LoaderFunctionArgs): Promise<Response> {
  const portfolio = await portfolioOrThrow('calendarKey', args);
  const loaded = await loadDates(portfolio.id);
  return respondWithCalendar(args.request, portfolio, loaded, await allEvents(loaded));
}
