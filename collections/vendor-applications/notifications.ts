import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { regulatoryModule } from '#app/regulations/index.ts';
import { queueTemplate } from '#cms/mail/queue.ts';
import { siteAddress } from '#cms/mail/imprint.ts';
import type { VendorApplication } from '#cms/payload-types.ts';

type Application = Pick<VendorApplication, 'module' | 'companyName' | 'contactName' | 'contactEmail'>;

/** The placeholders that every mail to an applicant has. */
const commonValues = ({ contactName, companyName, module }: Application) => ({
  contactName,
  companyName,
  moduleName: regulatoryModule(module).name,
});

/** Mails a vendor that an application was received. Queued, like the others, in the transaction of `req`. */
export const acknowledgeApplication = (req: PayloadRequest, application: Application): Promise<void> =>
  queueTemplate(req, {
    template: 'vendorReceived',
    to: application.contactEmail,
    values: commonValues(application),
  });

/** Mails a vendor that an application was approved. */
export const notifyApproved = (req: PayloadRequest, application: Application): Promise<void> =>
  queueTemplate(req, {
    template: 'vendorApproved',
    to: application.contactEmail,
    values: { ...commonValues(application), directoryLink: `${siteAddress()}/partners/directory` },
  });

/** Mails a vendor that an application was rejected, and why. */
export const notifyRejected = (
  req: PayloadRequest,
  application: Application & Pick<VendorApplication, 'rejectionReason'>,
): Promise<void> =>
  queueTemplate(req, {
    template: 'vendorRejected',
    to: application.contactEmail,
    values: { ...commonValues(application), rejectionReason: application.rejectionReason ?? '' },
  });

/** Notifies the vendor of a decision, in the transaction that stores it. */
export const notifyApplicant: CollectionAfterChangeHook<VendorApplication> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'create' || doc.status === previousDoc.status || doc.isSpam) return;
  if (doc.status === 'approved') await notifyApproved(req, doc);
  if (doc.status === 'rejected') await notifyRejected(req, doc);
};
