import { sql } from '@payloadcms/db-postgres';
import { addDays, startOfDay, startOfWeek, subDays } from 'date-fns';
import type { SQL } from 'drizzle-orm';
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

const at = (date: Date): SQL => sql`${new Date(date.getTime()).toISOString()}::timestamptz`;

function periodsOf(now: Date) {
  const today = startOfDay(inNewYork(now));
  const monday = startOfWeek(today, { weekStartsOn: 1 });
  return { today, tomorrow: addDays(today, 1), monday, nextMonday: addDays(monday, 7) };
}

const IS_OPEN = sql`closed_at is null`;

/** No kind uses one of these as a later status. */
const FIRST_STATUSES = [...new Set(INBOX_SLUGS.map((slug) => inboxKind(slug).workflow.statuses[0].value))];

const IS_NEW = sql`status = any(${sql.param(FIRST_STATUSES)}::text[])`;

const PHASES: Record<Filters['phase'], SQL[]> = {
  open: [IS_OPEN],
  new: [IS_OPEN, IS_NEW],
  working: [IS_OPEN, sql`not ${IS_NEW}`],
  closed: [sql`closed_at is not null`],
  any: [],
};

function isOfKinds({ filters: { kinds } }: ListQuery): SQL[] {
  if (kinds.length === 0) return [];
  return [sql`collection = any(${sql.param(kinds)}::enum_submissions_collection[])`];
}

function assigneeIs({ filters: { assignee }, user }: ListQuery): SQL[] {
  if (assignee === 'any') return [];
  if (assignee === 'nobody') return [sql`assignee_id is null`];
  return [sql`assignee_id = ${assignee === 'me' ? user : assignee}`];
}

function isDue({ filters: { due }, now }: ListQuery): SQL[] {
  if (due === 'any') return [];
  const { today, tomorrow, monday, nextMonday } = periodsOf(now);
  const within = (from: Date, before: Date) => sql`due_at >= ${at(from)} and due_at < ${at(before)}`;
  const conditions = {
    overdue: sql`due_at < ${at(now)}`,
    today: within(today, tomorrow),
    week: within(monday, nextMonday),
  };
  return [IS_OPEN, conditions[due]];
}

function isReceived({ filters: { received }, now }: ListQuery): SQL[] {
  const { from, before } = RECEIVED_DAYS[received];
  const daysAgo = (days: number) => at(subDays(periodsOf(now).today, days));
  return [
    ...(from === undefined ? [] : [sql`created_at >= ${daysAgo(from)}`]),
    ...(before === undefined ? [] : [sql`created_at < ${daysAgo(before)}`]),
  ];
}

const SPAM: Record<Filters['spam'], SQL[]> = {
  hidden: [sql`not is_spam`],
  only: [sql`is_spam`],
  any: [],
};

/** A snooze ends by itself when its day comes. */
function isSnoozed({ filters: { snoozed }, now }: ListQuery): SQL[] {
  return {
    hidden: [sql`(snoozed_until is null or snoozed_until <= ${at(now)})`],
    only: [sql`snoozed_until > ${at(now)}`],
    any: [],
  }[snoozed];
}

function isOfModules({ filters: { modules } }: ListQuery): SQL[] {
  if (modules.length === 0) return [];
  const isNamed = sql`module = any(${sql.param(modules)}::text[])`;
  return [modules.includes(NO_MODULE) ? sql`(module is null or ${isNamed})` : isNamed];
}

/** Search texts are stored in lower case, because `ilike` would convert each of them again. */
function hasText({ search }: ListQuery): SQL[] {
  const text = search.trim().toLowerCase();
  return text ? [sql`search_text like ${`%${escapeLike(text)}%`}`] : [];
}

export function conditionFor(query: ListQuery): SQL {
  const { phase, spam } = query.filters;
  const conditions = [
    ...isOfKinds(query),
    ...PHASES[phase],
    ...SPAM[spam],
    ...isSnoozed(query),
    ...assigneeIs(query),
    ...isDue(query),
    ...isReceived(query),
    ...isOfModules(query),
    ...hasText(query),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}
