import type { Payload } from 'payload';
import { inTransaction } from '#cms/database/transactions.ts';
import { nextExpired, type ExpiredBatch } from './expired.ts';
import { HOLDING_SLUGS, type HoldingSlug } from './holdings.ts';
import { deleteOldOutboxMails } from './outbox-mails.ts';
import { removeDocuments } from './remove-documents.ts';
import { removeFiles } from './remove-files.ts';

/** How many documents of each kind were deleted; kinds with none are left out. */
type Deleted = Partial<Record<HoldingSlug | 'outbox', number>>;

async function deleteBatch(
  payload: Payload,
  slug: HoldingSlug,
  from: { after: number; now: Date },
): Promise<ExpiredBatch> {
  const { batch, files } = await inTransaction(payload, async (req) => {
    const next = await nextExpired(req, slug, from);
    return { batch: next, files: await removeDocuments(req, slug, next.ids) };
  });
  await removeFiles(payload, files);
  return batch;
}

async function deleteOfKind(payload: Payload, slug: HoldingSlug, now: Date): Promise<number> {
  let deleted = 0;
  for (let after: number | undefined = 0; after !== undefined;) {
    const batch: ExpiredBatch = await deleteBatch(payload, slug, { after, now });
    deleted += batch.ids.length;
    after = batch.last;
  }
  return deleted;
}

/**
 * Deletes what is past its period, a few documents in a transaction, with their files. Where two processes do it at
 * once, each document is deleted by one. What was interrupted goes on the next time.
 */
export async function deleteExpired(payload: Payload, now = new Date()): Promise<Deleted> {
  const deleted: Deleted = {};
  for (const slug of HOLDING_SLUGS) {
    const count = await deleteOfKind(payload, slug, now);
    if (count > 0) deleted[slug] = count;
  }
  const mails = await deleteOldOutboxMails(now);
  return mails > 0 ? { ...deleted, outbox: mails } : deleted;
}
