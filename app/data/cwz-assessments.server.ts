import { isPublicId } from '#cms/urls/public-id.ts';
import { openPayload } from '#cms/open-payload.ts';
import type { CwzAssessment } from '#cms/payload-types.ts';

const REPORT_FIELDS = {
  reportId: true,
  businessName: true,
  address: true,
  borough: true,
  zipCode: true,
  currentHauler: true,
  customHaulerName: true,
  monthlyBill: true,
  complianceWarning: true,
  zone: true,
  createdAt: true,
} as const;

export type AssessedBusiness = Pick<CwzAssessment, 'id' | keyof typeof REPORT_FIELDS>;

export async function findCwzAssessment(reportId: string): Promise<AssessedBusiness | undefined> {
  if (!isPublicId(reportId)) return undefined;
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'cwz-assessments',
    where: { reportId: { equals: reportId } },
    limit: 1,
    pagination: false,
    depth: 0,
    select: REPORT_FIELDS,
  });
  return docs[0];
}

export async function findAssessmentEmail(id: number): Promise<string> {
  const payload = await openPayload();
  const { email } = await payload.findByID({
    collection: 'cwz-assessments',
    id,
    depth: 0,
    select: { email: true },
  });
  return email;
}

/** The reference number of the bill with this key, if it was uploaded for this assessment. */
export async function findBillReference(assessment: number, key: string): Promise<string | undefined> {
  if (!isPublicId(key)) return undefined;
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'bill-uploads',
    where: { assessment: { equals: assessment }, 'bill.key': { equals: key } },
    limit: 1,
    pagination: false,
    depth: 1,
  });
  const bill = docs[0]?.bill;
  return (typeof bill === 'object' && bill.reference) || undefined;
}
