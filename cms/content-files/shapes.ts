import type { CollectionSlug, FlattenedField, GlobalSlug, Payload } from 'payload';
import type { Codec } from './fields/codec.ts';
import { codecsOf } from './fields/codec-of.ts';
import { group } from './fields/composite.ts';
import { CONTENT_COLLECTIONS, PICTURES } from './registry.ts';

/** A kind of document, and how its words stand in a file. */
export interface CollectionShape {
  slug: CollectionSlug;
  key: readonly string[];
  hasDrafts: boolean;
  codec: Codec;
}

export interface GlobalShape {
  slug: GlobalSlug;
  codec: Codec;
}

/** How all content stands in files. */
export interface Shapes {
  collections: readonly CollectionShape[];
  globals: readonly GlobalShape[];
  /** The words that belong to a picture. */
  picture: Codec;
}

/** What is known of a picture by its file, or said by where it is kept. */
const OF_THE_FILE = [
  ...['url', 'thumbnailURL', 'filename', 'mimeType', 'filesize', 'width', 'height', 'sizes'],
  ...['prefix', '_objectKey'],
];

const codecFor = (fields: readonly FlattenedField[], computed?: readonly string[]): Codec =>
  group(codecsOf(fields, computed));

/** Payload keeps globals of its own, on its jobs for instance. */
const isContent = ({ slug }: { slug: string }): boolean => !slug.startsWith('payload-');

/** The shapes of all content, taken from Payload's own configuration. */
export function shapesOf({ collections, config }: Payload): Shapes {
  return {
    collections: CONTENT_COLLECTIONS.map(({ collection, key, computed }) => {
      const { flattenedFields, versions } = collections[collection].config;
      return {
        slug: collection,
        key,
        hasDrafts: Boolean(versions?.drafts),
        codec: codecFor(flattenedFields, computed),
      };
    }),
    globals: config.globals.filter(isContent).map(({ slug, flattenedFields }) => ({
      slug,
      codec: codecFor(flattenedFields),
    })),
    picture: codecFor(collections[PICTURES].config.flattenedFields, OF_THE_FILE),
  };
}
