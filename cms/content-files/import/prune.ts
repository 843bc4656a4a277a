import { nameOf } from '../database/snapshot.ts';
import { pathOf, placeAt } from '../paths.ts';
import type { Work } from './work.ts';
import { unpublishDocument, updateDocument, type Destination } from './write-document.ts';

/** Takes away what the folder does not have: a whole document, or one of its two versions. */
export async function pruneDocuments(
  { plan, read, shapes, snapshot, newRequest }: Work,
  destination: Destination,
) {
  const files = new Map(read.files.map((file) => [file.path, file]));
  const gone = new Set<string>();
  for (const path of plan.missing) {
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
      const req = await newRequest();
      await req.payload.delete({ collection: shape.slug, id: stored.id, req });
      gone.add(name);
    }
  }
}
