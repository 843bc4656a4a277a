import { codecAt, type ContentShapes } from '../fields/content-shapes.ts';
import { kindOf, PICTURES } from '../kinds.ts';
import { keyFrom, pathOf } from '../paths.ts';
import { isStorable } from '../pictures.ts';
import type { ContentFolder } from '../folder.ts';
import { nameOf, type Snapshot } from '../snapshot.ts';

async function pictureErrors({ files, pictures }: ContentFolder): Promise<string[]> {
  const described = new Set(files.flatMap(({ place }) => (place.kind === 'description' ? [place.name] : [])));
  const errors = [...described]
    .filter((name) => !pictures.has(name))
    .map((name) => `${PICTURES}/${name}.yaml: the picture ${name} is not beside it.`);
  for (const [name, bytes] of pictures) {
    if (!described.has(name)) errors.push(`${PICTURES}/${name}: its description ${name}.yaml is missing.`);
    if (!(await isStorable(name, bytes))) errors.push(`${PICTURES}/${name}: not a WebP picture.`);
  }
  return errors;
}

/** A file has the name that its values say; the draft of something published may be about to get another. */
function nameErrors({ files }: ContentFolder): string[] {
  const paths = new Set(files.map(({ path }) => path));
  return files.flatMap(({ place, values, errorAt }) => {
    if (place.kind !== 'document') return [];
    if (place.isDraft && paths.has(pathOf({ ...place, isDraft: false }))) return [];
    const fields = kindOf(place.collection)?.key ?? [];
    const key = keyFrom(fields.map((field) => values[field]));
    if (key === place.key) return [];
    const expected = key === undefined ? 'after its key' : pathOf({ ...place, key });
    return [errorAt([fields.at(-1) ?? ''], `the file should be called ${expected}.`)];
  });
}

/** What documents may refer to: what the folder has, and what stays in the database. */
function knownNames(
  { files }: ContentFolder,
  { documents, pictures }: Snapshot,
  prune: boolean,
): Set<string> {
  const stays = ({ collection }: { collection: string }) => !prune || kindOf(collection)?.isRequired;
  const known = new Set([...documents].filter(([, document]) => stays(document)).map(([name]) => name));
  if (!prune) for (const name of pictures.keys()) known.add(nameOf(PICTURES, name));
  for (const { place } of files) {
    if (place.kind === 'document') known.add(nameOf(place.collection, place.key));
    if (place.kind === 'description') known.add(nameOf(PICTURES, place.name));
  }
  return known;
}

function referenceErrors(
  folder: ContentFolder,
  shapes: ContentShapes,
  snapshot: Snapshot,
  prune: boolean,
): string[] {
  const known = knownNames(folder, snapshot, prune);
  return folder.files.flatMap(({ place, values, errorAt }) => {
    const missing = new Set<string>();
    const idOf = (collection: string, key: string): number => {
      if (!known.has(nameOf(collection, key))) missing.add(nameOf(collection, key));
      return 0;
    };
    codecAt(shapes, place)?.toStored(values, { idOf, keyOf: () => undefined });
    return [...missing].map((name) =>
      errorAt([], `refers to ${name}, which is neither in the folder nor in the database.`),
    );
  });
}

/** Every error that can be found before anything is stored, with file and line. */
export async function findErrors(
  folder: ContentFolder,
  shapes: ContentShapes,
  snapshot: Snapshot,
  prune: boolean,
): Promise<string[]> {
  return [
    ...folder.errors,
    ...(await pictureErrors(folder)),
    ...nameErrors(folder),
    ...referenceErrors(folder, shapes, snapshot, prune),
  ];
}
