import { exampleZone } from '#law/commercial-waste/example-zone.ts';
import { newPublicId } from '#cms/urls/public-id.ts';
import { storeSubmission, type Sender, type Sent } from '#collections/submissions/store.ts';
import { siteUrl } from '#cms/mail/imprint.ts';
import { queueTemplate } from '#cms/mail/queue.ts';

export type NewCwzAssessment = Omit<Sent<'cwz-assessments'>, 'contactName' | 'zone' | 'reportId' | 'bills'>;

export async function submitCwzAssessment(
  assessment: NewCwzAssessment,
  sender: Sender = {},
): Promise<string> {
  const { reportId } = await storeSubmission('cwz-assessments', sender, {
    sent: assessment,
    create: (req, record) =>
      req.payload.create({
        collection: 'cwz-assessments',
        data: {
          ...assessment,
          ...record,
          contactName: `${assessment.firstName} ${assessment.lastName}`,
          zone: exampleZone(assessment.borough, Math.random()),
          reportId: newPublicId(),
        },
        req,
      }),
    staffMail: ({ businessName, email }) => ({
      subject: `New CWZ assessment: ${businessName}`,
      text: `${businessName} has completed the Commercial Waste Zones assessment.`,
      replyTo: email,
    }),
    async mailSender(req, { email, businessName, reportId, consentToEmail }) {
      if (!consentToEmail) return;
      const values = { businessName, link: `${siteUrl()}/cwz/report/${reportId}` };
      await queueTemplate(req, { template: 'cwzReport', to: email, values });
    },
  });
  return reportId;
}
