import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { findAll, findFirst } from '#cms/database/find.ts';

/** The requests that wait for an admin, oldest first. Checks no access. */
export const findOpenRequests = (payload: Payload) =>
  findAll(payload, 'erasure-requests', { status: { equals: 'open' } }, 'createdAt');

/** The request to erase an address that waits for an admin. Checks no access. */
export const findOpenRequest = (req: PayloadRequest, address: string) =>
  findFirst(req, 'erasure-requests', {
    address: { equals: address.trim().toLowerCase() },
    status: { equals: 'open' },
  });

/** Marks the requests to erase an address as done, in the transaction that erases it. */
export async function completeRequests(req: PayloadRequest, address: string, by: TypedUser): Promise<void> {
  const where = { address: { equals: address.toLowerCase() }, status: { equals: 'open' } };
  const data = { status: 'done' as const, decidedBy: by.id, decidedByName: by.name };
  for (const { id } of await findAll(req, 'erasure-requests', where)) {
    await req.payload.update({ collection: 'erasure-requests', id, data, depth: 0, req });
  }
}
