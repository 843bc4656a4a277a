import type { LoaderFunctionArgs } from '@remix-run/node';
import { stringify } from 'csv-stringify/sync';
import writeExcelFile from 'write-excel-file/node';
import { readChangeTimes } from '#app/content/change-times.server.ts';
import { cycleOf, obligationKey } from '#app/regulations/portfolios.ts';
import { buildingEvents } from '../building/building-events.ts';
import { buildingUrls } from '../building/building-urls.ts';
import { type CalendarEvent, calendarResponse } from '../deadlines/calendar-file.server.ts';
import { fileNotFound, fileResponse, imprintOf, pdfResponse, PRIVATE } from '../pdf/file-response.server.ts';
import { renderPdf } from '../pdf/render-pdf.server.ts';
import { buildingText, filterChoices, filterText } from './dates-view.ts';
import { datedLines, type DueDate, filterDates, parseFilter } from './due-dates.ts';
import { EXPORT_COLUMNS, exportCells } from './export-rows.ts';
import { portfolioOrThrow } from './find-portfolio.server.ts';
import { loadDates, type PortfolioDates } from './load-dates.server.ts';
import { type ExportFormat, isExportFormat, PORTFOLIOS_URL } from './portfolio-urls.ts';

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

/** More than this many dates are for a spreadsheet. */
const MOST_IN_PDF = 400;

async function fileOf(
  request: Request,
  portfolio: { id: number; name: string },
  format: string | undefined,
): Promise<Response> {
  if (!isExportFormat(format)) return fileNotFound('There is no such file.');
  const loaded = await loadDates(portfolio.id);
  const filter = parseFilter(new URL(request.url).searchParams);
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
    case 'pdf': {
      const document = {
        name: portfolio.name,
        buildings: loaded.buildings.length,
        filtered: filterText(filter, filterChoices(loaded.dates)),
        total: dates.length,
        dates: dates.slice(0, MOST_IN_PDF),
        imprint: await imprintOf(request, PORTFOLIOS_URL, `${loaded.today}T17:00:00Z`),
      };
      return pdfResponse({ ...named('pdf'), pdf: renderPdf('portfolio', document) });
    }
  }
}

export const ownerFileResponse = async ({
  request,
  params,
  context,
}: LoaderFunctionArgs): Promise<Response> =>
  fileOf(request, await portfolioOrThrow('key', params.key, context), params.format);

export const viewFileResponse = async ({ request, params, context }: LoaderFunctionArgs): Promise<Response> =>
  fileOf(request, await portfolioOrThrow('viewKey', params.viewKey, context), params.format);

/** The calendar that programs subscribe to. */
export async function portfolioCalendarResponse({
  request,
  params,
  context,
}: LoaderFunctionArgs): Promise<Response> {
  const portfolio = await portfolioOrThrow('calendarKey', params.calendarKey, context);
  return calendarOf(request, portfolio, await eventsOf(await loadDates(portfolio.id)));
}
