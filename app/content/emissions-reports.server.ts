import { queueTemplate } from '#cms/mail/queue.ts';
import { siteAddress } from '#cms/mail/imprint.ts';
import type { Building } from '#app/regulations/ll97/report.ts';
import { buildingSchema } from '#app/regulations/ll97/schema.ts';
import { openPayload } from '#cms/open-payload.ts';
import { isPublicId, newPublicId } from '#cms/addresses/public-id.ts';
import { inTransaction } from '#cms/database/transactions.ts';

/** A stored report: what was entered, and when. */
export interface StoredReport {
  publicId: string;
  building: Building;
  /** ISO 8601. */
  createdAt: string;
}

/** Stores what an owner entered. Returns the last part of the report's address. */
export async function storeEmissionsReport(building: Building): Promise<string> {
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

/** Queues a mail with the address of a report. Nothing of whom it went to is kept once it is sent. */
export async function mailEmissionsReport(publicId: string, to: string): Promise<void> {
  const link = `${siteAddress()}/ll97/report/${publicId}`;
  const values = { link, pdfLink: `${link}/report.pdf` };
  await inTransaction(await openPayload(), (req) =>
    queueTemplate(req, { template: 'emissionsReport', to, values }),
  );
}

/** The report at an address, for whoever knows it; nothing for any other text. */
export async function findEmissionsReport(publicId: string): Promise<StoredReport | undefined> {
  if (!isPublicId(publicId)) return undefined;
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'emissions-reports',
    where: { publicId: { equals: publicId } },
    limit: 1,
    pagination: false,
    depth: 0,
  });
  const [stored] = docs;
  if (!stored) return undefined;
  return { publicId, building: buildingSchema.parse(stored.building), createdAt: stored.createdAt };
}
