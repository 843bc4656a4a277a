import type { Register } from '#law/figures/register.ts';
import { groupByLaw } from '#law/modules.ts';
import type { FigureQuery } from './figure-query.ts';
import { type DeadlineView, deadlineView, type FigureView, figureView } from './figure-view.ts';

export type EntryView = FigureView | DeadlineView;

function searchedText(entry: EntryView): string {
  const { name, key, source } = entry;
  const own =
    'statement' in entry
      ? [entry.value, entry.unit, entry.statement, entry.citation]
      : [entry.next, entry.law, entry.who, entry.dateInWords, entry.penalty];
  return [name, key, source.title, ...own].join(' ').toLowerCase();
}

function isAsked(entry: EntryView, { law, source, search }: FigureQuery): boolean {
  if (law && entry.module !== law) return false;
  if (source && entry.source.key !== source) return false;
  const text = searchedText(entry);
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const uniqueSources = (entries: readonly EntryView[]) =>
  [...new Map(entries.map(({ source }) => [source.key, source.title])).entries()]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en-US', { numeric: true }));

const figuresOn = ({ figures }: Register, today: string): FigureView[] =>
  Object.values(figures)
    .map((figure) => figureView(figure, today))
    .sort((a, b) => a.name.localeCompare(b.name, 'en-US', { numeric: true }));

const LAST = '9999';

function deadlinesOn({ deadlines }: Register, today: string): DeadlineView[] {
  const views = Object.values(deadlines)
    .map((deadline) => deadlineView(deadline, today))
    .sort((a, b) => (a.day ?? LAST).localeCompare(b.day ?? LAST));
  return [...views.filter(({ isPast }) => !isPast), ...views.filter(({ isPast }) => isPast).reverse()];
}

export function listEntries(register: Register, query: FigureQuery, today: string) {
  const all: EntryView[] = (query.kind === 'figures' ? figuresOn : deadlinesOn)(register, today);
  const asked = all.filter((entry) => isAsked(entry, query));
  return { total: asked.length, laws: groupByLaw(asked), sources: uniqueSources(all) };
}
