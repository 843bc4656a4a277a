import { s3Storage } from '@payloadcms/storage-s3';
import type { Plugin } from 'payload';

/** Keeps images in an S3 bucket when one is configured; otherwise they stay on disk. */
export function objectStorage(): Plugin[] {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = process.env;
  return [
    s3Storage({
      enabled: Boolean(S3_BUCKET),
      alwaysInsertFields: true,
      collections: { media: { prefix: 'media' } },
      bucket: S3_BUCKET ?? '',
      config: {
        endpoint: S3_ENDPOINT,
        region: S3_REGION ?? 'us-east-1',
        forcePathStyle: Boolean(S3_ENDPOINT),
        credentials: {
          accessKeyId: S3_ACCESS_KEY_ID ?? '',
          secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
        },
      },
    }),
  ];
}
