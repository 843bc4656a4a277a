import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { paginateListObjectsV2, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { fileTypeFromBuffer } from 'file-type';
import { type Bucket, openObject } from '#cms/uploads/bucket.ts';
import type { FilePlace } from './folder-place.ts';

async function keysBelow(client: S3Client, Bucket: string, prefixes: string[]): Promise<string[]> {
  const keys: string[] = [];
  for (const prefix of prefixes) {
    for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: `${prefix}/` })) {
      keys.push(...(page.Contents ?? []).map(({ Key = '' }) => Key).filter((key) => !key.endsWith('/')));
    }
  }
  return keys;
}

/** Files in a bucket, below these prefixes. Their names are unique there, as they are in a folder. */
export function bucketPlace({ bucket: Bucket, config }: Bucket, prefixes: string[]): FilePlace {
  const client = new S3Client(config);
  const keys = new Map<string, string>();
  return {
    async list() {
      for (const key of await keysBelow(client, Bucket, prefixes)) keys.set(path.posix.basename(key), key);
      return [...keys.keys()].sort();
    },
    open: (name) => openObject(client, { Bucket, Key: keys.get(name) ?? name }),
    async put(source, name, prefix) {
      // No file is larger than 32 MB. The kind is what the file is served with.
      const Body = await readFile(source);
      const ContentType = (await fileTypeFromBuffer(Body))?.mime;
      const Key = path.posix.join(prefix, name);
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }));
    },
  };
}
