import { notifyStaff } from '#cms/inbox/notify-staff.ts';
import { storeReferenced, type Sender, type Sent } from '#cms/inbox/store-submission.ts';
import { queueTemplate } from '#cms/mail/queue.ts';
import type { ReportEnquiry } from '#cms/payload-types.ts';

/** Stores a request for a premium report, acknowledges it by mail, and notifies staff. Returns its reference number. */
export const submitReportEnquiry = (
  enquiry: Sent<ReportEnquiry>,
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
