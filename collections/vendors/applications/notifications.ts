import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { regulatoryModule } from '#law/modules.ts';
import { isUndo, mailOfChange } from '#collections/inbox/undoable.ts';
import { siteUrl } from '#cms/mail/imprint.ts';
import { queueTemplate } from '#cms/mail/queue.ts';
import type { VendorApplication } from '#cms/payload-types.ts';

type Application = Pick<VendorApplication, 'module' | 'companyName' | 'contactName' | 'contactEmail'> &
  Partial<Pick<VendorApplication, 'rejectionReason'>>;

export function mailApplicant(
  req: PayloadRequest,
  template: 'vendorReceived' | 'vendorApproved' | 'vendorRejected',
  { contactName, companyName, contactEmail, module, rejectionReason }: Application,
  waitUntil?: Date,
): Promise<number> {
  const values = {
    contactName,
    companyName,
    moduleName: regulatoryModule(module).name,
    directoryLink: `${siteUrl()}/partners/directory`,
    rejectionReason: rejectionReason ?? '',
  };
  return queueTemplate(req, { template, to: contactEmail, waitUntil, values });
}

export const notifyApplicant: CollectionAfterChangeHook<VendorApplication> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'create' || doc.status === previousDoc.status || doc.isSpam || isUndo(req)) return;
  if (doc.status !== 'approved' && doc.status !== 'rejected') return;
  const template = doc.status === 'approved' ? 'vendorApproved' : 'vendorRejected';
  await mailOfChange(req, (waitUntil) => mailApplicant(req, template, doc, waitUntil));
};
