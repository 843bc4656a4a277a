import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { billStorage, type StoredFile } from '#collections/bills/uploads/bill-storage.ts';
import { queryRows } from '#cms/database/transactions.ts';
import { idList, queryIds } from './own-documents.ts';
import type { PersonalDataSlug } from './registry.ts';

/** The database also deletes the submission's record, bill, file rows, notes, replies, and changes. */
async function deleteSubmissions(req: PayloadRequest, ids: readonly number[]): Promise<StoredFile[]> {
  const files = await queryRows<{ prefix: string | null; filename: string | null }>(
    req,
    sql`select prefix, filename from bill_uploads
        where bill_id in (select id from bills where submission_id = ${idList(ids)})`,
  );
  await queryRows(req, sql`delete from submissions where id = ${idList(ids)}`);
  return files;
}

const submissionsOfAssessments = (req: PayloadRequest, ids: readonly number[]): Promise<number[]> =>
  queryIds(
    req,
    sql`select distinct submission_id as id from bills
        where id in (select bill_id from bill_uploads where assessment_id = ${idList(ids)})`,
  );

/**
 * Deletes rows and everything that belongs to them. Returns their files, which must be deleted only after the
 * transaction of `req` commits, because it can still be rolled back.
 */
export async function deleteDocuments(
  req: PayloadRequest,
  collection: PersonalDataSlug,
  ids: number[],
): Promise<StoredFile[]> {
  if (ids.length === 0) return [];
  if (collection === 'submissions') return deleteSubmissions(req, ids);
  const files =
    collection === 'cwz-assessments'
      ? await deleteSubmissions(req, await submissionsOfAssessments(req, ids))
      : [];
  for (const id of ids) await req.payload.delete({ collection, id, depth: 0, req });
  return files;
}

/** Returns the number of files that could not be deleted, which the hourly sweep will retry. */
export async function deleteFiles(payload: Payload, files: readonly StoredFile[]): Promise<number> {
  const storage = billStorage();
  const outcomes = await Promise.allSettled(files.map((file) => storage.remove(file)));
  const left = outcomes.filter(({ status }) => status === 'rejected').length;
  if (left > 0) payload.logger.warn({ left }, 'Files of erased rows are left to the hourly sweep');
  return left;
}
