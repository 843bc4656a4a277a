import type { CollectionSlug } from 'payload';

/** A kind of document that is content: what editors write, and visitors read. */
export interface ContentCollection {
  collection: CollectionSlug;
  /** The fields by which a document is known on every installation. They make the name of its file. */
  key: readonly string[];
  /** Fields that the product counts or computes itself. */
  computed?: readonly string[];
  /** Whether the product cannot be without any of them: an import deletes none. */
  isNeeded?: boolean;
}

/** Pictures: their files lie beside their words, under the name of the file. */
export const PICTURES = 'media';

/** What the panel makes of each upload, and so the only kind of picture that an export has. */
export const PICTURE_KIND = 'image/webp';

/**
 * Everything that can be moved between installations as files, in the order in which it is imported. What is not
 * in this list never leaves the database: accounts, what visitors sent, jobs, and relations to any of them. All
 * globals are content too.
 */
export const CONTENT_COLLECTIONS: readonly ContentCollection[] = [
  { collection: 'modules', key: ['slug'], isNeeded: true },
  { collection: 'quizzes', key: ['module'] },
  { collection: 'partners', key: ['slug'] },
  { collection: 'guides', key: ['slug'] },
  { collection: 'articles', key: ['module', 'slug'], computed: ['readTime', 'readCount'] },
  { collection: 'redirects', key: ['from'] },
  { collection: 'mail-templates', key: ['key'], isNeeded: true },
];

/** Whether documents of a collection stay, whatever a folder has. */
export const isNeeded = (collection: string): boolean =>
  CONTENT_COLLECTIONS.some((kind) => kind.collection === collection && kind.isNeeded);

/** Set by the database, by Payload or by the seed. They say nothing that an editor wrote. */
export const NEVER_IN_FILES = ['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'seedDigest'];
