import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { findAll, findFirst } from '#cms/database/find.ts';

export const findOpenRequests = (payload: Payload) =>
  findAll(payload, 'erasure-requests', { status: { equals: 'open' } }, 'createdAt');

export const findOpenRequest = (req: PayloadRequest, address: string) =>
  findFirst(req, 'erasure-requests', {
    address: { equals: address.trim().toLowerCase() },
    status: { equals: 'open' },
  });

export async function completeRequests(req: PayloadRequest, address: string, by: TypedUser): Promise<void> {
  const where = { address: { equals: address.toLowerCase() }, status: { equals: 'open' } };
  const data = { status: 'done' as const, decidedBy: by.id, decidedByName: by.name };
  for (const { id } of await findAll(req, 'erasure-requests', where)) {
    await req.payload.update({ collection: 'erasure-requests', id, data, depth: 0, req });
  }
}
