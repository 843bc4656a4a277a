import type {
  DataFromGlobalSlug,
  GlobalSlug,
  CollectionSlug,
  Payload,
  PayloadRequest,
  RequiredDataFromCollectionSlug,
} from 'payload';
import { z } from 'zod';
import type { Media } from '#cms/payload-types.ts';
import { hasDrafts } from '#cms/publishing/drafts.ts';
import { codecAt, type ContentCodecs } from '../fields/content-codecs.ts';
import type { WrittenFile } from '../folder.ts';
import { PICTURES } from '#cms/content-kinds.ts';
import { GLOBALS, nameOf, otherVersionOf, placeAt } from '../paths.ts';
import type { Snapshot } from '../snapshot.ts';
import { type Plan, seedDigest } from './plan.ts';

type Id = number | string;

export interface Import {
  payload: Payload;
  files: readonly WrittenFile[];
  texts: ReadonlyMap<string, string>;
  pictures: ReadonlyMap<string, string>;
  codecs: ContentCodecs;
  snapshot: Snapshot;
  plan: Plan;
  isSeed?: boolean;
  isBulk?: boolean;
  dryRun?: boolean;
  /** In the transaction of the import. Each operation needs its own request. */
  newRequest: () => Promise<PayloadRequest>;
  ids: Map<string, Id>;
  errors: string[];
  /** What a rollback of the database does not undo. */
  createdPictures: Media[];
  undoSteps: (() => Promise<void>)[];
}

/** In production, `instanceof` would not recognize Payload's validation errors. */
const validationErrorSchema = z.object({
  data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })).min(1) }),
});

const partsOf = (path: string): (string | number)[] =>
  path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

export async function attempt(
  { errors }: Import,
  file: WrittenFile,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { data: invalid } = validationErrorSchema.safeParse(error);
    if (!invalid) {
      const reason = error instanceof Error ? (error.cause ?? error) : error;
      const message = reason instanceof Error ? reason.message : String(reason);
      throw new Error(`${file.path}: ${message.replaceAll('\n', ' ')}`, { cause: error });
    }
    errors.push(...invalid.data.errors.map(({ path, message }) => file.errorAt(partsOf(path), message)));
  }
}

export const fieldsOf = ({ codecs, ids }: Import, { place, values }: WrittenFile): object => ({
  ...(codecAt(codecs, place)?.toStored(values, (collection, key) =>
    ids.get(nameOf(collection, key)),
  ) as object),
});

function refersToNew({ codecs, ids }: Import, { place, values }: WrittenFile): boolean {
  let isMissing = false;
  codecAt(codecs, place)?.toStored(values, (collection, key) => {
    isMissing ||= !ids.has(nameOf(collection, key));
    return undefined;
  });
  return isMissing;
}

interface Version {
  id?: Id;
  status: 'published' | 'draft';
  draft?: boolean;
}

async function save(
  work: Import,
  file: WrittenFile,
  { id, status, draft = status === 'draft' }: Version,
): Promise<Id | undefined> {
  const { place } = file;
  const fields = fieldsOf(work, file);
  const req = await work.newRequest();
  if (place.folder === GLOBALS) {
    const data = { ...fields, _status: status } as DataFromGlobalSlug<GlobalSlug>;
    await work.payload.updateGlobal({ slug: place.key as GlobalSlug, data, draft, depth: 0, req });
    return undefined;
  }
  const collection = place.folder as CollectionSlug;
  const isAsSeeded = work.isSeed && !work.plan.filled.has(nameOf(place.folder, place.key));
  const data = {
    ...fields,
    ...(isAsSeeded ? { seedDigest: seedDigest(work.texts, place) } : {}),
    ...(hasDrafts(work.payload.collections[collection].config) ? { _status: status } : {}),
  } as RequiredDataFromCollectionSlug<CollectionSlug>;
  if (id === undefined) return (await work.payload.create({ collection, data, draft, depth: 0, req })).id;
  await work.payload.update({ collection, id, data, draft, depth: 0, req });
  return id;
}

interface Versions {
  published?: WrittenFile;
  draft?: WrittenFile;
}

function changedVersions({ files, plan }: Import): Map<string, Versions> {
  const changed = new Set(plan.changed.map(({ file }) => file));
  const all = new Map<string, Versions>();
  for (const file of files) {
    const { folder, key, isDraft } = file.place;
    if (folder === PICTURES) continue;
    const name = nameOf(folder, key);
    all.set(name, { ...all.get(name), ...(isDraft ? { draft: file } : { published: file }) });
  }
  for (const [name, { published, draft }] of all) {
    const isPublishedChanged = published && changed.has(published);
    if (!isPublishedChanged && !(draft && changed.has(draft))) all.delete(name);
    // Only the draft changed, so do not write the published version again.
    else if (!isPublishedChanged) all.set(name, { draft });
  }
  return all;
}

/**
 * Creates new documents, then changes existing ones, and writes documents again that refer to later ones.
 * Until then they are drafts, which may be incomplete. Drafts come after the published version, which
 * replaces them.
 */
export async function writeDocuments(work: Import): Promise<void> {
  const remaining = changedVersions(work);
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

/** A redirect may be gone already: it ends when a page gets its path. */
async function deleteIfPresent(req: PayloadRequest, collection: CollectionSlug, id: Id): Promise<void> {
  const { totalDocs } = await req.payload.count({ collection, where: { id: { equals: id } }, req });
  if (totalDocs > 0) await req.payload.delete({ collection, id, req });
}

/** Deletes in reverse import order, because later documents may refer to earlier ones. */
export async function pruneDocuments(work: Import): Promise<void> {
  const written = new Map(work.files.map((file) => [file.path, file]));
  for (const path of work.plan.missing.toReversed()) {
    const place = placeAt(path);
    if (!place || place.folder === PICTURES) continue;
    const stored = work.snapshot.documents.get(nameOf(place.folder, place.key));
    const other = written.get(otherVersionOf(place));
    if (other) {
      await save(work, other, {
        id: stored?.id,
        status: place.isDraft ? 'published' : 'draft',
        draft: false,
      });
    } else if (stored) await deleteIfPresent(await work.newRequest(), stored.collection, stored.id);
  }
}
