import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { newPublicId } from '#cms/addresses/public-id.ts';
import { siteAddress } from '#cms/mail/imprint.ts';
import { queueTemplate } from '#cms/mail/queue.ts';
import type { BillUpload, InvoiceSubmission } from '#cms/payload-types.ts';

type Analyzed = InvoiceSubmission | BillUpload;

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

const mailReport = (req: PayloadRequest, { module, name, email }: BillSender, { analysis }: Analyzed) =>
  queueTemplate(req, {
    template: 'billReportSent',
    to: email,
    values: { name, link: `${siteAddress()}/${module}/analysis/${analysis?.reportId}` },
  });

function mailRejection(req: PayloadRequest, { module, name, email }: BillSender, { analysis }: Analyzed) {
  const formPath = module === 'll199' ? '/ll199/invoice' : '/cwz';
  return queueTemplate(req, {
    template: 'billRejected',
    to: email,
    values: {
      name,
      rejectionReason: analysis?.rejectionReason ?? '',
      link: `${siteAddress()}${formPath}`,
    },
  });
}

const MAILS = { reportSent: mailReport, rejected: mailRejection } as const;

const hasMail = (status: Analyzed['status']): status is keyof typeof MAILS =>
  Boolean(status && status in MAILS);

/** Mails the result of an analysis to the visitor, in the transaction that closes it. */
export const notifySender =
  <Document extends Analyzed>(
    findSender: (document: Document, req: PayloadRequest) => BillSender | Promise<BillSender | undefined>,
  ): CollectionAfterChangeHook<Document> =>
  async ({ doc, previousDoc, operation, req }) => {
    if (operation === 'create' || doc.status === previousDoc.status || !hasMail(doc.status)) return;
    const sender = await findSender(doc, req);
    if (!sender || doc.isSpam) return;
    await MAILS[doc.status](req, sender, doc);
  };
