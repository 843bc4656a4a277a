import type { CollectionSlug, PayloadRequest, RequiredDataFromCollectionSlug } from 'payload';
import type { CollectionShape } from '../fields/content-shapes.ts';
import type { WrittenFile } from '../folder.ts';
import { nameOf } from '../snapshot.ts';
import type { Import } from './context.ts';
import { seedDigest } from './seed.ts';

type Id = number | string;
type Data = RequiredDataFromCollectionSlug<CollectionSlug>;

/** A document of the folder: what is published of it, its draft, or both. */
interface WrittenDocument {
  shape: CollectionShape;
  name: string;
  published?: WrittenFile;
  draft?: WrittenFile;
}

/** The documents of the folder of which some file has changed, collection by collection. */
function changedDocuments({ files, shapes, plan }: Import): WrittenDocument[] {
  const changed = new Set(plan.changed.map(({ file }) => file.path));
  return shapes.collections.flatMap((shape) => {
    const documents = new Map<string, WrittenDocument>();
    for (const file of files) {
      const { place } = file;
      if (place.kind !== 'document' || place.collection !== shape.slug) continue;
      const name = nameOf(shape.slug, place.key);
      const version = place.isDraft ? { draft: file } : { published: file };
      documents.set(name, { shape, name, ...documents.get(name), ...version });
    }
    return [...documents.values()]
      .filter(({ published, draft }) => [published, draft].some((file) => file && changed.has(file.path)))
      .map(({ published, ...document }) => ({
        ...document,
        // What visitors see is not written again where only the draft beside it is new.
        published: published && changed.has(published.path) ? published : undefined,
      }));
  });
}

/** The fields of a file, and whether it refers to something that is not stored yet. */
function dataOf({ idOf, texts, isSeed }: Import, shape: CollectionShape, file: WrittenFile, status: string) {
  let isWaiting = false;
  const noting = (collection: string, key: string): Id | undefined => {
    const id = idOf(collection, key);
    if (id === undefined) isWaiting = true;
    return id;
  };
  const fields = shape.codec.toStored(file.values, { idOf: noting, keyOf: () => undefined }) as object;
  const { place } = file;
  const notes =
    isSeed && shape.hasSeedDigest && place.kind === 'document'
      ? { seedDigest: seedDigest(texts, place) }
      : {};
  const data = { ...fields, ...notes, ...(shape.hasDrafts ? { _status: status } : {}) } as Data;
  return { data, isWaiting };
}

async function save(
  req: PayloadRequest,
  { slug }: CollectionShape,
  { id, data, draft }: { id?: Id; data: Data; draft: boolean },
): Promise<Id> {
  if (id === undefined) return (await req.payload.create({ collection: slug, data, draft, req })).id;
  await req.payload.update({ collection: slug, id, data, draft, req });
  return id;
}

async function saveDraft(work: Import, shape: CollectionShape, file: WrittenFile, id: Id): Promise<void> {
  const { data } = dataOf(work, shape, file, 'draft');
  await save(await work.newRequest(), shape, { id, data, draft: true });
}

/**
 * Stores a new document, as a draft where it refers to something that is not stored yet: drafts may be incomplete.
 * Returns its id, and whether it has to be written once more.
 */
async function createDocument(
  work: Import,
  { shape, published, draft }: WrittenDocument,
  file: WrittenFile,
): Promise<{ id: Id; isWaiting: boolean }> {
  const { data, isWaiting } = dataOf(work, shape, file, published ? 'published' : 'draft');
  const asDraft = shape.hasDrafts && (isWaiting || !published);
  const first = asDraft ? ({ ...data, _status: 'draft' } as Data) : data;
  const id = await save(await work.newRequest(), shape, { data: first, draft: asDraft });
  if (!isWaiting && published && draft) await saveDraft(work, shape, draft, id);
  return { id, isWaiting };
}

/** Writes what visitors see of a document that exists. With `status` draft, it is not published any more. */
export async function updateDocument(
  work: Import,
  shape: CollectionShape,
  { file, id, status = 'published' }: { file: WrittenFile; id: Id; status?: 'published' | 'draft' },
): Promise<void> {
  const { data } = dataOf(work, shape, file, status);
  await save(await work.newRequest(), shape, { id, data, draft: false });
}

/**
 * Stores what is new, then changes what there was, and writes once more what refers to something that came after it.
 * A draft is written after what visitors see, as it would be lost otherwise.
 */
export async function writeDocuments(work: Import): Promise<void> {
  const again: { document: WrittenDocument; id: Id }[] = [];
  for (const document of changedDocuments(work)) {
    const { name } = document;
    const id = work.ids.get(name);
    const file = document.published ?? document.draft;
    if (!file) continue;
    if (id !== undefined) {
      again.push({ document, id });
      continue;
    }
    const created = await work.attempt(file, () => createDocument(work, document, file));
    if (!created) continue;
    work.ids.set(name, created.id);
    if (created.isWaiting) again.push({ document, id: created.id });
  }
  for (const { document, id } of again) {
    const { published, draft, shape } = document;
    if (published) await work.attempt(published, () => updateDocument(work, shape, { file: published, id }));
    if (draft) await work.attempt(draft, () => saveDraft(work, shape, draft, id));
  }
}
