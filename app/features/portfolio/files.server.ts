import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { stringify } from 'csv-stringify/sync';
import writeExcelFile from 'write-excel-file/node';
import { readChangeTimes } from '#app/content/change-times.server.ts';
import { cycleOf, obligationKey } from '#app/regulations/portfolios.ts';
import { buildingEvents } from '../building/building-events.ts';
import { buildingUrls } from '../building/building-urls.ts';
import { type CalendarEvent, calendarResponse } from '../deadlines/calendar-file.server.ts';
import { fileNotFound, fileResponse, PRIVATE } from '../pdf/file-response.server.ts';
import { buildingText } from './dates-view.ts';
import { datedLines, type DueDate, filterDates, filterQuery, parseFilter } from './due-dates.ts';
import { EXPORT_COLUMNS, exportCells } from './export-rows.ts';
import { portfolioOrThrow } from './find-portfolio.server.ts';
import { loadDates, type PortfolioDates } from './load-dates.server.ts';
import {
  allDatesUrl,
  type ExportFormat,
  isExportFormat,
  ownerUrls,
  PORTFOLIOS_URL,
  type PortfolioUrls,
  viewUrls,
} from './portfolio-urls.ts';

const NAME = 'portfolio';

const named = (format: ExportFormat) => ({ name: `${NAME}.${format}`, cacheControl: PRIVATE });

/** A cell that a spreadsheet would run as a formula gets an apostrophe in front: names are what a visitor typed. */
function csvResponse(dates: readonly DueDate[]): Response {
  const body = stringify([[...EXPORT_COLUMNS], ...dates.map(exportCells)], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  return fileResponse({ ...named('csv'), body, type: 'text/csv; charset=utf-8' });
}

const WIDTHS = [12, 36, 24, 12, 32, 28, 9, 60, 12];

/** Every cell is text, so that nothing in it is a formula. */
async function workbookResponse(dates: readonly DueDate[]): Promise<Response> {
  const cell = (value: string) => ({ value, type: String });
  const headings = EXPORT_COLUMNS.map((value) => ({ ...cell(value), fontWeight: 'bold' as const }));
  const rows = [headings, ...dates.map((date) => exportCells(date).map(cell))];
  const file = writeExcelFile(rows, {
    sheet: 'Dates',
    columns: WIDTHS.map((width) => ({ width })),
    stickyRowsCount: 1,
  });
  return fileResponse({
    ...named('xlsx'),
    body: await file.toBuffer(),
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/**
 * The next date of each law for each building. An event is that of the building's own calendar, so a date that moves keeps
 * its name; what is done says so, and a mark makes another version of it.
 */
async function eventsOf(
  { buildings, marks, today }: PortfolioDates,
  shown?: ReadonlySet<string>,
): Promise<CalendarEvent[]> {
  const changedAt = await readChangeTimes();
  return buildings.flatMap((building) => {
    const { bbl, address } = building;
    const name = buildingText(building);
    return datedLines(building, today).flatMap((line) => {
      const key = obligationKey(bbl, line.id, cycleOf(line));
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
}

/** Files are passed on: they lead to the page about portfolios, never to a secret address. */
const calendarOf = (request: Request, portfolio: { name: string }, events: readonly CalendarEvent[]) =>
  calendarResponse(
    request,
    { name: `Building laws: ${portfolio.name}`, events, path: PORTFOLIOS_URL },
    named('ics'),
  );

async function fileOf(
  request: Request,
  portfolio: { id: number; name: string },
  urls: Pick<PortfolioUrls, 'dates'>,
  format: string | undefined,
): Promise<Response> {
  const filter = parseFilter(new URL(request.url).searchParams);
  // Portfolios had a PDF until November 2026.
  if (format === 'pdf') return redirect(allDatesUrl(urls, filterQuery(filter)), 301);
  if (!isExportFormat(format)) return fileNotFound('There is no such file.');
  const loaded = await loadDates(portfolio.id);
  const dates = filterDates(loaded.dates, filter);
  switch (format) {
    case 'csv':
      return csvResponse(dates);
    case 'xlsx':
      return workbookResponse(dates);
    case 'ics': {
      const shown = new Set(dates.map(({ bbl, law, cycle }) => obligationKey(bbl, law, cycle)));
      return calendarOf(request, portfolio, await eventsOf(loaded, shown));
    }
  }
}

export async function ownerFileResponse({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const portfolio = await portfolioOrThrow('key', params.key, context);
  return fileOf(request, portfolio, ownerUrls(portfolio.key), params.format);
}

export async function viewFileResponse({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const portfolio = await portfolioOrThrow('viewKey', params.viewKey, context);
  return fileOf(request, portfolio, viewUrls(portfolio.viewKey ?? ''), params.format);
}

export async function portfolioCalendarResponse({
  request,
  params,
  context,
}: LoaderFunctionArgs): Promise<Response> {
  const portfolio = await portfolioOrThrow('calendarKey', params.calendarKey, context);
  return calendarOf(request, portfolio, await eventsOf(await loadDates(portfolio.id)));
}
