import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { newPublicId } from '#cms/addresses/public-id.ts';
import { siteAddress } from '#cms/mail/imprint.ts';
import { queueTemplate } from '#cms/mail/queue.ts';
import type { BillUpload, InvoiceSubmission } from '#cms/payload-types.ts';

type Analyzed = InvoiceSubmission | BillUpload;

/** Gives a new bill the secret part of the address where its sender sees how far it has come. */
export const setKey =
  (isWork: (data: Partial<Analyzed>) => boolean = () => true): CollectionBeforeChangeHook<Analyzed> =>
  ({ data, operation }) =>
    operation === 'create' && isWork(data) ? { ...data, key: newPublicId() } : data;

/** Records when staff start on a bill: its sender cannot correct what was read from then on. */
export const setReviewStart: CollectionBeforeChangeHook<Analyzed> = ({ data, originalDoc }) => {
  if (data.status !== 'inReview' || !originalDoc || originalDoc.status === 'inReview') return data;
  return { ...data, analysis: { ...data.analysis, reviewStartedAt: new Date().toISOString() } };
};

/** Gives a report its public ID, and the time when it is sent. */
export const setReportId: CollectionBeforeChangeHook<Analyzed> = ({ data, originalDoc }) => {
  if (data.status !== 'reportSent' || !originalDoc || originalDoc.status === 'reportSent') return data;
  const reportId = newPublicId();
  return { ...data, analysis: { ...data.analysis, reportId, sentAt: new Date().toISOString() } };
};

/** Who sent a bill, and from which of the two modules. */
export interface BillSender {
  module: 'll199' | 'cwz';
  name: string;
  email: string;
}

async function queueResult(req: PayloadRequest, sender: BillSender, { status, analysis }: Analyzed) {
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
  <Document extends Analyzed>(
    findSender: (document: Document, req: PayloadRequest) => BillSender | Promise<BillSender | undefined>,
  ): CollectionAfterChangeHook<Document> =>
  async ({ doc, previousDoc, operation, req }) => {
    if (operation === 'create' || doc.status === previousDoc.status || doc.isSpam) return;
    const sender = await findSender(doc, req);
    if (sender) await queueResult(req, sender, doc);
  };
