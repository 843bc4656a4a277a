import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { CONTENT_FOLDERS, MARKER, placeAt, type ContentPlace } from '../paths.ts';
import { ContentFilesError } from '../problem.ts';
import type { Shapes } from '../shapes.ts';
import { readYaml, yamlOf } from '../yaml.ts';
import { listFiles } from './list-files.ts';

/** The words of one file, in the form that an export has. */
export interface WrittenFile {
  path: string;
  place: Exclude<ContentPlace, { kind: 'picture' }>;
  words: Record<string, unknown>;
  text: string;
  /** A problem at a place within the words, with file and line. */
  problemAt: (path: readonly PropertyKey[], message: string) => string;
}

/** What a folder holds. */
export interface ReadFolder {
  files: WrittenFile[];
  /** The bytes of the pictures, by the names of their files. */
  pictures: Map<string, Buffer>;
  problems: string[];
}

function schemaFor(
  { collections, globals, picture }: Shapes,
  place: WrittenFile['place'],
): z.ZodType | undefined {
  switch (place.kind) {
    case 'document':
      return collections.find(({ slug }) => slug === place.collection)?.codec.schema;
    case 'global':
      return globals.find(({ slug }) => slug === place.slug)?.codec.schema;
    case 'pictureWords':
      return picture.schema;
  }
}

/** A key that nobody knows is named, as it stands in a line of its own. */
const problemsIn = (issue: z.core.$ZodIssue, problemAt: WrittenFile['problemAt']): string[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => problemAt([...issue.path, key], 'there is no such field.'))
    : [problemAt(issue.path, issue.message)];

function readWords(
  file: Pick<WrittenFile, 'path' | 'place'>,
  source: string,
  schema: z.ZodType,
): WrittenFile | string[] {
  const { value, problems, lineOf } = readYaml(source);
  if (problems.length > 0) return problems.map(({ line, message }) => `${file.path}:${line}: ${message}`);
  const problemAt = (at: readonly PropertyKey[], message: string): string =>
    `${file.path}:${lineOf(at)}: ${at.length > 0 ? `${at.join('.')}: ` : ''}${message}`;
  const parsed = schema.safeParse(value);
  if (!parsed.success) return parsed.error.issues.flatMap((issue) => problemsIn(issue, problemAt));
  const words = parsed.data as Record<string, unknown>;
  return { ...file, words, text: yamlOf(words), problemAt };
}

/** Reads and checks all files of an export. Throws a ContentFilesError where the folder is none. */
export async function readFolder(folder: string, shapes: Shapes): Promise<ReadFolder> {
  const names = await listFiles(folder);
  if (!names.includes(MARKER))
    throw new ContentFilesError([`${folder} is not an export: it has no ${MARKER}.`]);
  const found: ReadFolder = { files: [], pictures: new Map(), problems: [] };
  for (const name of names) {
    const place = placeAt(name);
    if (!place) {
      const isOurs = CONTENT_FOLDERS.includes(name.split('/')[0] ?? '');
      if (isOurs) found.problems.push(`${name}: an export has no such file.`);
    } else if (place.kind === 'picture') {
      found.pictures.set(place.name, await readFile(path.join(folder, name)));
    } else {
      const schema = schemaFor(shapes, place);
      const source = await readFile(path.join(folder, name), 'utf8');
      const read = schema
        ? readWords({ path: name, place }, source, schema)
        : [`${name}: there is no such page.`];
      if (Array.isArray(read)) found.problems.push(...read);
      else found.files.push(read);
    }
  }
  return found;
}
