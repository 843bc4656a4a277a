import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
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
import { listBuildings, parseList } from './buildings-table.ts';
import { DATE_TEXTS } from './texts.ts';
import { buildingText, datedLines, filterDates, filterQuery, nowRows, parseFilter } from './to-do.ts';
import {
  countQuestions,
  loadDates,
  loadRecords,
  openPortfolio,
  type PortfolioDates,
  portfolioOrThrow,
} from './portfolio.server.ts';
import { columnsByLot } from './record-columns.ts';
import { buildingsTable, type Table, toDoTable } from './tables.ts';
import { allDatesUrl, isBuildingsFile, isExportFormat, PORTFOLIOS_URL } from '#app/urls/portfolio-urls.ts';

const PORTFOLIO_FILE = 'portfolio';

/** Visitors type names, so prefix cells that a spreadsheet would run as a formula with an apostrophe. */
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
 * Events have the IDs of the building's own calendar, so a date that moves stays one event. A mark makes a
 * new version of it.
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

/** Hearings and days of correction. */
async function eventsOfRecords(loaded: PortfolioDates): Promise<CalendarEvent[]> {
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
  ...(await eventsOfRecords(loaded)),
];

/** People share these files, so they link to the page about portfolios and never to a secret URL. */
function calendarOf(
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
  const { portfolio, urls } = await openPortfolio(args);
  const query = new URL(request.url).searchParams;
  const filter = parseFilter(query);
  // Portfolios had a PDF until November 2026.
  if (params.format === 'pdf') return redirect(allDatesUrl(urls, filterQuery(filter)), 301);
  if (!isExportFormat(params.format)) return fileNotFound('There is no such file.');
  const loaded = await loadDates(portfolio.id);
  if (params.format === 'ics') {
    const isFiltered = filterQuery(filter).size > 0;
    const dates = filterDates(loaded.dates, filter);
    const shown = new Set(dates.map(({ bbl, law, cycle }) => obligationKey(bbl, law, cycle)));
    const events = isFiltered
      ? lawEvents(loaded, shown)
      : lawEvents(loaded, shown).then(async (own) => [...own, ...(await eventsOfRecords(loaded))]);
    return calendarOf(request, portfolio, loaded, await events);
  }
  const records = columnsByLot(await loadRecords(loaded), loaded.buildings);
  if (isBuildingsFile(query)) {
    const rows = listBuildings(await loadRows(loaded, records), parseList(query));
    return csvResponse('buildings', buildingsTable(rows));
  }
  const doNow = new Map([...records].map(([bbl, { doNow: list = [] }]) => [bbl, list] as const));
  return csvResponse(PORTFOLIO_FILE, toDoTable(loaded, nowRows(loaded.buildings, doNow, filter), filter));
}

export async function portfolioCalendarResponse(args: LoaderFunctionArgs): Promise<Response> {
  const portfolio = await portfolioOrThrow('calendarKey', args);
  const loaded = await loadDates(portfolio.id);
  return calendarOf(args.request, portfolio, loaded, await allEvents(loaded));
}
