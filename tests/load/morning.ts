import { getPayload } from 'payload';
import pg from 'pg';
import config from '#cms/payload.config.ts';
import { notifyFollowers } from '#collections/following/notify-followers.ts';

/**
 * Runs two morning jobs for 10,000 followers with 20 buildings each, no two the same. The first takes a snapshot of each
 * lot. Before the second, the building list of another year and a PLUTO with more homes are loaded. Each ends when the
 * emails are queued. Prints the minutes of the longer one, and the number of emails.
 */
const FOLLOWERS = 10_000;
const BUILDINGS = 20;
/** One in this many lots changes in the next edition of the list and of PLUTO. */
const CHANGED = 20;
const MINUTE_MS = 60_000;

/** 8 a.m. in New York on two days. The first is 30 days before the end of the year, when many deadlines fall. */
const DAYS = ['2026-12-01T13:00:00Z', '2026-12-02T13:00:00Z'];

const FOLLOWING = `
  truncate subscribers, follows, sent_notifications, seen restart identity cascade;
  insert into subscribers (email, status, key, confirmed_at)
  select 'follower' || id || '@example.com', 'confirmed', 'key-of-follower-' || id, '2026-01-01'
  from generate_series(1, ${FOLLOWERS}) as id;
  insert into follows (follower_id, kind, subject, label, status, confirmed_at)
  select (row_number() over (order by md5(bbl::text)) - 1) % ${FOLLOWERS} + 1, 'building', bbl, 'A building', 'confirmed',
    '2026-01-01'
  from city.lots where buildings > 0 limit ${FOLLOWERS * BUILDINGS};
  analyze subscribers, follows`;

const NEXT_EDITION = `
  update city.sets set version = '2027-03' where name = 'covered';
  update city.covered_lots set on_ll97 = not on_ll97 where bbl % ${CHANGED} = 0;
  update city.lots set version = '27v1', units = units + (case when bbl % ${CHANGED} = 0 then 1 else 0 end)`;

const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
await client.query(FOLLOWING);
const payload = await getPayload({ config });
const minutes: number[] = [];
for (const day of DAYS) {
  const now = new Date(day);
  const start = performance.now();
  await notifyFollowers(payload, { now });
  minutes.push((performance.now() - start) / MINUTE_MS);
  await client.query(NEXT_EDITION);
}
const { rows } = await client.query<{ emails: number }>(
  "select count(*)::int as emails from payload_jobs where task_slug = 'sendMail'",
);
await client.end();
if (!rows[0]?.emails) throw new Error('No email was written.');
console.log(JSON.stringify({ minutes: Math.max(...minutes), emails: rows[0].emails }));
process.exit();
