import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { paginateListObjectsV2, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { fileTypeFromBuffer } from 'file-type';
import { BILL_FOLDERS } from '#collections/bills/uploads/bill-names.ts';
import { type Bucket, configuredBucket, MEDIA_PREFIX, openObject } from '#cms/uploads/bucket.ts';
import { billsDirectory, mediaDirectory } from '#cms/uploads/folders.ts';
import { hasCode } from '../readable-error.ts';
import type { StoreName } from './manifest.ts';

export interface FileStore {
  list: () => Promise<string[]>;
  open: (name: string) => Promise<Readable>;
  put: (source: string, name: string, prefix: string) => Promise<void>;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

function folderStore(folder: string): FileStore {
  return {
    list: () => namesIn(folder),
    open: (name) => Promise.resolve(createReadStream(path.join(folder, name))),
    async put(source, name) {
      const draft = path.join(folder, `.restored-${process.pid}`);
      await mkdir(folder, { recursive: true });
      try {
        await copyFile(source, draft);
        await rename(draft, path.join(folder, name));
      } finally {
        await rm(draft, { force: true });
      }
    },
  };
}

function bucketStore({ bucket: Bucket, config }: Bucket, prefixes: string[]): FileStore {
  const client = new S3Client(config);
  const keys = new Map<string, string>();
  return {
    async list() {
      for (const prefix of prefixes) {
        for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: `${prefix}/` })) {
          const found = (page.Contents ?? []).map(({ Key = '' }) => Key).filter((key) => !key.endsWith('/'));
          for (const key of found) keys.set(path.posix.basename(key), key);
        }
      }
      return [...keys.keys()].sort();
    },
    open: (name) => openObject(client, { Bucket, Key: keys.get(name) ?? name }),
    async put(source, name, prefix) {
      const Body = await readFile(source);
      const ContentType = (await fileTypeFromBuffer(Body))?.mime;
      const Key = path.posix.join(prefix, name);
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }));
    },
  };
}

export function openFileStores(): Record<StoreName, FileStore> {
  const bucket = configuredBucket();
  if (!bucket) return { media: folderStore(mediaDirectory()), bills: folderStore(billsDirectory()) };
  return {
    media: bucketStore(bucket, [MEDIA_PREFIX]),
    bills: bucketStore(bucket, Object.values(BILL_FOLDERS)),
  };
}
