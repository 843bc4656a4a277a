import { statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  RequestContext,
  UploadConfig,
} from 'payload';
import { anyone, editors, signedIn } from '#cms/access.ts';
import { badRequest } from '#cms/errors.ts';
import { eventHooks } from '#cms/publishing/publish-events.ts';
import type { Media as StoredImage } from '#cms/payload-types.ts';
import { configuredBucket } from '#cms/uploads/bucket.ts';
import { mediaDirectory } from '#cms/uploads/folders.ts';

const ORIGINAL = 'originalBytes';

export const withOriginalBytes = (bytes: Buffer): RequestContext => ({ [ORIGINAL]: bytes });

const originalIn = (context: RequestContext): Buffer | undefined => {
  const bytes = context[ORIGINAL];
  return Buffer.isBuffer(bytes) ? bytes : undefined;
};

/** Uploads the original to the bucket, if there is one, because Payload re-encodes images with some loss. */
const uploadOriginal: CollectionBeforeChangeHook<StoredImage> = ({ data, req, context }) => {
  const original = originalIn(context);
  if (!original || !req.file) return data;
  req.file = { ...req.file, data: original, size: original.length };
  return { ...data, filesize: original.length };
};

/** Overwrites the re-encoded image that Payload has written to the disk. */
const writeOriginal: CollectionAfterChangeHook<StoredImage> = async ({ doc, collection, context }) => {
  const original = originalIn(context);
  const { upload } = collection;
  if (original && doc.filename && typeof upload === 'object' && !upload.disableLocalStorage) {
    await writeFile(path.join(upload.staticDir ?? collection.slug, path.basename(doc.filename)), original);
  }
  return doc;
};

type FileHandler = NonNullable<UploadConfig['handlers']>[number];

/** Synchronous, because the type of handlers does not allow a promise of undefined. */
function isOnDisk(filename: string): boolean {
  try {
    return statSync(path.join(mediaDirectory(), filename)).isFile();
  } catch {
    return false;
  }
}

/** Responds with 404 for a missing file, where Payload responds with 500. */
const respondNotFound: FileHandler = (_req, { params }) =>
  configuredBucket() || isOnDisk(params.filename)
    ? undefined
    : new Response('Not found\n', { status: 404, headers: { 'Cache-Control': 'no-store' } });

/** Image types that cannot contain scripts. */
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

const REFUSAL = 'The site cannot show this file. Choose a JPEG, PNG, WebP or AVIF image.';

const BAD_NAME = 'The name of this file has characters that no file can have. Rename it and try again.';

const rejectOtherFiles: CollectionBeforeOperationHook = async ({ req }) => {
  const { file } = req;
  if (!file) return;
  if (/\p{Cc}/u.test(file.name)) throw badRequest(BAD_NAME);
  const type = await fileTypeFromBuffer(file.data);
  if (!type || !PICTURE_TYPES.includes(type.mime)) throw badRequest(REFUSAL);
};

export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Image', plural: 'Images' },
  admin: {
    group: 'Content',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    listSearchableFields: ['alt', 'filename'],
  },
  access: { create: signedIn, read: anyone, update: editors, delete: editors },
  hooks: {
    beforeOperation: [rejectOtherFiles],
    beforeChange: [uploadOriginal],
    afterChange: [writeOriginal, ...eventHooks.afterChange],
    afterDelete: eventHooks.afterDelete,
  },
  upload: {
    staticDir: mediaDirectory(),
    handlers: [respondNotFound],
    mimeTypes: PICTURE_TYPES,
    pasteURL: false,
    focalPoint: true,
    adminThumbnail: 'card',
    formatOptions: { format: 'webp', options: { quality: 82 } },
    resizeOptions: { width: 2000, withoutEnlargement: true },
    imageSizes: [
      { name: 'card', width: 640, height: 360, formatOptions: { format: 'webp', options: { quality: 80 } } },
      { name: 'wide', width: 1280, height: 720, formatOptions: { format: 'webp', options: { quality: 80 } } },
    ],
  },
  fields: [
    {
      name: 'alt',
      label: 'Description',
      type: 'text',
      required: true,
      maxLength: 300,
      validate: (value: string | null | undefined) =>
        Boolean(value?.trim()) || 'Describe the image for people who cannot see it.',
      admin: { description: 'What the image shows, for people who cannot see it.' },
    },
  ],
};
