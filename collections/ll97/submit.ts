import { createHmac } from 'node:crypto';
import type { Building } from '#law/ll97/report.ts';
import { newPublicId } from '#cms/urls/public-id.ts';
import { inTransaction, lockUntilCommit } from '#cms/database/transactions.ts';
import { duplicatesSince } from '#collections/submissions/store.ts';
import { prepareTemplate } from '#cms/mail/queue.ts';
import { siteUrl } from '#cms/mail/imprint.ts';
import { openPayload } from '#cms/open-payload.ts';

export async function submitEmissionsReport(building: Building): Promise<string> {
  const payload = await openPayload();
  const publicId = newPublicId();
  await payload.create({
    collection: 'emissions-reports',
    data: {
      publicId,
      buildingAddress: building.address,
      building: { ...building, uses: [...building.uses] },
    },
  });
  return publicId;
}

interface ReportMail {
  recipients: readonly string[];
  /** The building's address in city records. Emails contain no visitor input, because anyone can have us email others. */
  building: string | undefined;
  figures: string;
  query: string;
}

const hashMail = ({ recipients, query }: ReportMail, secret: string): string =>
  createHmac('sha256', secret)
    .update([...recipients].sort().join(' ') + query)
    .digest('base64url');

/**
 * Queues an email to each recipient. Recipients are not stored after sending. Duplicate requests send only one
 * email, even if they are simultaneous. See docs/decisions/0005.
 */
export async function mailEmissionsReport(publicId: string, mail: ReportMail): Promise<void> {
  const link = `${siteUrl()}/ll97/report/${publicId}`;
  const values = {
    building: mail.building ?? 'your building',
    figures: mail.figures,
    link: `${link}${mail.query}`,
    pdfLink: `${link}/report.pdf${mail.query}`,
  };
  const payload = await openPayload();
  const mailDigest = hashMail(mail, payload.secret);
  await inTransaction(payload, async (req) => {
    await lockUntilCommit(req, `mail of emissions report ${publicId}`);
    const { docs } = await payload.update({
      collection: 'emissions-reports',
      where: {
        publicId: { equals: publicId },
        or: [{ mailDigest: { not_equals: mailDigest } }, { mailedAt: { less_than: duplicatesSince() } }],
      },
      data: { mailDigest, mailedAt: new Date().toISOString() },
      req,
    });
    if (docs.length === 0) return;
    const queue = await prepareTemplate(req, 'emissionsReport');
    for (const to of mail.recipients) await queue({ to, values });
  });
}
