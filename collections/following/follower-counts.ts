import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { dayInNewYork } from '#law/days.ts';
import { FOLLOW_KINDS, type FollowKind } from '#law/following.ts';

export interface FollowerCounts {
  confirmed: number;
  pending: number;
  bounced: number;
  byKind: Record<FollowKind, number>;
  perWeek: { monday: string; count: number }[];
}

const WEEKS = 12;

export async function followerCounts({ db }: Payload, now = new Date()): Promise<FollowerCounts> {
  const count = async <Key extends string>(query: ReturnType<typeof sql>): Promise<Map<Key, number>> => {
    const { rows } = await db.drizzle.execute<{ key: Key; count: number }>(query);
    return new Map(rows.map((row) => [row.key, row.count]));
  };
  const byStatus = await count<string>(
    sql`
    select status::text as key, count(*)::int as count from subscribers
    where id in (select follower_id from follows) group by 1`,
  );
  const byKind = await count<FollowKind>(sql`
    select kind::text as key, count(*)::int as count from follows join subscribers on subscribers.id = follower_id
    where follows.status = 'confirmed' and subscribers.status = 'confirmed' group by 1`);
  const weeks = await count<string>(sql`
    with monday as (select date_trunc('week', ${dayInNewYork(now)}::date)::date as current)
    select week::date::text as key, count(subscribers.id)::int as count
    from monday, generate_series(current - ${(WEEKS - 1) * 7}::int, current, interval '7 days') as week
    left join subscribers on subscribers.status = 'confirmed'
      and subscribers.id in (select follower_id from follows)
      and date_trunc('week', (subscribers.confirmed_at at time zone 'America/New_York')::date)::date = week::date
    group by 1 order by 1`);
  return {
    confirmed: byStatus.get('confirmed') ?? 0,
    pending: byStatus.get('pending') ?? 0,
    bounced: byStatus.get('bounced') ?? 0,
    byKind: Object.fromEntries(
      FOLLOW_KINDS.map(({ value }) => [value, byKind.get(value) ?? 0]),
    ) as FollowerCounts['byKind'],
    perWeek: [...weeks].map(([monday, week]) => ({ monday, count: week })),
  };
}
