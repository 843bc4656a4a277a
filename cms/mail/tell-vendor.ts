import type { PayloadRequest } from 'payload';
import { regulatoryModule } from '#app/regulations/index.ts';
import type { VendorApplication } from '#cms/payload-types.ts';
import { queueTemplate } from './queue-template.ts';
import { siteAddress } from './site-address.ts';

type Application = Pick<VendorApplication, 'module' | 'companyName' | 'contactName' | 'contactEmail'>;

/** What every mail to an applicant can name. */
const about = ({ contactName, companyName, module }: Application) => ({
  contactName,
  companyName,
  moduleName: regulatoryModule(module).name,
});

/** Tells a vendor that an application has arrived. Queued, as the others, in the transaction of `req`. */
export const tellOfArrival = (req: PayloadRequest, application: Application): Promise<void> =>
  queueTemplate(req, {
    template: 'vendorReceived',
    to: application.contactEmail,
    values: about(application),
  });

/** Tells a vendor that an application was approved. */
export const tellOfApproval = (req: PayloadRequest, application: Application): Promise<void> =>
  queueTemplate(req, {
    template: 'vendorApproved',
    to: application.contactEmail,
    values: { ...about(application), directoryLink: `${siteAddress()}/partners/directory` },
  });

/** Tells a vendor that an application is not accepted, and why. */
export const tellOfRejection = (
  req: PayloadRequest,
  application: Application & Pick<VendorApplication, 'rejectionReason'>,
): Promise<void> =>
  queueTemplate(req, {
    template: 'vendorRejected',
    to: application.contactEmail,
    values: { ...about(application), rejectionReason: application.rejectionReason ?? '' },
  });
