import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { transactionOf } from '#cms/database/transaction.ts';

/** Two identical submissions within this time are one: a double click, a reload, a second tab. */
const DUPLICATE_WINDOW_MINUTES = 10;

/** A fingerprint of everything that a visitor sent. */
export const submissionDigest = (answers: object): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(answers).sort(([a], [b]) => a.localeCompare(b))))
    .digest('hex');

/**
 * Whether the same submission was stored a moment ago. Two that arrive at once wait for each
 * other: the lock is held until the transaction ends.
 */
export async function isRepeated(
  req: PayloadRequest,
  collection: 'vendor-applications',
  digest: string,
): Promise<boolean> {
  const database = await transactionOf(req);
  await database.execute(sql`select pg_advisory_xact_lock(hashtext(${digest}))`);
  const since = new Date(Date.now() - DUPLICATE_WINDOW_MINUTES * 60_000).toISOString();
  const { totalDocs } = await req.payload.count({
    collection,
    where: { submissionDigest: { equals: digest }, createdAt: { greater_than: since } },
    req,
  });
  return totalDocs > 0;
}
