import type { CollectionSlug, Payload } from 'payload';
import { PICTURES } from '../kinds.ts';
import { pathOf, placeAt } from '../paths.ts';
import { nameOf, type Snapshot } from '../snapshot.ts';
import type { Import } from './context.ts';
import type { Plan } from './plan.ts';
import { updateDocument } from './write-documents.ts';

/** Deletes a document that may be gone already: a redirect ends when there is a page at its address. */
async function deleteDocument({ newRequest }: Import, collection: CollectionSlug, id: number | string) {
  const req = await newRequest();
  const { totalDocs } = await req.payload.count({ collection, where: { id: { equals: id } }, req });
  if (totalDocs > 0) await req.payload.delete({ collection, id, req });
}

/**
 * Deletes what the folder does not have: a whole document, or one of its two versions. What was imported last goes
 * first, as it may refer to what was imported before: a redirect goes before the article to which it leads.
 */
export async function pruneDocuments(work: Import): Promise<void> {
  const { plan, files, shapes, snapshot } = work;
  const written = new Map(files.map((file) => [file.path, file]));
  const gone = new Set<string>();
  for (const path of plan.missing.toReversed()) {
    const place = placeAt(path);
    if (place?.kind !== 'document') continue;
    const name = nameOf(place.collection, place.key);
    const stored = snapshot.documents.get(name);
    const shape = shapes.collections.find(({ slug }) => slug === place.collection);
    if (!stored || !shape || gone.has(name)) continue;
    const other = written.get(pathOf({ ...place, isDraft: !place.isDraft }));
    if (other) {
      const status = place.isDraft ? 'published' : 'draft';
      await updateDocument(work, shape, { file: other, id: stored.id, status });
    } else {
      await deleteDocument(work, shape.slug, stored.id);
      gone.add(name);
    }
  }
}

/** Deletes the pictures that the folder does not have, with their files: after the commit, as files have no rollback. */
export async function prunePictures(payload: Payload, plan: Plan, { pictures }: Snapshot): Promise<void> {
  for (const path of plan.missing) {
    const place = placeAt(path);
    const id = place?.kind === 'description' ? pictures.get(place.name)?.id : undefined;
    if (id !== undefined) await payload.delete({ collection: PICTURES, id });
  }
}
