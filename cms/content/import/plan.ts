import type { PayloadRequest } from 'payload';
import { kindOf } from '../kinds.ts';
import { pathOf, placeAt } from '../paths.ts';
import { readPictureFile } from '../pictures.ts';
import type { ContentFolder, WrittenFile } from '../folder.ts';
import { nameOf, type Snapshot } from '../snapshot.ts';

/** What an import is about to do. */
export interface Plan {
  /** Files whose values the database does not have in this form. */
  changed: { file: WrittenFile; isNew: boolean }[];
  /** Pictures that the database has with other bytes. */
  newBytes: string[];
  /** Files that an export would have, and the folder has not. */
  missing: string[];
  unchanged: number;
}

/**
 * What the site needs stays, whatever the folder has: the copy of a page, a module, a mail template. A draft beside it
 * goes where the folder has only what visitors see.
 */
function stays(path: string, present: ReadonlySet<string>): boolean {
  const place = placeAt(path);
  if (place?.kind === 'global') return !place.isDraft;
  if (place?.kind !== 'document' || !kindOf(place.collection)?.isRequired) return false;
  return !place.isDraft || !present.has(pathOf({ ...place, isDraft: false }));
}

/** Compares a folder with the database. */
export async function planImport(
  req: PayloadRequest,
  { files, pictures }: ContentFolder,
  { documents, texts, pictures: stored }: Snapshot,
): Promise<Plan> {
  const plan: Plan = { changed: [], newBytes: [], missing: [], unchanged: 0 };
  const exists = ({ place, path }: WrittenFile): boolean =>
    place.kind === 'document' ? documents.has(nameOf(place.collection, place.key)) : texts.has(path);
  for (const file of files) {
    if (texts.get(file.path) === file.text) plan.unchanged += 1;
    else plan.changed.push({ file, isNew: !exists(file) });
  }
  for (const [name, bytes] of pictures) {
    if (stored.has(name) && !(await readPictureFile(req, name)).equals(bytes)) plan.newBytes.push(name);
  }
  const present = new Set(files.map(({ path }) => path));
  plan.missing = [...texts.keys()].filter((path) => !present.has(path) && !stays(path, present));
  return plan;
}

/** What happens to a file that an export would have, and the folder has not. */
function fateOf(path: string, changed: ReadonlySet<string>, prune: boolean): string {
  if (prune) return `delete  ${path}`;
  const place = placeAt(path);
  const isDraft = (place?.kind === 'document' || place?.kind === 'global') && place.isDraft;
  return isDraft && changed.has(pathOf({ ...place, isDraft: false }))
    ? `replace ${path} (a draft in the database: it stays among the versions)`
    : `keep    ${path} (only in the database)`;
}

/** The plan in a line for each change, for a person. */
export function describePlan({ changed, newBytes, missing }: Plan, prune: boolean): string[] {
  const paths = new Set(changed.map(({ file }) => file.path));
  const lines = [
    ...changed.map(({ file, isNew }) => `${isNew ? 'create ' : 'update '} ${file.path}`),
    ...newBytes.map((name) => `update  ${pathOf({ kind: 'picture', name })}`),
    ...missing.map((path) => fateOf(path, paths, prune)),
  ];
  const pathIn = (line: string): string => line.slice('replace '.length);
  return lines.sort((a, b) => (pathIn(a) < pathIn(b) ? -1 : 1));
}
