import { addYears } from '#law/days.ts';
import { groupBy } from '#law/group-by.ts';
import { compareDoNow, type DoNow } from '#law/city-record/do-now.ts';
import { formatValue } from '#law/figures/figure-kinds.ts';
import type { BuildingLines } from '#app/data/buildings.server.ts';
import type { Mark, PortfolioBuilding } from '#app/data/portfolios.server.ts';
import type { LawResult } from '#law/buildings/laws.ts';
import { obligationCycle, obligationKey } from '#law/portfolios.ts';
import type { LawId } from '#law/buildings/rules/index.ts';

export interface DueDate {
  id: string;
  bbl: string;
  address: string;
  label?: string;
  law: LawId;
  cycle: string;
  title: string;
  lawName: string;
  day: string;
  isLikely: boolean;
  penalty: string;
  doneAt?: string;
}

export type BuildingWithLines = PortfolioBuilding & Pick<BuildingLines, 'lines' | 'isKnown'>;

type Dated = LawResult & { nextDate: string };

/** The next date, on or after `from`, of each law that applies or likely applies. */
export const datedLines = ({ lines }: Pick<BuildingWithLines, 'lines'>, from: string): Dated[] =>
  lines.filter(
    (line): line is Dated =>
      line.nextDate !== undefined &&
      line.nextDate >= from &&
      (line.verdict === 'applies' || line.verdict === 'likely'),
  );

/** The HTML ID of the date's row. */
export const dateId = ({ law, bbl, cycle }: Record<'law' | 'bbl' | 'cycle', string>): string =>
  `${law}-${bbl}-${cycle}`;

const compareText = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

export function dueDates(
  buildings: readonly BuildingWithLines[],
  marks: ReadonlyMap<string, Mark>,
  today: string,
): DueDate[] {
  const end = addYears(today, 1);
  return buildings
    .flatMap((building) =>
      datedLines(building, today).flatMap((line): DueDate[] => {
        const { bbl, address, label } = building;
        const { id: law, nextDate: day, verdict } = line;
        if (day >= end) return [];
        const cycle = obligationCycle(line);
        const mark = marks.get(obligationKey(bbl, law, cycle));
        return [
          {
            id: dateId({ law, bbl, cycle }),
            bbl,
            address,
            label,
            law,
            cycle,
            day,
            title: line.law.title,
            lawName: line.law.name,
            isLikely: verdict === 'likely',
            penalty: line.law.penalty,
            doneAt: mark?.isDone ? mark.at : undefined,
          },
        ];
      }),
    )
    .sort(
      (one, other) =>
        compareText(one.day, other.day) ||
        compareText(one.title, other.title) ||
        compareText(one.address, other.address),
    );
}

/** Counts open questions, because laws that depend on them have no dates yet. */
export const countQuestions = ({
  buildings,
}: {
  buildings: readonly { questions: readonly unknown[] }[];
}): number => buildings.reduce((sum, { questions }) => sum + questions.length, 0);

export interface DateFilter {
  law?: string;
  bbl?: string;
  month?: string;
  status?: 'open' | 'done';
}

const FILTER_NAMES = ['law', 'building', 'month', 'status'] as const;

export function parseFilter(query: URLSearchParams): DateFilter {
  const status = query.get('status');
  return {
    law: query.get('law') || undefined,
    bbl: query.get('building') || undefined,
    month: query.get('month') || undefined,
    status: status === 'open' || status === 'done' ? status : undefined,
  };
}

export function filterQuery({ law, bbl, month, status }: DateFilter): URLSearchParams {
  const values = { law, building: bbl, month, status };
  return new URLSearchParams(
    FILTER_NAMES.flatMap((name) => (values[name] ? [[name, values[name]] as [string, string]] : [])),
  );
}

export const filterDates = (dates: readonly DueDate[], { law, bbl, month, status }: DateFilter): DueDate[] =>
  dates.filter(
    (date) =>
      (!law || date.law === law) &&
      (!bbl || date.bbl === bbl) &&
      (!month || date.day.startsWith(month)) &&
      (!status || (status === 'done') === Boolean(date.doneAt)),
  );

