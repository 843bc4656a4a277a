import { storeSubmission, type Sender } from '#cms/inbox/store-submission.ts';
import { queueTemplate } from '#cms/mail/queue.ts';
import { assessmentBillPlace } from '#cms/uploads/bill-names.ts';
import { openPayload } from '#cms/open-payload.ts';
import { storeBill, withoutLeftovers, type InspectedFile } from './store-file.ts';

interface NewCwzBill {
  /** The ID of the assessment that the bill belongs to, and of its report. */
  assessment: number;
  reportId: string;
  file: InspectedFile;
}

export async function submitCwzBill(
  { assessment, reportId, file }: NewCwzBill,
  sender: Sender,
): Promise<void> {
  const payload = await openPayload();
  const { email, isSpam } = await payload.findByID({
    collection: 'cwz-assessments',
    id: assessment,
    depth: 0,
    select: { email: true, isSpam: true },
  });
  await withoutLeftovers((keep) =>
    storeSubmission('bill-uploads', sender, {
      sent: { assessment, file: file.digest },
      async create(req, record) {
        const place = assessmentBillPlace(reportId, file.name, file.kind);
        return keep(await storeBill(req, file, place, { assessment, consentToAnalysis: true, ...record }));
      },
      staffMail: () => ({
        subject: 'New CWZ bill to analyze',
        text: 'A business has sent its bill after the Commercial Waste Zones assessment. Analysis was promised within 1-2 business days.',
        replyTo: email,
      }),
      async mailSender(req, { reference }) {
        if (isSpam) return;
        const values = { reference: reference ?? '' };
        await queueTemplate(req, { template: 'billReceived', to: email, values });
      },
    }),
  );
}
