import type { CollectionBeforeChangeHook, CollectionSlug, PayloadRequest, TypeWithID } from 'payload';

type StoredRow = TypeWithID & Record<string, unknown>;

const contextKey = (collection: string, id: number | string): string => `published ${collection} ${id}`;

/** Queries the published row, since a hook may receive a newer draft. */
async function publishedRow(req: PayloadRequest, collection: string, id: number | string) {
  const row = await req.payload.db.findOne<StoredRow>({
    collection: collection as CollectionSlug,
    req,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
  });
  return row ?? undefined;
}

export const rememberPublished: CollectionBeforeChangeHook<StoredRow> = async ({
  collection: { slug },
  context,
  data,
  originalDoc,
  req,
}) => {
  if (originalDoc) context[contextKey(slug, originalDoc.id)] = await publishedRow(req, slug, originalDoc.id);
  return data;
};

interface Change<Document> {
  collection: { slug: string };
  context: Record<string, unknown>;
  doc: Document;
  req: PayloadRequest;
}

/**
 * For an `afterChange` hook: returns the published document before and after the change, or undefined if visitors see
 * no difference, such as when a draft is saved. The collection needs `rememberPublished` as a `beforeChange` hook.
 */
export async function visibleChange<
  Document extends TypeWithID & { _status?: string | null; updatedAt?: string },
>({
  collection: { slug },
  context,
  doc,
  req,
}: Change<Document>): Promise<{ before?: Document; now?: Document } | undefined> {
  const before = context[contextKey(slug, doc.id)] as Document | undefined;
  const key = `${contextKey(slug, doc.id)} after ${doc.updatedAt ?? ''}`;
  context[key] ??= publishedRow(req, slug, doc.id);
  const now = (await context[key]) as Document | undefined;
  const isDraftBesideIt = now !== undefined && doc._status !== 'published';
  return isDraftBesideIt || (!before && !now) ? undefined : { before, now };
}
