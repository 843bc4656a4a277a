import { isDeepStrictEqual } from 'node:util';
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  isolateObjectProperty,
  type PayloadRequest,
} from 'payload';
import { newPublicId } from '#cms/addresses/public-id.ts';
import { idOf } from '#cms/fields/id-of.ts';
import { siteAddress } from '#cms/mail/imprint.ts';
import { queueTemplate } from '#cms/mail/queue.ts';
import type { BillUpload, InvoiceSubmission } from '#cms/payload-types.ts';
import { requireCheckedValues } from './review/require-checked-values.ts';
import { updateBill } from './update-bill.ts';

export type SubmissionOfBill = InvoiceSubmission | BillUpload;

/** Gives a submission its bill, with the secret part of the address where its sender sees how far it has come. */
export const ensureBill: CollectionBeforeValidateHook<SubmissionOfBill> = async ({
  data,
  operation,
  req,
}) => {
  if (operation !== 'create' || !data || data.bill) return data;
  const bill = { key: newPublicId(), state: 'notRead' as const, attempts: 0 };
  // The file of the submission is not that of the bill.
  const { id } = await req.payload.create({
    collection: 'bills',
    data: bill,
    depth: 0,
    req: isolateObjectProperty(req, 'file'),
  });
  return { ...data, bill: id };
};

/** Records when staff start on a bill: its sender cannot correct what was read from then on. */
const setReviewStart: CollectionBeforeChangeHook<SubmissionOfBill> = ({ data, originalDoc }) => {
  if (data.status !== 'inReview' || !originalDoc || originalDoc.status === 'inReview') return data;
  return { ...data, analysis: { ...data.analysis, reviewStartedAt: new Date().toISOString() } };
};

/** Gives a report its public ID, and the time when it is sent. */
const setReportId: CollectionBeforeChangeHook<SubmissionOfBill> = ({ data, originalDoc }) => {
  if (data.status !== 'reportSent' || !originalDoc || originalDoc.status === 'reportSent') return data;
  const reportId = newPublicId();
  return { ...data, analysis: { ...data.analysis, reportId, sentAt: new Date().toISOString() } };
};

/** Stores the analysis with the bill, in the transaction of the change. */
const storeAnalysis: CollectionBeforeChangeHook<SubmissionOfBill> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const id = idOf(data.bill ?? originalDoc?.bill);
  const isChanged = data.analysis && !isDeepStrictEqual(data.analysis, originalDoc?.analysis);
  if (operation === 'update' && id !== undefined && isChanged) {
    await updateBill(req, id, { analysis: data.analysis });
  }
  return data;
};

/** What happens to the analysis when staff change the submission of a bill. */
export const analysisHooks = [requireCheckedValues, setReviewStart, setReportId, storeAnalysis];

/** Who sent a bill, and from which of the two modules. */
export interface BillSender {
  module: 'll199' | 'cwz';
  name: string;
  email: string;
}

async function queueResult(req: PayloadRequest, sender: BillSender, { status, analysis }: SubmissionOfBill) {
  const { module, name, email: to } = sender;
  if (status === 'reportSent') {
    const link = `${siteAddress()}/${module}/analysis/${analysis?.reportId}`;
    await queueTemplate(req, { template: 'billReportSent', to, values: { name, link } });
  }
  if (status === 'rejected') {
    const link = `${siteAddress()}${module === 'll199' ? '/ll199/invoice' : '/cwz'}`;
    const values = { name, link, rejectionReason: analysis?.rejectionReason ?? '' };
    await queueTemplate(req, { template: 'billRejected', to, values });
  }
}

/** Mails the result of an analysis to the visitor, in the transaction that closes it. */
export const notifySender =
  <Document extends SubmissionOfBill>(
    findSender: (document: Document, req: PayloadRequest) => BillSender | Promise<BillSender | undefined>,
  ): CollectionAfterChangeHook<Document> =>
  async ({ doc, previousDoc, operation, req }) => {
    if (operation === 'create' || doc.status === previousDoc.status || doc.isSpam) return;
    const sender = await findSender(doc, req);
    if (sender) await queueResult(req, sender, doc);
  };
