import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { UploadConfig } from 'payload';
import { configuredBucket } from '#cms/uploads/bucket.ts';
import { mediaDirectory } from '#cms/uploads/folders.ts';

type FileHandler = NonNullable<UploadConfig['handlers']>[number];

const isOnDisk = (filename: string): Promise<boolean> =>
  stat(path.join(mediaDirectory(), filename)).then(
    (found) => found.isFile(),
    () => false,
  );

/** Answers 404 for an image that is not there: Payload takes it for a fault of its own. A bucket answers so itself. */
export const missingFile: FileHandler = async (_req, { params }) =>
  configuredBucket() || (await isOnDisk(params.filename))
    ? null
    : new Response('Not found\n', { status: 404, headers: { 'Cache-Control': 'no-store' } });
