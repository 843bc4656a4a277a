import { Readable } from 'node:stream';
import { GetObjectCommand, type S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';

export interface Bucket {
  bucket: string;
  config: S3ClientConfig;
}

export const MEDIA_PREFIX = 'media';

/** Milliseconds. Short, because visitors wait for the bucket. */
const TIMEOUTS = { connectionTimeout: 3000, socketTimeout: 4000 };

export function configuredBucket(): Bucket | undefined {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = process.env;
  if (!S3_BUCKET) return undefined;
  return {
    bucket: S3_BUCKET,
    config: {
      requestHandler: TIMEOUTS,
      maxAttempts: 2,
      endpoint: S3_ENDPOINT || undefined,
      region: S3_REGION || 'us-east-1',
      forcePathStyle: Boolean(S3_ENDPOINT),
      credentials: { accessKeyId: S3_ACCESS_KEY_ID ?? '', secretAccessKey: S3_SECRET_ACCESS_KEY ?? '' },
    },
  };
}

export async function openObject(
  client: S3Client,
  object: { Bucket: string; Key: string },
): Promise<Readable> {
  const { Body } = await client.send(new GetObjectCommand(object));
  if (Body instanceof Readable) return Body;
  throw new Error('The bucket sent no file.');
}
