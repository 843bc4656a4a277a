import { setTimeout as wait } from 'node:timers/promises';
import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { configuredBucket } from '#cms/uploads/bucket.ts';
import { loadEnvironment } from '../environment/load.ts';
import { log } from '../logger.ts';
import { errorMessage, ReadableError } from '../readable-error.ts';

const ATTEMPTS = 30;
const RETRY_AFTER_MS = 2000;
const FORBIDDEN = 403;

const httpStatus = (error: unknown): unknown =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

async function ensureBucket(client: S3Client, Bucket: string): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket }));
  } catch (error) {
    if (httpStatus(error) !== 404) throw error;
    await client.send(new CreateBucketCommand({ Bucket }));
  }
}

async function waitForBucket(): Promise<void> {
  const configured = configuredBucket();
  if (!configured) throw new ReadableError('S3_BUCKET is not set, so there is no bucket to create.');
  const client = new S3Client({ ...configured.config, maxAttempts: 1 });
  for (let attempt = 1; ; attempt += 1) {
    try {
      await ensureBucket(client, configured.bucket);
      return;
    } catch (error) {
      if (httpStatus(error) === FORBIDDEN) throw new ReadableError('The S3 server rejects this key.');
      if (attempt === ATTEMPTS) throw error;
      await wait(RETRY_AFTER_MS);
    }
  }
}

export async function createBucket(): Promise<void> {
  try {
    loadEnvironment();
    await waitForBucket();
    log.info('The bucket exists');
  } catch (error) {
    log.fatal(errorMessage(error));
    process.exit(1);
  }
}
