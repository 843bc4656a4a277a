import type { PayloadRequest } from 'payload';
import { queueTemplate } from '#cms/mail/queue.ts';
import { notifyStaff } from '#cms/inbox/notify-staff.ts';
import { assessmentBillPlace } from '#cms/uploads/bill-names.ts';
import { storeBill, withoutLeftovers, type JudgedFile } from './bill-files.server.ts';
import { openPayload } from '#cms/open-payload.ts';
import { storeOnce, type Sender } from '#cms/inbox/store-submission.ts';

interface NewCwzBill {
  /** The number of the assessment that it belongs to, and the address of its report. */
  assessment: number;
  reportId: string;
  file: JudgedFile;
}

/** Who sent the assessment that a bill belongs to, and whether a machine seems to have sent it. */
const findSender = (req: PayloadRequest, assessment: number) =>
  req.payload.findByID({
    collection: 'cwz-assessments',
    id: assessment,
    depth: 0,
    select: { email: true, isSpam: true },
    req,
  });

/**
 * Stores a bill of an assessed business, acknowledges it by mail, and tells staff. The same file sent twice is stored
 * once.
 */
export const storeCwzBill = (
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
        const sender = await findSender(req, assessment);
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

/** The reference number of the bill that an assessed business sent last. */
export async function findBillReference(assessment: number): Promise<string | undefined> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'bill-uploads',
    where: { assessment: { equals: assessment } },
    sort: '-createdAt',
    limit: 1,
    pagination: false,
    depth: 0,
    select: { reference: true },
  });
  return docs[0]?.reference ?? undefined;
}

/** The email address of the business that sent an assessment. */
export async function findBillSender(assessment: number): Promise<string> {
  const payload = await openPayload();
  const select = { email: true } as const;
  const { email } = await payload.findByID({
    collection: 'cwz-assessments',
    id: assessment,
    depth: 0,
    select,
  });
  return email;
}
