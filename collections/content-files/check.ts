import { readFile } from 'node:fs/promises';
import { codecAt, type ContentCodecs } from './content-codecs.ts';
import type { ContentFolder } from './read-folder.ts';
import { findKind, PICTURES } from '#cms/content-kinds.ts';
import { keyFrom, contentName, otherVersionPath, toPath } from './paths.ts';
import { isDrawing, isStorable } from './pictures.ts';
import type { StoredContent } from './stored.ts';

async function pictureErrors({ files, pictures }: ContentFolder): Promise<string[]> {
  const described = new Set(files.flatMap(({ place: { folder, key } }) => (folder === PICTURES ? key : [])));
  const errors = [...described]
    .filter((name) => !pictures.has(name))
    .map((name) => `${PICTURES}/${name}.yaml: the picture ${name} is not beside it.`);
  for (const [name, file] of pictures) {
    if (!described.has(name)) errors.push(`${PICTURES}/${name}: its description ${name}.yaml is missing.`);
    if (!isDrawing(file) && !(await isStorable(name, await readFile(file)))) {
      errors.push(`${PICTURES}/${name}: not a WebP picture.`);
    }
  }
  return errors;
}

/** A file's name must match its values, unless the draft of a published document is about to change it. */
function nameErrors({ files }: ContentFolder): string[] {
  const paths = new Set(files.map(({ path }) => path));
  return files.flatMap(({ place, values, errorAt }) => {
    const fields = findKind(place.folder)?.key;
    if (!fields || (place.isDraft && paths.has(otherVersionPath(place)))) return [];
    const key = keyFrom(fields.map((field) => values[field]));
    if (key === place.key) return [];
    const expected = key === undefined ? 'after its key' : toPath({ ...place, key });
    return [errorAt([fields.at(-1) ?? ''], `the file should be called ${expected}.`)];
  });
}

interface TextPlace {
  path: PropertyKey[];
  line?: number;
}

function findText(value: unknown, key: string, path: PropertyKey[] = []): TextPlace | undefined {
  if (value === key) return { path };
  if (typeof value === 'string') {
    const index = value.split('\n').findIndex((line) => line.includes(key));
    return index === -1 ? undefined : { path, line: index + 1 };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const found = Object.entries(value).map(([name, entry]) =>
    findText(entry, key, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return found.find((place) => place && place.line === undefined) ?? found.find((place) => place);
}

function referenceErrors(
  { files }: ContentFolder,
  codecs: ContentCodecs,
  { documents }: StoredContent,
): string[] {
  const known = new Set([
    ...documents.keys(),
    ...files.map(({ place: { folder, key } }) => contentName(folder, key)),
  ]);
  return files.flatMap(({ place, values, errorAt }) => {
    const missing = new Map<string, string>();
    codecAt(codecs, place)?.toStored(values, (collection, key) => {
      if (!known.has(contentName(collection, key))) missing.set(contentName(collection, key), key);
      return 0;
    });
    return [...missing].map(([name, key]) => {
      const { path, line } = findText(values, key) ?? { path: [] };
      return errorAt(path, `refers to ${name}, which is neither in the folder nor in the database.`, line);
    });
  });
}

export async function findErrors(
  folder: ContentFolder,
  codecs: ContentCodecs,
  stored: StoredContent,
): Promise<string[]> {
  return [
    ...folder.errors,
    ...(await pictureErrors(folder)),
    ...nameErrors(folder),
    ...referenceErrors(folder, codecs, stored),
  ];
}
