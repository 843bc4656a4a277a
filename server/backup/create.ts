import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ClientBase } from 'pg';
import { withBootLock, withClient } from '../database/client.ts';
import { hasCode, ReadableError } from '../readable-error.ts';
import { dumpDatabase, identifier } from './dump.ts';
import {
  type BackedUpFile,
  filePath,
  STORE_NAMES,
  type StoreName,
  writeManifest,
  writeMeasured,
} from './manifest.ts';
import { type FileStore, openFileStores } from './stores.ts';

const TABLE_OF: Record<StoreName, string> = { media: 'media', bills: 'bill_uploads' };

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) {
    throw new ReadableError(`${folder} is not empty. Use a new folder for each backup.`);
  }
}

async function namesInDatabase(client: ClientBase, place: StoreName): Promise<string[]> {
  const { rows } = await client.query<{ filename: string }>(
    `select filename from ${identifier(TABLE_OF[place])} where filename is not null`,
  );
  return rows.map(({ filename }) => filename);
}

const isDeleted = (error: unknown) =>
  hasCode(error, 'ENOENT') || (error instanceof Error && error.name === 'NoSuchKey');

async function copyFile(
  folder: string,
  file: Pick<BackedUpFile, 'place' | 'name'>,
  store: FileStore,
): Promise<BackedUpFile | undefined> {
  const target = filePath(folder, file);
  try {
    return { ...file, ...(await writeMeasured(await store.open(file.name), target)) };
  } catch (error) {
    if (!isDeleted(error)) throw error;
    await rm(target, { force: true });
    return undefined;
  }
}

async function copyFiles(folder: string, place: StoreName, store: FileStore): Promise<BackedUpFile[]> {
  await mkdir(path.join(folder, 'files', place), { recursive: true, mode: 0o700 });
  const files: BackedUpFile[] = [];
  for (const name of await store.list()) {
    const file = await copyFile(folder, { place, name }, store);
    if (file) files.push(file);
  }
  return files;
}

export async function createBackup(databaseUrl: string, folder: string) {
  await makeFolder(folder);
  const takenAt = new Date().toISOString();
  return withClient({ connectionString: databaseUrl, application_name: 'lotline backup' }, async (client) => {
    const namedFiles = async (snapshot: ClientBase) => ({
      media: await namesInDatabase(snapshot, 'media'),
      bills: await namesInDatabase(snapshot, 'bills'),
    });
    const { result: wanted, ...dump } = await withBootLock(databaseUrl, () =>
      dumpDatabase(client, folder, namedFiles),
    );
    const stores = openFileStores();
    const files: BackedUpFile[] = [];
    for (const place of STORE_NAMES) files.push(...(await copyFiles(folder, place, stores[place])));
    await writeManifest(folder, { takenAt, ...dump, files });
    return summarize(dump.tables, files, wanted);
  });
}

function summarize(
  tables: { rows: number; size: number }[],
  files: BackedUpFile[],
  wanted: Record<StoreName, string[]>,
) {
  const copied = new Set(files.map(({ place, name }) => `${place}/${name}`));
  const named = STORE_NAMES.flatMap((place) => wanted[place].map((name) => `${place}/${name}`));
  return {
    tables: tables.length,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    files: files.length,
    bytes: [...tables, ...files].reduce((sum, { size }) => sum + size, 0),
    missing: named.filter((name) => !copied.has(name)).length,
  };
}
