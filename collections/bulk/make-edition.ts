import { isDeepStrictEqual } from 'node:util';
import { writeFile as write } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { connect } from '#city-data/import/connect.ts';
import { withLock } from '#city-data/import/lock.ts';
import type { Rules } from '#city-data/building-lines.ts';
import { readLotEditions } from '#city-data/lot-editions.ts';
import { type BulkFile, MANIFEST, type Manifest, versionAt } from './manifest.ts';
import { type CityPool, obligations } from './obligations.ts';
import { bulkStorage, emptyStagingFolder } from './storage.ts';
import { writeFile } from './write-file.ts';

/** An arbitrary id of a PostgreSQL advisory lock, so that one process makes files at a time. */
const BULK_LOCK = 970_200;

/** A reader who has seen the list of the previous edition can still download its files. */
const KEPT_EDITIONS = 2;

/** The message tells the operator what is wrong and what to do. */
export class BulkError extends Error {
  override name = 'BulkError';
}

export interface Content {
  rules: Rules;
  files: readonly BulkFile[];
}

interface Making {
  databaseUrl: string;
  /** Writes all files but that of the lots. Loading Payload for it takes more memory than all lots. */
  writeContent: (folder: string, now: Date) => Promise<Content>;
  now?: Date;
}

async function withPool<Result>(connectionString: string, work: (from: CityPool) => Promise<Result>) {
  const pool = new pg.Pool({ connectionString, application_name: 'lotline bulk files', max: 2 });
  // Queries reject; without a listener the process would end.
  pool.on('error', () => undefined);
  try {
    return await work({ db: { pool } });
  } finally {
    await pool.end();
  }
}

async function writeLots(from: CityPool, folder: string, rules: Rules) {
  const editions = await readLotEditions(from);
  const file = await writeFile(folder, obligations(from, rules));
  if (!isDeepStrictEqual(await readLotEditions(from), editions)) {
    throw new BulkError('City data was imported meanwhile, so the lots are of two editions. Run it again.');
  }
  return { file, cityData: { ...editions.versions } };
}

async function writeEdition({ databaseUrl, writeContent }: Making, now: Date): Promise<Manifest> {
  const folder = await emptyStagingFolder();
  const { rules, files } = await writeContent(folder, now);
  const { file, cityData } = await withPool(databaseUrl, (from) => writeLots(from, folder, rules));
  const manifest = { version: versionAt(now), day: rules.day, cityData, files: [...files, file] };
  await write(path.join(folder, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
  await bulkStorage().publish(manifest.version, folder);
  return manifest;
}

async function removeOld(): Promise<void> {
  const storage = bulkStorage();
  for (const version of (await storage.versions()).slice(KEPT_EDITIONS)) await storage.remove(version);
}

/** Writes the files of a new edition, and deletes all but the newest two. */
export async function makeEdition(making: Making): Promise<Manifest> {
  const { databaseUrl, now = new Date() } = making;
  // The lock ends with its connection, so a killed process holds up no other.
  const client = await connect(databaseUrl);
  try {
    const manifest = await withLock(client, BULK_LOCK, () => writeEdition(making, now));
    if (!manifest) throw new BulkError('Another process is writing the files. Wait until it ends.');
    await removeOld();
    return manifest;
  } finally {
    await client.end();
  }
}
