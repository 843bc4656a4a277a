import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createLocalReq, type Payload } from 'payload';
import { findKind, PICTURES } from '#cms/content-kinds.ts';
import { contentCodecs } from './content-codecs.ts';
import {
  type ContentPlace,
  keyFields,
  MARKER,
  MARKER_TEXT,
  contentName,
  toPath,
  pictureAt,
  placeAt,
} from './paths.ts';
import { readPictureFile } from './pictures.ts';
import { ContentError, hasCode, listFiles } from './read-folder.ts';
import { loadStored } from './stored.ts';
import { formatTextFile } from './text-file.ts';

export interface ExportOutcome {
  files: number;
  written: number;
  removed: string[];
  notices: string[];
}

async function requireOwnFolder(folder: string): Promise<void> {
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

/** Omits the key fields, because the file name contains the key. */
function formatContent(place: ContentPlace, values: Record<string, unknown>): string {
  const named = keyFields(place);
  const unnamed = Object.entries(values).filter(([field, value]) => named[field] !== value);
  return formatTextFile(Object.fromEntries(unnamed), findKind(place.folder)?.markdown);
}

const isUpToDate = async (file: string, content: Buffer): Promise<boolean> =>
  (await readFile(file).catch(() => undefined))?.equals(content) ?? false;

/** Writes changed files and deletes content files that are not in `files`. Ignores files that are not content. */
async function writeFolder(folder: string, files: ReadonlyMap<string, () => Promise<Buffer>>) {
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

/**
 * Fills an empty folder or updates an export. Throws a ContentError for any other folder. See
 * docs/content-as-files.md.
 */
export async function exportContent(payload: Payload, folder: string): Promise<ExportOutcome> {
  await requireOwnFolder(folder);
  const req = await createLocalReq({}, payload);
  const { documents, notices, valuesAt } = await loadStored(req, contentCodecs(payload));
  const files = new Map<string, () => Promise<Buffer>>([
    [MARKER, () => Promise.resolve(Buffer.from(MARKER_TEXT))],
  ]);
  for (const { folder: kind, key } of documents.values()) {
    for (const isDraft of [false, true]) {
      const place = { folder: kind, key, isDraft };
      const values = valuesAt(place);
      if (values) files.set(toPath(place), () => Promise.resolve(Buffer.from(formatContent(place, values))));
    }
    if (kind !== PICTURES) continue;
    files.set(contentName(PICTURES, key), async () =>
      readPictureFile(await createLocalReq({}, payload), key),
    );
  }
  return { files: files.size, ...(await writeFolder(folder, files)), notices };
}
