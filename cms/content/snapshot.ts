import type { GlobalSlug, PayloadRequest } from 'payload';
import { codecAt, type CollectionShape, contentShapes, type ContentShapes } from './fields/content-shapes.ts';
import type { References } from './fields/codec.ts';
import { idIn } from './fields/references.ts';
import { PICTURES } from './kinds.ts';
import { type ContentPlace, keyFrom, pathOf, valuesOfKey } from './paths.ts';
import { formatTextFile } from './text-file.ts';

type Stored = Record<string, unknown>;
type Id = number | string;

/** A document as it stands in the database. */
export interface StoredDocument {
  collection: string;
  key: string;
  id: Id;
  /** What visitors see; nothing where it was never published, or is not any more. */
  published?: Stored;
  /** What editors see instead, where there is a newer draft. */
  draft?: Stored;
  seedDigest?: string;
}

/** A picture as it stands in the database. */
export interface StoredPicture {
  name: string;
  id: number;
  document: Stored;
}

/** All content of an installation, as its files would be. */
export interface Snapshot {
  /** The texts, by the path of their file. */
  texts: Map<string, string>;
  /** By the name of the file. */
  pictures: Map<string, StoredPicture>;
  /** By collection and key, such as "articles/ll97/who-is-covered". */
  documents: Map<string, StoredDocument>;
  /** What is not in the files, and why. */
  notices: string[];
}

/** The name of a document among those of all collections. */
export const nameOf = (collection: string, key: string): string => `${collection}/${key}`;

/** The key fields of a document, as the name of its file says them. */
export function keyFields({ collections }: ContentShapes, place: ContentPlace): Stored {
  const fields =
    collections.find(({ slug }) => place.kind === 'document' && slug === place.collection)?.key ?? [];
  const values = place.kind === 'document' ? valuesOfKey(place.key) : [];
  return Object.fromEntries(fields.map((field, index) => [field, values[index]]));
}

/** The text of a file of these values. What the name of the file says is not repeated. */
export function textAt(shapes: ContentShapes, place: ContentPlace, values: Stored): string {
  const named = keyFields(shapes, place);
  const unnamed = Object.entries(values).filter(([field, value]) => named[field] !== value);
  const shape = shapes.collections.find(({ slug }) => place.kind === 'document' && slug === place.collection);
  return formatTextFile(Object.fromEntries(unnamed), shape?.markdown);
}

const isDraft = (document: Stored): boolean => document._status === 'draft';

async function loadDocuments(
  req: PayloadRequest,
  { slug, key, hasDrafts }: CollectionShape,
  notices: string[],
): Promise<StoredDocument[]> {
  const find = async (draft: boolean): Promise<Stored[]> => {
    const { docs } = await req.payload.find({
      collection: slug,
      draft,
      pagination: false,
      depth: 0,
      sort: 'id',
      req,
    });
    return docs.map((document) => ({ ...document }));
  };
  const byId = (documents: Stored[]) =>
    new Map(documents.map((document) => [idIn(document.id) ?? '', document]));
  const published = byId((await find(false)).filter((document) => !isDraft(document)));
  const drafts = byId(hasDrafts ? (await find(true)).filter(isDraft) : []);
  const found = new Map<string, StoredDocument>();
  for (const id of new Set([...published.keys(), ...drafts.keys()])) {
    const versions = { published: published.get(id), draft: drafts.get(id) };
    const document = versions.published ?? versions.draft;
    const name = keyFrom(key.map((field) => document?.[field]));
    if (name === undefined) notices.push(`${slug}: a draft without ${key.join(' and ')} is left out.`);
    else if (found.has(name)) notices.push(`${slug}: of two documents called ${name}, one is left out.`);
    else {
      const seedDigest = typeof document?.seedDigest === 'string' ? document.seedDigest : undefined;
      found.set(name, { collection: slug, key: name, id, ...versions, seedDigest });
    }
  }
  return [...found.values()];
}

/** A global as visitors see it, where somebody has saved it, and as editors see it, where that is newer. */
async function loadGlobal(req: PayloadRequest, slug: GlobalSlug) {
  const published = { ...(await req.payload.findGlobal({ slug, depth: 0, req })) };
  const newest = { ...(await req.payload.findGlobal({ slug, draft: true, depth: 0, req })) };
  return {
    published: published.updatedAt && !isDraft(published) ? published : undefined,
    draft: newest.updatedAt && isDraft(newest) ? newest : undefined,
  };
}

async function loadPictures(req: PayloadRequest): Promise<StoredPicture[]> {
  const { docs } = await req.payload.find({
    collection: PICTURES,
    pagination: false,
    depth: 0,
    sort: 'id',
    req,
  });
  return docs.flatMap((document) =>
    document.filename ? [{ name: document.filename, id: document.id, document: { ...document } }] : [],
  );
}

function referencesAmong(documents: Iterable<StoredDocument>, pictures: Iterable<StoredPicture>): References {
  const keys = new Map<string, string>();
  for (const { collection, id, key } of documents) keys.set(nameOf(collection, String(id)), key);
  for (const { id, name } of pictures) keys.set(nameOf(PICTURES, String(id)), name);
  return { keyOf: (collection, id) => keys.get(nameOf(collection, String(id))), idOf: () => undefined };
}

/** Loads all content, as it is for the transaction of `req`. */
export async function takeSnapshot(req: PayloadRequest): Promise<Snapshot> {
  const shapes = contentShapes(req.payload);
  const notices: string[] = [];
  const pictures = new Map((await loadPictures(req)).map((picture) => [picture.name, picture]));
  const documents = new Map<string, StoredDocument>();
  for (const shape of shapes.collections) {
    for (const document of await loadDocuments(req, shape, notices)) {
      documents.set(nameOf(shape.slug, document.key), document);
    }
  }
  const references = referencesAmong(documents.values(), pictures.values());
  const texts = new Map<string, string>();
  const add = (place: ContentPlace, stored: Stored | undefined): void => {
    const values = stored && codecAt(shapes, place)?.toFile(stored, references);
    if (values) texts.set(pathOf(place), textAt(shapes, place, { ...values }));
  };

  for (const { name, document } of pictures.values()) add({ kind: 'description', name }, document);
  for (const { collection, key, published, draft } of documents.values()) {
    add({ kind: 'document', collection, key, isDraft: false }, published);
    add({ kind: 'document', collection, key, isDraft: true }, draft);
  }
  for (const { slug } of shapes.globals) {
    const { published, draft } = await loadGlobal(req, slug);
    add({ kind: 'global', slug, isDraft: false }, published);
    add({ kind: 'global', slug, isDraft: true }, draft);
  }
  return { texts, pictures, documents, notices };
}
