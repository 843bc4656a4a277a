import type { CollectionAfterChangeHook } from 'payload';
import { tellOfApproval, tellOfRejection } from '#cms/mail/tell-vendor.ts';
import type { VendorApplication } from '#cms/payload-types.ts';

/** Tells a vendor what has become of an application, in the transaction that decides it. */
export const tellApplicant: CollectionAfterChangeHook<VendorApplication> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'create' || doc.status === previousDoc.status || doc.isSpam) return;
  if (doc.status === 'approved') await tellOfApproval(req, doc);
  if (doc.status === 'rejected') await tellOfRejection(req, doc);
};
