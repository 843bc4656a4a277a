import { publishContentEvent } from '#cms/events/publish.ts';
import { takeSnapshot } from '../database/snapshot.ts';
import { writeDocuments } from './apply-documents.ts';
import { pruneGlobalDrafts, writeGlobals } from './apply-globals.ts';
import { replacePictures, writeNewPictures } from './apply-pictures.ts';
import { createComplaints } from './complaints.ts';
import { pruneDocuments } from './prune.ts';
import { knownIds, type Work } from './work.ts';

/** Files of which the database would now give back something else: an import that did not do what it says. */
async function differences({ read, newRequest, dryRun }: Work): Promise<string[]> {
  const { texts } = await takeSnapshot(await newRequest());
  return read.files
    .filter(({ path, place, text }) => !(dryRun && place.kind === 'pictureWords') && texts.get(path) !== text)
    .map(({ problemAt }) =>
      problemAt([], 'the product stores this in another form. Write it as an export of it would be.'),
    );
}

/**
 * Carries out a plan in the transaction of `newRequest`. Returns what is wrong, each with file and line; where there
 * is anything, the transaction has to be rolled back, and the traces to be removed.
 */
export async function applyPlan(work: Work): Promise<string[]> {
  const complaints = createComplaints();
  const ids = knownIds(work.snapshot);
  await writeNewPictures(work, complaints, ids);
  const destination = await writeDocuments(work, complaints, ids);
  await writeGlobals(work, complaints, destination);
  if (complaints.problems.length > 0) return complaints.problems;
  if (work.prune) {
    await pruneDocuments(work, destination);
    await pruneGlobalDrafts(work, destination);
  }
  if (!work.dryRun) await replacePictures(work, complaints);
  if (complaints.problems.length > 0) return complaints.problems;
  await publishContentEvent(await work.newRequest(), { collection: 'all', change: 'changed' });
  return differences(work);
}
