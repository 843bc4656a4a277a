import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';
import { hasDrafts } from '#cms/publishing/drafts.ts';
import { codecAt, contentCodecs } from './fields/content-codecs.ts';
import { idIn } from './fields/references.ts';
import { CONTENT_KINDS, kindOf, PICTURES } from '#cms/content-kinds.ts';
import { type ContentPlace, GLOBALS, keyFields, keyFrom, nameOf, pathOf } from './paths.ts';
import { formatTextFile } from './text-file.ts';

type Stored = Record<string, unknown>;

export interface StoredDocument {
  collection: CollectionSlug;
  key: string;
  id: number | string;
  published?: Stored;
  draft?: Stored;
}

export interface Snapshot {
  texts: Map<string, string>;
  values: Map<string, Stored>;
  documents: Map<string, StoredDocument>;
  notices: string[];
}

export function textAt(place: ContentPlace, values: Stored): string {
  const named = keyFields(place);
  const unnamed = Object.entries(values).filter(([field, value]) => named[field] !== value);
  return formatTextFile(Object.fromEntries(unnamed), kindOf(place.folder)?.markdown);
}

const isDraft = (document: Stored): boolean => document._status === 'draft';

async function findAll(req: PayloadRequest, collection: CollectionSlug, draft: boolean) {
  const query = { collection, draft, pagination: false, depth: 0, sort: 'id', req } as const;
  const { docs } = await req.payload.find(query);
  return docs.map((document): Stored => ({ ...document }));
}

const keyOfStored = (collection: CollectionSlug, document: Stored): string | undefined =>
  collection === PICTURES
    ? String(document.filename)
    : keyFrom((kindOf(collection)?.key ?? []).map((field) => document[field]));

async function loadDocuments(req: PayloadRequest, collection: CollectionSlug, snapshot: Snapshot) {
  const versions = new Map<number | string, Pick<StoredDocument, 'published' | 'draft'>>();
  for (const document of await findAll(req, collection, false)) {
    if (!isDraft(document)) versions.set(idIn(document.id) ?? '', { published: document });
  }
  const newest = hasDrafts(req.payload.collections[collection].config)
    ? await findAll(req, collection, true)
    : [];
  for (const draft of newest.filter(isDraft)) {
    const id = idIn(draft.id) ?? '';
    versions.set(id, { ...versions.get(id), draft });
  }
  for (const [id, { published, draft }] of versions) {
    const key = keyOfStored(collection, published ?? draft ?? {});
    const name = nameOf(collection, key ?? '');
    if (key === undefined) {
      const fields = kindOf(collection)?.key ?? [];
      snapshot.notices.push(`${collection}: a draft without ${fields.join(' and ')} is left out.`);
    } else if (snapshot.documents.has(name)) {
      snapshot.notices.push(`${collection}: of two documents called ${key}, one is left out.`);
    } else snapshot.documents.set(name, { collection, key, id, published, draft });
  }
}

async function loadGlobal(
  req: PayloadRequest,
  slug: GlobalSlug,
  draft: boolean,
): Promise<Stored | undefined> {
  const global = await req.payload.findGlobal({ slug, draft, depth: 0, req });
  const isWanted = global.updatedAt && isDraft({ ...global }) === draft;
  return isWanted ? { ...global } : undefined;
}

export async function takeSnapshot(req: PayloadRequest): Promise<Snapshot> {
  const codecs = contentCodecs(req.payload);
  const snapshot: Snapshot = { texts: new Map(), values: new Map(), documents: new Map(), notices: [] };
  for (const collection of [PICTURES, ...CONTENT_KINDS.map((kind) => kind.collection)] as const) {
    await loadDocuments(req, collection, snapshot);
  }
  const documents = [...snapshot.documents.values()];
  const keys = new Map(documents.map(({ collection, id, key }) => [nameOf(collection, String(id)), key]));
  const add = (place: ContentPlace, stored: Stored | undefined): void => {
    const values =
      stored &&
      codecAt(codecs, place)?.toFile(stored, (collection, id) => keys.get(nameOf(collection, String(id))));
    if (!values) return;
    snapshot.values.set(pathOf(place), { ...values });
    snapshot.texts.set(pathOf(place), textAt(place, { ...values }));
  };
  for (const { collection: folder, key, published, draft } of documents) {
    add({ folder, key, isDraft: false }, published);
    add({ folder, key, isDraft: true }, draft);
  }
  for (const { slug } of req.payload.config.globals) {
    if (!codecs.has(nameOf(GLOBALS, slug))) continue;
    for (const draft of [false, true]) {
      add({ folder: GLOBALS, key: slug, isDraft: draft }, await loadGlobal(req, slug, draft));
    }
  }
  return snapshot;
}
