import { addDays, startOfDay, startOfWeek, subDays } from 'date-fns';
import type { Where } from 'payload';
import { inNewYork } from '#cms/time/new-york.ts';
import { type Filters, NO_MODULE, RECEIVED_DAYS } from './filters.ts';
import { KIND_NAMES, submissionKind } from './kinds.ts';

const at = (date: Date): string => new Date(date.getTime()).toISOString();

/** The initial status of each kind. No kind uses any of these as a later status. */
const FIRST_STATUSES = [
  ...new Set(KIND_NAMES.map((name) => submissionKind(name).workflow.statuses[0].value)),
];

const IS_OPEN: Where = { closedAt: { exists: false } };

const PHASES: Record<Filters['phase'], Where[]> = {
  open: [IS_OPEN],
  new: [IS_OPEN, { status: { in: FIRST_STATUSES } }],
  working: [IS_OPEN, { status: { not_in: FIRST_STATUSES } }],
  closed: [{ closedAt: { exists: true } }],
  any: [],
};

function isDue(due: Filters['due'], now: Date): Where[] {
  if (due === 'any') return [];
  const today = startOfDay(inNewYork(now));
  const monday = startOfWeek(today, { weekStartsOn: 1 });
  const within = (from: Date, before: Date): Where => ({
    dueAt: { greater_than_equal: at(from), less_than: at(before) },
  });
  const conditions = {
    overdue: { dueAt: { less_than: at(now) } },
    today: within(today, addDays(today, 1)),
    week: within(monday, addDays(monday, 7)),
  };
  return [IS_OPEN, conditions[due]];
}

function isReceived(received: Filters['received'], now: Date): Where[] {
  const { from, before } = RECEIVED_DAYS[received];
  const daysAgo = (days: number) => at(subDays(startOfDay(inNewYork(now)), days));
  return [
    ...(from === undefined ? [] : [{ createdAt: { greater_than_equal: daysAgo(from) } }]),
    ...(before === undefined ? [] : [{ createdAt: { less_than: daysAgo(before) } }]),
  ];
}

/** A snooze ends automatically on its day. */
const isSnoozed = (now: Date): Record<Filters['snoozed'], Where[]> => ({
  hidden: [{ or: [{ snoozedUntil: { exists: false } }, { snoozedUntil: { less_than_equal: at(now) } }] }],
  only: [{ snoozedUntil: { greater_than: at(now) } }],
  any: [],
});

const SPAM: Record<Filters['spam'], Where[]> = {
  hidden: [{ isSpam: { not_equals: true } }],
  only: [{ isSpam: { equals: true } }],
  any: [],
};

function isOfModules(modules: Filters['modules']): Where[] {
  if (modules.length === 0) return [];
  const isNamed: Where = { module: { in: modules } };
  return [modules.includes(NO_MODULE) ? { or: [isNamed, { module: { exists: false } }] } : isNamed];
}

function isAssigned(assignee: Filters['assignee'], user: number): Where[] {
  if (assignee === 'any') return [];
  if (assignee === 'nobody') return [{ assignee: { exists: false } }];
  return [{ assignee: { equals: assignee === 'me' ? user : assignee } }];
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);

/** Lowercases the search, because stored search texts are lowercase. */
export function hasText(search: string): Where[] {
  const text = search.trim().toLowerCase();
  return text ? [{ search: { contains: escapeLike(text) } }] : [];
}

export interface ListQuery {
  filters: Filters;
  search: string;
  user: number;
  now: Date;
}

export function toWhere({ filters, search, user, now }: ListQuery): Where {
  const { kinds, modules, phase, assignee, due, received, spam, snoozed } = filters;
  return {
    and: [
      ...(kinds.length > 0 ? [{ kind: { in: kinds } }] : []),
      ...PHASES[phase],
      ...SPAM[spam],
      ...isSnoozed(now)[snoozed],
      ...isAssigned(assignee, user),
      ...isDue(due, now),
      ...isReceived(received, now),
      ...isOfModules(modules),
      ...hasText(search),
    ],
  };
}

export const sortOrder = ({ sort }: Filters): string[] =>
  ({ due: ['dueAt', 'id'], newest: ['-createdAt', '-id'], oldest: ['createdAt', 'id'] })[sort];
