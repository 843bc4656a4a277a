import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLocalReq, type Payload } from 'payload';
import { BULK_CONTEXT, publishContentEvent } from '#cms/publishing/publish-events.ts';
import { rebuildSearch } from '#collections/search/build.ts';
import { TEMPLATE_KEYS } from '#cms/mail/templates.ts';
import { contentCodecs } from '../fields/content-codecs.ts';
import { ContentError, readFolder, requireExport } from '../folder.ts';
import { PICTURES } from '#cms/content-kinds.ts';
import { GLOBALS, nameOf } from '../paths.ts';
import { deleteFilesOf } from '../pictures.ts';
import { takeSnapshot } from '../snapshot.ts';
import { findErrors } from './check.ts';
import { noticeMovedDates } from './moved-dates.ts';
import { createPictures, prunePictures, replacePictures } from './pictures.ts';
import { describePlan, type Plan, planImport, planSeed } from './plan.ts';
import { type Import, pruneDocuments, writeDocuments } from './write.ts';
import { LAW_IDS } from '#law/buildings/rules/index.ts';

const SEEDED_KEY = 'seeded-content';

async function seededDigest({ db }: Payload): Promise<string | undefined> {
  const { rows } = await db.pool.query<{ data: string }>('select data from payload_kv where key = $1', [
    SEEDED_KEY,
  ]);
  return rows[0]?.data;
}

async function recordSeeded({ db }: Payload, digest: string): Promise<void> {
  await db.pool.query(
    `insert into payload_kv (key, data) values ($1, $2::jsonb)
     on conflict (key) do update set data = excluded.data`,
    [SEEDED_KEY, JSON.stringify(digest)],
  );
}

export interface ImportOptions {
  prune?: boolean;
  dryRun?: boolean;
}

export interface ImportOutcome {
  changes: string[];
  unchanged: number;
}

export interface SeedOutcome {
  created: number;
  updated: number;
  unchanged: number;
}

/** Finds files that the database would now export differently: they were not imported as they say. */
async function findDifferences({ files, newRequest, dryRun }: Import): Promise<string[]> {
  const { texts } = await takeSnapshot(await newRequest());
  return files
    .filter(({ path, place, text }) => !(dryRun && place.folder === PICTURES) && texts.get(path) !== text)
    .map(({ errorAt }) =>
      errorAt([], 'the product stores this in another form. Write it as an export of it would be.'),
    );
}

async function carryOut(work: Import, prune: boolean): Promise<void> {
  const throwErrors = () => {
    if (work.errors.length > 0) throw new ContentError(work.errors);
  };
  await createPictures(work);
  await writeDocuments(work);
  throwErrors();
  if (work.isSeed) await noticeMovedDates(work);
  if (prune) await pruneDocuments(work);
  if (!work.dryRun) await replacePictures(work);
  throwErrors();
  if (work.isBulk) await rebuildSearch(await work.newRequest());
  await publishContentEvent(await work.newRequest(), { collection: 'all', change: 'changed' });
  work.errors.push(...(await findDifferences(work)));
  throwErrors();
}

/** Beyond this number, rebuilding the search index is faster than updating each document. */
const MAX_SINGLE_UPDATES = 50;

type Given = Pick<Import, 'files' | 'pictures' | 'codecs' | 'snapshot' | 'plan' | 'isSeed' | 'dryRun'>;

async function importInTransaction(payload: Payload, given: Given, prune = false): Promise<void> {
  const transaction = await payload.db.beginTransaction();
  if (transaction === null) throw new Error('The database has no transactions.');
  const isBulk = given.isSeed || given.plan.changed.length > MAX_SINGLE_UPDATES;
  const work: Import = {
    ...given,
    isBulk,
    payload,
    texts: new Map(given.files.map(({ path: name, text }) => [name, text])),
    ids: new Map([...given.snapshot.documents].map(([name, { id }]) => [name, id])),
    errors: [],
    createdPictures: [],
    undoSteps: [],
    newRequest: async () => {
      const req = await createLocalReq({ context: isBulk ? { ...BULK_CONTEXT } : {} }, payload);
      // With a plain ID, Payload would roll everything back at the first error, and the rest would go on
      // without it.
      req.transactionID = Promise.resolve(transaction);
      return req;
    },
  };
  let isCommitted = false;
  try {
    await carryOut(work, prune);
    if (given.dryRun) return;
    await payload.db.commitTransaction(transaction);
    isCommitted = true;
  } finally {
    if (!isCommitted) {
      await payload.db.rollbackTransaction(transaction);
      await deleteFilesOf(payload, work.createdPictures);
      for (const undo of work.undoSteps) await undo();
    }
  }
}

