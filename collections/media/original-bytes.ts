import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, RequestContext } from 'payload';
import type { Media } from '#cms/payload-types.ts';

const ORIGINAL = 'originalBytes';

/** Has a picture stored exactly as it is, where it came from an installation that had already made it fit. */
export const withOriginalBytes = (bytes: Buffer): RequestContext => ({ [ORIGINAL]: bytes });

const originalIn = (context: RequestContext): Buffer | undefined => {
  const bytes = context[ORIGINAL];
  return Buffer.isBuffer(bytes) ? bytes : undefined;
};

/** Payload encodes each picture anew, and it would lose a little each time: a bucket gets what came. */
export const uploadOriginal: CollectionBeforeChangeHook<Media> = ({ data, req, context }) => {
  const original = originalIn(context);
  if (!original || !req.file) return data;
  req.file = { ...req.file, data: original, size: original.length };
  return { ...data, filesize: original.length };
};

/** On a disk, Payload has written its own version by now. */
export const writeOriginal: CollectionAfterChangeHook<Media> = async ({ doc, collection, context }) => {
  const original = originalIn(context);
  const { upload } = collection;
  if (original && doc.filename && typeof upload === 'object' && !upload.disableLocalStorage) {
    await writeFile(path.join(upload.staticDir ?? collection.slug, path.basename(doc.filename)), original);
  }
  return doc;
};
