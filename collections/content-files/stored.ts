import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';
import { hasDrafts } from '#cms/publishing/drafts.ts';
import { isObject, type Values } from '#cms/objects.ts';
import { codecAt, type ContentCodecs } from './content-codecs.ts';
import { idIn } from './codec.ts';
import { CONTENT_KINDS, findKind, PICTURES } from '#cms/content-kinds.ts';
import { type ContentPlace, GLOBALS, keyFrom, contentName } from './paths.ts';

export interface StoredDocument {
  folder: string;
  key: string;
  id: number | string;
  published?: Values;
  draft?: Values;
}

export interface StoredContent {
  documents: ReadonlyMap<string, StoredDocument>;
  notices: string[];
  /** The values that an exported file of this version would contain. */
  valuesAt: (place: ContentPlace) => Values | undefined;
}

const isDraft = (document: Values): boolean => document._status === 'draft';

async function findAll(req: PayloadRequest, collection: CollectionSlug, draft: boolean) {
  const query = { collection, draft, pagination: false, depth: 0, sort: 'id', req } as const;
  const { docs } = await req.payload.find(query);
  return docs.map((document): Values => ({ ...document }));
}

const storedKey = (collection: CollectionSlug, document: Values): string | undefined =>
  collection === PICTURES
    ? String(document.filename)
    : keyFrom((findKind(collection)?.key ?? []).map((field) => document[field]));

async function loadDocuments(
  req: PayloadRequest,
  collection: CollectionSlug,
  documents: Map<string, StoredDocument>,
): Promise<string[]> {
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
  const notices: string[] = [];
  for (const [id, { published, draft }] of versions) {
    const key = storedKey(collection, published ?? draft ?? {});
    const name = contentName(collection, key ?? '');
    if (key === undefined) {
      const fields = findKind(collection)?.key ?? [];
      notices.push(`${collection}: a draft without ${fields.join(' and ')} is left out.`);
    } else if (documents.has(name)) {
      notices.push(`${collection}: of two documents called ${key}, one is left out.`);
    } else documents.set(name, { folder: collection, key, id, published, draft });
  }
  return notices;
}

async function loadGlobal(req: PayloadRequest, slug: GlobalSlug): Promise<StoredDocument | undefined> {
  const load = async (draft: boolean): Promise<Values | undefined> => {
    const global: Values = { ...(await req.payload.findGlobal({ slug, draft, depth: 0, req })) };
    return global.updatedAt && isDraft(global) === draft ? global : undefined;
  };
  const [published, draft] = [await load(false), await load(true)];
  return published || draft ? { folder: GLOBALS, key: slug, id: slug, published, draft } : undefined;
}

export async function loadStored(req: PayloadRequest, codecs: ContentCodecs): Promise<StoredContent> {
  const documents = new Map<string, StoredDocument>();
  const notices: string[] = [];
  for (const collection of [PICTURES, ...CONTENT_KINDS.map((kind) => kind.collection)] as const) {
    notices.push(...(await loadDocuments(req, collection, documents)));
  }
  const keys = new Map(
    [...documents.values()].map(({ folder, id, key }) => [contentName(folder, String(id)), key]),
  );
  for (const { slug } of req.payload.config.globals) {
    const name = contentName(GLOBALS, slug);
    const global = codecs.has(name) ? await loadGlobal(req, slug) : undefined;
    if (global) documents.set(name, global);
  }
  const valuesAt = (place: ContentPlace): Values | undefined => {
    const document = documents.get(contentName(place.folder, place.key));
    const version = place.isDraft ? document?.draft : document?.published;
    const values =
      version &&
      codecAt(codecs, place)?.toFile(version, (collection, id) =>
        keys.get(contentName(collection, String(id))),
      );
    return isObject(values) ? values : undefined;
  };
  return { documents, notices, valuesAt };
}
