import { createReadStream } from 'node:fs';
import { opendir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { DeleteObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { BILL_FOLDERS } from './bill-names.ts';
import { type Bucket, configuredBucket, openObject } from '#cms/uploads/bucket.ts';
import { billsDirectory } from '#cms/uploads/folders.ts';

export interface StoredFile {
  prefix?: string | null;
  filename?: string | null;
}

interface FoundFile {
  place: StoredFile;
  modifiedAt: Date;
}

export interface BillStorage {
  open: (file: StoredFile) => Promise<Readable>;
  list: () => AsyncIterable<FoundFile>;
  remove: (file: StoredFile) => Promise<void>;
}

const objectKey = ({ prefix, filename }: StoredFile): string => [prefix, filename].filter(Boolean).join('/');

function parseKey(key: string): StoredFile {
  const end = key.lastIndexOf('/');
  return { prefix: key.slice(0, Math.max(end, 0)), filename: key.slice(end + 1) };
}

async function* objectsIn(client: S3Client, Bucket: string): AsyncGenerator<FoundFile> {
  for (const folder of Object.values(BILL_FOLDERS)) {
    for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: `${folder}/` })) {
      for (const { Key = '', LastModified = new Date() } of page.Contents ?? []) {
        yield { place: parseKey(Key), modifiedAt: LastModified };
      }
    }
  }
}

function bucketStorage({ bucket: Bucket, config }: Bucket): BillStorage {
  const client = new S3Client(config);
  return {
    open: (file) => openObject(client, { Bucket, Key: objectKey(file) }),
    list: () => objectsIn(client, Bucket),
    async remove(file) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: objectKey(file) }));
    },
  };
}

async function* filesIn(folder: string): AsyncGenerator<FoundFile> {
  const entries = await opendir(folder).catch(() => []);
  for await (const { name } of entries) {
    const found = await stat(path.join(folder, name)).catch(() => undefined);
    if (found?.isFile()) yield { place: { filename: name }, modifiedAt: found.mtime };
  }
}

export function folderStorage(folder: string): BillStorage {
  const filePath = ({ filename }: StoredFile) => path.join(folder, path.basename(filename ?? ''));
  return {
    open: (file) => Promise.resolve(createReadStream(filePath(file))),
    list: () => filesIn(folder),
    remove: (file) => rm(filePath(file), { force: true }),
  };
}

export function billStorage(): BillStorage {
  const configured = configuredBucket();
  return configured ? bucketStorage(configured) : folderStorage(billsDirectory());
}