export const buildingText = ({ address, label }: Pick<DueDate, 'address' | 'label'>): string =>
  label ? `${label}, ${address}` : address;

export interface NowRow extends Pick<DueDate, 'bbl' | 'address' | 'label'> {
  key: string;
  text: string;
  day?: string;
}

/** To-dos from city records, most urgent first. They have no month, and only the city can mark them as done. */
export function nowRows(
  buildings: readonly PortfolioBuilding[],
  columns: ReadonlyMap<string, { doNow?: readonly DoNow[] }>,
  { law, bbl: only, month, status }: DateFilter,
): NowRow[] {
  if (month || status === 'done') return [];
  return buildings
    .filter(({ bbl }) => !only || bbl === only)
    .flatMap(({ bbl, address, label }) =>
      (columns.get(bbl)?.doNow ?? []).map((entry) => ({ entry, place: { bbl, address, label } })),
    )
    .filter(({ entry }) => !law || entry.law === law)
    .toSorted((one, other) => compareDoNow(one.entry, other.entry))
    .map(({ entry: { key, text, day }, place }) => ({ ...place, key: `${key} ${place.bbl}`, text, day }));
}

export interface SharedDate extends Pick<DueDate, 'law' | 'cycle' | 'day' | 'title'> {
  buildings: number;
  areDone: boolean;
}

/** Dates that several buildings share, for the same law, cycle and day. */
export function sharedDates(dates: readonly DueDate[]): SharedDate[] {
  const groups = groupBy(dates, ({ law, cycle, day }) => `${law} ${cycle} ${day}`);
  return [...groups.values()].flatMap((due) => {
    const [first] = due;
    if (!first || due.length < 2) return [];
    const { law, cycle, day, title } = first;
    const areDone = due.every(({ doneAt }) => doneAt);
    return [{ law, cycle, day, title, buildings: due.length, areDone }];
  });
}

export const isSameDate = (
  { law, cycle, day }: Pick<SharedDate, 'law' | 'cycle' | 'day'>,
  date: Pick<DueDate, 'law' | 'cycle' | 'day'>,
): boolean => date.law === law && date.cycle === cycle && date.day === day;

interface Choice {
  value: string;
  label: string;
}

function uniqueChoices(dates: readonly DueDate[], choice: (date: DueDate) => Choice): Choice[] {
  return [...new Map(dates.map((date) => [choice(date).value, choice(date)])).values()];
}

const byLabel = (one: Choice, other: Choice): number =>
  one.label.localeCompare(other.label, 'en-US', { numeric: true });

export const filterChoices = (dates: readonly DueDate[]) => ({
  laws: uniqueChoices(dates, ({ law, title }) => ({ value: law, label: title })).sort(byLabel),
  buildings: uniqueChoices(dates, (date) => ({ value: date.bbl, label: buildingText(date) })).sort(byLabel),
  months: uniqueChoices(dates, ({ day }) => {
    const month = day.slice(0, 'YYYY-MM'.length);
    return { value: month, label: formatValue('month', month) };
  }),
});

export function filterText(
  { law, bbl, month, status }: DateFilter,
  { laws, buildings, months }: ReturnType<typeof filterChoices>,
): string | undefined {
  const findLabel = (list: readonly Choice[], value?: string) =>
    list.find((each) => each.value === value)?.label;
  const parts = [findLabel(laws, law), findLabel(buildings, bbl), findLabel(months, month)];
  return (
    [...parts, status && { open: 'not done', done: 'done' }[status]].filter(Boolean).join(', ') || undefined
  );
}

export const PER_PAGE = 50;

export function paginate<Item>(items: readonly Item[], wanted: string | null, size = PER_PAGE) {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const page = Math.min(Math.max(1, Math.trunc(Number(wanted)) || 1), pages);
  return { items: items.slice((page - 1) * size, page * size), page, pages, total: items.length };
}
