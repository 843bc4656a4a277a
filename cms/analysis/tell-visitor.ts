import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { queueMail } from '#cms/mail/queue-mail.ts';
import { siteAddress } from '#cms/mail/site-address.ts';
import type { BillUpload, InvoiceSubmission } from '#cms/payload-types.ts';

type Analyzed = InvoiceSubmission | BillUpload;

/** Who sent a bill, and from which of the two modules. */
export interface BillSender {
  module: 'll199' | 'cwz';
  name: string;
  email: string;
}

const greeting = ({ name }: BillSender) => `Hello ${name},`;

function sentMail(sender: BillSender, { analysis }: Analyzed) {
  return {
    subject: 'Your waste bill report is ready',
    text: [
      greeting(sender),
      'We have read the bill that you sent us. Your report is here:',
      `${siteAddress()}/${sender.module}/analysis/${analysis?.reportId}`,
      'Whoever has this link can see the report; your bill itself stays with us.',
    ].join('\n\n'),
  };
}

function rejectedMail(sender: BillSender, { analysis }: Analyzed) {
  const again = sender.module === 'll199' ? '/ll199/invoice' : '/cwz';
  return {
    subject: 'We could not analyze your waste bill',
    text: [
      greeting(sender),
      'We have looked at what you sent us, and could not write a report:',
      analysis?.rejectionReason ?? '',
      `You can send another bill here: ${siteAddress()}${again}`,
    ].join('\n\n'),
  };
}

const MAILS = { reportSent: sentMail, rejected: rejectedMail } as const;

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
    await queueMail(req, { to: sender.email, ...MAILS[doc.status](sender, doc) });
  };
