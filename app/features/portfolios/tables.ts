import { type BuildingList, listBuildings } from './building-list.ts';
import { type DateFilter, type DueDate, filterDates } from './to-do.ts';
import type { PortfolioDates } from './portfolio.server.ts';
import { dueText, hearingText, nowText, openText, type RecordColumns } from './record-columns.ts';
import { cellsOf, type Column, type Table } from './table-file.server.ts';
import { DATE_TEXTS, RECORD_TEXTS } from './texts.ts';

export const PORTFOLIO_FILE = 'portfolio';

type Records = ReadonlyMap<string, RecordColumns>;

const NO_RECORD: RecordColumns = {};

interface ListedDate {
  date: DueDate;
  record: RecordColumns;
}

const RECORD_COLUMNS: readonly Column<{ record: RecordColumns }>[] = [
  { heading: RECORD_TEXTS.open, width: 12, cell: ({ record }) => openText(record) },
  { heading: RECORD_TEXTS.due, width: 14, cell: ({ record }) => dueText(record) },
];

/** Days are in ISO 8601, which spreadsheets recognize. */
const DATE_COLUMNS: readonly Column<ListedDate>[] = [
  { heading: 'Date', width: 12, cell: ({ date }) => date.day },
  { heading: 'Building', width: 36, cell: ({ date }) => date.address },
  { heading: 'Name', width: 24, cell: ({ date }) => date.label ?? '' },
  { heading: 'BBL', width: 12, cell: ({ date }) => date.bbl },
  { heading: 'Law', width: 32, cell: ({ date }) => date.title },
  { heading: 'Local law', width: 28, cell: ({ date }) => date.lawName },
  { heading: 'Applies', width: 9, cell: ({ date }) => (date.isLikely ? 'Likely' : 'Yes') },
  { heading: 'If missed', width: 60, cell: ({ date }) => date.penalty },
  { heading: 'Done', width: 12, cell: ({ date }) => (date.doneAt ?? '').slice(0, 'YYYY-MM-DD'.length) },
  ...RECORD_COLUMNS,
];

/** A building with open questions gets a row without a date, so that nobody takes the list for complete. */
const questionRows = ({ buildings }: PortfolioDates, records: Records, bbl: string | undefined): string[][] =>
  buildings
    .filter((building) => building.questions.length > 0 && (!bbl || building.bbl === bbl))
    .map((building) => [
      '',
      building.address,
      building.label ?? '',
      building.bbl,
      DATE_TEXTS.questionsRow(building.questions.length),
      '',
      '',
      '',
      '',
      ...cellsOf(RECORD_COLUMNS, { record: records.get(building.bbl) ?? NO_RECORD }),
    ]);

export function datesTable(loaded: PortfolioDates, records: Records, filter: DateFilter): Table {
  const dates = filterDates(loaded.dates, filter);
  return {
    name: PORTFOLIO_FILE,
    sheet: 'Dates',
    headings: DATE_COLUMNS,
    cells: [
      ...dates.map((date) => cellsOf(DATE_COLUMNS, { date, record: records.get(date.bbl) ?? NO_RECORD })),
      ...questionRows(loaded, records, filter.bbl),
    ],
  };
}

interface ListedBuilding {
  building: PortfolioDates['buildings'][number];
  record: RecordColumns;
}

const BUILDING_COLUMNS: readonly Column<ListedBuilding>[] = [
  { heading: 'Building', width: 36, cell: ({ building }) => building.address },
  { heading: 'Name', width: 24, cell: ({ building }) => building.label ?? '' },
  { heading: 'BBL', width: 12, cell: ({ building }) => building.bbl },
  ...RECORD_COLUMNS,
  { heading: RECORD_TEXTS.hearing, width: 14, cell: ({ record }) => hearingText(record, (day) => day) },
  { heading: RECORD_TEXTS.now, width: 60, cell: ({ record }) => nowText(record) },
];

export function buildingsTable({ buildings }: PortfolioDates, records: Records, list: BuildingList): Table {
  const rows = buildings.map((building) => ({ building, record: records.get(building.bbl) ?? NO_RECORD }));
  return {
    name: 'buildings',
    sheet: 'Buildings',
    headings: BUILDING_COLUMNS,
    cells: listBuildings(rows, list, ({ record }) => record).map((row) => cellsOf(BUILDING_COLUMNS, row)),
  };
}
