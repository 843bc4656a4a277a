import { notifyStaff } from '#cms/inbox/notify-staff.ts';
import { storeReferenced, type Sender } from '#cms/inbox/store-submission.ts';
import { queueTemplate } from '#cms/mail/queue.ts';
import type { InvoiceSubmission } from '#cms/payload-types.ts';
import { invoicePlace } from '#cms/uploads/bill-names.ts';
import { storeBill, withoutLeftovers, type InspectedFile } from '../bill-uploads/store-file.ts';

/** What a business sends, with or without its invoice. */
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

const toRow = (sent: NewInvoiceSubmission) => ({
  buildingAddress: sent.businessAddress,
  buildingType: sent.businessType,
  squareFootage: sent.squareFootage,
  contactName: sent.contactName,
  contactEmail: sent.contactEmail,
  contactPhone: sent.contactPhone,
  additionalNotes: composeNotes(sent),
});

/** Stores an invoice submission and its file, acknowledges it by mail, and notifies staff. Returns its reference number. */
export const submitInvoice = (
  sent: NewInvoiceSubmission,
  file: InspectedFile | undefined,
  { isSpam = false, mayMail = true }: Sender,
): Promise<string> =>
  withoutLeftovers((keep) =>
    storeReferenced(
      'invoice-submissions',
      { ...sent, file: file?.digest, isSpam },
      async (req, { submissionDigest }) => {
        // Sending the file is the consent: that is what the form is for.
        const bill =
          file &&
          keep(await storeBill(req, file, invoicePlace(file.kind), { consentToAnalysis: true, isSpam }));
        const stored = await req.payload.create({
          collection: 'invoice-submissions',
          data: { ...toRow(sent), bill: bill?.id, status: 'pending', isSpam, submissionDigest },
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
