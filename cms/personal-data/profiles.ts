import type { PayloadRequest } from 'payload';
import type { Mention } from './schema.ts';

/** The partner profiles that were made of applications: they stay, and somebody may have to change them. */
export async function findProfiles(
  req: PayloadRequest,
  applications: readonly number[] = [],
): Promise<Mention[]> {
  if (applications.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: 'partners',
    where: { vendorApplication: { in: [...applications] } },
    pagination: false,
    depth: 0,
    draft: true,
    select: { name: true },
    req,
  });
  return docs.map(({ id, name }) => ({
    label: `Partner profile “${name}”, made from an application`,
    path: `/collections/partners/${id}`,
    isErased: false,
  }));
}
