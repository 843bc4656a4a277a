import type { CollectionBeforeChangeHook } from 'payload';
import { newPublicId } from '#cms/addresses/public-id.ts';
import type { BillUpload, InvoiceSubmission } from '#cms/payload-types.ts';

/** Gives a report its address, and the moment of its sending, when it is sent. */
export const addressReport: CollectionBeforeChangeHook<InvoiceSubmission | BillUpload> = ({
  data,
  originalDoc,
}) => {
  if (data.status !== 'reportSent' || !originalDoc || originalDoc.status === 'reportSent') return data;
  const reportId = newPublicId();
  return { ...data, analysis: { ...data.analysis, reportId, sentAt: new Date().toISOString() } };
};
