import type { Payload } from 'payload';
import { dayInNewYork } from '#law/days.ts';

export interface HostLoads {
  host: string;
  loads: number;
}

/** Keeps made-up referrers from filling the table. */
const MAX_HOSTS_A_DAY = 1000;

const KEEP_DAYS = 400;

/** New hosts of a full day are left out. Of those at once, the most frequent ones come first. */
export async function countEmbedLoads(
  { db }: Payload,
  counted: HostLoads[],
  { now = new Date(), maxHosts = MAX_HOSTS_A_DAY } = {},
): Promise<void> {
  await db.pool.query(
    `with counted as (select * from unnest($2::text[], $3::int[]) as row(host, loads)),
       today as (select host from embed_loads where day = $1),
       added as (
         select host, row_number() over (order by loads desc, host) as place
         from counted where host not in (select host from today))
     insert into embed_loads (day, host, loads)
     select $1, host, loads from counted left join added using (host)
     where place is null or place + (select count(*) from today) <= $4
     on conflict (day, host) do update set loads = embed_loads.loads + excluded.loads`,
    [dayInNewYork(now), counted.map(({ host }) => host), counted.map(({ loads }) => loads), maxHosts],
  );
}

export interface EmbeddingHost extends HostLoads {
  lastDay: string;
}

const SHOWN_DAYS = 30;
const MAX_SHOWN = 50;

/** The last 30 days, the most frequent first. */
export async function listEmbeddingHosts({ db }: Payload, now = new Date()): Promise<EmbeddingHost[]> {
  const { rows } = await db.pool.query<EmbeddingHost>(
    `select host, sum(loads)::int as loads, max(day)::text as "lastDay"
     from embed_loads where day > $1::date - $2::int group by host order by 2 desc, host limit $3`,
    [dayInNewYork(now), SHOWN_DAYS, MAX_SHOWN],
  );
  return rows;
}

export async function deleteOldEmbedLoads({ db }: Payload, now = new Date()): Promise<void> {
  await db.pool.query('delete from embed_loads where day <= $1::date - $2::int', [
    dayInNewYork(now),
    KEEP_DAYS,
  ]);
}
