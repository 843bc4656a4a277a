import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest, Where } from 'payload';
import { transactionOf } from '#cms/database/transactions.ts';
import type { Period } from './holding.ts';
import { holdingOf, type HoldingSlug } from './holdings.ts';
import { idList, tableOf } from './own-documents.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Small enough that nothing else waits for it. */
const BATCH_SIZE = 50;

const isPast = ({ from, days, where }: Period, now: Date): Where => ({
  and: [
    { [from]: { less_than: new Date(now.getTime() - days * DAY_MS).toISOString() } },
    ...(where ? [where] : []),
  ],
});

/** Of these rows, those that nobody else works on. They are held until the transaction ends. */
async function lockRows(req: PayloadRequest, slug: HoldingSlug, ids: readonly number[]): Promise<number[]> {
  const database = await transactionOf(req);
  const { rows } = await database.execute<{ id: number }>(sql`
    select id from ${sql.identifier(tableOf(slug))}
    where id = ${idList(ids)} for update skip locked`);
  return rows.map(({ id }) => id);
}

/** Of these documents, those for which nothing stands that has to be gone first. */
async function withoutDependents(
  req: PayloadRequest,
  slug: HoldingSlug,
  ids: readonly number[],
): Promise<number[]> {
  const { waitsFor } = holdingOf(slug);
  if (!waitsFor) return [...ids];
  const { collection, by } = waitsFor;
  const where = { [by]: { in: [...ids] } };
  const { docs } = await req.payload.find({ collection, where, pagination: false, depth: 0, req });
  const needed = new Set<unknown>(docs.map((document) => Reflect.get(document, by)));
  return ids.filter((id) => !needed.has(id));
}

async function numbersWhere(req: PayloadRequest, collection: HoldingSlug, where: Where): Promise<number[]> {
  const { docs } = await req.payload.find({
    collection,
    where,
    sort: 'id',
    limit: BATCH_SIZE,
    pagination: false,
    depth: 0,
    select: {},
    req,
  });
  return docs.map(({ id }) => id);
}

/** Some of the documents that are past their period, and where to go on looking for more. */
export interface ExpiredBatch {
  ids: number[];
  /** The last number that was looked at; nothing where there are no more. */
  last?: number;
}

/**
 * The next documents behind a number that are past one of their periods, held until the transaction ends. Who has
 * changed one in the meantime has it kept: it is asked for again once it is held.
 */
export async function nextExpired(
  req: PayloadRequest,
  slug: HoldingSlug,
  { after, now }: { after: number; now: Date },
): Promise<ExpiredBatch> {
  const where = { or: holdingOf(slug).periods.map((period) => isPast(period, now)) };
  const found = await numbersWhere(req, slug, { and: [where, { id: { greater_than: after } }] });
  if (found.length === 0) return { ids: [] };
  const last = found.at(-1);
  const held = await lockRows(req, slug, found);
  if (held.length === 0) return { ids: [], last };
  const still = await numbersWhere(req, slug, { and: [where, { id: { in: held } }] });
  return { ids: await withoutDependents(req, slug, still), last };
}
