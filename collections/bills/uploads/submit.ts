import { storeSubmission, type Sender } from '#collections/inbox/store-submission.ts';
import { findBillKey, progressLink } from '../stored-bill.ts';
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
  const { email, isSpam } = await payload.findByID({
    collection: 'cwz-assessments',
    id: assessment,
    depth: 0,
    select: { email: true, isSpam: true },
  });
  const stored = await withoutLeftovers((storeBill) =>
    storeSubmission('bill-uploads', sender, {
      sent: { assessment, files: files.map(({ digest }) => digest) },
      async create(req, record) {
        const bill = await storeBill(req, {
          files,
          placeOf: ({ name, kind }) => assessmentBillPlace(reportId, name, kind),
          details: { assessment, consentToAnalysis: true, ...record },
        });
        if (!bill) throw new Error('A bill needs a file.');
        return bill;
      },
      staffMail: () => ({
        subject: 'New CWZ bill to analyze',
        text: `A business has sent its bill (${countFiles(files)}) after the Commercial Waste Zones assessment. Analysis was promised within 1-2 business days.`,
        replyTo: email,
      }),
      async mailSender(req, stored) {
        if (isSpam) return;
        const values = { reference: stored.reference ?? '', link: await progressLink(req, stored) };
        await queueTemplate(req, { template: 'billReceived', to: email, values });
      },
    }),
  );
  return findBillKey(payload, stored);
}
