import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { isObject } from '#cms/objects.ts';
import { codecAt, type ContentCodecs } from './content-codecs.ts';
import { findKind } from '#cms/content-kinds.ts';
import {
  CONTENT_FOLDERS,
  type ContentPlace,
  keyFields,
  MARKER,
  toPath,
  pictureAt,
  placeAt,
} from './paths.ts';
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
  hash: string;
  errorAt: (path: readonly PropertyKey[], message: string, line?: number) => string;
}

export interface ContentFolder {
  files: WrittenFile[];
  pictures: Map<string, string>;
  errors: string[];
}

export const hasCode = (thrown: unknown, code: string): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === code;

export async function listFiles(folder: string): Promise<string[]> {
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
  const { values, errors, findLine } = parseTextFile(source, findKind(place.folder)?.markdown);
  if (errors.length > 0) return errors.map(({ line, message }) => `${name}:${line}: ${message}`);
  const errorAt: WrittenFile['errorAt'] = (at, message, line) =>
    `${name}:${findLine(at, line)}: ${at.length > 0 ? `${at.join('.')}: ` : ''}${message}`;
  const parsed = schema.safeParse(isObject(values) ? { ...keyFields(place), ...values } : values);
  if (!parsed.success) return parsed.error.issues.flatMap((issue) => formatIssue(issue, errorAt));
  const written = isObject(parsed.data) ? parsed.data : {};
  const hash = createHash('sha256').update(source).digest('hex');
  return { path: toPath(place), place, values: written, hash, errorAt };
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
