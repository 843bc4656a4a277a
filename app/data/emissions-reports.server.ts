import type { Building } from '#law/ll97/report.ts';
import { buildingSchema } from '#law/ll97/building-schema.ts';
import { isPublicId } from '#cms/urls/public-id.ts';
import { findFirst } from '#cms/database/find.ts';
import { openPayload } from '#cms/open-payload.ts';

export interface StoredReport {
  publicId: string;
  building: Building;
  createdAt: string;
}

export async function findEmissionsReport(publicId: string): Promise<StoredReport | undefined> {
  if (!isPublicId(publicId)) return undefined;
  const where = { publicId: { equals: publicId } };
  const stored = await findFirst(await openPayload(), 'emissions-reports', where);
  if (!stored) return undefined;
  return { publicId, building: buildingSchema.parse(stored.building), createdAt: stored.createdAt };
}
