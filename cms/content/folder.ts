import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { z } from 'zod';
import { ContentError } from './errors.ts';
import { codecAt, type ContentShapes } from './fields/content-shapes.ts';
import { kindOf } from './kinds.ts';
import { CONTENT_FOLDERS, type ContentPlace, MARKER, pathOf, placeAt } from './paths.ts';
import { keyFields, textAt } from './snapshot.ts';
import { parseTextFile } from './text-file.ts';

/** The values of one file, in the form that an export has. */
export interface WrittenFile {
  /** The path that it has in an export. */
  path: string;
  place: Exclude<ContentPlace, { kind: 'picture' }>;
  values: Record<string, unknown>;
  text: string;
  /** An error at a place within the values, with file and line. */
  errorAt: (path: readonly PropertyKey[], message: string, line?: number) => string;
}

/** What a folder holds. */
export interface ContentFolder {
  files: WrittenFile[];
  /** The bytes of the pictures, by the names that they have in an export. */
  pictures: Map<string, Buffer>;
  errors: string[];
}

const hasCode = (thrown: unknown, code: string): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === code;

/** The files below a folder, with "/" on every system, sorted; none where there is no such folder. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')))
    .sort();
}

/** Twice the widest place in which an article's picture is shown. */
const DRAWING_DENSITY = 144;

/** Drawings become WebP, as the site serves no SVG that was uploaded. */
async function readPicture(file: string): Promise<Buffer> {
  const bytes = await readFile(file);
  if (!file.endsWith('.svg')) return bytes;
  return sharp(bytes, { density: DRAWING_DENSITY }).webp().toBuffer();
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function errorsOf(issue: z.core.$ZodIssue, errorAt: WrittenFile['errorAt']): string[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => errorAt([...issue.path, key], 'there is no such field.'));
  }
  const line: unknown = issue.code === 'custom' ? issue.params?.line : undefined;
  return [errorAt(issue.path, issue.message, typeof line === 'number' ? line : undefined)];
}

/** Parses and checks the text of one file. Returns its errors where it has any. */
function readTextFile(
  shapes: ContentShapes,
  name: string,
  place: WrittenFile['place'],
  source: string,
): WrittenFile | string[] {
  const schema = codecAt(shapes, place)?.schema;
  if (!schema) return [`${name}: there is no such page.`];
  const markdown = place.kind === 'document' ? kindOf(place.collection)?.markdown : undefined;
  const { values, errors, lineOf } = parseTextFile(source, markdown);
  if (errors.length > 0) return errors.map(({ line, message }) => `${name}:${line}: ${message}`);
  const errorAt = (at: readonly PropertyKey[], message: string, line?: number): string =>
    `${name}:${lineOf(at, line)}: ${at.length > 0 ? `${at.join('.')}: ` : ''}${message}`;
  const parsed = schema.safeParse(isObject(values) ? { ...keyFields(shapes, place), ...values } : values);
  if (!parsed.success) return parsed.error.issues.flatMap((issue) => errorsOf(issue, errorAt));
  const written: Record<string, unknown> = isObject(parsed.data) ? parsed.data : {};
  return { path: pathOf(place), place, values: written, text: textAt(shapes, place, written), errorAt };
}

/** Reads and checks all content files of a folder. */
export async function readFolder(folder: string, shapes: ContentShapes): Promise<ContentFolder> {
  const found: ContentFolder = { files: [], pictures: new Map(), errors: [] };
  for (const name of await listFiles(folder)) {
    const place = placeAt(name);
    const file = path.join(folder, name);
    if (!place) {
      if (CONTENT_FOLDERS.includes(name.split('/')[0] ?? '')) {
        found.errors.push(`${name}: content has no such file.`);
      }
    } else if (place.kind === 'picture') {
      found.pictures.set(place.name, await readPicture(file));
    } else {
      const read = readTextFile(shapes, name, place, await readFile(file, 'utf8'));
      if (Array.isArray(read)) found.errors.push(...read);
      else found.files.push(read);
    }
  }
  return found;
}

/** Throws a ContentError for a folder that no export has written. */
export async function requireExport(folder: string): Promise<void> {
  if ((await listFiles(folder)).includes(MARKER)) return;
  throw new ContentError([`${folder} is not an export: it has no ${MARKER}.`]);
}

/** What writing a folder has changed in it. */
export interface FolderChanges {
  written: number;
  removed: string[];
}

/** Throws a ContentError for a folder into which no export may be written, as it holds something else. */
export async function requireOwnFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown): string[] => {
    if (hasCode(error, 'ENOENT')) return [];
    if (hasCode(error, 'ENOTDIR')) throw new ContentError([`${folder} is not a folder.`]);
    throw error;
  });
  const isForeign = names.some((name) => !name.startsWith('.')) && !names.includes(MARKER);
  if (isForeign) {
    throw new ContentError([
      `${folder} is not empty, and not an export: it has no ${MARKER}. Nothing was written.`,
    ]);
  }
}

const isWritten = async (file: string, content: Buffer): Promise<boolean> =>
  (await readFile(file).catch(() => undefined))?.equals(content) ?? false;

/**
 * Makes these the only content files of the folder. A file that is as it should be is left alone, and so is everything
 * that no export would write.
 */
export async function writeFolder(
  folder: string,
  files: ReadonlyMap<string, () => Promise<Buffer>>,
): Promise<FolderChanges> {
  let written = 0;
  for (const [name, read] of files) {
    const file = path.join(folder, name);
    const content = await read();
    if (await isWritten(file, content)) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    written += 1;
  }
  const removed = (await listFiles(folder)).filter((name) => placeAt(name) && !files.has(name));
  for (const name of removed) await rm(path.join(folder, name));
  return { written, removed };
}
