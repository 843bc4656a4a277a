import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

const BUCKET = 'lotline';

/** A local S3 bucket. */
export interface TestBucket {
  /** The environment variables that make the product use the bucket. */
  environment: Record<string, string>;
  /** The folder that contains its objects. */
  folder: string;
  close: () => Promise<void>;
}

export async function startBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(path.join(tmpdir(), 'lotline-bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  return {
    folder: path.join(directory, BUCKET),
    environment: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
