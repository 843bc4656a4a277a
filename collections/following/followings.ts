import { sql } from '@payloadcms/db-postgres';
import type { SQL } from 'drizzle-orm';
import { type Choices, LEADS } from '#law/following.ts';
import type { Wish } from './reminder-days.ts';

const newYorkDay = (column: SQL): SQL => sql`(${column} at time zone 'America/New_York')::date`;

const WISHES = sql`follows.id as follow, follows.remind60, follows.remind30, follows.remind7, follows.digest, follows.changes,
  follows.record`;

const CONFIRMED = sql`
  follows join subscribers on subscribers.id = follows.follower_id and subscribers.status = 'confirmed'
  and follows.status = 'confirmed'`;

const only = (followers?: readonly number[]): SQL =>
  followers ? sql`follows.follower_id = any(${sql.param(followers)}::int[])` : sql`true`;

/** Selects lots that the given followers, or all followers, follow directly or in portfolios. */
export const followedLots = (followers?: readonly number[]): SQL => sql`
  select follows.follower_id as follower, follows.subject as bbl, null::integer as portfolio, null as name,
    follows.answers,
    ${newYorkDay(sql`follows.confirmed_at`)}::text as since, ${WISHES}
  from ${CONFIRMED} where follows.kind = 'building' and ${only(followers)}
  union all
  select follows.follower_id, buildings.bbl, buildings.portfolio_id, portfolios.name, buildings.answers,
    ${newYorkDay(sql`greatest(follows.confirmed_at, buildings.created_at)`)}::text, ${WISHES}
  from portfolio_buildings as buildings join portfolios on portfolios.id = buildings.portfolio_id
  join (${CONFIRMED}) on follows.kind = 'portfolio' and follows.subject = buildings.portfolio_id::text
  where buildings.removed_at is null and ${only(followers)}`;

export const followedEntries = (followers?: readonly number[]): SQL => sql`
  select follows.follower_id as follower, follows.kind::text as kind, follows.subject, follows.answers,
    ${newYorkDay(sql`follows.confirmed_at`)}::text as since, ${WISHES}
  from ${CONFIRMED} where follows.kind in ('law', 'module') and ${only(followers)}`;

export interface Following extends Choices, Record<string, unknown> {
  follower: number;
  follow: number;
  since: string | null;
}

export interface FollowedLot extends Following {
  bbl: string;
  portfolio: number | null;
  name: string | null;
  /** The follower's or portfolio owner's answers about the lot. See `answersFrom`. */
  answers: string | null;
}

export interface FollowedEntry extends Following {
  kind: 'law' | 'module';
  subject: string;
  answers: string | null;
}

/** Prevents reminders for a follow without a confirmation day. */
const NEVER = '9999-12-31';

export const toWish = (following: Following): Wish => ({
  leads: new Set(LEADS.filter((days) => following[`remind${days}`])),
  since: following.since ?? NEVER,
});
