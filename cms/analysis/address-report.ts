import { randomBytes } from 'node:crypto';
import type { CollectionBeforeChangeHook } from 'payload';
import type { BillUpload, InvoiceSubmission } from '#cms/payload-types.ts';

/** 128 random bits: nobody guesses the address of a report. */
const REPORT_ID_BYTES = 16;

/** Gives a report its address, and the moment of its sending, when it is sent. */
export const addressReport: CollectionBeforeChangeHook<InvoiceSubmission | BillUpload> = ({
  data,
  originalDoc,
}) => {
  if (data.status !== 'reportSent' || !originalDoc || originalDoc.status === 'reportSent') return data;
  const reportId = randomBytes(REPORT_ID_BYTES).toString('base64url');
  return { ...data, analysis: { ...data.analysis, reportId, sentAt: new Date().toISOString() } };
};
