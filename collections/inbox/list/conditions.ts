import { addDays, startOfDay, startOfWeek, subDays } from 'date-fns';
import type { Where } from 'payload';
import { inNewYork } from '#cms/time/new-york.ts';
import { escapeLike } from '../duplicates.ts';
import { INBOX_SLUGS, inboxKind } from '../kinds/index.ts';
import { type Filters, NO_MODULE, RECEIVED_DAYS } from './filters.ts';

export interface ListQuery {
  filters: Filters;
  search: string;
  user: number;
  now: Date;
}

const at = (date: Date): string => new Date(date.getTime()).toISOString();

function periodsOf(now: Date) {
  const today = startOfDay(inNewYork(now));
  const monday = startOfWeek(today, { weekStartsOn: 1 });
  return { today, tomorrow: addDays(today, 1), monday, nextMonday: addDays(monday, 7) };
}

const IS_OPEN: Where = { closedAt: { exists: false } };

/** No kind uses one of these as a later status. */
const FIRST_STATUSES = [...new Set(INBOX_SLUGS.map((slug) => inboxKind(slug).workflow.statuses[0].value))];

const PHASES: Record<Filters['phase'], Where[]> = {
  open: [IS_OPEN],
  new: [IS_OPEN, { status: { in: FIRST_STATUSES } }],
  working: [IS_OPEN, { status: { not_in: FIRST_STATUSES } }],
  closed: [{ closedAt: { exists: true } }],
  any: [],
};

function assigneeIs({ filters: { assignee }, user }: ListQuery): Where[] {
  if (assignee === 'any') return [];
  if (assignee === 'nobody') return [{ assignee: { exists: false } }];
  return [{ assignee: { equals: assignee === 'me' ? user : assignee } }];
}

function isDue({ filters: { due }, now }: ListQuery): Where[] {
  if (due === 'any') return [];
  const { today, tomorrow, monday, nextMonday } = periodsOf(now);
  const within = (from: Date, before: Date): Where => ({
    dueAt: { greater_than_equal: at(from), less_than: at(before) },
  });
  const conditions = {
    overdue: { dueAt: { less_than: at(now) } },
    today: within(today, tomorrow),
    week: within(monday, nextMonday),
  };
  return [IS_OPEN, conditions[due]];
}

function isReceived({ filters: { received }, now }: ListQuery): Where[] {
  const { from, before } = RECEIVED_DAYS[received];
  const daysAgo = (days: number) => at(subDays(periodsOf(now).today, days));
  return [
    ...(from === undefined ? [] : [{ createdAt: { greater_than_equal: daysAgo(from) } }]),
    ...(before === undefined ? [] : [{ createdAt: { less_than: daysAgo(before) } }]),
  ];
}

const SPAM: Record<Filters['spam'], Where[]> = {
  hidden: [{ isSpam: { equals: false } }],
  only: [{ isSpam: { equals: true } }],
  any: [],
};

/** A snooze ends by itself when its day comes. */
function isSnoozed({ filters: { snoozed }, now }: ListQuery): Where[] {
  const time = now.toISOString();
  return {
    hidden: [{ or: [{ snoozedUntil: { exists: false } }, { snoozedUntil: { less_than_equal: time } }] }],
    only: [{ snoozedUntil: { greater_than: time } }],
    any: [],
  }[snoozed];
}

function isOfModules({ filters: { modules } }: ListQuery): Where[] {
  if (modules.length === 0) return [];
  const none: Where[] = modules.includes(NO_MODULE) ? [{ module: { exists: false } }] : [];
  return [{ or: [{ module: { in: modules } }, ...none] }];
}

export function conditionFor(query: ListQuery): Where {
  const { filters, search } = query;
  const text = search.trim();
  const and = [
    ...(filters.kinds.length > 0 ? [{ collection: { in: filters.kinds } }] : []),
    ...PHASES[filters.phase],
    ...SPAM[filters.spam],
    ...isSnoozed(query),
    ...assigneeIs(query),
    ...isDue(query),
    ...isReceived(query),
    ...isOfModules(query),
    ...(text ? [{ searchText: { contains: escapeLike(text) } }] : []),
  ];
  return { and };
}
