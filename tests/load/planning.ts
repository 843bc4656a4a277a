import pg from 'pg';
import { getPayload } from 'payload';
import config from '#cms/payload.config.ts';
import { planDay } from '#collections/following/plan-day.ts';
import { composeMails } from '#collections/following/compose.ts';

/**
 * Plans days for 10,000 followers with 20 buildings each, no two the same, at full size: the first, which makes a snapshot
 * of each lot; the next, on which little is new; and one on which a building list of another year and a PLUTO with more
 * homes are there. Prints the longest in seconds, all of them, and how much memory they took above the idle process, in
 * megabytes; with "compose" also the seconds that the mails of the first day took.
 */
const FOLLOWERS = 10_000;
const BUILDINGS = 20;
const SAMPLE_MS = 20;
/** One lot in so many differs in the next edition. */
const CHANGED = 20;
const MEGABYTE = 1_000_000;

/** 8 a.m. in New York, 30 days before the end of the year, by which many laws want something. */
const DAYS = ['2026-12-01T13:00:00Z', '2026-12-02T13:00:00Z', '2026-12-03T13:00:00Z'];

const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
await client.query(`
  truncate subscribers, follows, follow_snapshots, follow_plans, follow_mails, follow_reminders, follow_changes,
    follow_change_readers, follow_digests restart identity cascade;
  insert into subscribers (email, status, key, confirmed_at)
  select 'follower' || id || '@example.com', 'confirmed', 'key-of-follower-' || id, '2026-01-01'
  from generate_series(1, ${FOLLOWERS}) as id;
  insert into follows (follower_id, kind, subject, label, status, confirmed_at)
  select (row_number() over (order by md5(bbl::text)) - 1) % ${FOLLOWERS} + 1, 'building', bbl, 'A building', 'confirmed',
    '2026-01-01'
  from city.lots where buildings > 0 limit ${FOLLOWERS * BUILDINGS};
  analyze subscribers, follows`);

const payload = await getPayload({ config });
(globalThis as { gc?: () => void }).gc?.();
const idle = process.memoryUsage.rss();
let most = idle;
const sampling = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), SAMPLE_MS);

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

const seconds: number[] = [];
for (const [index, day] of DAYS.entries()) {
  if (index === 2) {
    await client.query(`
      update city.sets set version = '2027-03' where name = 'covered';
      update city.covered_lots set on_ll97 = not on_ll97 where bbl % ${CHANGED} = 0;
      update city.lots set version = '27v1', units = units + (case when bbl % ${CHANGED} = 0 then 1 else 0 end)`);
    // An import writes new tables instead, and leaves no old rows to clean up.
    await client.query('vacuum analyze city.lots');
  }
  seconds.push(await secondsOf(() => planDay(payload, { now: new Date(day) })));
}
clearInterval(sampling);
const megabytes = (most - idle) / MEGABYTE;

const count = async (table: string) =>
  Number((await client.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count);
const planned = { reminders: await count('follow_reminders'), changes: await count('follow_changes') };
const composeSeconds = process.argv.includes('compose')
  ? await secondsOf(() => composeMails(payload, { now: new Date(DAYS[2] ?? '') }))
  : undefined;
const mails = await count('follow_mails');
await client.end();
console.log(
  JSON.stringify({ longest: Math.max(...seconds), seconds, megabytes, ...planned, composeSeconds, mails }),
);
process.exit();
