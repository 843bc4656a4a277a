import { sql } from '@payloadcms/db-postgres';
import type { SQL } from 'drizzle-orm';
import type { Payload } from 'payload';
import { INBOX_SLUGS, inboxKind, type InboxSlug } from '#cms/inbox/kinds.ts';
import { submissionTitle } from '#cms/inbox/field-text.ts';
import { NEW_YORK } from '#cms/time/new-york.ts';
import { type AgeGroup, ageGroups, fillWeeks, lastMondays, type Week } from './periods.ts';

export const columnOf = (field: string, prefix = ''): SQL =>
  sql`${sql.identifier(prefix + field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))}`;

const tableOf = (slug: InboxSlug): SQL => sql`${sql.identifier(slug.replaceAll('-', '_'))}`;

const isWork = (slug: InboxSlug): SQL =>
  slug === 'bill-uploads' ? sql`assessment_id is not null` : sql`true`;

/** One query that selects from each table of the inbox, without spam and without bills that belong to an invoice. */
function selectFromKinds(selectionOf: (slug: InboxSlug) => SQL, condition: SQL): SQL {
  const parts = INBOX_SLUGS.map(
    (slug) => sql`
      select ${slug}::text as slug, ${selectionOf(slug)} from ${tableOf(slug)}
      where is_spam is not true and ${isWork(slug)} and ${condition}`,
  );
  return sql.join(parts, sql` union all `);
}

/** Open submissions of one kind. */
export interface KindCounts {
  slug: InboxSlug;
  open: number;
  unassigned: number;
  overdue: number;
  /** By class of age, in the order of `ageClasses`. */
  ages: number[];
}

interface CountedRow extends Record<string, unknown> {
  slug: InboxSlug;
  open: number;
  unassigned: number;
  overdue: number;
  ages: number[];
}

function isOfAge({ from, before }: AgeGroup): SQL {
  const bounds = [
    from && sql`created_at >= ${from.toISOString()}::timestamptz`,
    before && sql`created_at < ${before.toISOString()}::timestamptz`,
  ];
  return sql.join(
    bounds.filter((bound) => bound !== undefined),
    sql` and `,
  );
}

/** Open submissions of each kind, in the order of the inbox. One query. */
export async function countWork({ db }: Payload, now: Date): Promise<KindCounts[]> {
  const ages = ageGroups(now).map((age) => sql`count(*) filter (where ${isOfAge(age)})::int`);
  const counts = sql`
    count(*)::int as open,
    count(*) filter (where assignee_id is null)::int as unassigned,
    count(*) filter (where due_at < ${now.toISOString()}::timestamptz)::int as overdue,
    array[${sql.join(ages, sql`, `)}] as ages`;
  const { rows } = await db.drizzle.execute<CountedRow>(
    selectFromKinds(() => counts, sql`closed_at is null`),
  );
  return rows;
}

export const totalOf = (counts: readonly KindCounts[]): Omit<KindCounts, 'slug'> => ({
  open: counts.reduce((sum, { open }) => sum + open, 0),
  unassigned: counts.reduce((sum, { unassigned }) => sum + unassigned, 0),
  overdue: counts.reduce((sum, { overdue }) => sum + overdue, 0),
  ages: (counts[0]?.ages ?? []).map((_, index) =>
    counts.reduce((sum, { ages }) => sum + (ages[index] ?? 0), 0),
  ),
});

export interface AssignedItem {
  slug: InboxSlug;
  id: number;
  title: string;
  /** ISO 8601; absent where there is no due date. */
  dueAt?: string;
}

export interface AssignedItems {
  items: AssignedItem[];
  total: number;
}

interface AssignedRow extends Record<string, unknown> {
  slug: InboxSlug;
  id: number;
  title: string | null;
  due_at: string | null;
  total: number;
}

/** Open submissions assigned to a user, most urgent first. One query. */
export async function assignedTo(payload: Payload, user: number, limit: number): Promise<AssignedItems> {
  const rowsOfAll = selectFromKinds(
    (slug) => sql`id, ${columnOf(inboxKind(slug).title)}::text as title, due_at`,
    sql`closed_at is null and assignee_id = ${user}`,
  );
  const { rows } = await payload.db.drizzle.execute<AssignedRow>(
    sql`select *, (count(*) over ())::int as total from (${rowsOfAll}) as waiting
        order by due_at asc nulls last, slug, id limit ${limit}`,
  );
  const items = rows.map((row) => ({
    slug: row.slug,
    id: row.id,
    title: submissionTitle(payload, row),
    ...(row.due_at ? { dueAt: new Date(row.due_at).toISOString() } : {}),
  }));
  return { items, total: rows[0]?.total ?? 0 };
}

interface WeekRow extends Record<string, unknown> {
  monday: string;
  received: number;
}

/** How many submissions of all kinds were received in each of the last weeks, without spam. One query. */
export async function submissionsByWeek({ db }: Payload, now: Date, weeks: number): Promise<Week[]> {
  const mondays = lastMondays(now, weeks);
  const submissions = selectFromKinds(
    () => sql`date_trunc('week', created_at at time zone ${NEW_YORK}) as week`,
    sql`created_at >= (${mondays[0]}::timestamp at time zone ${NEW_YORK})`,
  );
  const { rows } = await db.drizzle.execute<WeekRow>(
    sql`select to_char(week, 'YYYY-MM-DD') as monday, count(*)::int as received
        from (${submissions}) as submissions group by week`,
  );
  return fillWeeks(mondays, rows);
}
