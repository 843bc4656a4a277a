import { DeleteObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { BILL_FOLDERS } from './bill-names.ts';
import { type Bucket, openObject } from './bucket.ts';
import type { BillStorage, FoundFile, StoredFile } from './stored-file.ts';

const keyOf = ({ prefix, filename }: StoredFile): string => [prefix, filename].filter(Boolean).join('/');

function placeOf(key: string): StoredFile {
  const end = key.lastIndexOf('/');
  return { prefix: key.slice(0, Math.max(end, 0)), filename: key.slice(end + 1) };
}

async function* objectsIn(client: S3Client, Bucket: string): AsyncGenerator<FoundFile> {
  for (const folder of Object.values(BILL_FOLDERS)) {
    for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: `${folder}/` })) {
      for (const { Key = '', LastModified = new Date() } of page.Contents ?? []) {
        yield { place: placeOf(Key), modifiedAt: LastModified };
      }
    }
  }
}

/** Bills in an S3 bucket, in folders of their own. */
export function bucketStorage({ bucket: Bucket, config }: Bucket): BillStorage {
  const client = new S3Client(config);
  return {
    open: (file) => openObject(client, { Bucket, Key: keyOf(file) }),
    list: () => objectsIn(client, Bucket),
    async remove(file) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(file) }));
    },
  };
}
