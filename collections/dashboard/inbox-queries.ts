import { sql } from '@payloadcms/db-postgres';
import type { SQL } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { Submission } from '#cms/payload-types.ts';
import { OPEN } from '#collections/submissions/filters.ts';
import { KIND_NAMES, type KindName } from '#collections/submissions/kinds.ts';
import { sortOrder, toWhere } from '#collections/submissions/where.ts';
import { NEW_YORK } from '#cms/time/new-york.ts';
import type { Week } from '#cms/panel/week-chart.tsx';
import { type AgeGroup, ageGroups, fillWeeks, lastMondays } from './periods.ts';

const isOpen = (now: Date): SQL => sql`
  closed_at is null and not is_spam and (snoozed_until is null or snoozed_until <= ${now.toISOString()}::timestamptz)`;

interface Counts extends Record<string, unknown> {
  open: number;
  unassigned: number;
  overdue: number;
  ages: number[];
}

export interface KindCounts extends Counts {
  kind: KindName;
}

const countOfAge = ({ from, before }: AgeGroup): SQL => sql`
  count(s.id) filter (where s.created_at >= ${from?.toISOString() ?? '-infinity'}::timestamptz
    and s.created_at < ${before?.toISOString() ?? 'infinity'}::timestamptz)::int`;

export async function countWork({ db }: Payload, now: Date): Promise<KindCounts[]> {
  const { rows } = await db.drizzle.execute<KindCounts>(sql`
    select kinds.kind, count(s.id)::int as open,
      count(s.id) filter (where assignee_id is null)::int as unassigned,
      count(s.id) filter (where due_at < ${now.toISOString()}::timestamptz)::int as overdue,
      array[${sql.join(ageGroups(now).map(countOfAge), sql`, `)}] as ages
    from unnest(${sql.param(`{${KIND_NAMES.join(',')}}`)}::text[]) with ordinality as kinds (kind, place)
      left join submissions s on s.kind::text = kinds.kind and ${isOpen(now)}
    group by kinds.kind, place order by place`);
  return rows;
}

export function sumCounts(counts: readonly KindCounts[]): Counts {
  const sum = (numberOf: (kind: KindCounts) => number) =>
    counts.reduce((total, kind) => total + numberOf(kind), 0);
  return {
    open: sum(({ open }) => open),
    unassigned: sum(({ unassigned }) => unassigned),
    overdue: sum(({ overdue }) => overdue),
    ages: (counts[0]?.ages ?? []).map((_, index) => sum(({ ages }) => ages[index] ?? 0)),
  };
}

export async function assignedTo(
  payload: Payload,
  { user, limit, now }: { user: number; limit: number; now: Date },
): Promise<{ items: Submission[]; total: number }> {
  const where = toWhere({ filters: { ...OPEN, assignee: 'me' }, search: '', user, now });
  const found = await payload.find({
    collection: 'submissions',
    where,
    sort: sortOrder(OPEN),
    limit,
    depth: 0,
  });
  return { items: found.docs, total: found.totalDocs };
}

export async function submissionsByWeek({ db }: Payload, now: Date, weeks: number): Promise<Week[]> {
  const mondays = lastMondays(now, weeks);
  const { rows } = await db.drizzle.execute<Week & Record<string, unknown>>(sql`
    select to_char(date_trunc('week', created_at at time zone ${NEW_YORK}), 'YYYY-MM-DD') as monday, count(*)::int as count
    from submissions
    where not is_spam and created_at >= (${mondays[0]}::timestamp at time zone ${NEW_YORK}) group by 1`);
  return fillWeeks(mondays, rows);
}
