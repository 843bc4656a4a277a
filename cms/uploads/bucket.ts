import type { S3ClientConfig } from '@aws-sdk/client-s3';

/** In milliseconds. A visitor waits for the bucket, and would rather be told to try again than wait for long. */
const PATIENCE = { connectionTimeout: 3000, socketTimeout: 4000 };

/** Once more, at most: each try takes its time. */
const ATTEMPTS = 2;

/** The S3 bucket for uploaded files, when one is configured. */
export function configuredBucket(): { bucket: string; config: S3ClientConfig } | undefined {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = process.env;
  if (!S3_BUCKET) return undefined;
  return {
    bucket: S3_BUCKET,
    config: {
      requestHandler: PATIENCE,
      maxAttempts: ATTEMPTS,
      endpoint: S3_ENDPOINT || undefined,
      region: S3_REGION || 'us-east-1',
      forcePathStyle: Boolean(S3_ENDPOINT),
      credentials: { accessKeyId: S3_ACCESS_KEY_ID ?? '', secretAccessKey: S3_SECRET_ACCESS_KEY ?? '' },
    },
  };
}
