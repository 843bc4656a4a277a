import { sql } from '@payloadcms/db-postgres';
import { subDays } from 'date-fns';
import type { Payload, PayloadRequest, TaskConfig, Where } from 'payload';
import { inTransaction } from '#cms/database/transactions.ts';
import { deleteEmptyDrafts } from '#cms/editing/empty-drafts.ts';
import { deleteDocuments, deleteFiles } from './delete-documents.ts';
import { deleteOldOutboxMails } from './stored-mails.ts';
import { idList, queryIds, sqlTable } from './own-documents.ts';
import { PERSONAL_DATA_SLUGS, personalData, type PersonalDataSlug } from './registry.ts';

/** Small, so that locks are held only briefly. */
const BATCH_SIZE = 50;

const isExpired = (slug: PersonalDataSlug, now: Date): Where => ({
  or: personalData(slug).retention.map(({ from, days, where }) => ({
    and: [{ [from]: { less_than: subDays(now, days).toISOString() } }, ...(where ? [where] : [])],
  })),
});

async function withoutDependents(
  req: PayloadRequest,
  slug: PersonalDataSlug,
  ids: number[],
): Promise<number[]> {
  const { neededBy } = personalData(slug);
  if (!neededBy) return ids;
  const { collection, field } = neededBy;
  const where = { [field]: { in: ids } };
  const { docs } = await req.payload.find({ collection, where, pagination: false, depth: 0, req });
  const needed = new Set<unknown>(docs.map((document) => Reflect.get(document, field)));
  return ids.filter((id) => !needed.has(id));
}

async function findIds(req: PayloadRequest, collection: PersonalDataSlug, where: Where): Promise<number[]> {
  const page = { sort: 'id', limit: BATCH_SIZE, pagination: false, depth: 0, select: {} };
  const { docs } = await req.payload.find({ collection, where, ...page, req });
  return docs.map(({ id }) => id);
}

interface ExpiredBatch {
  ids: number[];
  last?: number;
}

/**
 * Locks the rows and then checks again whether they are expired, because they may have changed in the meantime.
 * Skips rows that another transaction has locked.
 */
async function findExpired(
  req: PayloadRequest,
  slug: PersonalDataSlug,
  { after, now }: { after: number; now: Date },
): Promise<ExpiredBatch> {
  const where = isExpired(slug, now);
  const found = await findIds(req, slug, { and: [where, { id: { greater_than: after } }] });
  const last = found.at(-1);
  const locked = await queryIds(
    req,
    sql`select id from ${sqlTable(slug)} where id = ${idList(found)} for update skip locked`,
  );
  if (locked.length === 0) return { ids: [], last };
  const still = await findIds(req, slug, { and: [where, { id: { in: locked } }] });
  return { ids: await withoutDependents(req, slug, still), last };
}

async function deleteKind(payload: Payload, slug: PersonalDataSlug, now: Date): Promise<number> {
  let deleted = 0;
  for (let after: number | undefined = 0; after !== undefined;) {
    const from = { after, now };
    const { batch, files } = await inTransaction(payload, async (req) => {
      const next = await findExpired(req, slug, from);
      return { batch: next, files: await deleteDocuments(req, slug, next.ids) };
    });
    await deleteFiles(payload, files);
    deleted += batch.ids.length;
    after = batch.last;
  }
  return deleted;
}

/**
 * Safe to interrupt, and to run in several processes at once. Returns the number of deleted documents by
 * collection.
 */
export async function deleteExpired(payload: Payload, now = new Date()): Promise<Record<string, number>> {
  const deleted: [string, number][] = [];
  for (const slug of PERSONAL_DATA_SLUGS) {
    if (personalData(slug).retention.length > 0) deleted.push([slug, await deleteKind(payload, slug, now)]);
  }
  deleted.push(['outbox', await deleteOldOutboxMails(now)]);
  return Object.fromEntries(deleted.filter(([, count]) => count > 0));
}

const EVERY_NIGHT = '41 3 * * *';

export const deleteExpiredTask: TaskConfig<'deleteExpired'> = {
  slug: 'deleteExpired',
  label: 'Delete expired personal data',
  schedule: [{ cron: EVERY_NIGHT, queue: 'default' }],
  handler: async ({ req: { payload } }) => {
    const deleted = await deleteExpired(payload);
    const emptyDrafts = await deleteEmptyDrafts(payload);
    if (emptyDrafts > 0) payload.logger.info({ emptyDrafts }, 'Deleted empty drafts');
    if (Object.keys(deleted).length > 0) payload.logger.info(deleted, 'Deleted expired personal data');
    return { output: {} };
  },
};
