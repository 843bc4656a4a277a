import type { Where } from 'payload';
import { parse, stringify } from 'qs-esm';
import type { InboxSlug } from './kinds.ts';

/** A view of the inbox that everybody has, kept for them: a name and a filter. */
export interface View {
  name: string;
  where: Where;
  /** The order of the list: what is most urgent first, where that matters. */
  sort: 'dueAt' | '-createdAt';
}

const IS_OPEN: Where = { closedAt: { exists: false } };
const IS_NO_SPAM: Where = { isSpam: { not_equals: true } };

/**
 * The views of a list: everything, what is mine, what nobody has, what is overdue. A filter that is one "and" is shown
 * when somebody opens the filters; the form in which the panel writes its own would open them at once.
 */
export function viewsFor(user: number, now: Date): View[] {
  const open = (...conditions: Where[]): Where => ({ and: [...conditions, IS_OPEN] });
  return [
    { name: 'All', where: {}, sort: '-createdAt' },
    { name: 'Open', where: open(IS_NO_SPAM), sort: '-createdAt' },
    { name: 'Mine', where: open({ assignee: { equals: user } }, IS_NO_SPAM), sort: 'dueAt' },
    { name: 'Unassigned', where: open({ assignee: { exists: false } }, IS_NO_SPAM), sort: '-createdAt' },
    { name: 'Overdue', where: open({ dueAt: { less_than: now.toISOString() } }, IS_NO_SPAM), sort: 'dueAt' },
  ];
}

const TIME = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** Every value as a text, as an address has it, and one moment like another. */
const normalized = (where: Where): string =>
  JSON.stringify(where, (_key, value: unknown) =>
    typeof value === 'number' || typeof value === 'boolean' ? String(value) : value,
  ).replace(TIME, 'now');

/** The address of a list in the panel that shows a view. */
export const viewAddress = (slug: InboxSlug, { where, sort }: Omit<View, 'name'>): string =>
  `/admin/collections/${slug}${stringify({ where, sort }, { addQueryPrefix: true })}`;

/** As deep as Payload reads filters. */
const DEPTH = 10;

/** The filter in the search parameters of a list's address, as Next hands them over: one text for each. */
export function filterIn(
  searchParams: Record<string, string | string[] | undefined> = {},
): Where | undefined {
  const pairs = Object.entries(searchParams).flatMap(([name, value]) =>
    [value ?? []].flat().map((each) => [name, each] as [string, string]),
  );
  return parse(new URLSearchParams(pairs).toString(), { depth: DEPTH }).where as Where | undefined;
}

/** Whether a list that is filtered like this shows the view; "overdue" a minute ago is the same view. */
export const isShown = ({ where }: View, filter: Where | undefined): boolean =>
  normalized(filter ?? {}) === normalized(where);
