import {
  type CollectionSlug,
  createLocalReq,
  type DataFromGlobalSlug,
  type GlobalSlug,
  type Payload,
  type PayloadRequest,
  type RequiredDataFromCollectionSlug,
} from 'payload';
import { z } from 'zod';
import type { Media } from '#cms/payload-types.ts';
import { hasDrafts } from '#cms/publishing/drafts.ts';
import { BULK_CONTEXT, publishContentEvent } from '#cms/publishing/publish-events.ts';
import { PICTURES } from '#cms/content-kinds.ts';
import { rebuildSearch } from '#collections/search/build.ts';
import { codecAt, type ContentCodecs } from './content-codecs.ts';
import { GLOBALS, contentName } from './paths.ts';
import { createPicture, deletePictureFiles, describePicture, readPicture } from './pictures.ts';
import { ContentError, type WrittenFile } from './read-folder.ts';
import type { StoredContent } from './stored.ts';

type Id = number | string;

interface Given {
  /** Must include the draft of a document whose published version changes. */
  files: readonly WrittenFile[];
  pictures: ReadonlyMap<string, string>;
  codecs: ContentCodecs;
  stored: StoredContent;
  /** The seed digests, by document name. A document without a digest was not written by a seed. */
  digests?: ReadonlyMap<string, string>;
  isBulk: boolean;
  /** Runs last, in the same transaction. */
  afterwards?: (work: Work) => Promise<void>;
}

export interface Work extends Given {
  payload: Payload;
  /** Creates a request in the shared transaction. Each operation needs its own request. */
  newRequest: () => Promise<PayloadRequest>;
  ids: Map<string, Id>;
  errors: string[];
  /** Their files must be deleted after a rollback, which affects only the database. */
  createdPictures: Media[];
}

export interface Versions {
  published?: WrittenFile;
  draft?: WrittenFile;
}

export function versionsByName(files: readonly WrittenFile[]): Map<string, Versions> {
  const all = new Map<string, Versions>();
  for (const file of files) {
    const { folder, key, isDraft } = file.place;
    const name = contentName(folder, key);
    all.set(name, { ...all.get(name), ...(isDraft ? { draft: file } : { published: file }) });
  }
  return all;
}

/** Replaces `instanceof`, which does not recognize Payload's validation errors in production. */
const validationErrorSchema = z.object({
  data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })).min(1) }),
});

const splitPath = (path: string): (string | number)[] =>
  path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

async function attempt({ errors }: Work, file: WrittenFile, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { data: invalid } = validationErrorSchema.safeParse(error);
    if (!invalid) {
      const reason = error instanceof Error ? (error.cause ?? error) : error;
      const message = reason instanceof Error ? reason.message : String(reason);
      throw new Error(`${file.path}: ${message.replaceAll('\n', ' ')}`, { cause: error });
    }
    errors.push(...invalid.data.errors.map(({ path, message }) => file.errorAt(splitPath(path), message)));
  }
}

const toData = ({ codecs, ids }: Work, { place, values }: WrittenFile): object => ({
  ...(codecAt(codecs, place)?.toStored(values, (collection, key) =>
    ids.get(contentName(collection, key)),
  ) as object),
});

function refersToNew({ codecs, ids }: Work, { place, values }: WrittenFile): boolean {
  let isMissing = false;
  codecAt(codecs, place)?.toStored(values, (collection, key) => {
    isMissing ||= !ids.has(contentName(collection, key));
    return undefined;
  });
  return isMissing;
}

interface Version {
  id?: Id;
  status: 'published' | 'draft';
}

