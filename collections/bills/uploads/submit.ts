import { createSubmission, storeSubmission, type Sender } from '#collections/submissions/store.ts';
import { createBill, progressLink } from '../stored-bill.ts';
import { queueTemplate } from '#cms/mail/queue.ts';
import { assessmentBillPlace } from './bill-names.ts';
import { openPayload } from '#cms/open-payload.ts';
import { countFiles, withoutLeftovers, type InspectedFile } from './store-file.ts';

interface NewCwzBill {
  assessment: number;
  reportId: string;
  files: readonly InspectedFile[];
}

export async function submitCwzBill(
  { assessment, reportId, files }: NewCwzBill,
  sender: Sender,
): Promise<string> {
  const payload = await openPayload();
  const sent = await payload.findByID({ collection: 'cwz-assessments', id: assessment, depth: 0 });
  const { email, businessName, contactName, address, isSpam: isFromSpam } = sent;
  const stored = await withoutLeftovers((storeFiles) =>
    storeSubmission('bills', sender, {
      sent: { assessment, files: files.map(({ digest }) => digest) },
      async create(req, { isSpam, submissionDigest }) {
        const { id: submission } = await createSubmission(req, 'bill-uploads', {
          title: businessName,
          name: contactName,
          company: businessName,
          email,
          module: 'cwz',
          searched: [address, ...files.map(({ name }) => name)],
          isSpam,
        });
        const bill = await createBill(req, { submission, module: 'cwz', submissionDigest });
        await storeFiles(req, {
          bill: bill.id,
          files,
          placeOf: ({ name, kind }) => assessmentBillPlace(reportId, name, kind),
          details: { assessment, consentToAnalysis: true },
          isRead: !isSpam,
        });
        return bill;
      },
      staffMail: () => ({
        subject: 'New CWZ bill to analyze',
        text: `A business sent its bill (${countFiles(files)}) after the Commercial Waste Zones assessment. We promised an analysis within 1-2 business days.`,
        replyTo: email,
      }),
      async mailSender(req, bill) {
        if (isFromSpam) return;
        const values = { reference: bill.reference ?? '', link: progressLink(bill) };
        await queueTemplate(req, { template: 'billReceived', to: email, values });
      },
    }),
  );
  return stored.key ?? '';
}
