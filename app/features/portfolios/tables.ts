import { PERIODS } from '#law/ll97/periods.ts';
import { roundHalfUp } from '#law/rounding.ts';
import { penaltyAmount, type ListedBuilding, nowText, type RecordCount } from './buildings-table.ts';
import type { PortfolioDates } from './portfolio.server.ts';
import { DATE_TEXTS, RECORD_TEXTS } from './texts.ts';
import { type DateFilter, filterDates, type NowRow } from './to-do.ts';

/** Numbers stay numbers, and dates are ISO 8601 strings. Unknown values are empty cells. */
type Cell = string | number | undefined;

export interface Table {
  headings: readonly string[];
  cells: readonly (readonly Cell[])[];
}

function defineTable<Row>(columns: readonly (readonly [heading: string, cell: (row: Row) => Cell])[]) {
  return (rows: readonly Row[]): Table => ({
    headings: columns.map(([heading]) => heading),
    cells: rows.map((row) => columns.map(([, cell]) => cell(row))),
  });
}

interface ToDo {
  place: Pick<NowRow, 'bbl' | 'address' | 'label'>;
  when: 'Now' | 'Later' | 'Unknown';
  what: string;
  day?: string;
  lawName?: string;
  isLikely?: boolean;
  penalty?: string;
  doneAt?: string;
}

const toDo = defineTable<ToDo>([
  ['When', ({ when }) => when],
  ['Date', ({ day }) => day],
  ['Building', ({ place }) => place.address],
  ['Name', ({ place }) => place.label],
  ['BBL', ({ place }) => place.bbl],
  ['To do', ({ what }) => what],
  ['Local law', ({ lawName }) => lawName],
  ['Applies', ({ isLikely }) => (isLikely === undefined ? undefined : isLikely ? 'Likely' : 'Yes')],
  ['If missed', ({ penalty }) => penalty],
  ['Done', ({ doneAt }) => doneAt?.slice(0, 'YYYY-MM-DD'.length)],
]);

/** Adds a row for each building with open questions, so that the list does not look complete. */
export function toDoTable(
  { buildings, dates }: PortfolioDates,
  now: readonly NowRow[],
  filter: DateFilter,
): Table {
  const asked = buildings.filter(({ bbl, questions }) => questions.length > 0 && (filter.bbl ?? bbl) === bbl);
  return toDo([
    ...now.map(({ text, day, ...place }): ToDo => ({ place, when: 'Now', what: text, day })),
    ...filterDates(dates, filter).map((date): ToDo => ({
      ...date,
      place: date,
      when: 'Later',
      what: date.title,
    })),
    ...asked.map((place): ToDo => ({
      place,
      when: 'Unknown',
      what: DATE_TEXTS.questionsRow(place.questions.length),
    })),
  ]);
}

const isIncomplete = (figures: readonly (RecordCount | undefined)[]): boolean =>
  figures.some((figure) => !figure || figure.isAtLeast);

const inCents = (dollars: number | undefined) =>
  dollars === undefined ? undefined : roundHalfUp(dollars, 2);

export const buildingsTable = defineTable<ListedBuilding>([
  ['Building', ({ building }) => building.address],
  ['Name', ({ building }) => building.label],
  ['BBL', ({ building }) => building.bbl],
  [RECORD_TEXTS.now, ({ record }) => nowText(record)],
  ['Next date', ({ next }) => next?.day],
  ['Next date for', ({ next }) => next?.title],
  [RECORD_TEXTS.open, ({ record }) => record.open?.value],
  [RECORD_TEXTS.due, ({ record }) => record.due?.value],
  [RECORD_TEXTS.hearing, ({ record }) => record.hearing],
  [
    'City data missing or old',
    ({ record: { open, due } }) => (isIncomplete([open, due]) ? 'Yes' : undefined),
  ],
  ...PERIODS.map(
    ({ name }, period) =>
      [
        `LL97 penalty per year ${name}`,
        (row: ListedBuilding) => inCents(penaltyAmount(row, period)),
      ] as const,
  ),
  [
    'LL97 estimate',
    ({ penalties }) => (typeof penalties === 'object' && penalties.isEstimate ? 'Yes' : undefined),
  ],
]);
