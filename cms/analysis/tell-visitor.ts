import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { queueTemplate } from '#cms/mail/queue.ts';
import { siteAddress } from '#cms/mail/imprint.ts';
import type { BillUpload, InvoiceSubmission } from '#cms/payload-types.ts';

type Analyzed = InvoiceSubmission | BillUpload;

/** Who sent a bill, and from which of the two modules. */
export interface BillSender {
  module: 'll199' | 'cwz';
  name: string;
  email: string;
}

const tellOfReport = (req: PayloadRequest, { module, name, email }: BillSender, { analysis }: Analyzed) =>
  queueTemplate(req, {
    template: 'billReportSent',
    to: email,
    values: { name, link: `${siteAddress()}/${module}/analysis/${analysis?.reportId}` },
  });

function tellOfRejection(req: PayloadRequest, { module, name, email }: BillSender, { analysis }: Analyzed) {
  const again = module === 'll199' ? '/ll199/invoice' : '/cwz';
  return queueTemplate(req, {
    template: 'billRejected',
    to: email,
    values: {
      name,
      rejectionReason: analysis?.rejectionReason ?? '',
      link: `${siteAddress()}${again}`,
    },
  });
}

const MAILS = { reportSent: tellOfReport, rejected: tellOfRejection } as const;

const hasMail = (status: Analyzed['status']): status is keyof typeof MAILS =>
  Boolean(status && status in MAILS);

/** Mails the visitor when the analysis of a bill has ended, in the transaction that ends it. */
export const tellVisitor =
  <Document extends Analyzed>(
    senderOf: (document: Document, req: PayloadRequest) => BillSender | Promise<BillSender | undefined>,
  ): CollectionAfterChangeHook<Document> =>
  async ({ doc, previousDoc, operation, req }) => {
    if (operation === 'create' || doc.status === previousDoc.status || !hasMail(doc.status)) return;
    const sender = await senderOf(doc, req);
    if (!sender || doc.isSpam) return;
    await MAILS[doc.status](req, sender, doc);
  };
