import { readPictureFile } from '../database/read-pictures.ts';
import { nameOf, type Snapshot } from '../database/snapshot.ts';
import type { ReadFolder, WrittenFile } from '../folder/read-folder.ts';
import { pathOf, placeAt } from '../paths.ts';
import { isNeeded } from '../registry.ts';
import type { PayloadRequest } from 'payload';

/** What an import is about to do. */
export interface Plan {
  /** Files whose words the database does not have in this form. */
  changed: { file: WrittenFile; isNew: boolean }[];
  /** Pictures that the database has with other bytes. */
  newBytes: string[];
  /** Files that an export would have, and the folder has not. */
  missing: string[];
  unchanged: number;
}

/**
 * What the site cannot be without stays, whatever the folder has: the words of a page, a module, a mail template. A
 * draft beside it goes where the folder has only what visitors see.
 */
function stays(path: string, present: ReadonlySet<string>): boolean {
  const place = placeAt(path);
  if (place?.kind === 'global') return !place.isDraft;
  if (place?.kind !== 'document' || !isNeeded(place.collection)) return false;
  return !place.isDraft || !present.has(pathOf({ ...place, isDraft: false }));
}

/** Compares a folder with what there is. */
export async function planImport(
  req: PayloadRequest,
  { files, pictures }: ReadFolder,
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
  const isOvertaken = path.endsWith('.draft.yaml') && changed.has(path.replace(/\.draft\.yaml$/, '.yaml'));
  return isOvertaken
    ? `replace ${path} (a draft in the database: it is kept among the versions)`
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
