import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type { BuildingRecord } from '#city-data/building-record.ts';
import { readBuildings } from '#city-data/read-building.ts';
import { readCityRecords } from '#city-data/read-records.ts';
import type { CityRecord } from '#law/city-record/rows.ts';
import { followedLots } from './followings.ts';

const MAX_FOLLOWERS = 25;
const MAX_LOTS = 500;

export interface Chunk {
  followers: number[];
  buildings: ReadonlyMap<string, BuildingRecord>;
  records: ReadonlyMap<string, CityRecord>;
}

async function nextFollowers({ db }: Payload, day: string, after: number): Promise<number[]> {
  const { rows } = await db.drizzle.execute<{ id: number }>(sql`
    select id from subscribers where status = 'confirmed' and id > ${after}
      and exists (select from follows where follower_id = subscribers.id and follows.status = 'confirmed')
      and not exists (
        select from sent_notifications where subscriber_id = subscribers.id and key = 'day' and due_on >= ${day}::date)
    order by id limit ${MAX_FOLLOWERS}`);
  return rows.map(({ id }) => id);
}

async function findLots({ db }: Payload, followers: readonly number[]): Promise<Map<number, string[]>> {
  const { rows } = await db.drizzle.execute<{ follower: number; bbls: string[] }>(sql`
    select follower, array_agg(distinct bbl) as bbls from (${followedLots(followers)}) as lots group by follower`);
  return new Map(rows.map(({ follower, bbls }) => [follower, bbls]));
}

/**
 * Loads the next followers' lots together, so that shared lots are loaded once. Returns undefined if no followers
 * are left.
 */
export async function readChunk(
  payload: Payload,
  { day, after, now }: { day: string; after: number; now: Date },
): Promise<Chunk | undefined> {
  const next = await nextFollowers(payload, day, after);
  if (next.length === 0) return undefined;
  const lots = await findLots(payload, next);
  const bbls = new Set<string>();
  const followers: number[] = [];
  for (const follower of next) {
    const more = lots.get(follower) ?? [];
    if (followers.length > 0 && bbls.size + more.length > MAX_LOTS) break;
    followers.push(follower);
    for (const bbl of more) bbls.add(bbl);
  }
  const [buildings, records] = await Promise.all([
    readBuildings(payload, [...bbls]),
    readCityRecords(payload, [...bbls], now),
  ]);
  return {
    followers,
    buildings: new Map(buildings.map((building) => [building.bbl, building])),
    records: new Map(records.map((record) => [record.bbl, record])),
  };
}
