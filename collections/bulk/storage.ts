import { createReadStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { type Bucket, configuredBucket, openObject } from '#cms/uploads/bucket.ts';
import { bulkDirectory } from '#cms/uploads/folders.ts';
import { dayInNewYork } from '#law/days.ts';

/** Other programs rely on these columns. Add new columns at the end, and never remove any. */
export const COLUMNS = ['bbl', 'law', 'answer', 'reason', 'nextDate', 'cycle'] as const;

export interface BulkFile {
  /** The file lists laws, figures, and dates as of this day in New York. */
  day: string;
  bytes: number;
  sha256: string;
  open: () => Promise<Readable | undefined>;
}

interface Stored {
  name: string;
  bytes: number;
}

interface BulkStorage {
  list: () => Promise<Stored[]>;
  open: (name: string) => Promise<Readable | undefined>;
  /** Moves a finished local file into place atomically. */
  store: (file: string, name: string) => Promise<void>;
  remove: (name: string) => Promise<void>;
}

function folderStorage(folder: string): BulkStorage {
  const place = (name: string) => path.join(folder, name);
  return {
    async list() {
      const names = await readdir(folder).catch(() => []);
      return Promise.all(names.map(async (name) => ({ name, bytes: (await stat(place(name))).size })));
    },
    async open(name) {
      const handle = await open(place(name)).catch(() => undefined);
      return handle?.createReadStream();
    },
    store: (file, name) => rename(file, place(name)),
    remove: (name) => rm(place(name), { force: true }),
  };
}

const PREFIX = 'bulk/';

function bucketStorage({ bucket: Bucket, config }: Bucket): BulkStorage {
  // Other S3-compatible servers would store the checksums that Amazon's expects between chunks as content.
  const client = new S3Client({ ...config, requestChecksumCalculation: 'WHEN_REQUIRED' });
  const object = (name: string) => ({ Bucket, Key: PREFIX + name });
  return {
    async list() {
      const stored: Stored[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: PREFIX })) {
        stored.push(
          ...Contents.map(({ Key = '', Size = 0 }) => ({ name: Key.slice(PREFIX.length), bytes: Size })),
        );
      }
      return stored;
    },
    async open(name) {
      try {
        return await openObject(client, object(name));
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async store(file, name) {
      const { size } = await stat(file);
      const Body = createReadStream(file);
      await client.send(new PutObjectCommand({ ...object(name), Body, ContentLength: size }));
      await rm(file);
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(object(name)));
    },
  };
}

function bulkStorage(): BulkStorage {
  const configured = configuredBucket();
  return configured ? bucketStorage(configured) : folderStorage(bulkDirectory());
}

/** The name contains the time and the checksum, so that no metadata needs to be stored. */
const NAME = /^obligations-(\d{13})-([\da-f]{64})\.csv\.gz$/;

const fileName = (now: Date, sha256: string): string => `obligations-${now.getTime()}-${sha256}.csv.gz`;

export async function findBulkFile(): Promise<BulkFile | undefined> {
  const storage = bulkStorage();
  const files = (await storage.list()).flatMap(({ name, bytes }) => {
    const [, time, sha256 = ''] = NAME.exec(name) ?? [];
    const day = dayInNewYork(new Date(Number(time)));
    return time ? [{ time, day, bytes, sha256, open: () => storage.open(name) }] : [];
  });
  return files.toSorted((one, other) => other.time.localeCompare(one.time))[0];
}

/** Replaces the previous file without interrupting downloads in progress. */
export async function publishBulkFile(file: string, now: Date, sha256: string): Promise<void> {
  const storage = bulkStorage();
  const current = fileName(now, sha256);
  await storage.store(file, current);
  for (const { name } of await storage.list()) {
    if (NAME.test(name) && name !== current) await storage.remove(name);
  }
}
