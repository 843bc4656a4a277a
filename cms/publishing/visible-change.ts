import type { CollectionBeforeChangeHook, CollectionSlug, PayloadRequest, TypeWithID } from 'payload';

/** The row that visitors read, as it is stored: relations are ids. */
type StoredRow = TypeWithID & Record<string, unknown>;

interface VisibleChange<Document> {
  /** What visitors saw before; nothing where it was not published. */
  before?: Document;
  /** What they see now; nothing where it was unpublished. */
  now?: Document;
}

const keyOf = (collection: string, id: number | string): string => `published ${collection} ${id}`;

/**
 * What visitors see of a document: its own row, where that is published. A newer draft beside it says
 * nothing of that, and the documents that hooks are given may be that draft.
 */
async function publishedRow(req: PayloadRequest, collection: CollectionSlug, id: number | string) {
  const row = await req.payload.db.findOne<StoredRow>({
    collection,
    req,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
  });
  return row ?? undefined;
}

/** Keeps in mind, for the hooks after a change, what visitors saw of the document before it. */
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
 * What a change means for visitors, for a hook after it; nothing where they see no difference, as when a draft
 * was saved. The collection needs `rememberPublished` among its hooks before a change.
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
