import { sql } from '@payloadcms/db-postgres';
import { addDays, startOfDay, startOfWeek, subDays } from 'date-fns';
import type { SQL } from 'drizzle-orm';
import { inNewYork } from '#cms/time/new-york.ts';
import { escapeLike } from '../duplicates.ts';
import { inboxKind } from '../kinds.ts';
import { type Filters, NO_MODULE, RECEIVED_DAYS } from './filters.ts';
import { isWork, type Source } from './union.ts';

/** A list as one person sees it at one time. */
export interface ListQuery {
  filters: Filters;
  search: string;
  user: number;
  now: Date;
}

const at = (date: Date): SQL => sql`${new Date(date.getTime()).toISOString()}::timestamptz`;

/** The day and the week (Monday to Sunday) of New York that a time is in. */
function periodsOf(now: Date) {
  const today = startOfDay(inNewYork(now));
  const monday = startOfWeek(today, { weekStartsOn: 1 });
  return { today, tomorrow: addDays(today, 1), monday, nextMonday: addDays(monday, 7) };
}

const IS_OPEN = sql`s.closed_at is null`;

function phaseCondition({ slug }: Source, { filters: { phase } }: ListQuery): SQL {
  const first = inboxKind(slug).workflow.statuses[0].value;
  return {
    open: IS_OPEN,
    new: sql`${IS_OPEN} and s.status::text = ${first}`,
    working: sql`${IS_OPEN} and s.status::text <> ${first}`,
    closed: sql`s.closed_at is not null`,
    any: sql`true`,
  }[phase];
}

function assigneeCondition({ filters: { assignee }, user }: ListQuery): SQL {
  if (assignee === 'any') return sql`true`;
  if (assignee === 'nobody') return sql`s.assignee_id is null`;
  return sql`s.assignee_id = ${assignee === 'me' ? user : assignee}`;
}

/** Only what is open is due. */
function dueCondition({ filters: { due }, now }: ListQuery): SQL {
  if (due === 'any') return sql`true`;
  const { today, tomorrow, monday, nextMonday } = periodsOf(now);
  const isDue = {
    overdue: sql`s.due_at < ${at(now)}`,
    today: sql`s.due_at >= ${at(today)} and s.due_at < ${at(tomorrow)}`,
    week: sql`s.due_at >= ${at(monday)} and s.due_at < ${at(nextMonday)}`,
  };
  return sql`${IS_OPEN} and ${isDue[due]}`;
}

function receivedCondition({ filters: { received }, now }: ListQuery): SQL {
  const { from, before } = RECEIVED_DAYS[received];
  const daysAgo = (days: number) => at(subDays(periodsOf(now).today, days));
  const isAfter = from === undefined ? sql`true` : sql`s.created_at >= ${daysAgo(from)}`;
  return before === undefined ? isAfter : sql`${isAfter} and s.created_at < ${daysAgo(before)}`;
}

const SPAM_CONDITIONS = {
  hidden: sql`s.is_spam is not true`,
  only: sql`s.is_spam is true`,
  any: sql`true`,
};

/** A snoozed submission comes back by itself: its day is in the past. */
function snoozeCondition({ filters: { snoozed }, now }: ListQuery): SQL {
  const isSnoozed = sql`s.snoozed_until > ${at(now)}`;
  return { hidden: sql`(${isSnoozed}) is not true`, only: isSnoozed, any: sql`true` }[snoozed];
}

function moduleCondition({ module }: Source, { filters: { modules } }: ListQuery): SQL {
  if (modules.length === 0) return sql`true`;
  return sql`coalesce(${module}, ${NO_MODULE}) in (${sql.join(
    modules.map((each) => sql`${each}`),
    sql`, `,
  )})`;
}

function searchCondition({ searched }: Source, { search }: ListQuery): SQL {
  const text = search.trim();
  if (!text) return sql`true`;
  const pattern = `%${escapeLike(text)}%`;
  return sql`(${sql.join(
    searched.map((column) => sql`${column}::text ilike ${pattern}`),
    sql` or `,
  )})`;
}

/** Which submissions of a kind a list shows; nothing where it shows none of the kind. */
export function conditionFor(source: Source, query: ListQuery): SQL | undefined {
  const { kinds, spam } = query.filters;
  if (kinds.length > 0 && !kinds.includes(source.slug)) return undefined;
  const conditions = [
    isWork(source.slug),
    phaseCondition(source, query),
    SPAM_CONDITIONS[spam],
    snoozeCondition(query),
    assigneeCondition(query),
    dueCondition(query),
    receivedCondition(query),
    moduleCondition(source, query),
    searchCondition(source, query),
  ];
  return sql.join(conditions, sql` and `);
}
