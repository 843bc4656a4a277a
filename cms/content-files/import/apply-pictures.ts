import { nameOf } from '../database/snapshot.ts';
import { PICTURES } from '../registry.ts';
import type { Complaints } from './complaints.ts';
import type { Ids, Work } from './work.ts';
import { createPicture, pretendPicture, replacePicture } from './write-pictures.ts';

/** Stores the pictures that are not there yet: documents refer to them. */
export async function writeNewPictures(work: Work, complaints: Complaints, ids: Ids) {
  for (const { file, isNew } of work.plan.changed) {
    const { place, words } = file;
    const bytes = place.kind === 'pictureWords' ? work.read.pictures.get(place.name) : undefined;
    if (!isNew || place.kind !== 'pictureWords' || !bytes) continue;
    const picture = { name: place.name, bytes, words };
    await complaints.about(file, async () => {
      const req = await work.newRequest();
      const stored = await (work.dryRun ? pretendPicture(req, picture) : createPicture(req, picture));
      if (!work.dryRun) work.traces.createdPictures.push(stored);
      ids.set(nameOf(PICTURES, place.name), stored.id);
    });
  }
}

/** Pictures whose words or bytes are others now: last of all, as a file on a disk knows no transactions. */
export async function replacePictures(
  { plan, read, snapshot, newRequest, traces }: Work,
  complaints: Complaints,
) {
  const names = new Set(plan.newBytes);
  for (const { file, isNew } of plan.changed) {
    if (file.place.kind === 'pictureWords' && !isNew) names.add(file.place.name);
  }
  for (const file of read.files) {
    if (file.place.kind !== 'pictureWords' || !names.has(file.place.name)) continue;
    const { name } = file.place;
    const stored = snapshot.pictures.get(name);
    const bytes = read.pictures.get(name);
    if (!stored || !bytes) continue;
    await complaints.about(file, async () => {
      traces.putBack.push(await replacePicture(await newRequest(), stored, { bytes, words: file.words }));
    });
  }
}
