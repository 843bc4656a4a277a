import type { PayloadRequest } from 'payload';
import { exampleZone } from '#app/regulations/cwz/example-zone.ts';
import { newPublicId } from '#cms/addresses/public-id.ts';
import { notifyStaff } from '#cms/inbox/notify-staff.ts';
import { storeOrFind, type Sender, type Sent } from '#cms/inbox/store-submission.ts';
import { queueTemplate } from '#cms/mail/queue.ts';
import { siteAddress } from '#cms/mail/imprint.ts';
import type { CwzAssessment } from '#cms/payload-types.ts';

/** What a business answers in the assessment. */
export type NewCwzAssessment = Omit<Sent<CwzAssessment>, 'contactName' | 'zone' | 'reportId' | 'bills'>;

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
 * Stores an assessment with its example zone, notifies staff, and mails the address of the report if the visitor asked
 * for it. Returns the public ID of the report; the same assessment sent twice has one report.
 */
export const submitCwzAssessment = (
  assessment: NewCwzAssessment,
  { isSpam = false }: Sender = {},
): Promise<string> => storeOrFind('cwz-assessments', { ...assessment, isSpam }, { store, findStored });
