import { tellStaff } from '#cms/mail/tell-staff.ts';
import type { ReportEnquiry } from '#cms/payload-types.ts';
import { storeOnce, type Sender } from './submission.server.ts';

export type NewReportEnquiry = Pick<
  ReportEnquiry,
  'module' | 'reportTitle' | 'price' | 'name' | 'email' | 'buildingAddress' | 'message'
>;

/** Stores a request for a premium report, and tells staff; the same one sent twice is one. */
export const storeReportEnquiry = (
  enquiry: NewReportEnquiry,
  { isSpam = false }: Sender = {},
): Promise<void> =>
  storeOnce('report-enquiries', { ...enquiry, isSpam }, async (req, submission) => {
    const { id } = await req.payload.create({
      collection: 'report-enquiries',
      data: { ...submission, status: 'new' },
      req,
    });
    if (isSpam) return;
    await tellStaff(req, {
      subject: `Report requested: ${enquiry.reportTitle}`,
      text: `${enquiry.name} asks for "${enquiry.reportTitle}". An answer to this mail goes to them.`,
      collection: 'report-enquiries',
      id,
      replyTo: enquiry.email,
    });
  });
