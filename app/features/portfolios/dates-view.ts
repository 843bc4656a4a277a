import { formatValue, longDay } from '#law/figures/figure-kinds.ts';
import { countOf } from '#app/ui/numbers.ts';
import type { TimelineMark, TimelineRow } from '#app/ui/timeline.tsx';
import type { TimelineView } from '#app/ui/timeline-chart.tsx';
import { addYears } from '#law/days.ts';
import type { DateFilter, DueDate } from './due-dates.ts';

interface Choice {
  value: string;
  label: string;
}

export const buildingText = ({ address, label }: Pick<DueDate, 'address' | 'label'>): string =>
  label ? `${label}, ${address}` : address;

function choicesOf(dates: readonly DueDate[], choice: (date: DueDate) => Choice): Choice[] {
  return [...new Map(dates.map((date) => [choice(date).value, choice(date)])).values()];
}

const byLabel = (one: Choice, other: Choice): number =>
  one.label.localeCompare(other.label, 'en-US', { numeric: true });

export const filterChoices = (dates: readonly DueDate[]) => ({
  laws: choicesOf(dates, ({ law, title }) => ({ value: law, label: title })).sort(byLabel),
  buildings: choicesOf(dates, (date) => ({ value: date.bbl, label: buildingText(date) })).sort(byLabel),
  months: choicesOf(dates, ({ day }) => {
    const month = day.slice(0, 'YYYY-MM'.length);
    return { value: month, label: formatValue('month', month) };
  }),
});

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

export const groupBy = <Item>(items: readonly Item[], key: (item: Item) => string): [string, Item[]][] => {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups];
};

function rowOf(law: string, dates: readonly DueDate[]): TimelineRow {
  const days = groupBy(dates, ({ day }) => day);
  const marks = days.map(([day, due]): TimelineMark => ({
    from: day,
    // The days of a row may be too close together for labels.
    label:
      days.length === 1 ? `${shortDay.format(new Date(day))}: ${countOf(due.length, 'building')}` : undefined,
    isTentative: due.every(({ isLikely }) => isLikely),
  }));
  const text = days.map(([day, due]) => `${longDay(day)}: ${countOf(due.length, 'building')}`).join('; ');
  return { id: law, name: dates[0]?.title ?? law, text, marks };
}

function findingOf(dates: readonly DueDate[]): string {
  const [first] = dates;
  if (!first) return 'No dates in the next twelve months.';
  const buildings = new Set(dates.map(({ bbl }) => bbl)).size;
  return `${countOf(dates.length, 'date')} for ${countOf(buildings, 'building')}, the first on ${longDay(first.day)}.`;
}

export function timelineOf(dates: readonly DueDate[], today: string): TimelineView {
  const laws = groupBy(dates, ({ law }) => law);
  return {
    finding: findingOf(dates),
    span: { from: today, to: addYears(today, 1) },
    today,
    rows: laws.map(([law, due]) => rowOf(law, due)),
    table: {
      caption: 'How many buildings each law has a date for',
      columns: ['Law', 'Buildings', 'Dates'],
      rows: laws.map(([, due]) => [
        due[0]?.title ?? '',
        String(new Set(due.map(({ bbl }) => bbl)).size),
        groupBy(due, ({ day }) => day)
          .map(([day, same]) => `${longDay(day)} (${same.length})`)
          .join(', '),
      ]),
    },
  };
}

export const PER_PAGE = 50;

export function pageOf<Item>(items: readonly Item[], wanted: string | null, size = PER_PAGE) {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const page = Math.min(Math.max(1, Math.trunc(Number(wanted)) || 1), pages);
  return { items: items.slice((page - 1) * size, page * size), page, pages, total: items.length };
}

export function filterText(
  filter: DateFilter,
  choices: ReturnType<typeof filterChoices>,
): string | undefined {
  const labelOf = (list: readonly Choice[], value?: string) =>
    list.find((each) => each.value === value)?.label;
  const parts = [
    labelOf(choices.laws, filter.law),
    labelOf(choices.buildings, filter.bbl),
    labelOf(choices.months, filter.month),
    filter.status && { open: 'not done', done: 'done' }[filter.status],
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : undefined;
}
