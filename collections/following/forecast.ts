import { addDays, dayInNewYork } from '#law/days.ts';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { FOLLOW_KINDS, type FollowKind, LEADS } from '#law/following.ts';
import type { Register } from '#law/figures/register.ts';
import { readRegister } from '#cms/register/register.ts';
import { FOLLOWED_ENTRIES, type FollowedEntry, followedLots, wishOf } from './followings.ts';
import { datesOf } from './plan-entries.ts';
import { MAX_LEAD_LENGTH } from './reminder-days.ts';

export interface ForecastDay {
  day: string;
  reminders: number;
  mails: number;
}

interface Stage extends Record<string, unknown> {
  day: string;
  follower: number;
  reminders: number;
}

const LEADS_OF = sql.join(
  LEADS.map((days) => sql`(${days}::int, ${sql.identifier(`remind${days}`)})`),
  sql`, `,
);

/** Reminders of followed lots that begin on each day. Uses the city's records, not the followers' answers. */
const lotStages = (from: string, to: string) => sql`
  select day::text, follower, count(*)::int as reminders from (
    select distinct dated.due - lead.days as day, lots.follower, dated.bbl, dated.law, dated.due
    from (
      select bbl, line ->> 0 as law, day::date as due
      from follow_snapshots, json_array_elements(content -> 'lines') as line, lateral (
        select line ->> 2 union all select further ->> 0 from json_array_elements(line -> 4) as further
      ) as days(day)
      where line ->> 1 in ('applies', 'likely') and day between ${from} and ${addDays(to, MAX_LEAD_LENGTH)}
    ) as dated
    join (${followedLots(() => sql`true`)}) as lots on lots.bbl::bigint = dated.bbl
    cross join lateral (values ${LEADS_OF}) as lead(days, is_chosen)
    where is_chosen and lots.since::date <= dated.due - lead.days
      and dated.due - lead.days between ${from}::date and ${to}::date
  ) as stages group by day, follower`;

function entryStages(
  followings: readonly FollowedEntry[],
  register: Register,
  { from, to }: { from: string; to: string },
): Stage[] {
  const stages = followings.flatMap((following) => {
    const { leads, since } = wishOf(following);
    const dates = datesOf(following, register, { from, to: addDays(to, MAX_LEAD_LENGTH) });
    return dates.flatMap(({ subject, date }) =>
      [...leads]
        .map((lead) => addDays(date, -lead))
        .filter((day) => day >= from && day <= to && day >= since)
        .map((day) => ({ day, follower: following.follower, subject, date })),
    );
  });
  const once = new Map(stages.map((stage) => [Object.values(stage).join(' '), stage]));
  return [...once.values()].map(({ day, follower }) => ({ day, follower, reminders: 1 }));
}

const isFirst = (day: string): boolean => day.endsWith('-01');

export async function forecast(payload: Payload, days = 14, now = new Date()): Promise<ForecastDay[]> {
  const today = dayInNewYork(now);
  const span = { from: addDays(today, 1), to: addDays(today, days) };
  const { drizzle } = payload.db;
  const { rows: lots } = await drizzle.execute<Stage>(lotStages(span.from, span.to));
  const { rows: followings } = await drizzle.execute<FollowedEntry>(sql`${FOLLOWED_ENTRIES}`);
  const stages = [...lots, ...entryStages(followings, await readRegister(payload), span)];
  const { rows: digests } = await drizzle.execute<{ count: number }>(sql`
    select count(distinct follower)::int as count from (
      select follower, digest from (${followedLots(() => sql`true`)}) as lots
      union all select follower, digest from (${FOLLOWED_ENTRIES}) as entries
    ) as followings where digest`);
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(span.from, index);
    const ofDay = stages.filter((stage) => stage.day === day);
    const followers = new Set(ofDay.map(({ follower }) => follower)).size;
    const reminders = ofDay.reduce((sum, stage) => sum + stage.reminders, 0);
    return { day, reminders, mails: followers + (isFirst(day) ? (digests[0]?.count ?? 0) : 0) };
  });
}

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
