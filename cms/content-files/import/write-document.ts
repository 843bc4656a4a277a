import type { CollectionSlug, PayloadRequest, RequiredDataFromCollectionSlug } from 'payload';
import type { StoredDocument } from '../database/read-documents.ts';
import type { WrittenFile } from '../folder/read-folder.ts';
import type { CollectionShape } from '../shapes.ts';
import type { NewRequest } from './transaction.ts';

/** Numbers by names; nothing for what is not stored yet. */
type IdOf = (collection: string, key: string) => number | string | undefined;

/** A document of the folder: what is published of it, its draft, or both. */
export interface WrittenDocument {
  shape: CollectionShape;
  key: string;
  published?: WrittenFile;
  draft?: WrittenFile;
}

/** Somewhere to write, and what is known there. */
export interface Destination {
  newRequest: NewRequest;
  idOf: IdOf;
}

type Data = RequiredDataFromCollectionSlug<CollectionSlug>;

interface Version {
  file: WrittenFile;
  status?: 'draft' | 'published';
}

/** The fields of a version, and whether it refers to something that is not stored yet. */
function fieldsOf({ codec }: CollectionShape, { file, status }: Version, idOf: IdOf) {
  let isWaiting = false;
  const remembering: IdOf = (collection, key) => {
    const id = idOf(collection, key);
    if (id === undefined) isWaiting = true;
    return id;
  };
  const fields = codec.toStored(file.words, { idOf: remembering, keyOf: () => undefined }) as object;
  return { data: { ...fields, ...(status ? { _status: status } : {}) } as Data, isWaiting };
}

async function save(
  req: PayloadRequest,
  { slug }: CollectionShape,
  { id, data, draft }: { id?: number | string; data: Data; draft: boolean },
): Promise<number | string> {
  if (id === undefined) return (await req.payload.create({ collection: slug, data, draft, req })).id;
  await req.payload.update({ collection: slug, id, data, draft, req });
  return id;
}

/**
 * Stores a document that is new, as a draft where it refers to something that is not stored yet: drafts may be
 * incomplete. Returns its number, and whether it has to be written once more.
 */
export async function createDocument(
  { newRequest, idOf }: Destination,
  { shape, published, draft }: WrittenDocument,
): Promise<{ id: number | string; isWaiting: boolean }> {
  const file = published ?? draft;
  if (!file) throw new Error('A document of a folder has a file.');
  const isDraft = !published;
  const version = { file, status: shape.hasDrafts ? (isDraft ? 'draft' : 'published') : undefined } as const;
  const { data, isWaiting } = fieldsOf(shape, version, idOf);
  const asDraft = shape.hasDrafts && (isWaiting || isDraft);
  const first = asDraft ? ({ ...data, _status: 'draft' } as Data) : data;
  const id = await save(await newRequest(), shape, { data: first, draft: asDraft });
  if (!isWaiting && published && draft) await saveDraft({ newRequest, idOf }, { shape, draft }, id);
  return { id, isWaiting };
}

async function saveDraft(
  { newRequest, idOf }: Destination,
  { shape, draft }: { shape: CollectionShape; draft: WrittenFile },
  id: number | string,
): Promise<void> {
  const { data } = fieldsOf(shape, { file: draft, status: 'draft' }, idOf);
  await save(await newRequest(), shape, { id, data, draft: true });
}

/** Writes a document that exists: what visitors see of it, then the draft, which would otherwise be lost with it. */
export async function updateDocument(
  destination: Destination,
  { shape, published, draft }: Omit<WrittenDocument, 'key'>,
  id: StoredDocument['id'],
): Promise<void> {
  if (published) {
    const status = shape.hasDrafts ? 'published' : undefined;
    const { data } = fieldsOf(shape, { file: published, status }, destination.idOf);
    await save(await destination.newRequest(), shape, { id, data, draft: false });
  }
  if (draft) await saveDraft(destination, { shape, draft }, id);
}

/** Takes from visitors what only is a draft in the folder. */
export async function unpublishDocument(
  { newRequest, idOf }: Destination,
  { shape, draft }: { shape: CollectionShape; draft: WrittenFile },
  id: number | string,
): Promise<void> {
  const { data } = fieldsOf(shape, { file: draft, status: 'draft' }, idOf);
  await save(await newRequest(), shape, { id, data, draft: false });
}
