import type { CollectionAfterDeleteHook } from 'payload';
import type { InvoiceSubmission } from '#cms/payload-types.ts';

/** A submission that is deleted takes its file with it. */
export const deleteBill: CollectionAfterDeleteHook<InvoiceSubmission> = async ({ doc: { bill }, req }) => {
  if (!bill) return;
  const id = typeof bill === 'object' ? bill.id : bill;
  await req.payload.delete({ collection: 'bill-uploads', id, req });
};
