import { sql } from '@payloadcms/db-postgres';
import type { SQL } from 'drizzle-orm';
import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload';

/** Bypasses access control, and loads no related documents. If `source` is a request, uses its transaction. */
const queryIn = (source: Payload | PayloadRequest) => ({
  payload: 'payload' in source ? source.payload : source,
  query: { pagination: false, depth: 0, req: 'payload' in source ? source : undefined },
});

export async function findFirst<Slug extends CollectionSlug>(
  source: Payload | PayloadRequest,
  collection: Slug,
  where: Where,
) {
  const { payload, query } = queryIn(source);
  const { docs } = await payload.find({ ...query, collection, where, limit: 1 });
  return docs[0];
}

export async function findAll<Slug extends CollectionSlug>(
  source: Payload | PayloadRequest,
  collection: Slug,
  where: Where,
  sort?: string,
) {
  const { payload, query } = queryIn(source);
  const { docs } = await payload.find({ ...query, collection, where, sort });
  return docs;
}

export const columnSql = (field: string, prefix = ''): SQL =>
  sql`${sql.identifier(prefix + field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))}`;
