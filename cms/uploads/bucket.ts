import type { S3ClientConfig } from '@aws-sdk/client-s3';

/** The S3 bucket for uploaded files, when one is configured. */
export function configuredBucket(): { bucket: string; config: S3ClientConfig } | undefined {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = process.env;
  if (!S3_BUCKET) return undefined;
  return {
    bucket: S3_BUCKET,
    config: {
      endpoint: S3_ENDPOINT || undefined,
      region: S3_REGION || 'us-east-1',
      forcePathStyle: Boolean(S3_ENDPOINT),
      credentials: { accessKeyId: S3_ACCESS_KEY_ID ?? '', secretAccessKey: S3_SECRET_ACCESS_KEY ?? '' },
    },
  };
}
