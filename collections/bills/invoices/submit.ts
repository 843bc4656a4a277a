import {
  createSubmission,
  storeSubmission,
  type NoUnknownFields,
  type Sender,
} from '#collections/submissions/store.ts';
import { queueTemplate } from '#cms/mail/queue.ts';
import { openPayload } from '#cms/open-payload.ts';
import type { InvoiceSubmission } from '#cms/payload-types.ts';
import { createBill, findOwnBill, progressLink } from '../stored-bill.ts';
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
  const stored = await withoutLeftovers((storeFiles) =>
    storeSubmission('invoice-submissions', sender, {
      sent: { ...sent, files: files.map(({ digest }) => digest) },
      async create(req, { isSpam, submissionDigest }) {
        const { id: submission } = await createSubmission(req, 'invoice-submissions', {
          title: businessName,
          name: contactName,
          company: businessName,
          email: contactEmail,
          module: 'll199',
          searched: [businessAddress, additionalNotes],
          isSpam,
        });
        const bill = await createBill(req, { submission, module: 'll199' });
        await storeFiles(req, {
          bill: bill.id,
          files,
          placeOf: ({ kind }) => invoicePlace(kind),
          // The only purpose of this form is to have files analyzed, so sending it is consent.
          details: { consentToAnalysis: true },
          isRead: !isSpam,
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
            submission,
            submissionDigest,
          },
          depth: 0,
          req,
        });
      },
      staffMail: () => ({
        subject: `New LL199 invoice: ${businessName}`,
        text: `${contactName} <${contactEmail}> requested an LL199 report ${files.length > 0 ? `and sent an invoice (${countFiles(files)})` : 'without an invoice'}. We promised it within 24-48 hours.\n\n${additionalNotes}`,
        replyTo: contactEmail,
      }),
      async mailSender(req, { submission, reference }) {
        const bill = await findOwnBill(req, submission);
        const values = { reference: reference ?? '', link: progressLink(bill) };
        await queueTemplate(req, { template: 'invoiceReceived', to: contactEmail, values });
      },
    }),
  );
  const { key } = await findOwnBill(await openPayload(), stored.submission);
  return { reference: stored.reference ?? '', key: key ?? '' };
}
