import { regulatoryModule } from '#app/regulations/index.ts';
import { notifyStaff } from '#cms/inbox/notify-staff.ts';
import { storeOnce, type Sender, type Sent } from '#cms/inbox/store-submission.ts';
import type { VendorApplication } from '#cms/payload-types.ts';
import { acknowledgeApplication } from './notifications.ts';

/** What the vendor fills in. The reason of a rejection is written by staff. */
export type NewVendorApplication = Omit<Sent<VendorApplication>, 'rejectionReason'>;

/** Stores a vendor's application for staff to review, and notifies staff and the vendor. */
export const submitVendorApplication = (
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
    await notifyStaff(req, {
      subject: `New vendor application: ${application.companyName}`,
      text: `${application.companyName} has applied as a vendor for ${regulatoryModule(application.module).name}.`,
      collection: 'vendor-applications',
      id,
      replyTo: application.contactEmail,
    });
    if (mayMail) await acknowledgeApplication(req, application);
  });
