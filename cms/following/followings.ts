import { sql } from '@payloadcms/db-postgres';
import type { SQL } from 'drizzle-orm';
import type { Lead } from '#app/regulations/following.ts';
import type { Wish } from './stages.ts';

const newYorkDay = (column: SQL): SQL => sql`(${column} at time zone 'America/New_York')::date`;

const WISHES = sql`follows.id as follow, follows.remind60, follows.remind30, follows.remind7, follows.digest, follows.changes`;

/** What confirmed followers have confirmed that they follow. */
const CONFIRMED = sql`
  follows join followers on followers.id = follows.follower_id and followers.status = 'confirmed'
  and follows.status = 'confirmed'`;

/** A row for each lot that somebody follows, on its own or in a portfolio. `only` is a condition on "bbl". */
export const followedLots = (only: (bbl: SQL) => SQL): SQL => sql`
  select follows.follower_id as follower, follows.subject as bbl, null::integer as portfolio,
    ${newYorkDay(sql`follows.confirmed_at`)}::text as since, ${WISHES}
  from ${CONFIRMED} where follows.kind = 'building' and ${only(sql`follows.subject`)}
  union all
  select follows.follower_id, buildings.bbl, buildings.portfolio_id,
    ${newYorkDay(sql`greatest(follows.confirmed_at, buildings.created_at)`)}::text, ${WISHES}
  from portfolio_buildings as buildings
  join (${CONFIRMED}) on follows.kind = 'portfolio' and follows.subject = buildings.portfolio_id::text
  where ${only(sql`buildings.bbl`)}`;

/** A row for each law, module and figure that somebody follows. */
export const FOLLOWED_ENTRIES: SQL = sql`
  select follows.follower_id as follower, follows.kind::text as kind, follows.subject,
    ${newYorkDay(sql`follows.confirmed_at`)}::text as since, ${WISHES}
  from ${CONFIRMED} where follows.kind in ('law', 'module', 'figure')`;

export interface Following extends Record<string, unknown> {
  follower: number;
  /** The id of the follow. */
  follow: number;
  /** ISO 8601. */
  since: string | null;
  remind60: boolean;
  remind30: boolean;
  remind7: boolean;
  digest: boolean;
  changes: boolean;
}

export interface FollowedLot extends Following {
  bbl: string;
  portfolio: number | null;
}

export interface FollowedEntry extends Following {
  kind: 'law' | 'module' | 'figure';
  subject: string;
}

/** Without a day of confirmation, nothing is due. */
const NEVER = '9999-12-31';

export const wishOf = ({ since, remind60, remind30, remind7 }: Following): Wish => {
  const leads = new Set<Lead>();
  if (remind60) leads.add(60);
  if (remind30) leads.add(30);
  if (remind7) leads.add(7);
  return { leads, since: since ?? NEVER };
};

/** Rows by a key of theirs. */
export function grouped<Key, Row>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
