import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { z } from 'zod';
import { isRecord } from './fields/codec.ts';
import { codecAt, type ContentCodecs } from './fields/content-codecs.ts';
import { kindOf } from '#cms/content-kinds.ts';
import {
  CONTENT_FOLDERS,
  type ContentPlace,
  keyFields,
  MARKER,
  pathOf,
  pictureAt,
  placeAt,
} from './paths.ts';
import { textAt } from './snapshot.ts';
import { parseTextFile } from './text-file.ts';

export class ContentError extends Error {
  readonly errors: string[];

  constructor(errors: string[]) {
    super(errors.join('\n'));
    this.errors = errors;
  }
}

export interface WrittenFile {
  path: string;
  place: ContentPlace;
  values: Record<string, unknown>;
  text: string;
  errorAt: (path: readonly PropertyKey[], message: string, line?: number) => string;
}

export interface ContentFolder {
  files: WrittenFile[];
  pictures: Map<string, string>;
  errors: string[];
}

const hasCode = (thrown: unknown, code: string): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === code;

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

const DRAWING_DENSITY = 144;

export const isDrawing = (file: string): boolean => file.endsWith('.svg');

/** Converts drawings to WebP, because the site serves no uploaded SVG. */
export async function readPicture(file: string): Promise<Buffer> {
  const bytes = await readFile(file);
  return isDrawing(file) ? sharp(bytes, { density: DRAWING_DENSITY }).webp({ effort: 2 }).toBuffer() : bytes;
}

function formatIssue(issue: z.core.$ZodIssue, errorAt: WrittenFile['errorAt']): string[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => errorAt([...issue.path, key], 'there is no such field.'));
  }
  const line: unknown = issue.code === 'custom' ? issue.params?.line : undefined;
  return [errorAt(issue.path, issue.message, typeof line === 'number' ? line : undefined)];
}

function parseFile(
  codecs: ContentCodecs,
  { name, place, source }: { name: string; place: ContentPlace; source: string },
): WrittenFile | string[] {
  const schema = codecAt(codecs, place)?.schema;
  if (!schema) return [`${name}: there is no such page.`];
  const { values, errors, lineOf } = parseTextFile(source, kindOf(place.folder)?.markdown);
  if (errors.length > 0) return errors.map(({ line, message }) => `${name}:${line}: ${message}`);
  const errorAt: WrittenFile['errorAt'] = (at, message, line) =>
    `${name}:${lineOf(at, line)}: ${at.length > 0 ? `${at.join('.')}: ` : ''}${message}`;
  const parsed = schema.safeParse(isRecord(values) ? { ...keyFields(place), ...values } : values);
  if (!parsed.success) return parsed.error.issues.flatMap((issue) => formatIssue(issue, errorAt));
  const written = isRecord(parsed.data) ? parsed.data : {};
  return { path: pathOf(place), place, values: written, text: textAt(place, written), errorAt };
}

const folderRank = (name: string): number => CONTENT_FOLDERS.indexOf(name.split('/')[0] ?? '');

export async function readFolder(folder: string, codecs: ContentCodecs): Promise<ContentFolder> {
  const content: ContentFolder = { files: [], pictures: new Map(), errors: [] };
  const names = (await listFiles(folder)).filter((name) => folderRank(name) >= 0);
  for (const name of names.sort((a, b) => folderRank(a) - folderRank(b))) {
    const file = path.join(folder, name);
    const picture = pictureAt(name);
    const place = placeAt(name);
    if (picture) content.pictures.set(picture, file);
    else if (!place) content.errors.push(`${name}: content has no such file.`);
    else {
      const parsed = parseFile(codecs, { name, place, source: await readFile(file, 'utf8') });
      if (Array.isArray(parsed)) content.errors.push(...parsed);
      else content.files.push(parsed);
    }
  }
  return content;
}

export async function requireExport(folder: string): Promise<void> {
  if ((await listFiles(folder)).includes(MARKER)) return;
  throw new ContentError([`${folder} is not an export: it has no ${MARKER}.`]);
}

export async function requireOwnFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown): string[] => {
    if (hasCode(error, 'ENOENT')) return [];
    if (hasCode(error, 'ENOTDIR')) throw new ContentError([`${folder} is not a folder.`]);
    throw error;
  });
  if (names.includes(MARKER) || names.every((name) => name.startsWith('.'))) return;
  throw new ContentError([
    `${folder} is not empty, and not an export: it has no ${MARKER}. Nothing was written.`,
  ]);
}

export interface FolderChanges {
  written: number;
  removed: string[];
}

const isUpToDate = async (file: string, content: Buffer): Promise<boolean> =>
  (await readFile(file).catch(() => undefined))?.equals(content) ?? false;

/** Deletes other content files. Does not touch unchanged files, or files that are not content. */
export async function writeFolder(
  folder: string,
  files: ReadonlyMap<string, () => Promise<Buffer>>,
): Promise<FolderChanges> {
  let written = 0;
  for (const [name, read] of files) {
    const file = path.join(folder, name);
    const content = await read();
    if (await isUpToDate(file, content)) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    written += 1;
  }
  const removed = (await listFiles(folder)).filter(
    (name) => (placeAt(name) ?? pictureAt(name)) && !files.has(name),
  );
  for (const name of removed) await rm(path.join(folder, name));
  return { written, removed };
}
