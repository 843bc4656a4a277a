import { queueTemplate } from '#cms/mail/queue.ts';
import { siteAddress } from '#cms/mail/imprint.ts';
import { notifyStaff } from '#cms/inbox/notify-staff.ts';
import type { CwzAssessment } from '#cms/payload-types.ts';
import { exampleZone } from '#app/regulations/cwz/example-zone.ts';
import type { PayloadRequest } from 'payload';
import { openPayload } from '#cms/open-payload.ts';
import { isPublicId, newPublicId } from '#cms/addresses/public-id.ts';
import { storeOrFind, type Sender } from '#cms/inbox/store-submission.ts';

/** What a business answers in the assessment. */
export type NewCwzAssessment = Pick<
  CwzAssessment,
  | 'businessName'
  | 'businessType'
  | 'address'
  | 'borough'
  | 'zipCode'
  | 'squareFootage'
  | 'pickupsPerWeek'
  | 'wasteTypes'
  | 'currentHauler'
  | 'customHaulerName'
  | 'haulerYears'
  | 'satisfactionRating'
  | 'monthlyBill'
  | 'complianceWarning'
  | 'consentToZoneComparison'
  | 'firstName'
  | 'lastName'
  | 'role'
  | 'email'
  | 'phone'
  | 'consentToEmail'
>;

/** Sends the report's address to whoever asked for it. */
const mailReport = (req: PayloadRequest, { email, businessName, reportId }: CwzAssessment): Promise<void> =>
  queueTemplate(req, {
    template: 'cwzReport',
    to: email,
    values: { businessName, link: `${siteAddress()}/cwz/report/${reportId}` },
  });

async function store(
  req: PayloadRequest,
  assessment: NewCwzAssessment & { isSpam: boolean; submissionDigest: string },
): Promise<string> {
  const stored = await req.payload.create({
    collection: 'cwz-assessments',
    data: {
      ...assessment,
      contactName: `${assessment.firstName} ${assessment.lastName}`,
      zone: exampleZone(assessment.borough, Math.random()),
      reportId: newPublicId(),
    },
    req,
  });
  if (assessment.isSpam) return stored.reportId;
  await notifyStaff(req, {
    subject: `New CWZ assessment: ${assessment.businessName}`,
    text: `${assessment.businessName} has completed the Commercial Waste Zones assessment.`,
    collection: 'cwz-assessments',
    id: stored.id,
    replyTo: stored.email,
  });
  if (assessment.consentToEmail) await mailReport(req, stored);
  return stored.reportId;
}

async function findStored(req: PayloadRequest, id: number): Promise<string> {
  const { reportId } = await req.payload.findByID({ collection: 'cwz-assessments', id, depth: 0, req });
  return reportId;
}

/**
 * Stores an assessment with its example zone, tells staff, and mails the report's address to whoever wants it.
 * Returns the last part of that address; the same assessment sent twice has one report.
 */
export const storeCwzAssessment = (
  assessment: NewCwzAssessment,
  { isSpam = false }: Sender = {},
): Promise<string> => storeOrFind('cwz-assessments', { ...assessment, isSpam }, { store, findStored });

/** What the report shows of an assessment. Nothing of the person who sent it. */
export type AssessedBusiness = Pick<
  CwzAssessment,
  | 'id'
  | 'reportId'
  | 'businessName'
  | 'address'
  | 'borough'
  | 'zipCode'
  | 'monthlyBill'
  | 'zone'
  | 'createdAt'
>;

/** The assessed business at a report's address, for whoever knows it; nothing for any other text. */
export async function findCwzAssessment(reportId: string): Promise<AssessedBusiness | undefined> {
  if (!isPublicId(reportId)) return undefined;
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'cwz-assessments',
    where: { reportId: { equals: reportId } },
    limit: 1,
    pagination: false,
    depth: 0,
    select: {
      reportId: true,
      businessName: true,
      address: true,
      borough: true,
      zipCode: true,
      monthlyBill: true,
      zone: true,
      createdAt: true,
    },
  });
  return docs[0];
}
