import type { CollectionBeforeChangeHook, CollectionSlug, PayloadRequest, TypeWithID } from 'payload';

/** Relationships are ids. */
type StoredRow = TypeWithID & Record<string, unknown>;

interface VisibleChange<Document> {
  /** The published document before; absent where it was not published. */
  before?: Document;
  /** The published document now; absent where it was unpublished. */
  now?: Document;
}

const keyOf = (collection: string, id: number | string): string => `published ${collection} ${id}`;

/** What visitors see of a document: its published row. The document that a hook receives may be a newer draft. */
async function publishedRow(req: PayloadRequest, collection: CollectionSlug, id: number | string) {
  const row = await req.payload.db.findOne<StoredRow>({
    collection,
    req,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
  });
  return row ?? undefined;
}

/** Stores the published document before a change in the context, for `visibleChange`. */
export const rememberPublished: CollectionBeforeChangeHook = async ({
  collection,
  context,
  data,
  originalDoc,
  req,
}) => {
  const id = (originalDoc as Partial<StoredRow> | undefined)?.id;
  if (id !== undefined) {
    context[keyOf(collection.slug, id)] = await publishedRow(req, collection.slug, id);
  }
  return data;
};

interface Change<Document> {
  collection: { slug: string };
  context: Record<string, unknown>;
  doc: Document;
  req: PayloadRequest;
}

/**
 * What an `afterChange` hook's change means for visitors; undefined where they see no difference, as when a draft was
 * saved. The collection needs `rememberPublished` as a `beforeChange` hook.
 */
export async function visibleChange<Document extends TypeWithID & { _status?: string | null }>({
  collection,
  context,
  doc,
  req,
}: Change<Document>): Promise<VisibleChange<Document> | undefined> {
  const before = context[keyOf(collection.slug, doc.id)] as Document | undefined;
  const row = await publishedRow(req, collection.slug as CollectionSlug, doc.id);
  const now = row as Document | undefined;
  const isDraftBesideIt = now !== undefined && doc._status !== 'published';
  return isDraftBesideIt || (!before && !now) ? undefined : { before, now };
}
