import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FlattenedField, Payload } from 'payload';
import { PICTURES } from '#cms/content-kinds.ts';
import { fillRequired } from '#cms/fields/fill-required.ts';
import type { Values } from '#cms/objects.ts';
import { movedDateText } from '#collections/following/mail-texts.ts';
import { createNotice } from '#collections/following/notices.ts';
import { isStored, prepare } from './import.ts';
import { type ContentPlace, GLOBALS, contentName, toPath } from './paths.ts';
import { ContentError, type WrittenFile } from './read-folder.ts';
import type { StoredContent, StoredDocument } from './stored.ts';
import { type Versions, versionsByName, type Work, writeContent } from './write.ts';

const SEEDED_KEY = 'seeded-content';

async function seededDigest({ db }: Payload): Promise<string | undefined> {
  const { rows } = await db.pool.query<{ data: string }>('select data from payload_kv where key = $1', [
    SEEDED_KEY,
  ]);
  return rows[0]?.data;
}

async function saveSeededDigest({ db }: Payload, digest: string): Promise<void> {
  await db.pool.query(
    `insert into payload_kv (key, data) values ($1, $2::jsonb)
     on conflict (key) do update set data = excluded.data`,
    [SEEDED_KEY, JSON.stringify(digest)],
  );
}

/**
 * Joins the values that are stored with a document: its original key, to find it after its path changes, and the
 * hashes of its files.
 */
const makeDigest = (key: string, { published, draft }: Versions): string =>
  [key, published?.hash ?? '', draft?.hash ?? ''].join(' ');

const storedDigest = ({ published, draft }: StoredDocument): string | undefined => {
  const { seedDigest } = published ?? draft ?? {};
  return typeof seedDigest === 'string' ? seedDigest : undefined;
};

const isSavedByPerson = ({ published, draft }: StoredDocument): boolean =>
  [published, draft].some((version) => typeof version?.savedBy === 'string');

const fieldsAt = (
  { collections, globals }: Payload['config'],
  { folder, key }: ContentPlace,
): FlattenedField[] | undefined => {
  const kind =
    folder === GLOBALS
      ? globals.find(({ slug }) => slug === key)
      : collections.find(({ slug }) => slug === folder && slug !== PICTURES);
  return kind?.flattenedFields;
};

/**
 * Fills empty required fields of an edited document, such as copy that was in code before this version of the
 * product. Otherwise, a page would have a gap, and editors could not publish.
 */
function fillVersions(
  fields: readonly FlattenedField[],
  file: WrittenFile,
  stored: StoredContent,
): WrittenFile[] {
  const versions = [false, true].flatMap((isDraft): WrittenFile[] => {
    const place = { ...file.place, isDraft };
    const own = stored.valuesAt(place);
    if (!own) return [];
    return [{ ...file, place, path: toPath(place), values: fillRequired(fields, own, file.values) }];
  });
  const [first] = versions;
  const isLacking = first && !first.place.isDraft && !isStored(first, stored);
  return isLacking ? versions : [];
}

interface Plan {
  files: WrittenFile[];
  digests: Map<string, string>;
  created: number;
  unchanged: number;
}

/** Creates missing documents and updates those that no person has saved. Fills only empty fields of the others. */
function planSeed(wanted: readonly WrittenFile[], stored: StoredContent, payload: Payload): Plan {
  const seeded = new Set(
    [...stored.documents.values()].map((document) =>
      contentName(document.folder, storedDigest(document)?.split(' ')[0] ?? ''),
    ),
  );
  const plan: Plan = { files: [], digests: new Map(), created: 0, unchanged: 0 };
  for (const [name, versions] of versionsByName(wanted)) {
    const own = [versions.published ?? [], versions.draft ?? []].flat();
    const [file] = own;
    if (!file) continue;
    const document = stored.documents.get(name);
    const digest = makeDigest(file.place.key, versions);
    const known = document && storedDigest(document);
    const isNew = !document && !seeded.has(name);
    const isUntouched = document && known && known !== digest && !isSavedByPerson(document);
    if (isNew || isUntouched) {
      plan.files.push(...own);
      plan.digests.set(name, digest);
      if (isNew) plan.created += own.length;
      continue;
    }
    const fields = document && known !== digest ? fieldsAt(payload.config, file.place) : undefined;
    const filled = fields ? fillVersions(fields, file, stored) : [];
    plan.files.push(...filled);
    if (filled.length === 0) plan.unchanged += own.length;
  }
  return plan;
}

