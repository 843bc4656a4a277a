import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
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
import { isVersion, MANIFEST } from './manifest.ts';

export interface BulkStorage {
  /** Complete editions, newest first. */
  versions: () => Promise<string[]>;
  open: (version: string, file: string) => Promise<Readable | undefined>;
  /** Stores a finished edition from a folder of this machine. */
  publish: (version: string, folder: string) => Promise<void>;
  remove: (version: string) => Promise<void>;
}

const newestFirst = (names: readonly string[]): string[] =>
  names.filter((name) => isVersion(name)).sort((a, b) => b.localeCompare(a));

export function folderStorage(folder: string): BulkStorage {
  return {
    versions: async () => newestFirst(await readdir(folder).catch(() => [])),
    async open(version, file) {
      const handle = await open(path.join(folder, version, path.basename(file))).catch(() => undefined);
      return handle?.createReadStream();
    },
    // Renamed as a whole, so that no reader sees half an edition.
    publish: (version, from) => rename(from, path.join(folder, version)),
    remove: (version) => rm(path.join(folder, version), { recursive: true, force: true }),
  };
}

const PREFIX = 'bulk/';

const manifestFirst = (a: string, b: string): number => Number(b === MANIFEST) - Number(a === MANIFEST);

function bucketStorage({ bucket: Bucket, config }: Bucket): BulkStorage {
  // Other servers than Amazon's would store the checksums that are sent between the pieces of a stream.
  const client = new S3Client({ ...config, requestChecksumCalculation: 'WHEN_REQUIRED' });
  async function list(Prefix: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
      keys.push(...Contents.flatMap(({ Key }) => Key?.slice(Prefix.length) ?? []));
    }
    return keys;
  }
  return {
    async versions() {
      const keys = await list(PREFIX);
      return newestFirst(
        keys.filter((key) => path.basename(key) === MANIFEST).map((key) => path.dirname(key)),
      );
    },
    async open(version, file) {
      try {
        return await openObject(client, { Bucket, Key: `${PREFIX}${version}/${path.basename(file)}` });
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    // The manifest comes last: without one, there is no edition.
    async publish(version, from) {
      for (const name of (await readdir(from)).sort(manifestFirst).reverse()) {
        const file = await open(path.join(from, name));
        const { size } = await file.stat();
        const Body = file.createReadStream();
        const Key = `${PREFIX}${version}/${name}`;
        await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength: size }));
      }
    },
    async remove(version) {
      const prefix = `${PREFIX}${version}/`;
      for (const name of (await list(prefix)).sort(manifestFirst)) {
        await client.send(new DeleteObjectCommand({ Bucket, Key: `${prefix}${name}` }));
      }
    },
  };
}

export function bulkStorage(): BulkStorage {
  const configured = configuredBucket();
  return configured ? bucketStorage(configured) : folderStorage(bulkDirectory());
}

/** An empty folder beside the finished editions. One that a killed process left is deleted. */
export async function emptyStagingFolder(): Promise<string> {
  const folder = path.join(bulkDirectory(), 'unfinished');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}
