import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type { FollowKind } from '#law/following.ts';
import { queuedMailSchema } from '#cms/mail/queue.ts';
import { clearCityData, insertCityRows } from './buildings/city-rows.ts';
import { follow, portfolio, subscriber } from './factories.ts';

/** Three walk-ups with 12 homes each, which must file bedbug reports by December 31. */
export const HOMES = ['3012340001', '3012340002', '3012340003'] as const;

const LISTED = { on_ll97: true, on_ll84: true, on_ll87: true, on_ll88: true, pathways: [0], area: 60_000 };

/** Adds the lots of `HOMES` to PLUTO, but not to the Covered Buildings List. */
export async function insertHomes(payload: Payload): Promise<void> {
  await clearCityData(payload);
  const imported_at = '2026-11-01';
  await insertCityRows(payload, 'sets', [
    { name: 'covered', version: '2026-03', rows: 1, is_shipped: true, imported_at },
    { name: 'pluto', version: '26v2', rows: 3, is_shipped: false, imported_at },
  ]);
  await insertCityRows(
    payload,
    'lots',
    HOMES.map((bbl, index) => ({
      bbl,
      district: 305,
      zip: 11_201,
      address: `${index + 1} ELM STREET`,
      building_class: 'C1',
      land_use: 2,
      owner_type: '',
      floor_area: 9000,
      commercial_area: 0,
      residential_area: 9000,
      office_area: 0,
      retail_area: 0,
      buildings: 1,
      floors: 4,
      units: 12,
      year_built: 1970,
      assessed_value: 100_000,
      version: '26v2',
    })),
  );
}

/** Loads another version of the Covered Buildings List, with these lots. */
export async function loadList(payload: Payload, version: string, bbls: readonly string[]): Promise<void> {
  await payload.db.drizzle.execute(sql`truncate city.covered_lots`);
  await payload.db.drizzle.execute(sql`update city.sets set version = ${version} where name = 'covered'`);
  await insertCityRows(
    payload,
    'covered_lots',
    bbls.map((bbl) => ({ bbl, ...LISTED })),
  );
}

type Follow = ReturnType<typeof follow>;
type Overrides = Partial<Omit<Follow, 'kind' | 'status'>> & {
  kind?: FollowKind;
  answers?: string;
  status?: 'pending' | 'confirmed';
};

/** Adds a confirmed follower. By default, they have followed the first of `HOMES` since the beginning of 2026. */
export async function addFollower(payload: Payload, ...follows: Overrides[]) {
  const created = await payload.create({ collection: 'subscribers', data: subscriber() });
  for (const overrides of follows.length > 0 ? follows : [{}])
    await addFollow(payload, created.id, overrides);
  return created;
}

const addFollow = (payload: Payload, id: number, overrides: Overrides = {}) =>
  payload.create({
    collection: 'follows',
    data: { ...follow(id, HOMES[0]), confirmedAt: '2026-01-01T12:00:00.000Z', ...overrides },
  });

/** The emails in the queue, in the order in which they were queued. */
export async function queuedMails(payload: Payload) {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'sendMail' } },
    sort: 'id',
    pagination: false,
  });
  return docs.map(({ id, input }) => ({ id, ...queuedMailSchema.parse(input) }));
}

/** Deletes all followers, the records of their notices, and their queued emails. */
export async function clearFollowing(payload: Payload): Promise<void> {
  await payload.db.drizzle.execute(sql`
    truncate subscribers, follows, portfolios, portfolio_buildings, portfolio_entries, payload_jobs, sent_notifications, seen,
      law_notices
    restart identity cascade`);
}

/** Adds a portfolio with some of `HOMES`. */
export async function addPortfolio(
  payload: Payload,
  bbls: readonly string[],
  createdAt = '2026-01-01T12:00:00.000Z',
): Promise<number> {
  const { id } = await payload.create({ collection: 'portfolios', data: portfolio() });
  for (const bbl of bbls) {
    const data = { portfolio: id, bbl, address: 'Elm Street', createdAt };
    await payload.create({ collection: 'portfolio-buildings', data });
  }
  return id;
}

/** 8 a.m. in New York on a winter day. */
export const morning = (day: string): Date => new Date(`${day}T13:00:00Z`);
