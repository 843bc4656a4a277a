import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLocalReq, type Payload } from 'payload';
import { ContentError } from '../errors.ts';
import { contentShapes } from '../fields/content-shapes.ts';
import { deleteFilesOf } from '../pictures.ts';
import { readFolder, requireExport } from '../folder.ts';
import { takeSnapshot } from '../snapshot.ts';
import { runImport } from './apply.ts';
import { createImport, type Given, type ImportOptions } from './context.ts';
import { findErrors } from './check.ts';
import { describePlan, type Plan, planImport } from './plan.ts';
import { prunePictures } from './prune.ts';
import { planSeed } from './seed.ts';

/** What an import has changed, or would change. */
export interface ImportOutcome {
  /** A line for each change, such as "create  articles/ll97/who-is-covered.md". */
  changes: string[];
  unchanged: number;
}

/** What a seed has written. */
export interface SeedOutcome {
  created: number;
  updated: number;
  unchanged: number;
}

/** Carries out a plan in one transaction: all of it or, where anything is wrong, nothing. Throws a ContentError. */
async function importInTransaction(payload: Payload, given: Omit<Given, 'newRequest'>): Promise<void> {
  const transaction = await payload.db.beginTransaction();
  if (transaction === null) throw new Error('The database has no transactions.');
  const work = createImport({
    ...given,
    newRequest: async () => {
      const req = await createLocalReq({}, payload);
      // With a plain id, Payload would roll everything back at the first error, and the rest would go on without it.
      req.transactionID = Promise.resolve(transaction);
      return req;
    },
  });
  let isCommitted = false;
  try {
    const errors = await runImport(work);
    if (errors.length > 0) throw new ContentError(errors);
    if (given.dryRun) return;
    await payload.db.commitTransaction(transaction);
    isCommitted = true;
  } finally {
    if (!isCommitted) {
      await payload.db.rollbackTransaction(transaction);
      await deleteFilesOf(payload, work.createdPictures);
      for (const restore of work.putBack) await restore();
    }
  }
}

/** Reads a folder and the database, and checks the folder. Throws a ContentError. */
async function prepare(payload: Payload, folder: string, prune: boolean) {
  const shapes = contentShapes(payload);
  const content = await readFolder(folder, shapes);
  const snapshot = await takeSnapshot(await createLocalReq({}, payload));
  const errors = await findErrors(content, shapes, snapshot, prune);
  if (errors.length > 0) throw new ContentError(errors);
  return { shapes, content, snapshot };
}

const isEmpty = ({ changed, newBytes, missing }: Plan, prune: boolean): boolean =>
  changed.length === 0 && newBytes.length === 0 && (!prune || missing.length === 0);

/**
 * Brings the content of a folder into the database, all of it or, where anything is wrong, nothing: then it throws a
 * ContentError, which names every error with file and line. See docs/content-as-files.md.
 */
export async function importContent(
  payload: Payload,
  folder: string,
  { prune = false, dryRun = false }: ImportOptions = {},
): Promise<ImportOutcome> {
  await requireExport(folder);
  const { shapes, content, snapshot } = await prepare(payload, folder, prune);
  const plan = await planImport(await createLocalReq({}, payload), content, snapshot);
  if (!isEmpty(plan, prune)) {
    const { files, pictures } = content;
    await importInTransaction(payload, {
      files,
      pictures,
      shapes,
      snapshot,
      plan,
      prune,
      dryRun,
      isSeed: false,
    });
    if (prune && !dryRun) await prunePictures(payload, plan, snapshot);
  }
  return { changes: describePlan(plan, prune), unchanged: plan.unchanged };
}

/** The content that comes with the product. */
const STARTING_CONTENT = path.resolve(fileURLToPath(import.meta.url), '../../starting');

/**
 * Imports the starting content, or that of another folder, without overwriting what editors have written or changed,
 * and without deleting anything. All or nothing: throws a ContentError, which names every error with file and line.
 */
export async function seedContent(payload: Payload, folder: string = STARTING_CONTENT): Promise<SeedOutcome> {
  const { shapes, content, snapshot } = await prepare(payload, folder, false);
  if (content.files.length === 0) throw new ContentError([`${folder}: there is no content in this folder.`]);
  const plan = planSeed(content.files, snapshot);
  const { pictures } = content;
  const files = plan.changed.map(({ file }) => file);
  if (files.length > 0) {
    await importInTransaction(payload, { files, pictures, shapes, snapshot, plan, isSeed: true });
  }
  const created = plan.changed.filter(({ isNew }) => isNew).length;
  return { created, updated: files.length - created, unchanged: plan.unchanged };
}

/** Whether content was never seeded. Seeding is one transaction, which saves the site's settings too. */
export async function isSeedingDue(payload: Payload): Promise<boolean> {
  const { updatedAt } = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  return !updatedAt;
}
