import type { Register, Source } from '#app/regulations/figures/register.ts';
import { LAW_GROUPS, type LawGroup } from '#app/regulations/index.ts';
import { type FigureQuery, hasWords } from './figure-query.ts';
import { type DeadlineView, deadlineView, type FigureView, figureView } from './figure-view.ts';

interface Entry {
  name: string;
  key: string;
  module: LawGroup;
  source: Source;
}

/** Everything that a search looks in. */
function textOf(entry: FigureView | DeadlineView): string {
  const { name, key, source } = entry;
  const own =
    'statement' in entry
      ? [entry.value, entry.unit, entry.statement, entry.citation]
      : [entry.next, entry.law, entry.who, entry.dateInWords, entry.penalty];
  return [name, key, source.title, ...own].join(' ');
}

function isAsked(entry: FigureView | DeadlineView, { law, source, search }: FigureQuery): boolean {
  if (law && entry.module !== law) return false;
  if (source && entry.source.key !== source) return false;
  return hasWords(textOf(entry), search);
}

/** The laws that some entries belong to, in the order of the site. */
const byLaw = <Each extends Entry>(entries: readonly Each[]) =>
  LAW_GROUPS.map(({ value, label }) => ({
    slug: value,
    name: label,
    entries: entries.filter(({ module }) => module === value),
  })).filter((group) => group.entries.length > 0);

/** The sources that a list can be filtered by. */
const sourcesOf = (entries: readonly Entry[]) =>
  [...new Map(entries.map(({ source }) => [source.key, source.title])).entries()]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en-US', { numeric: true }));

const LAST = '9999';

function deadlinesOn({ deadlines }: Register, today: string): DeadlineView[] {
  const views = Object.values(deadlines).map((deadline) => deadlineView(deadline, today));
  // What is over comes last, newest first.
  const [past, ahead] = [views.filter(({ isPast }) => isPast), views.filter(({ isPast }) => !isPast)];
  const inOrder = (a: DeadlineView, b: DeadlineView) => (a.day ?? LAST).localeCompare(b.day ?? LAST);
  return [...ahead.sort(inOrder), ...past.sort(inOrder).reverse()];
}

export function listFigures(register: Register, query: FigureQuery, today: string) {
  const all = Object.values(register.figures).map((figure) => figureView(figure, today));
  const sorted = all.sort((a, b) => a.name.localeCompare(b.name, 'en-US', { numeric: true }));
  const asked = sorted.filter((figure) => isAsked(figure, query));
  return { kind: 'figures' as const, total: asked.length, laws: byLaw(asked), sources: sourcesOf(all) };
}

export function listDeadlines(register: Register, query: FigureQuery, today: string) {
  const all = deadlinesOn(register, today);
  const asked = all.filter((deadline) => isAsked(deadline, query));
  return { kind: 'deadlines' as const, total: asked.length, laws: byLaw(asked), sources: sourcesOf(all) };
}

export type EntryList = ReturnType<typeof listFigures> | ReturnType<typeof listDeadlines>;
