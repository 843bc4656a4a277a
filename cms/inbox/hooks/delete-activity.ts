import type { CollectionAfterDeleteHook, PayloadRequest } from 'payload';

/** Deletes the notes on a submission and its history. */
export async function deleteActivityOf(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): Promise<void> {
  const where = { collection: { equals: collection }, document: { equals: id } };
  await req.payload.delete({ collection: 'notes', where, depth: 0, req });
  await req.payload.delete({ collection: 'changes', where, depth: 0, req });
}

/** What is deleted takes its notes and its history with it: they may tell of a person. */
export const deleteActivity: CollectionAfterDeleteHook = ({ collection: { slug }, id, req }) =>
  deleteActivityOf(req, slug, id);
