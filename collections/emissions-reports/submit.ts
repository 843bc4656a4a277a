import type { Building } from '#app/regulations/ll97/report.ts';
import { newPublicId } from '#cms/addresses/public-id.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import { queueTemplate } from '#cms/mail/queue.ts';
import { siteAddress } from '#cms/mail/imprint.ts';
import { openPayload } from '#cms/open-payload.ts';

/** Stores what an owner entered in the calculator. Returns the public ID of the report. */
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

/**
 * Queues a mail with the address of a report, and that of its PDF; `query` holds the scenarios that both show. The
 * recipient is not stored once it is sent.
 */
export async function mailEmissionsReport(
  publicId: string,
  { to, query }: { to: string; query: string },
): Promise<void> {
  const link = `${siteAddress()}/ll97/report/${publicId}`;
  const values = { link: `${link}${query}`, pdfLink: `${link}/report.pdf${query}` };
  await inTransaction(await openPayload(), (req) =>
    queueTemplate(req, { template: 'emissionsReport', to, values }),
  );
}
