import type { Payload } from 'payload';
import { readPicture } from '../folder.ts';
import { PICTURES } from '#cms/content-kinds.ts';
import { nameOf, placeAt } from '../paths.ts';
import { createPicture, createPictureRow, replacePicture } from '../pictures.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Plan } from './plan.ts';
import { attempt, fieldsOf, type Import } from './write.ts';

const describedPictures = ({ files, pictures }: Import) =>
  files.flatMap((file) => {
    const { folder, key: name } = file.place;
    const picture = folder === PICTURES ? pictures.get(name) : undefined;
    return picture === undefined ? [] : [{ file, name, picture }];
  });

/** Runs first, because documents refer to pictures. */
export async function createPictures(work: Import): Promise<void> {
  for (const { file, name, picture } of describedPictures(work)) {
    if (work.ids.has(nameOf(PICTURES, name))) continue;
    await attempt(work, file, async () => {
      const req = await work.newRequest();
      const written = { name, bytes: await readPicture(picture), description: fieldsOf(work, file) };
      const stored = await (work.dryRun ? createPictureRow(req, written) : createPicture(req, written));
      if (!work.dryRun) work.createdPictures.push(stored);
      work.ids.set(nameOf(PICTURES, name), stored.id);
    });
  }
}

/** Runs last, because files on a disk have no transactions. */
export async function replacePictures(work: Import): Promise<void> {
  const { changed, newBytes } = work.plan;
  const changedFiles = new Set(changed.map(({ file }) => file));
  for (const { file, name, picture } of describedPictures(work)) {
    const stored = work.snapshot.documents.get(nameOf(PICTURES, name));
    if (!stored || !(changedFiles.has(file) || newBytes.includes(name))) continue;
    await attempt(work, file, async () => {
      const written = { name, bytes: await readPicture(picture), description: fieldsOf(work, file) };
      work.undoSteps.push(await replacePicture(await work.newRequest(), stored, written));
    });
  }
}

/** Runs after the commit, because files cannot be rolled back. */
export async function prunePictures(payload: Payload, plan: Plan, { documents }: Snapshot): Promise<void> {
  for (const path of plan.missing) {
    const place = placeAt(path);
    const stored = place?.folder === PICTURES && documents.get(nameOf(PICTURES, place.key));
    if (stored) await payload.delete({ collection: PICTURES, id: stored.id });
  }
}
