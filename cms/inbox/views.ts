import type { Config, Where } from 'payload';
import { parse, stringify } from 'qs-esm';
import { staff } from '#cms/access.ts';
import type { InboxSlug } from './kinds.ts';
import { notSnoozed } from './snooze.ts';

/** Besides the views below, staff save and share views of their own. Payload adds with whom each one is shared. */
export const savedViewsAccess: NonNullable<Config['queryPresets']>['access'] = {
  create: staff,
  read: staff,
  update: staff,
  delete: staff,
};

/** A view of the inbox that everyone has. */
export interface View {
  name: string;
  where: Where;
  sort: 'dueAt' | '-createdAt';
}

const IS_NOT_CLOSED: Where = { closedAt: { exists: false } };
const IS_NO_SPAM: Where = { isSpam: { not_equals: true } };

/** What staff should look at now. What they snoozed comes back by itself, on its day. */
export const isOpen = (now: Date): Where[] => [IS_NOT_CLOSED, notSnoozed(now), IS_NO_SPAM];

/**
 * The views of a list. Each filter is one "and": the panel would open its filters at once for the form in which it writes
 * its own.
 */
export function viewsFor(user: number, now: Date): View[] {
  const open = (...conditions: Where[]): Where => ({ and: [...conditions, ...isOpen(now)] });
  const time = now.toISOString();
  return [
    { name: 'All', where: {}, sort: '-createdAt' },
    { name: 'Open', where: open(), sort: '-createdAt' },
    { name: 'Mine', where: open({ assignee: { equals: user } }), sort: 'dueAt' },
    { name: 'Unassigned', where: open({ assignee: { exists: false } }), sort: '-createdAt' },
    { name: 'Overdue', where: open({ dueAt: { less_than: time } }), sort: 'dueAt' },
    {
      name: 'Snoozed',
      where: { and: [{ snoozedUntil: { greater_than: time } }, IS_NOT_CLOSED, IS_NO_SPAM] },
      sort: 'dueAt',
    },
  ];
}

const TIME = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** Every value as text, as in a URL, and every time as the same. */
const normalized = (where: Where): string =>
  JSON.stringify(where, (_key, value: unknown) =>
    typeof value === 'number' || typeof value === 'boolean' ? String(value) : value,
  ).replace(TIME, 'now');

export const viewAddress = (slug: InboxSlug, { where, sort }: Omit<View, 'name'>): string =>
  `/admin/collections/${slug}${stringify({ where, sort }, { addQueryPrefix: true })}`;

/** The depth to which Payload parses filters. */
const DEPTH = 10;

export function filterIn(
  searchParams: Record<string, string | string[] | undefined> = {},
): Where | undefined {
  const pairs = Object.entries(searchParams).flatMap(([name, value]) =>
    [value ?? []].flat().map((each) => [name, each] as [string, string]),
  );
  return parse(new URLSearchParams(pairs).toString(), { depth: DEPTH }).where as Where | undefined;
}

/** Whether a list with this filter shows the view; "overdue" a minute ago is the same view. */
export const isShown = ({ where }: View, filter: Where | undefined): boolean =>
  normalized(filter ?? {}) === normalized(where);
