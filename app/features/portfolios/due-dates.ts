import { addYears } from '#law/days.ts';
import type { BuildingLines } from '#app/data/buildings.server.ts';
import type { Mark, PortfolioBuilding } from '#app/data/portfolios.server.ts';
import type { ObligationLine } from '#law/buildings/laws.ts';
import { cycleOf, obligationKey } from '#law/portfolios.ts';
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

type Dated = ObligationLine & { nextDate: string };

/** The next date, from a day on, of each law that applies or likely applies. */
export const datedLines = ({ lines }: Pick<BuildingWithLines, 'lines'>, from: string): Dated[] =>
  lines.filter(
    (line): line is Dated =>
      line.nextDate !== undefined &&
      line.nextDate >= from &&
      (line.answer === 'applies' || line.answer === 'likely'),
  );

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
        const { id: law, nextDate: day, answer } = line;
        if (day >= end) return [];
        const cycle = cycleOf(line);
        const mark = marks.get(obligationKey(bbl, law, cycle));
        return [
          {
            id: `${law}-${bbl}-${cycle}`,
            bbl,
            address,
            label,
            law,
            cycle,
            day,
            title: line.law.title,
            lawName: line.law.name,
            isLikely: answer === 'likely',
            penalty: line.law.penalty,
            doneAt: mark?.isDone ? mark.at : undefined,
          },
        ];
      }),
    )
    .sort(
      (one, other) =>
        compareText(one.day, other.day) ||
        compareText(one.address, other.address) ||
        compareText(one.title, other.title),
    );
}

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
