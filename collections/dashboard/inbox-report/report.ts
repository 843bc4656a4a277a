import { sql } from '@payloadcms/db-postgres';
import type { SQL } from 'drizzle-orm';
import type { Payload } from 'payload';
import { lastMondays } from '../periods.ts';
import { INBOX_SLUGS, type InboxSlug } from '#collections/inbox/kinds/index.ts';
import { NEW_YORK } from '#cms/time/new-york.ts';

export interface WeekReport {
  monday: string;
  received: number;
  byKind: Record<InboxSlug, number>;
  answered: number;
  medianSeconds?: number;
  overdue: number;
}

interface ReceivedRow extends Record<string, unknown> {
  /** The first week is 1. */
  week: number;
  slug: InboxSlug | null;
  received: number;
  answered: number;
  median: number | null;
}

interface OverdueRow extends Record<string, unknown> {
  monday: string;
  overdue: number;
}

const midnight = (day: SQL | string): SQL => sql`(${day}::timestamp at time zone ${NEW_YORK})`;

const unnested = (mondays: readonly string[]): SQL =>
  sql`unnest(${sql.param(`{${mondays.join(',')}}`)}::text[])`;

/**
 * The first answer is the first reply sent to the visitor. If staff answered elsewhere, it is the first
 * change of the status.
 */
const receivedQuery = (mondays: readonly string[], from: SQL): SQL => sql`
  with replied as (
    select collection::text as slug, document, min(sent_at) as at from replies
    where direction = 'out' and sent_at >= ${from} group by 1, 2
  ),
  moved as (
    select collection::text as slug, document, min(created_at) as at from changes
    where field = 'Status' and created_at >= ${from} group by 1, 2
  ),
  answers as (
    select s.collection as slug,
      width_bucket(s.created_at, array(select ${midnight(sql`monday`)} from ${unnested(mondays)} as monday order by 1))
        as week,
      extract(epoch from coalesce(replied.at, moved.at) - s.created_at)::float8 as seconds
    from submissions s
      left join replied on replied.slug = s.collection::text and replied.document = s.document
      left join moved on moved.slug = s.collection::text and moved.document = s.document
    where not s.is_spam and s.created_at >= ${from}
  )
  select week, slug, count(*)::int as received, count(seconds)::int as answered,
    percentile_cont(0.5) within group (order by greatest(seconds, 0)) filter (where seconds is not null) as median
  from answers group by grouping sets ((week, slug), (week))`;

const overdueQuery = (mondays: readonly string[], from: SQL, now: Date): SQL => sql`
  with late as materialized (
    select due_at, closed_at from submissions
    where not is_spam and due_at < ${now.toISOString()}::timestamptz
      and (closed_at is null or closed_at >= ${from} and closed_at > due_at)
  ),
  weeks as materialized (
    select monday, least(${midnight(sql`(monday::date + 7)`)}, ${now.toISOString()}::timestamptz) as ended
    from ${unnested(mondays)} as monday
  )
  select monday, count(*)::int as overdue from weeks
    join late on late.due_at < weeks.ended and (late.closed_at is null or late.closed_at >= weeks.ended)
  group by monday`;

const noneOfEach = (): Record<InboxSlug, number> =>
  Object.fromEntries(INBOX_SLUGS.map((slug) => [slug, 0])) as Record<InboxSlug, number>;

export async function inboxReport({ db }: Payload, now: Date, weeks: number): Promise<WeekReport[]> {
  const mondays = lastMondays(now, weeks);
  const from = midnight(mondays[0] ?? '');
  const [received, overdue] = await Promise.all([
    db.drizzle.execute<ReceivedRow>(receivedQuery(mondays, from)),
    db.drizzle.execute<OverdueRow>(overdueQuery(mondays, from, now)),
  ]);
  return mondays.map((monday, index) => {
    const rows = received.rows.filter(({ week }) => week === index + 1);
    const total = rows.find(({ slug }) => slug === null);
    const byKind = noneOfEach();
    for (const { slug, received: count } of rows) if (slug) byKind[slug] = count;
    return {
      monday,
      received: total?.received ?? 0,
      byKind,
      answered: total?.answered ?? 0,
      medianSeconds: total?.median ?? undefined,
      overdue: overdue.rows.find((row) => row.monday === monday)?.overdue ?? 0,
    };
  });
}
