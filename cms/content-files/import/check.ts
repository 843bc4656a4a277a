import { fileTypeFromBuffer } from 'file-type';
import { nameOf, type Snapshot } from '../database/snapshot.ts';
import type { ReadFolder, WrittenFile } from '../folder/read-folder.ts';
import { keyFrom } from '../paths.ts';
import { isNeeded, PICTURE_KIND, PICTURES } from '../registry.ts';
import type { Shapes } from '../shapes.ts';

/** Whether the bytes are those of a picture as the panel stores them. */
const isStorable = async (name: string, bytes: Buffer): Promise<boolean> =>
  name.endsWith('.webp') && (await fileTypeFromBuffer(bytes))?.mime === PICTURE_KIND;

async function pictureProblems({ files, pictures }: ReadFolder): Promise<string[]> {
  const described = new Set(
    files.flatMap(({ place }) => (place.kind === 'pictureWords' ? [place.name] : [])),
  );
  const problems = [...described]
    .filter((name) => !pictures.has(name))
    .map((name) => `${PICTURES}/${name}.yaml: the picture ${name} is not beside it.`);
  for (const [name, bytes] of pictures) {
    if (!described.has(name)) problems.push(`${PICTURES}/${name}: its description ${name}.yaml is missing.`);
    if (!(await isStorable(name, bytes))) problems.push(`${PICTURES}/${name}: not a WebP picture.`);
  }
  return problems;
}

/** A file has the name that its words say; the draft of something published may be about to get another. */
function nameProblems({ files }: ReadFolder, { collections }: Shapes): string[] {
  const paths = new Set(files.map(({ path }) => path));
  return files.flatMap(({ path, place, words, problemAt }) => {
    if (place.kind !== 'document') return [];
    if (place.isDraft && paths.has(path.replace(/\.draft\.yaml$/, '.yaml'))) return [];
    const key = collections.find(({ slug }) => slug === place.collection)?.key ?? [];
    const named = keyFrom(key.map((field) => words[field]));
    return named === place.key
      ? []
      : [
          problemAt(
            [key.at(-1) ?? ''],
            `the file should be called ${named ?? '(something is missing)'}.yaml.`,
          ),
        ];
  });
}

/** What the folder has, and the database keeps, and so may be referred to. */
function knownNames({ files }: ReadFolder, { documents, pictures }: Snapshot, prune: boolean): Set<string> {
  const stored = [...documents].filter(([, { collection }]) => !prune || isNeeded(collection));
  const known = new Set(stored.map(([name]) => name));
  if (!prune) for (const name of pictures.keys()) known.add(nameOf(PICTURES, name));
  for (const { place } of files) {
    if (place.kind === 'document') known.add(nameOf(place.collection, place.key));
    if (place.kind === 'pictureWords') known.add(nameOf(PICTURES, place.name));
  }
  return known;
}

/** The codec of a file's words. */
export function codecFor({ collections, globals, picture }: Shapes, { place }: WrittenFile) {
  const shape =
    place.kind === 'document'
      ? collections.find(({ slug }) => slug === place.collection)
      : globals.find(({ slug }) => place.kind === 'global' && slug === place.slug);
  return place.kind === 'pictureWords' ? picture : shape?.codec;
}

function referenceProblems(read: ReadFolder, shapes: Shapes, snapshot: Snapshot, prune: boolean): string[] {
  const known = knownNames(read, snapshot, prune);
  return read.files.flatMap((file) => {
    const missing = new Set<string>();
    const idOf = (collection: string, key: string): number => {
      if (!known.has(nameOf(collection, key))) missing.add(nameOf(collection, key));
      return 0;
    };
    codecFor(shapes, file)?.toStored(file.words, { idOf, keyOf: () => undefined });
    return [...missing].map((name) =>
      file.problemAt([], `refers to ${name}, which is neither here nor there.`),
    );
  });
}

/** Everything that can be known to be wrong before anything is stored. */
export async function problemsOf(
  read: ReadFolder,
  shapes: Shapes,
  snapshot: Snapshot,
  prune: boolean,
): Promise<string[]> {
  return [
    ...read.problems,
    ...(await pictureProblems(read)),
    ...nameProblems(read, shapes),
    ...referenceProblems(read, shapes, snapshot, prune),
  ];
}
