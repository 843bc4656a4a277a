import type { CollectionBeforeDeleteHook } from 'payload';

/** An assessment that is deleted takes its bills with it, and their files. */
export const deleteBills: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { docs } = await req.payload.find({
    collection: 'bill-uploads',
    where: { assessment: { equals: id } },
    pagination: false,
    depth: 0,
    req,
  });
  for (const bill of docs) await req.payload.delete({ collection: 'bill-uploads', id: bill.id, req });
};
