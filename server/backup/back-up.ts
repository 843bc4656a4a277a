import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { withBootLock } from '../database/boot-lock.ts';
import { hasCode, ReadableError } from '../readable-error.ts';
import { identifier } from './catalog.ts';
import { dumpDatabase } from './dump.ts';
import { openFilePlaces } from './file-places.ts';
import type { FilePlace } from './folder-place.ts';
import { type BackedUpFile, FILE_PLACES, type FilePlaceName, filePath, writeManifest } from './manifest.ts';
import { writeMeasured } from './measure.ts';

/** What a back-up holds, in numbers. */
export interface BackedUp {
  tables: number;
  rows: number;
  files: number;
  bytes: number;
  /** Files that the database names and that were not there. */
  missing: number;
}

const TABLE_OF: Record<FilePlaceName, string> = { media: 'media', bills: 'bill_uploads' };

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) {
    throw new ReadableError(`${folder} is not empty. Name a new folder for each back-up.`);
  }
}

async function namesInDatabase(client: pg.ClientBase, place: FilePlaceName): Promise<string[]> {
  const { rows } = await client.query<{ filename: string }>(
    `select filename from ${identifier(TABLE_OF[place])} where filename is not null`,
  );
  return rows.map(({ filename }) => filename);
}

/** Whether a file was there when the names were asked for, and is not any more. */
const isGone = (error: unknown) =>
  hasCode(error, 'ENOENT') || (error instanceof Error && error.name === 'NoSuchKey');

/** Copies one file; nothing when it was deleted meanwhile. */
async function copyFile(
  folder: string,
  file: Pick<BackedUpFile, 'place' | 'name'>,
  store: FilePlace,
): Promise<BackedUpFile | undefined> {
  const target = filePath(folder, file);
  try {
    return { ...file, ...(await writeMeasured(await store.open(file.name), target)) };
  } catch (error) {
    if (!isGone(error)) throw error;
    await rm(target, { force: true });
    return undefined;
  }
}

/** Copies the files of a place. */
async function copyFiles(folder: string, place: FilePlaceName, store: FilePlace): Promise<BackedUpFile[]> {
  await mkdir(path.join(folder, 'files', place), { recursive: true, mode: 0o700 });
  const files: BackedUpFile[] = [];
  for (const name of await store.list()) {
    const file = await copyFile(folder, { place, name }, store);
    if (file) files.push(file);
  }
  return files;
}

/** Writes a back-up of the database and of all files into a new folder. The product may go on working. */
export async function backUp(databaseUrl: string, folder: string): Promise<BackedUp> {
  await makeFolder(folder);
  const takenAt = new Date().toISOString();
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'lotline backup' });
  await client.connect();
  try {
    const named = async (seen: pg.ClientBase) => ({
      media: await namesInDatabase(seen, 'media'),
      bills: await namesInDatabase(seen, 'bills'),
    });
    const { result: wanted, ...dump } = await withBootLock(databaseUrl, () =>
      dumpDatabase(client, folder, named),
    );
    const places = openFilePlaces();
    const files: BackedUpFile[] = [];
    for (const place of FILE_PLACES) files.push(...(await copyFiles(folder, place, places[place])));
    await writeManifest(folder, { takenAt, ...dump, files });
    return figuresOf(dump.tables, files, wanted);
  } finally {
    await client.end();
  }
}

function figuresOf(
  tables: { rows: number; size: number }[],
  files: BackedUpFile[],
  wanted: Record<FilePlaceName, string[]>,
): BackedUp {
  const copied = new Set(files.map(({ place, name }) => `${place}/${name}`));
  const named = FILE_PLACES.flatMap((place) => wanted[place].map((name) => `${place}/${name}`));
  return {
    tables: tables.length,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    files: files.length,
    bytes: [...tables, ...files].reduce((sum, { size }) => sum + size, 0),
    missing: named.filter((name) => !copied.has(name)).length,
  };
}
