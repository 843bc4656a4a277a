import { queueTemplate } from '#cms/mail/queue.ts';
import { notifyStaff } from '#cms/inbox/notify-staff.ts';
import type { ReportEnquiry } from '#cms/payload-types.ts';
import { storeReferenced, type Sender } from '#cms/inbox/store-submission.ts';

export type NewReportEnquiry = Pick<
  ReportEnquiry,
  'module' | 'reportTitle' | 'price' | 'name' | 'email' | 'buildingAddress' | 'message'
>;

/**
 * Stores a request for a premium report, acknowledges it by mail, and tells staff; the same one sent twice is one. Returns
 * its reference number.
 */
export const storeReportEnquiry = (
  enquiry: NewReportEnquiry,
  { isSpam = false, mayMail = true }: Sender = {},
): Promise<string> =>
  storeReferenced('report-enquiries', { ...enquiry, isSpam }, async (req, submission) => {
    const stored = await req.payload.create({
      collection: 'report-enquiries',
      data: { ...submission, status: 'new' },
      req,
    });
    if (isSpam) return stored;
    await notifyStaff(req, {
      subject: `Report requested: ${enquiry.reportTitle}`,
      text: `${enquiry.name} asks for "${enquiry.reportTitle}". An answer to this mail goes to them.`,
      collection: 'report-enquiries',
      id: stored.id,
      replyTo: enquiry.email,
    });
    if (!mayMail) return stored;
    await queueTemplate(req, {
      template: 'reportRequestReceived',
      to: enquiry.email,
      values: { reference: stored.reference ?? '', reportTitle: enquiry.reportTitle },
    });
    return stored;
  });
