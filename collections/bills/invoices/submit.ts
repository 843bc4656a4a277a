import { storeSubmission, type NoUnknownFields, type Sender } from '#collections/inbox/store-submission.ts';
import { queueTemplate } from '#cms/mail/queue.ts';
import { openPayload } from '#cms/open-payload.ts';
import type { InvoiceSubmission } from '#cms/payload-types.ts';
import { findBillKey, progressLink } from '../stored-bill.ts';
import { invoicePlace } from '../uploads/bill-names.ts';
import { countFiles, withoutLeftovers, type InspectedFile } from '../uploads/store-file.ts';

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

export async function submitInvoice<Given extends NewInvoiceSubmission>(
  sent: NoUnknownFields<NewInvoiceSubmission, Given>,
  files: readonly InspectedFile[],
  sender: Sender,
): Promise<{ reference: string; key: string }> {
  const { businessName, businessAddress, businessType, squareFootage } = sent;
  const { contactName, contactEmail, contactPhone } = sent;
  const additionalNotes = composeNotes(sent);
  const stored = await withoutLeftovers((storeBill) =>
    storeSubmission('invoice-submissions', sender, {
      sent: { ...sent, files: files.map(({ digest }) => digest) },
      async create(req, record) {
        const first = await storeBill(req, {
          files,
          placeOf: ({ kind }) => invoicePlace(kind),
          // The form exists to have files analyzed, so sending them is consent.
          details: { consentToAnalysis: true, isSpam: record.isSpam },
        });
        return req.payload.create({
          collection: 'invoice-submissions',
          data: {
            buildingAddress: businessAddress,
            buildingType: businessType,
            squareFootage,
            contactName,
            contactEmail,
            contactPhone,
            additionalNotes,
            bill: first?.bill,
            status: 'pending',
            ...record,
          },
          req,
        });
      },
      staffMail: () => ({
        subject: `New LL199 invoice: ${businessName}`,
        text: `${contactName} <${contactEmail}> requested an LL199 report ${files.length > 0 ? `and sent an invoice (${countFiles(files)})` : 'without an invoice'}. It was promised within 24-48 hours.\n\n${additionalNotes}`,
        replyTo: contactEmail,
      }),
      async mailSender(req, stored) {
        const values = { reference: stored.reference ?? '', link: await progressLink(req, stored) };
        await queueTemplate(req, { template: 'invoiceReceived', to: contactEmail, values });
      },
    }),
  );
  return { reference: stored.reference ?? '', key: await findBillKey(await openPayload(), stored) };
}
