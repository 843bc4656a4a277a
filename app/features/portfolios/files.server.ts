import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { stringify } from 'csv-stringify/sync';
import writeExcelFile from 'write-excel-file/node';
import { readChangeTimes } from '#app/data/change-times.server.ts';
import { cycleOf, obligationKey } from '#law/portfolios.ts';
import { buildingEvents } from '#app/features/buildings/building-events.ts';
import { buildingUrls } from '#app/urls/building-urls.ts';
import { type CalendarEvent, calendarResponse } from '#app/features/deadlines/calendar-file.server.ts';
import { fileNotFound, fileResponse, PRIVATE } from '#app/features/pdf/file-response.server.ts';
import { buildingText } from './dates-view.ts';
import { DATE_TEXTS } from './texts.ts';
import { datedLines, type DueDate, filterDates, filterQuery, parseFilter } from './due-dates.ts';
import {
  countQuestions,
  loadDates,
  openPortfolio,
  type PortfolioDates,
  portfolioOrThrow,
} from './portfolio.server.ts';
import { allDatesUrl, type ExportFormat, isExportFormat, PORTFOLIOS_URL } from '#app/urls/portfolio-urls.ts';

const NAME = 'portfolio';

const named = (format: ExportFormat) => ({ name: `${NAME}.${format}`, cacheControl: PRIVATE });

interface Column {
  heading: string;
  width: number;
  cell: (date: DueDate) => string;
}

/** Days are in ISO 8601, which spreadsheets recognize. */
const COLUMNS: readonly Column[] = [
  { heading: 'Date', width: 12, cell: ({ day }) => day },
  { heading: 'Building', width: 36, cell: ({ address }) => address },
  { heading: 'Name', width: 24, cell: ({ label = '' }) => label },
  { heading: 'BBL', width: 12, cell: ({ bbl }) => bbl },
  { heading: 'Law', width: 32, cell: ({ title }) => title },
  { heading: 'Local law', width: 28, cell: ({ lawName }) => lawName },
  { heading: 'Applies', width: 9, cell: ({ isLikely }) => (isLikely ? 'Likely' : 'Yes') },
  { heading: 'If missed', width: 60, cell: ({ penalty }) => penalty },
  { heading: 'Done', width: 12, cell: ({ doneAt = '' }) => doneAt.slice(0, 'YYYY-MM-DD'.length) },
];

const cellsOf = (date: DueDate): string[] => COLUMNS.map(({ cell }) => cell(date));

/** A building with open questions gets a row without a date, so that nobody takes the list for complete. */
const questionRows = ({ buildings }: PortfolioDates, bbl: string | undefined): string[][] =>
  buildings
    .filter((building) => building.questions.length > 0 && (!bbl || building.bbl === bbl))
    .map(({ bbl, address, label = '', questions }) => [
      ...['', address, label, bbl],
      DATE_TEXTS.questionsRow(questions.length),
      ...['', '', '', ''],
    ]);

/** Visitors type names, so prefix cells that a spreadsheet would run as a formula with an apostrophe. */
function csvResponse(cells: readonly string[][]): Response {
  const body = stringify([COLUMNS.map(({ heading }) => heading), ...cells], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  return fileResponse({ ...named('csv'), body, type: 'text/csv; charset=utf-8' });
}

/** Every cell is text, so that nothing in it is a formula. */
async function workbookResponse(cells: readonly string[][]): Promise<Response> {
  const cell = (value: string) => ({ value, type: String });
  const headings = COLUMNS.map(({ heading }) => ({ ...cell(heading), fontWeight: 'bold' as const }));
  const rows = [headings, ...cells.map((row) => row.map(cell))];
  const file = writeExcelFile(rows, {
    sheet: 'Dates',
    columns: COLUMNS.map(({ width }) => ({ width })),
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
 * Events have the IDs of the building's own calendar, so a date that moves stays one event. A mark makes a
 * new version of it.
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

/** People share these files, so they link to the page about portfolios and never to a secret URL. */
function calendarOf(
  request: Request,
  portfolio: { name: string },
  loaded: PortfolioDates,
  events: readonly CalendarEvent[],
) {
  const questions = countQuestions(loaded);
  const calendar = {
    ...{ name: `Building laws: ${portfolio.name}`, events, path: PORTFOLIOS_URL },
    description: questions > 0 ? DATE_TEXTS.questionsInCalendar(questions) : undefined,
  };
  return calendarResponse(request, calendar, named('ics'));
}

export async function portfolioFileResponse(args: LoaderFunctionArgs): Promise<Response> {
  const { request, params } = args;
  const { portfolio, urls } = await openPortfolio(args);
  const filter = parseFilter(new URL(request.url).searchParams);
  // Portfolios had a PDF until November 2026.
  if (params.format === 'pdf') return redirect(allDatesUrl(urls, filterQuery(filter)), 301);
  if (!isExportFormat(params.format)) return fileNotFound('There is no such file.');
  const loaded = await loadDates(portfolio.id);
  const dates = filterDates(loaded.dates, filter);
  const cells = () => [...dates.map(cellsOf), ...questionRows(loaded, filter.bbl)];
  switch (params.format) {
    case 'csv':
      return csvResponse(cells());
    case 'xlsx':
      return workbookResponse(cells());
    case 'ics': {
      const shown = new Set(dates.map(({ bbl, law, cycle }) => obligationKey(bbl, law, cycle)));
      return calendarOf(request, portfolio, loaded, await eventsOf(loaded, shown));
    }
  }
}

export async function portfolioCalendarResponse(args: LoaderFunctionArgs): Promise<Response> {
  const portfolio = await portfolioOrThrow('calendarKey', args);
  const loaded = await loadDates(portfolio.id);
  return calendarOf(args.request, portfolio, loaded, await eventsOf(loaded));
}
