import { createHash } from 'node:crypto';
import type { FlattenedField, Payload, PayloadRequest } from 'payload';
import { type ContentFolder, readPicture, type WrittenFile } from '../folder.ts';
import { fillSaved } from './fill-saved.ts';
import { kindOf, PICTURES } from '#cms/content-kinds.ts';
import { type ContentPlace, GLOBALS, nameOf, otherVersionOf, pathOf, placeAt } from '../paths.ts';
import { readPictureFile } from '../pictures.ts';
import type { Snapshot, StoredDocument } from '../snapshot.ts';

export interface Plan {
  changed: { file: WrittenFile; isNew: boolean }[];
  /** Names of documents that editors changed, and that only get what their required fields lack. */
  filled: ReadonlySet<string>;
  newBytes: string[];
  missing: string[];
  unchanged: number;
}

const isStored = ({ place, path }: WrittenFile, { texts, documents }: Snapshot): boolean =>
  place.folder === GLOBALS ? texts.has(path) : documents.has(nameOf(place.folder, place.key));

/** The site needs pages' copy, modules, and mail templates. A draft of a published document may go. */
function stays(path: string, present: ReadonlySet<string>): boolean {
  const place = placeAt(path);
  if (place?.folder === GLOBALS) return !place.isDraft;
  if (!place || !kindOf(place.folder)?.isRequired) return false;
  return !place.isDraft || !present.has(otherVersionOf(place));
}

export async function planImport(
  req: PayloadRequest,
  { files, pictures }: ContentFolder,
  snapshot: Snapshot,
): Promise<Plan> {
  const { documents, texts } = snapshot;
  const changed = files.filter(({ path, text }) => texts.get(path) !== text);
  const newBytes: string[] = [];
  for (const [name, file] of pictures) {
    if (!documents.has(nameOf(PICTURES, name))) continue;
    if (!(await readPictureFile(req, name)).equals(await readPicture(file))) newBytes.push(name);
  }
  const present = new Set(files.map(({ path }) => path));
  return {
    changed: changed.map((file) => ({ file, isNew: !isStored(file, snapshot) })),
    filled: new Set(),
    newBytes,
    missing: [...texts.keys()].filter((path) => !present.has(path) && !stays(path, present)),
    unchanged: files.length - changed.length,
  };
}

/** Stored with a document. The key finds it after its path changed, and the digest shows an edit. */
export function seedDigest(texts: ReadonlyMap<string, string>, { folder, key }: ContentPlace): string {
  const versions = [false, true].map((isDraft) => texts.get(pathOf({ folder, key, isDraft })) ?? '');
  const digest = createHash('sha256').update(JSON.stringify(versions)).digest('hex');
  return `${key} ${digest}`;
}

const storedDigest = ({ published, draft }: StoredDocument): string | undefined => {
  const { seedDigest: digest } = published ?? draft ?? {};
  return typeof digest === 'string' ? digest : undefined;
};

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

export function planSeed(
  files: readonly WrittenFile[],
  snapshot: Snapshot,
  { config }: Pick<Payload, 'config'>,
): Plan {
  const { texts, documents } = snapshot;
  const digests = new Map([...documents].map(([name, document]) => [name, storedDigest(document)]));
  const seeded = new Set(
    [...documents.values()].map((document) =>
      nameOf(document.collection, storedDigest(document)?.split(' ')[0] ?? ''),
    ),
  );
  const filled = new Set<string>();
  const plan: Plan = { changed: [], filled, newBytes: [], missing: [], unchanged: 0 };
  for (const file of files) {
    const { place, path, text } = file;
    const name = nameOf(place.folder, place.key);
    const isSaved = isStored(file, snapshot) || seeded.has(name) || texts.has(otherVersionOf(place));
    const isUntouched = digests.get(name) === seedDigest(texts, place);
    if (!isSaved) plan.changed.push({ file, isNew: true });
    else if (isUntouched && texts.get(path) !== text) plan.changed.push({ file, isNew: false });
    else {
      const fields = fieldsAt(config, place);
      const versions = fields ? fillSaved(fields, file, texts) : [];
      plan.changed.push(...versions.map((version) => ({ file: version, isNew: false })));
      if (versions.length > 0) filled.add(name);
      else plan.unchanged += 1;
    }
  }
  return plan;
}

function describeMissing(path: string, changed: ReadonlySet<string>, prune: boolean): string {
  if (prune) return `delete  ${path}`;
  const place = placeAt(path);
  return place?.isDraft && changed.has(otherVersionOf(place))
    ? `replace ${path} (a draft in the database: it stays among the versions)`
    : `keep    ${path} (only in the database)`;
}

export function describePlan({ changed, newBytes, missing }: Plan, prune: boolean): string[] {
  const paths = new Set(changed.map(({ file }) => file.path));
  const lines = [
    ...changed.map(({ file, isNew }) => `${isNew ? 'create ' : 'update '} ${file.path}`),
    ...newBytes.map((name) => `update  ${nameOf(PICTURES, name)}`),
    ...missing.map((path) => describeMissing(path, paths, prune)),
  ];
  const pathIn = (line: string): string => line.slice('replace '.length);
  return lines.sort((a, b) => (pathIn(a) < pathIn(b) ? -1 : 1));
}
