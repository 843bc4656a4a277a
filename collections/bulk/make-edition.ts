import { isDeepStrictEqual } from 'node:util';
import { writeFile as write } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { connect } from '#city-data/import/connect.ts';
import { withLock } from '#city-data/import/lock.ts';
import type { Rules } from '#city-data/building-lines.ts';
import { readLotEditions } from '#city-data/lot-editions.ts';
import { loadFilledLaws } from '#cms/register/laws.ts';
import { readRegister } from '#cms/register/register.ts';
import { THRESHOLDS } from '#law/buildings/thresholds.ts';
import { dayInNewYork } from '#law/new-york-day.ts';
import { contentFiles } from './content-files.ts';
import { type BulkFile, MANIFEST, type Manifest, versionAt } from './manifest.ts';
import { obligations } from './obligations.ts';
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

export async function rulesOn(payload: Payload, now: Date): Promise<Rules> {
  const day = dayInNewYork(now);
  const register = await readRegister(payload);
  const laws = await loadFilledLaws(payload, now);
  return { laws, register, thresholds: THRESHOLDS.from(register, day), day };
}

async function writeEdition(payload: Payload, now: Date): Promise<Manifest> {
  const folder = await emptyStagingFolder();
  const [rules, editions] = await Promise.all([rulesOn(payload, now), readLotEditions(payload)]);
  const files: BulkFile[] = [];
  for (const content of [...(await contentFiles(payload, rules, now)), obligations(payload, rules)]) {
    files.push(await writeFile(folder, content));
  }
  if (!isDeepStrictEqual(await readLotEditions(payload), editions)) {
    throw new BulkError('City data was imported meanwhile, so the lots are of two editions. Run it again.');
  }
  const manifest = { version: versionAt(now), day: rules.day, cityData: { ...editions.versions }, files };
  await write(path.join(folder, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
  await bulkStorage().publish(manifest.version, folder);
  return manifest;
}

async function removeOld(): Promise<void> {
  const storage = bulkStorage();
  for (const version of (await storage.versions()).slice(KEPT_EDITIONS)) await storage.remove(version);
}

/** Writes the files of a new edition, and deletes all but the newest two. */
export async function makeEdition(
  payload: Payload,
  { databaseUrl, now = new Date() }: { databaseUrl: string; now?: Date },
): Promise<Manifest> {
  // The lock ends with its connection, so a killed process holds up no other.
  const client = await connect(databaseUrl);
  try {
    const manifest = await withLock(client, BULK_LOCK, () => writeEdition(payload, now));
    if (!manifest) throw new BulkError('Another process is writing the files. Wait until it ends.');
    await removeOld();
    return manifest;
  } finally {
    await client.end();
  }
}
