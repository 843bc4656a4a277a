import { nameOf } from '../database/snapshot.ts';
import type { Complaints } from './complaints.ts';
import type { Ids, Work } from './work.ts';
import { createDocument, updateDocument, type Destination, type WrittenDocument } from './write-document.ts';

/** The documents of the folder of which some file has changed, with all their files, collection by collection. */
function changedDocuments({ read, shapes, plan }: Work): WrittenDocument[] {
  const changed = new Set(plan.changed.map(({ file }) => file.path));
  const documents = new Map<string, WrittenDocument & { isChanged: boolean; isPublishedChanged: boolean }>();
  for (const shape of shapes.collections) {
    for (const file of read.files) {
      const { place, path } = file;
      if (place.kind !== 'document' || place.collection !== shape.slug) continue;
      const name = nameOf(shape.slug, place.key);
      const known = documents.get(name) ?? {
        shape,
        key: place.key,
        isChanged: false,
        isPublishedChanged: false,
      };
      documents.set(name, {
        ...known,
        [place.isDraft ? 'draft' : 'published']: file,
        isChanged: known.isChanged || changed.has(path),
        isPublishedChanged: known.isPublishedChanged || (!place.isDraft && changed.has(path)),
      });
    }
  }
  return [...documents.values()]
    .filter(({ isChanged }) => isChanged)
    .map(({ isChanged: _, isPublishedChanged, published, ...document }) => ({
      ...document,
      // What visitors see is not written again where only the draft beside it is new.
      published: isPublishedChanged ? published : undefined,
    }));
}

/**
 * Stores what is new, then changes what there was, and writes once more what refers to something that came after it.
 */
export async function writeDocuments(work: Work, complaints: Complaints, ids: Ids) {
  const destination: Destination = {
    newRequest: work.newRequest,
    idOf: (collection, key) => ids.get(nameOf(collection, key)),
  };
  const again: { document: WrittenDocument; id: number | string }[] = [];
  for (const document of changedDocuments(work)) {
    const name = nameOf(document.shape.slug, document.key);
    const id = ids.get(name);
    const file = document.published ?? document.draft;
    if (!file) continue;
    if (id !== undefined) {
      again.push({ document, id });
      continue;
    }
    const created = await complaints.about(file, () => createDocument(destination, document));
    if (!created) continue;
    ids.set(name, created.id);
    if (created.isWaiting) again.push({ document, id: created.id });
  }
  for (const { document, id } of again) {
    const { published, draft, shape } = document;
    if (published)
      await complaints.about(published, () => updateDocument(destination, { shape, published }, id));
    if (draft) await complaints.about(draft, () => updateDocument(destination, { shape, draft }, id));
  }
  return destination;
}
