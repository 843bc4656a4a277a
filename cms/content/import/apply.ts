import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { publishContentEvent } from '#cms/events/publish.ts';
import type { Media } from '#cms/payload-types.ts';
import type { ContentShapes } from '../fields/content-shapes.ts';
import { PICTURES } from '../kinds.ts';
import { createPicture, createPictureRow, replacePicture } from '../pictures.ts';
import type { WrittenFile } from '../folder.ts';
import { nameOf, type Snapshot, takeSnapshot } from '../snapshot.ts';
import type { Plan } from './plan.ts';
import { pruneDocuments } from './prune.ts';
import { writeDocuments } from './write-documents.ts';
import { pruneGlobalDrafts, writeGlobals } from './write-globals.ts';

type Id = number | string;

export interface ImportOptions {
  /** Deletes what is in the database and not in the folder. */
  prune?: boolean;
  /** Tries everything, and stores nothing. */
  dryRun?: boolean;
}

/** What an import is about to do, and with what. */
export interface Given extends ImportOptions {
  /** The files that the database is to agree with: those of the folder, or of a seed those that it writes. */
  files: readonly WrittenFile[];
  pictures: ReadonlyMap<string, Buffer>;
  shapes: ContentShapes;
  snapshot: Snapshot;
  plan: Plan;
  isSeed: boolean;
  /** Gives each operation a request of its own, in the one transaction of the import. */
  newRequest: () => Promise<PayloadRequest>;
}

/** An import under way. */
export interface Import extends Given {
  /** The texts of the files, by path. */
  texts: ReadonlyMap<string, string>;
  /** The ids of everything that is stored, by name; those of new documents are added. */
  ids: Map<string, Id>;
  idOf: (collection: string, key: string) => Id | undefined;
  /** Collects what Payload finds wrong with a file, so that a person sees all errors at once. */
  attempt: <Result>(file: WrittenFile, work: () => Promise<Result>) => Promise<Result | undefined>;
  errors: string[];
  /** What a rollback of the database does not undo. */
  createdPictures: Media[];
  putBack: (() => Promise<void>)[];
}

/** How Payload says what is wrong with the fields of a document. */
const validationErrorSchema = z.object({
  data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })).min(1) }),
});

const partsOf = (path: string): (string | number)[] =>
  path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Validation errors with file and line. Throws any other error, with the file. */
function validationErrorsOf(error: unknown, { path: file, errorAt }: WrittenFile): string[] {
  const validation = validationErrorSchema.safeParse(error);
  if (validation.success) {
    return validation.data.data.errors.map(({ path, message }) => errorAt(partsOf(path), message));
  }
  throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
}

export function createImport(given: Given): Import {
  const ids = new Map<string, Id>();
  for (const [name, { id }] of given.snapshot.documents) ids.set(name, id);
  for (const [name, { id }] of given.snapshot.pictures) ids.set(nameOf(PICTURES, name), id);
  const errors: string[] = [];
  return {
    ...given,
    texts: new Map(given.files.map(({ path, text }) => [path, text])),
    ids,
    idOf: (collection, key) => ids.get(nameOf(collection, key)),
    attempt: async (file, work) => {
      try {
        return await work();
      } catch (error) {
        errors.push(...validationErrorsOf(error, file));
        return undefined;
      }
    },
    errors,
    createdPictures: [],
    putBack: [],
  };
}

const descriptionIn = ({ shapes, idOf }: Import, { values }: WrittenFile): unknown =>
  shapes.picture.toStored(values, { idOf, keyOf: () => undefined });

/** Stores the new pictures: documents refer to them. */
async function createPictures(work: Import): Promise<void> {
  for (const { file, isNew } of work.plan.changed) {
    const { place } = file;
    const bytes = place.kind === 'description' ? work.pictures.get(place.name) : undefined;
    if (!isNew || place.kind !== 'description' || !bytes) continue;
    const picture = { name: place.name, bytes, description: descriptionIn(work, file) };
    await work.attempt(file, async () => {
      const req = await work.newRequest();
      const stored = await (work.dryRun ? createPictureRow(req, picture) : createPicture(req, picture));
      if (!work.dryRun) work.createdPictures.push(stored);
      work.ids.set(nameOf(PICTURES, place.name), stored.id);
    });
  }
}

/** Replaces pictures with a new description or new bytes: last of all, as a file on a disk has no transactions. */
async function replacePictures(work: Import): Promise<void> {
  const names = new Set(work.plan.newBytes);
  for (const { file, isNew } of work.plan.changed) {
    if (file.place.kind === 'description' && !isNew) names.add(file.place.name);
  }
  for (const file of work.files) {
    if (file.place.kind !== 'description' || !names.has(file.place.name)) continue;
    const { name } = file.place;
    const stored = work.snapshot.pictures.get(name);
    const bytes = work.pictures.get(name);
    if (!stored || !bytes) continue;
    await work.attempt(file, async () => {
      const picture = { name, bytes, description: descriptionIn(work, file) };
      work.putBack.push(await replacePicture(await work.newRequest(), stored, picture));
    });
  }
}

/** Files of which the database would now export something else: an import that did not do what it says. */
async function findDifferences({ files, newRequest, dryRun }: Import): Promise<string[]> {
  const { texts } = await takeSnapshot(await newRequest());
  return files
    .filter(({ path, place, text }) => !(dryRun && place.kind === 'description') && texts.get(path) !== text)
    .map(({ errorAt }) =>
      errorAt([], 'the product stores this in another form. Write it as an export of it would be.'),
    );
}

/**
 * Carries out the plan. Returns the errors, each with file and line; where there are any, the transaction has to be
 * rolled back.
 */
export async function runImport(work: Import): Promise<string[]> {
  await createPictures(work);
  await writeDocuments(work);
  await writeGlobals(work);
  if (work.errors.length > 0) return work.errors;
  if (work.prune) {
    await pruneDocuments(work);
    await pruneGlobalDrafts(work);
  }
  if (!work.dryRun) await replacePictures(work);
  if (work.errors.length > 0) return work.errors;
  await publishContentEvent(await work.newRequest(), { collection: 'all', change: 'changed' });
  return findDifferences(work);
}
