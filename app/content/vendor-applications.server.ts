import { tellStaff } from '#cms/mail/tell-staff.ts';
import { tellOfArrival } from '#cms/mail/tell-vendor.ts';
import type { VendorApplication } from '#cms/payload-types.ts';
import { regulatoryModule } from '#app/regulations/index.ts';
import { storeOnce, type Sender } from './submission.server.ts';

export type NewVendorApplication = Pick<
  VendorApplication,
  | 'module'
  | 'companyName'
  | 'serviceCategory'
  | 'contactName'
  | 'contactEmail'
  | 'companyWebsite'
  | 'requestsDiscountCode'
  | 'servicesOffered'
  | 'experience'
>;

/** Stores a vendor's application for staff to review, and tells them and the vendor; the same one sent twice is one. */
export const storeVendorApplication = (
  application: NewVendorApplication,
  { isSpam = false, mayMail = true }: Sender = {},
): Promise<void> =>
  storeOnce('vendor-applications', { ...application, isSpam }, async (req, submission) => {
    const { id } = await req.payload.create({
      collection: 'vendor-applications',
      data: { ...submission, status: 'new' },
      req,
    });
    if (isSpam) return;
    const { name } = regulatoryModule(application.module);
    await tellStaff(req, {
      subject: `New vendor application: ${application.companyName}`,
      text: `${application.companyName} has applied as a vendor for ${name}.`,
      collection: 'vendor-applications',
      id,
      replyTo: application.contactEmail,
    });
    if (mayMail) await tellOfArrival(req, application);
  });
