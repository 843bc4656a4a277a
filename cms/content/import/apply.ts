import { publishContentEvent } from '#cms/events/publish.ts';
import type { WrittenFile } from '../folder.ts';
import { PICTURES } from '../kinds.ts';
import { createPicture, createPictureRow, replacePicture } from '../pictures.ts';
import { nameOf, takeSnapshot } from '../snapshot.ts';
import type { Import } from './context.ts';
import { pruneDocuments } from './prune.ts';
import { writeDocuments } from './write-documents.ts';
import { pruneGlobalDrafts, writeGlobals } from './write-globals.ts';

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
