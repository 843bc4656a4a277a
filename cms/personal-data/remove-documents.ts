import type { PayloadRequest } from 'payload';
import { deleteActivityOf } from '#cms/inbox/hooks/delete-activity.ts';
import type { StoredFile } from '#cms/uploads/stored-file.ts';
import { holdingOf, type HoldingSlug } from './holdings.ts';
import { billsOf } from './own-documents.ts';

/**
 * Deletes bills without their files: Payload would delete those at once, though the transaction may yet be rolled
 * back.
 */
async function removeBills(req: PayloadRequest, ids: readonly number[]): Promise<StoredFile[]> {
  const where = { id: { in: [...ids] } };
  const collection = 'bill-uploads';
  const { docs } = await req.payload.find({ collection, where, pagination: false, depth: 0, req });
  for (const id of ids) await deleteActivityOf(req, collection, id);
  await req.payload.db.deleteMany({ collection, where, req });
  return docs.map(({ prefix, filename }) => ({ prefix, filename }));
}

/**
 * Deletes documents with all that hangs on them, in the transaction of `req`. Returns their files, which are to be
 * deleted once it is committed.
 */
export async function removeDocuments(
  req: PayloadRequest,
  collection: HoldingSlug,
  ids: readonly number[],
): Promise<StoredFile[]> {
  if (ids.length === 0) return [];
  if (collection === 'bill-uploads') return removeBills(req, ids);
  const hasBills = holdingOf('bill-uploads').cameWith?.includes(collection);
  const bills = hasBills ? await billsOf(req, { [collection]: [...ids] }) : [];
  const files = await removeDocuments(req, 'bill-uploads', bills);
  for (const id of ids) await req.payload.delete({ collection, id, depth: 0, req });
  return files;
}
