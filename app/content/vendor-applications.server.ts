import type { VendorApplication } from '#cms/payload-types.ts';
import { isRepeated, submissionDigest } from './duplicate-submission.server.ts';
import { openPayload } from './payload.server.ts';
import { inTransaction } from './transaction.server.ts';

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

/** Stores a vendor's application for staff to review; the same one sent twice is stored once. */
export async function storeVendorApplication(application: NewVendorApplication): Promise<void> {
  const payload = await openPayload();
  const digest = submissionDigest(application);
  await inTransaction(payload, async (req) => {
    if (await isRepeated(req, 'vendor-applications', digest)) return;
    await payload.create({
      collection: 'vendor-applications',
      data: { ...application, status: 'new', submissionDigest: digest },
      req,
    });
  });
}
