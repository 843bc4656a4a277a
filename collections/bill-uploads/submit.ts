import type { PayloadRequest } from 'payload';
import { notifyStaff } from '#cms/inbox/notify-staff.ts';
import { storeOnce, type Sender } from '#cms/inbox/store-submission.ts';
import { queueTemplate } from '#cms/mail/queue.ts';
import { assessmentBillPlace } from '#cms/uploads/bill-names.ts';
import { storeBill, withoutLeftovers, type InspectedFile } from './store-file.ts';

interface NewCwzBill {
  /** The ID of the assessment that the bill belongs to, and of its report. */
  assessment: number;
  reportId: string;
  file: InspectedFile;
}

const findAssessment = (req: PayloadRequest, id: number) =>
  req.payload.findByID({
    collection: 'cwz-assessments',
    id,
    depth: 0,
    select: { email: true, isSpam: true },
    req,
  });

/** Stores a bill of an assessed business, acknowledges it by mail, and notifies staff. */
export const submitCwzBill = (
  { assessment, reportId, file }: NewCwzBill,
  { isSpam = false, mayMail = true }: Sender,
): Promise<void> =>
  withoutLeftovers((keep) =>
    storeOnce(
      'bill-uploads',
      { assessment, file: file.digest, isSpam },
      async (req, { submissionDigest }) => {
        const place = assessmentBillPlace(reportId, file.name, file.kind);
        const details = { assessment, consentToAnalysis: true, isSpam, submissionDigest };
        const bill = keep(await storeBill(req, file, place, details));
        if (isSpam) return;
        const sender = await findAssessment(req, assessment);
        await notifyStaff(req, {
          subject: 'New CWZ bill to analyze',
          text: 'A business has sent its bill after the Commercial Waste Zones assessment. Analysis was promised within 1-2 business days.',
          collection: 'bill-uploads',
          id: bill.id,
          replyTo: sender.email,
        });
        if (sender.isSpam || !mayMail) return;
        const values = { reference: bill.reference ?? '' };
        await queueTemplate(req, { template: 'billReceived', to: sender.email, values });
      },
    ),
  );
