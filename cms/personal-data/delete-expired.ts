import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest, TaskConfig, Where } from 'payload';
import { inTransaction, transactionOf } from '#cms/database/transactions.ts';
import { deleteDocuments, deleteFiles } from './delete-documents.ts';
import { deleteOldOutboxMails } from './outbox-mails.ts';
import { idList, tableOf } from './own-documents.ts';
import { PERSONAL_DATA_SLUGS, personalData, type PersonalDataSlug } from './registry.ts';
import type { RetentionPeriod } from './retention.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Small enough that nothing else has to wait. */
const BATCH_SIZE = 50;

const isExpired = ({ from, days, where }: RetentionPeriod, now: Date): Where => ({
  and: [
    { [from]: { less_than: new Date(now.getTime() - days * DAY_MS).toISOString() } },
    ...(where ? [where] : []),
  ],
});

/** Locks those of these rows that no other transaction has locked, until the transaction ends. */
async function lockRows(
  req: PayloadRequest,
  slug: PersonalDataSlug,
  ids: readonly number[],
): Promise<number[]> {
  const database = await transactionOf(req);
  const { rows } = await database.execute<{ id: number }>(sql`
    select id from ${sql.identifier(tableOf(slug))}
    where id = ${idList(ids)} for update skip locked`);
  return rows.map(({ id }) => id);
}

/** Those of these documents that no other document keeps from expiring. */
async function withoutDependents(
  req: PayloadRequest,
  slug: PersonalDataSlug,
  ids: readonly number[],
): Promise<number[]> {
  const { keptBy } = personalData(slug);
  if (!keptBy) return [...ids];
  const { collection, field } = keptBy;
  const where = { [field]: { in: [...ids] } };
  const { docs } = await req.payload.find({ collection, where, pagination: false, depth: 0, req });
  const needed = new Set<unknown>(docs.map((document) => Reflect.get(document, field)));
  return ids.filter((id) => !needed.has(id));
}

async function findIds(req: PayloadRequest, collection: PersonalDataSlug, where: Where): Promise<number[]> {
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

/** Some of the expired documents, and where to look for more. */
interface ExpiredBatch {
  ids: number[];
  /** The last ID that was looked at; nothing when there are no more. */
  last?: number;
}

/**
 * The next expired documents after an ID, locked until the transaction ends. They are queried again once they are locked:
 * one that was changed in the meantime may not be expired anymore.
 */
async function findExpired(
  req: PayloadRequest,
  slug: PersonalDataSlug,
  { after, now }: { after: number; now: Date },
): Promise<ExpiredBatch> {
  const where = { or: personalData(slug).retention.map((period) => isExpired(period, now)) };
  const found = await findIds(req, slug, { and: [where, { id: { greater_than: after } }] });
  if (found.length === 0) return { ids: [] };
  const last = found.at(-1);
  const locked = await lockRows(req, slug, found);
  if (locked.length === 0) return { ids: [], last };
  const still = await findIds(req, slug, { and: [where, { id: { in: locked } }] });
  return { ids: await withoutDependents(req, slug, still), last };
}

/** How many documents of each kind were deleted, without kinds of which none was. */
type Deleted = Partial<Record<PersonalDataSlug | 'outbox', number>>;

async function deleteBatch(
  payload: Payload,
  slug: PersonalDataSlug,
  from: { after: number; now: Date },
): Promise<ExpiredBatch> {
  const { batch, files } = await inTransaction(payload, async (req) => {
    const next = await findExpired(req, slug, from);
    return { batch: next, files: await deleteDocuments(req, slug, next.ids) };
  });
  await deleteFiles(payload, files);
  return batch;
}

async function deleteKind(payload: Payload, slug: PersonalDataSlug, now: Date): Promise<number> {
  let deleted = 0;
  for (let after: number | undefined = 0; after !== undefined;) {
    const batch: ExpiredBatch = await deleteBatch(payload, slug, { after, now });
    deleted += batch.ids.length;
    after = batch.last;
  }
  return deleted;
}

/**
 * Deletes expired documents with their files, a few in each transaction. When two processes do it at once, each document
 * is deleted by one of them. What is interrupted continues the next time.
 */
export async function deleteExpired(payload: Payload, now = new Date()): Promise<Deleted> {
  const deleted: Deleted = {};
  for (const slug of PERSONAL_DATA_SLUGS) {
    const count = await deleteKind(payload, slug, now);
    if (count > 0) deleted[slug] = count;
  }
  const mails = await deleteOldOutboxMails(now);
  return mails > 0 ? { ...deleted, outbox: mails } : deleted;
}

const EVERY_NIGHT = '41 3 * * *';

/** Deletes expired personal data once a day. The log says how much, not whose. */
export const deleteExpiredTask: TaskConfig<'deleteExpired'> = {
  slug: 'deleteExpired',
  label: 'Delete expired personal data',
  schedule: [{ cron: EVERY_NIGHT, queue: 'default' }],
  handler: async ({ req: { payload } }) => {
    const deleted = await deleteExpired(payload);
    if (Object.keys(deleted).length > 0) payload.logger.info(deleted, 'Deleted expired personal data');
    return { output: {} };
  },
};
