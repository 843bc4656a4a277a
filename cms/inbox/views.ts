import type { Where } from 'payload';

/** A view of the inbox that everybody has, kept for them: a name and a filter. */
export interface View {
  name: string;
  where: Where;
}

const IS_OPEN: Where = { closedAt: { exists: false } };
const IS_NO_SPAM: Where = { isSpam: { not_equals: true } };

/**
 * The views of a list: everything, what is mine, what nobody has, what is overdue. In the form in which the panel
 * writes filters, so that it shows them, and they can be changed there.
 */
export function viewsFor(user: number, now: Date): View[] {
  const open = (...conditions: Where[]): Where => ({ or: [{ and: [...conditions, IS_OPEN] }] });
  return [
    { name: 'All', where: {} },
    { name: 'Open', where: open(IS_NO_SPAM) },
    { name: 'Mine', where: open({ assignee: { equals: user } }) },
    { name: 'Unassigned', where: open({ assignee: { exists: false } }, IS_NO_SPAM) },
    { name: 'Overdue', where: open({ dueAt: { less_than: now.toISOString() } }, IS_NO_SPAM) },
  ];
}

const TIME = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** Every value as a text, as an address has it, and one moment like another. */
const normalized = (where: Where): string =>
  JSON.stringify(where, (_key, value: unknown) =>
    typeof value === 'number' || typeof value === 'boolean' ? String(value) : value,
  ).replace(TIME, 'now');

/** Whether a list that is filtered like this shows the view; "overdue" a minute ago is the same view. */
export const isShown = ({ where }: View, filter: Where | undefined): boolean =>
  normalized(filter ?? {}) === normalized(where);
