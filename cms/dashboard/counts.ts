import { sql } from '@payloadcms/db-postgres';
import type { SQL } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { InboxSlug } from '#cms/inbox/kinds.ts';
import { ageClasses, type AgeClass } from './age.ts';
import { fromEachKind } from './work-rows.ts';

/** What is open of one kind, and how much of it nobody has, is overdue, or has waited how long. */
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

function isOfAge({ from, before }: AgeClass): SQL {
  const bounds = [
    from && sql`created_at >= ${from.toISOString()}::timestamptz`,
    before && sql`created_at < ${before.toISOString()}::timestamptz`,
  ];
  return sql.join(
    bounds.filter((bound) => bound !== undefined),
    sql` and `,
  );
}

/** What is open of each kind of the inbox, in its order; spam is no work. One query. */
export async function countWork({ db }: Payload, now: Date): Promise<KindCounts[]> {
  const ages = ageClasses(now).map((age) => sql`count(*) filter (where ${isOfAge(age)})::int`);
  const counts = sql`
    count(*)::int as open,
    count(*) filter (where assignee_id is null)::int as unassigned,
    count(*) filter (where due_at < ${now.toISOString()}::timestamptz)::int as overdue,
    array[${sql.join(ages, sql`, `)}] as ages`;
  const { rows } = await db.drizzle.execute<CountedRow>(fromEachKind(() => counts, sql`closed_at is null`));
  return rows;
}

/** The counts of all kinds together. */
export const totalOf = (counts: readonly KindCounts[]): Omit<KindCounts, 'slug'> => ({
  open: counts.reduce((sum, { open }) => sum + open, 0),
  unassigned: counts.reduce((sum, { unassigned }) => sum + unassigned, 0),
  overdue: counts.reduce((sum, { overdue }) => sum + overdue, 0),
  ages: (counts[0]?.ages ?? []).map((_, index) =>
    counts.reduce((sum, { ages }) => sum + (ages[index] ?? 0), 0),
  ),
});
