import { invoicePlace } from '#cms/uploads/bill-names.ts';
import { queueTemplate } from '#cms/mail/queue.ts';
import { notifyStaff } from '#cms/inbox/notify-staff.ts';
import type { InvoiceSubmission } from '#cms/payload-types.ts';
import { storeBill, withoutLeftovers, type JudgedFile } from './bill-files.server.ts';
import { storeReferenced, type Sender } from '#cms/inbox/store-submission.ts';

/** What a business sent with its invoice, or without one. */
export interface NewInvoiceSubmission {
  businessName: string;
  businessAddress: string;
  businessType: InvoiceSubmission['buildingType'];
  squareFootage: number;
  contactName: string;
  contactEmail: string;
  contactPhone?: string;
  haulerName: string;
  monthlyBill?: string;
  additionalNotes?: string;
}

/** "Composed text: business name, waste hauler, optional monthly bill, optional extra notes". Specification, section 3. */
export const composeNotes = ({
  businessName,
  haulerName,
  monthlyBill,
  additionalNotes,
}: NewInvoiceSubmission) =>
  [
    `Business name: ${businessName}`,
    `Waste hauler: ${haulerName}`,
    ...(monthlyBill ? [`Monthly bill: ${monthlyBill}`] : []),
    ...(additionalNotes ? [`Notes: ${additionalNotes}`] : []),
  ].join('\n');

const rowOf = (sent: NewInvoiceSubmission) => ({
  buildingAddress: sent.businessAddress,
  buildingType: sent.businessType,
  squareFootage: sent.squareFootage,
  contactName: sent.contactName,
  contactEmail: sent.contactEmail,
  contactPhone: sent.contactPhone,
  additionalNotes: composeNotes(sent),
});

/**
 * Stores an invoice submission and its file, acknowledges it by mail, and tells staff. The same one sent twice is stored
 * once. Returns its reference number.
 */
export const storeInvoiceSubmission = (
  sent: NewInvoiceSubmission,
  file: JudgedFile | undefined,
  { isSpam = false, mayMail = true }: Sender,
): Promise<string> =>
  withoutLeftovers((keep) =>
    storeReferenced(
      'invoice-submissions',
      { ...sent, file: file?.digest, isSpam },
      async (req, { submissionDigest }) => {
        // The visitor sends the file to have it analyzed: that is what the form is for.
        const bill =
          file &&
          keep(await storeBill(req, file, invoicePlace(file.kind), { consentToAnalysis: true, isSpam }));
        const stored = await req.payload.create({
          collection: 'invoice-submissions',
          data: { ...rowOf(sent), bill: bill?.id, status: 'pending', isSpam, submissionDigest },
          req,
        });
        if (isSpam) return stored;
        await notifyStaff(req, {
          subject: `New LL199 invoice: ${sent.businessName}`,
          text: `${sent.contactName} <${sent.contactEmail}> asks for an LL199 report ${file ? 'and sent an invoice' : 'without an invoice'}. It was promised within 24-48 hours.\n\n${composeNotes(sent)}`,
          collection: 'invoice-submissions',
          id: stored.id,
          replyTo: sent.contactEmail,
        });
        if (!mayMail) return stored;
        await queueTemplate(req, {
          template: 'invoiceReceived',
          to: sent.contactEmail,
          values: { reference: stored.reference ?? '' },
        });
        return stored;
      },
    ),
  );
