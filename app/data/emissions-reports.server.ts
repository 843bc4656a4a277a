import type { Building } from '#law/ll97/report.ts';
import { buildingSchema } from '#law/ll97/building-schema.ts';
import { isPublicId } from '#cms/urls/public-id.ts';
import { openPayload } from '#cms/open-payload.ts';

export interface StoredReport {
  publicId: string;
  building: Building;
  createdAt: string;
}

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
