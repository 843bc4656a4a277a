import type { Payload, PayloadRequest, TypedUser } from 'payload';
import type { ErasureRequest } from '#cms/payload-types.ts';

/** The requests that wait for an admin, oldest first. It checks no access. */
export async function findOpenRequests(payload: Payload): Promise<ErasureRequest[]> {
  const { docs } = await payload.find({
    collection: 'erasure-requests',
    where: { status: { equals: 'open' } },
    sort: 'createdAt',
    pagination: false,
    depth: 0,
  });
  return docs;
}

/** Marks the requests to erase an address as done, in the transaction that erases it. */
export async function completeRequests(req: PayloadRequest, address: string, by: TypedUser): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'erasure-requests',
    where: { address: { equals: address.toLowerCase() }, status: { equals: 'open' } },
    pagination: false,
    depth: 0,
    req,
  });
  const data = { status: 'done' as const, decidedBy: by.id, decidedByName: by.name };
  for (const { id } of docs) {
    await req.payload.update({ collection: 'erasure-requests', id, data, depth: 0, req });
  }
}
