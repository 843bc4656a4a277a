import { statSync } from 'node:fs';
import path from 'node:path';
import type { UploadConfig } from 'payload';
import { configuredBucket } from '#cms/uploads/bucket.ts';
import { mediaDirectory } from '#cms/uploads/folders.ts';

type FileHandler = NonNullable<UploadConfig['handlers']>[number];

/** Synchronous, as the type of a handler has no place for a promise that may hold nothing. */
function isOnDisk(filename: string): boolean {
  try {
    return statSync(path.join(mediaDirectory(), filename)).isFile();
  } catch {
    // Not there, or a name that no file can have.
    return false;
  }
}

/** Answers 404 for an image that is not there: Payload takes it for a fault of its own. A bucket answers so itself. */
export const missingFile: FileHandler = (_req, { params }) =>
  configuredBucket() || isOnDisk(params.filename)
    ? undefined
    : new Response('Not found\n', { status: 404, headers: { 'Cache-Control': 'no-store' } });
