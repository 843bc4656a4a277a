import { s3Storage } from '@payloadcms/storage-s3';
import type { Plugin } from 'payload';
import { configuredBucket, MEDIA_PREFIX } from './uploads/bucket.ts';

export function objectStorage(): Plugin[] {
  const { bucket = '', config = {} } = configuredBucket() ?? {};
  return [
    s3Storage({
      enabled: Boolean(bucket),
      alwaysInsertFields: true,
      collections: { media: { prefix: MEDIA_PREFIX }, 'bill-uploads': true },
      bucket,
      config,
    }),
  ];
}