const REASON = 'We corrected our list of dates.';

function dateChange(before: Values, { law, what, date }: Values): string | undefined {
  if (typeof date !== 'string' || !date || date === before.date) return undefined;
  const was = typeof before.date === 'string' && before.date ? before.date : undefined;
  return movedDateText(`${String(law)}, ${String(what)}`, date, was);
}

/** Notifies followers of new and moved dates without asking editors, because editors did not change them. */
async function noticeMovedDates({ files, stored, newRequest }: Work): Promise<void> {
  if (![...stored.documents.values()].some(({ folder }) => folder === 'deadlines')) return;
  for (const { place, values } of files) {
    const { folder, key, isDraft } = place;
    const document = stored.documents.get(contentName(folder, key));
    const before = document ? document.published : {};
    if (isDraft || folder !== 'deadlines' || !before) continue;
    const text = dateChange(before, values);
    if (text === undefined) continue;
    const notice = { entry: { kind: 'deadline', key }, text, reason: REASON } as const;
    const version = `import/${key}/${new Date().toISOString()}`;
    await createNotice(await newRequest(), notice, { version, state: 'sent', byName: 'Starting content' });
  }
}

/** Content that the site cannot run without. */
const NEEDED = ['sources', 'figures', 'deadlines', 'laws', 'violation-codes', 'mail-templates', GLOBALS];

const STARTING_CONTENT = path.resolve(fileURLToPath(import.meta.url), '../../../content');

export interface SeedOutcome {
  created: number;
  updated: number;
  unchanged: number;
}

/**
 * Never overwrites what editors wrote or changed, and deletes nothing. Writes everything or throws a
 * ContentError. `only` lists the collections or single documents to seed.
 */
export async function seedContent(
  payload: Payload,
  folder: string = STARTING_CONTENT,
  only?: readonly string[],
): Promise<SeedOutcome> {
  const { codecs, content, stored } = await prepare(payload, folder);
  if (content.files.length === 0) throw new ContentError([`${folder}: there is no content in this folder.`]);
  const wanted = content.files.filter(
    ({ place }) =>
      !only || only.includes(place.folder) || only.includes(contentName(place.folder, place.key)),
  );
  const { files, digests, created, unchanged } = planSeed(wanted, stored, payload);
  if (files.length > 0) {
    const { pictures } = content;
    const afterwards = noticeMovedDates;
    await writeContent(payload, { files, pictures, codecs, stored, digests, isBulk: true, afterwards });
  }
  if (folder === STARTING_CONTENT) await saveSeededDigest(payload, neededDigest());
  return { created, updated: files.length - created, unchanged };
}

/** Reads synchronously: at each startup, awaiting 800 small files would take ten times as long. */
function neededDigest(): string {
  const hash = createHash('sha256');
  for (const folder of NEEDED) {
    for (const file of readdirSync(path.join(STARTING_CONTENT, folder)).sort()) {
      hash.update(`${folder}/${file}`).update(readFileSync(path.join(STARTING_CONTENT, folder, file)));
    }
  }
  return hash.digest('hex');
}

/** Seeds the content that the site needs if its files have changed with this version of the product. */
export async function seedMissingRegister(payload: Payload): Promise<SeedOutcome | undefined> {
  const isCurrent = (await seededDigest(payload)) === neededDigest();
  return isCurrent ? undefined : seedContent(payload, undefined, NEEDED);
}

/** Checks whether the site settings were ever saved, because seeding saves them in the same transaction. */
export async function isSeedingDue(payload: Payload): Promise<boolean> {
  const { updatedAt } = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  return !updatedAt;
}