async function prepare(payload: Payload, folder: string, prune: boolean) {
  const codecs = contentCodecs(payload);
  const content = await readFolder(folder, codecs);
  const snapshot = await takeSnapshot(await createLocalReq({}, payload));
  const errors = await findErrors(content, codecs, snapshot, prune);
  if (errors.length > 0) throw new ContentError(errors);
  return { codecs, content, snapshot };
}

const isEmpty = ({ changed, newBytes, missing }: Plan, prune: boolean): boolean =>
  changed.length === 0 && newBytes.length === 0 && (!prune || missing.length === 0);

export async function importContent(
  payload: Payload,
  folder: string,
  { prune = false, dryRun = false }: ImportOptions = {},
): Promise<ImportOutcome> {
  await requireExport(folder);
  const { codecs, content, snapshot } = await prepare(payload, folder, prune);
  const plan = await planImport(await createLocalReq({}, payload), content, snapshot);
  if (!isEmpty(plan, prune)) {
    const { files, pictures } = content;
    await importInTransaction(payload, { files, pictures, codecs, snapshot, plan, dryRun }, prune);
    if (prune && !dryRun) await prunePictures(payload, plan, snapshot);
  }
  return { changes: describePlan(plan, prune), unchanged: plan.unchanged };
}

/** The site does not work without these. */
const NEEDED = ['sources', 'figures', 'deadlines', 'laws', 'violation-codes', 'mail-templates', GLOBALS];

const STARTING_CONTENT = path.resolve(fileURLToPath(import.meta.url), '../../../../content');

/**
 * Never overwrites what editors wrote or changed, and deletes nothing. All or nothing: throws a ContentError.
 * `only` names collections or single documents.
 */
export async function seedContent(
  payload: Payload,
  folder: string = STARTING_CONTENT,
  only?: readonly string[],
): Promise<SeedOutcome> {
  const { codecs, content, snapshot } = await prepare(payload, folder, false);
  if (content.files.length === 0) throw new ContentError([`${folder}: there is no content in this folder.`]);
  const wanted = content.files.filter(
    ({ place }) => !only || only.includes(place.folder) || only.includes(nameOf(place.folder, place.key)),
  );
  const plan = planSeed(wanted, snapshot, payload);
  const files = plan.changed.map(({ file }) => file);
  if (files.length > 0) {
    const { pictures } = content;
    await importInTransaction(payload, { files, pictures, codecs, snapshot, plan, isSeed: true });
  }
  if (folder === STARTING_CONTENT) await recordSeeded(payload, neededDigest());
  const created = plan.changed.filter(({ isNew }) => isNew).length;
  return { created, updated: files.length - created, unchanged: plan.unchanged };
}

/** Reads synchronously: awaiting 800 small files takes ten times as long, at each start. */
function neededDigest(): string {
  const hash = createHash('sha256');
  for (const folder of NEEDED) {
    for (const file of readdirSync(path.join(STARTING_CONTENT, folder)).sort()) {
      hash.update(`${folder}/${file}`).update(readFileSync(path.join(STARTING_CONTENT, folder, file)));
    }
  }
  return hash.digest('hex');
}

export async function seedMissingRegister(payload: Payload): Promise<SeedOutcome | undefined> {
  const figures = await payload.count({ collection: 'figures' });
  const laws = await payload.count({ collection: 'laws' });
  const search = await payload.findGlobal({ slug: 'search-page', depth: 0 });
  const following = await payload.findGlobal({ slug: 'following', depth: 0 });
  const mails = await payload.count({ collection: 'mail-templates' });
  const isMissing =
    figures.totalDocs === 0 ||
    laws.totalDocs < LAW_IDS.length ||
    !search.updatedAt ||
    !following.updatedAt ||
    mails.totalDocs < TEMPLATE_KEYS.length ||
    (await seededDigest(payload)) !== neededDigest();
  return isMissing ? seedContent(payload, undefined, NEEDED) : undefined;
}

/** Seeding is one transaction, and also saves the site's settings. */
export async function isSeedingDue(payload: Payload): Promise<boolean> {
  const { updatedAt } = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  return !updatedAt;
}
