import type { CollectionConfig } from 'payload';
import { anyone } from '#cms/access/anyone.ts';
import { editors } from '#cms/access/editors.ts';
import { signedIn } from '#cms/access/signed-in.ts';
import { announceAll } from '#cms/events/announce-all.ts';
import { mediaDirectory } from '#cms/uploads/folders.ts';
import { missingFile } from './missing-file.ts';
import { uploadOriginal, writeOriginal } from './original-bytes.ts';
import { PICTURE_TYPES, refuseOtherFiles } from './refuse-other-files.ts';

/**
 * Images of articles, pages and partners. They are public; nothing that a visitor sends is stored here. Staff add the
 * logos of the partners that they write.
 */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Image', plural: 'Images' },
  admin: { group: 'Content', defaultColumns: ['filename', 'alt', 'updatedAt'] },
  access: { create: signedIn, read: anyone, update: editors, delete: editors },
  hooks: {
    beforeOperation: [refuseOtherFiles],
    beforeChange: [uploadOriginal],
    afterChange: [writeOriginal, ...announceAll.afterChange],
    afterDelete: announceAll.afterDelete,
  },
  upload: {
    staticDir: mediaDirectory(),
    handlers: [missingFile],
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
        Boolean(value?.trim()) || 'Describe the picture for people who cannot see it.',
      admin: { description: 'What the picture shows, for people who cannot see it.' },
    },
  ],
};
