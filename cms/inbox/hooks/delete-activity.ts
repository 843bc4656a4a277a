import type { CollectionAfterDeleteHook } from 'payload';

/** What is deleted takes its notes and its history with it: they may tell of a person. */
export const deleteActivity: CollectionAfterDeleteHook = async ({ collection: { slug }, id, req }) => {
  const where = { collection: { equals: slug }, document: { equals: id } };
  await req.payload.delete({ collection: 'notes', where, depth: 0, req });
  await req.payload.delete({ collection: 'changes', where, depth: 0, req });
};
