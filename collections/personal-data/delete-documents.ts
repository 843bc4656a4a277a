import type { Payload, PayloadRequest, Where } from 'payload';
import { deleteActivityOf } from '#collections/inbox/activity.ts';
import { billStorage, type StoredFile } from '#collections/bills/uploads/bill-storage.ts';
import { findAll } from '#cms/database/find.ts';
import { billsOf } from './own-documents.ts';
import type { PersonalDataSlug } from './registry.ts';

/** Deletes only rows: Payload would delete the files at once, but the transaction can be rolled back. */
async function deleteBills(req: PayloadRequest, ids: number[]): Promise<StoredFile[]> {
  const collection = 'bill-uploads';
  const where: Where = { bill: { in: ids } };
  const docs = await findAll(req, collection, where);
  for (const { id } of docs) await deleteActivityOf(req, collection, id);
  await req.payload.db.deleteMany({ collection, where, req });
  await req.payload.db.deleteMany({ collection: 'bills', where: { id: { in: ids } }, req });
  return docs.map(({ prefix, filename }) => ({ prefix, filename }));
}

/** Also deletes related rows. Returns their files, for deletion after the transaction of `req` commits. */
export async function deleteDocuments(
  req: PayloadRequest,
  collection: PersonalDataSlug,
  ids: number[],
): Promise<StoredFile[]> {
  if (ids.length === 0) return [];
  if (collection === 'bills') return deleteBills(req, ids);
  const files = await deleteDocuments(req, 'bills', await billsOf(req, { [collection]: ids }));
  if (collection === 'bill-uploads') return files;
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
