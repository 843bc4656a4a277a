import type { CollectionSlug } from 'payload';
import { nameOf } from '../database/snapshot.ts';
import { pathOf, placeAt } from '../paths.ts';
import type { Work } from './work.ts';
import { unpublishDocument, updateDocument, type Destination } from './write-document.ts';

/** Deletes a document that may be gone already: a redirect ends when there is a page at its address. */
async function deleteDocument({ newRequest }: Destination, collection: CollectionSlug, id: number | string) {
  const req = await newRequest();
  const { totalDocs } = await req.payload.count({ collection, where: { id: { equals: id } }, req });
  if (totalDocs > 0) await req.payload.delete({ collection, id, req });
}

/**
 * Takes away what the folder does not have: a whole document, or one of its two versions. What was imported last goes
 * first, as it may refer to what was imported before: a redirect goes before the article to which it leads.
 */
export async function pruneDocuments({ plan, read, shapes, snapshot }: Work, destination: Destination) {
  const files = new Map(read.files.map((file) => [file.path, file]));
  const gone = new Set<string>();
  for (const path of plan.missing.toReversed()) {
    const place = placeAt(path);
    if (place?.kind !== 'document') continue;
    const name = nameOf(place.collection, place.key);
    const stored = snapshot.documents.get(name);
    const shape = shapes.collections.find(({ slug }) => slug === place.collection);
    if (!stored || !shape || gone.has(name)) continue;
    const other = files.get(pathOf({ ...place, isDraft: !place.isDraft }));
    if (other && place.isDraft) await updateDocument(destination, { shape, published: other }, stored.id);
    else if (other) await unpublishDocument(destination, { shape, draft: other }, stored.id);
    else {
      await deleteDocument(destination, shape.slug, stored.id);
      gone.add(name);
    }
  }
}
