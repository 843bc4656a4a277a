import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { findAll } from '#cms/database/find.ts';

/** The requests that wait for an admin, oldest first. Checks no access. */
export const findOpenRequests = (payload: Payload) =>
  findAll(payload, 'erasure-requests', { status: { equals: 'open' } }, 'createdAt');

/** Marks the requests to erase an address as done, in the transaction that erases it. */
export async function completeRequests(req: PayloadRequest, address: string, by: TypedUser): Promise<void> {
  const where = { address: { equals: address.toLowerCase() }, status: { equals: 'open' } };
  const data = { status: 'done' as const, decidedBy: by.id, decidedByName: by.name };
  for (const { id } of await findAll(req, 'erasure-requests', where)) {
    await req.payload.update({ collection: 'erasure-requests', id, data, depth: 0, req });
  }
}
