import type { Payload } from 'payload';
import { takeSnapshot } from '../database/snapshot.ts';
import { readFolder } from '../folder/read-folder.ts';
import { placeAt } from '../paths.ts';
import { ContentFilesError } from '../problem.ts';
import { PICTURES } from '../registry.ts';
import { ownRequest } from '../request.ts';
import { shapesOf } from '../shapes.ts';
import { applyPlan } from './apply.ts';
import { problemsOf } from './check.ts';
import { describePlan, planImport, type Plan } from './plan.ts';
import { inOneTransaction } from './transaction.ts';
import type { ImportOptions, Traces } from './work.ts';
import { removeFilesOf } from './write-pictures.ts';

/** What an import has changed, or would change. */
export interface ImportOutcome {
  /** A line for each change, such as "create  articles/ll97/who-is-covered.yaml". */
  changes: string[];
  unchanged: number;
}

const hasNothingToDo = ({ changed, newBytes, missing }: Plan, prune: boolean): boolean =>
  changed.length === 0 && newBytes.length === 0 && (!prune || missing.length === 0);

/** Pictures are deleted when nothing refers to them any more, and their files with them. */
async function prunePictures(payload: Payload, plan: Plan, ids: (name: string) => number | undefined) {
  for (const path of plan.missing) {
    const place = placeAt(path);
    const id = place?.kind === 'pictureWords' ? ids(place.name) : undefined;
    if (id !== undefined) await payload.delete({ collection: PICTURES, id });
  }
}

async function removeTraces(payload: Payload, { createdPictures, putBack }: Traces): Promise<void> {
  await removeFilesOf(payload, createdPictures);
  for (const restore of putBack) await restore();
}

/**
 * Brings the content of a folder into the database, all of it or, where anything is wrong, nothing: then it throws a
 * ContentFilesError, which names every problem with file and line. See docs/content-as-files.md.
 */
export async function importContent(
  payload: Payload,
  folder: string,
  { prune = false, dryRun = false }: ImportOptions = {},
): Promise<ImportOutcome> {
  const shapes = shapesOf(payload);
  const read = await readFolder(folder, shapes);
  const snapshot = await takeSnapshot(await ownRequest(payload));
  const problems = await problemsOf(read, shapes, snapshot, prune);
  if (problems.length > 0) throw new ContentFilesError(problems);
  const plan = await planImport(await ownRequest(payload), read, snapshot);
  const outcome = { changes: describePlan(plan, prune), unchanged: plan.unchanged };
  if (hasNothingToDo(plan, prune)) return outcome;

  const traces: Traces = { createdPictures: [], putBack: [] };
  try {
    await inOneTransaction(payload, async (newRequest) => {
      const found = await applyPlan({ read, shapes, snapshot, plan, newRequest, traces, prune, dryRun });
      if (found.length > 0) throw new ContentFilesError(found);
      return { keep: !dryRun };
    });
  } catch (error) {
    await removeTraces(payload, traces);
    throw error;
  }
  if (prune && !dryRun) await prunePictures(payload, plan, (name) => snapshot.pictures.get(name)?.id);
  return outcome;
}