async function save(work: Work, file: WrittenFile, { id, status }: Version): Promise<Id | undefined> {
  const { place } = file;
  const draft = status === 'draft';
  const fields = toData(work, file);
  const req = await work.newRequest();
  if (place.folder === GLOBALS) {
    const data = { ...fields, _status: status } as DataFromGlobalSlug<GlobalSlug>;
    await work.payload.updateGlobal({ slug: place.key as GlobalSlug, data, draft, depth: 0, req });
    return undefined;
  }
  const collection = place.folder as CollectionSlug;
  const data = {
    ...fields,
    seedDigest: work.digests?.get(contentName(place.folder, place.key)) ?? null,
    ...(hasDrafts(work.payload.collections[collection].config) ? { _status: status } : {}),
  } as RequiredDataFromCollectionSlug<CollectionSlug>;
  if (id === undefined) return (await work.payload.create({ collection, data, draft, depth: 0, req })).id;
  await work.payload.update({ collection, id, data, draft, depth: 0, req });
  return id;
}

/** Runs before `writeDocuments`, because documents refer to pictures. */
async function writePictures(work: Work): Promise<void> {
  for (const file of work.files.filter(({ place }) => place.folder === PICTURES)) {
    const name = file.place.key;
    const id = work.ids.get(contentName(PICTURES, name));
    const description = toData(work, file);
    await attempt(work, file, async () => {
      const req = await work.newRequest();
      if (id !== undefined) return describePicture(req, id, { name, description });
      const bytes = await readPicture(work.pictures.get(name) ?? '');
      const created = await createPicture(req, { name, bytes, description });
      work.createdPictures.push(created);
      work.ids.set(contentName(PICTURES, name), created.id);
    });
  }
}

/**
 * Creates new documents, then updates existing ones. If a new document refers to one created later, first creates
 * a draft, which may be incomplete, and then writes the document again. Writes each draft after its
 * published version, because publishing would replace the draft.
 */
async function writeDocuments(work: Work): Promise<void> {
  const remaining = versionsByName(work.files.filter(({ place }) => place.folder !== PICTURES));
  for (const [name, { published, draft }] of remaining) {
    const file = published ?? draft;
    if (!file || file.place.folder === GLOBALS || work.ids.has(name)) continue;
    await attempt(work, file, async () => {
      const isWaiting = refersToNew(work, file);
      const id = await save(work, file, { status: published && !isWaiting ? 'published' : 'draft' });
      if (id !== undefined) work.ids.set(name, id);
      if (!isWaiting) remaining.set(name, { draft: published && draft });
    });
    if (!work.ids.has(name)) remaining.delete(name);
  }
  for (const [name, { published, draft }] of remaining) {
    const id = work.ids.get(name);
    for (const file of [published, draft]) {
      if (!file) continue;
      const status = file.place.isDraft ? 'draft' : 'published';
      await attempt(work, file, () => save(work, file, { id, status }));
    }
  }
}

/** Writes everything in one transaction. Throws a ContentError if a file is invalid. */
export async function writeContent(payload: Payload, given: Given): Promise<void> {
  const transaction = await payload.db.beginTransaction();
  if (transaction === null) throw new Error('The database has no transactions.');
  const work: Work = {
    ...given,
    payload,
    ids: new Map([...given.stored.documents].map(([name, { id }]) => [name, id])),
    errors: [],
    createdPictures: [],
    newRequest: async () => {
      const req = await createLocalReq({ context: given.isBulk ? { ...BULK_CONTEXT } : {} }, payload);
      // With a plain ID, Payload would roll back at the first error, and later writes would run outside the
      // transaction.
      req.transactionID = Promise.resolve(transaction);
      return req;
    },
  };
  let isCommitted = false;
  try {
    await writePictures(work);
    await writeDocuments(work);
    if (work.errors.length > 0) throw new ContentError(work.errors);
    await work.afterwards?.(work);
    if (work.isBulk) await rebuildSearch(await work.newRequest());
    await publishContentEvent(await work.newRequest(), { collection: 'all', change: 'changed' });
    await payload.db.commitTransaction(transaction);
    isCommitted = true;
  } finally {
    if (!isCommitted) {
      await payload.db.rollbackTransaction(transaction);
      await deletePictureFiles(payload, work.createdPictures);
    }
  }
}
