import type { CollectionSlug, FlattenedField, GlobalSlug, Payload } from 'payload';
import { z } from 'zod';
import { CONTENT_KINDS, PICTURES } from '../kinds.ts';
import type { ContentPlace } from '../paths.ts';
import { blocks, checkbox, type Codec, date, group, plain, plainList, rows } from './codec.ts';
import { reference } from './references.ts';
import { richText } from './rich-text.ts';

const REFERABLE = new Set<string>([PICTURES, ...CONTENT_KINDS.map(({ collection }) => collection)]);

/** Set by the database, by Payload or by the seed. They say nothing that an editor wrote. */
const NEVER_IN_FILES = ['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'seedDigest'];

/** What is known of a picture by its file, or by where it is stored. */
const OF_THE_PICTURE_FILE = [
  ...['url', 'thumbnailURL', 'filename', 'mimeType', 'filesize', 'width', 'height', 'sizes'],
  ...['prefix', '_objectKey'],
];

const list = (schema: z.ZodType, hasMany: boolean | undefined): Codec =>
  hasMany ? plainList(schema) : plain(schema);

const choice = (field: Extract<FlattenedField, { type: 'select' | 'radio' }>): z.ZodType =>
  z.enum(field.options.map((option) => (typeof option === 'string' ? option : option.value)));

/** A relation to anything else, such as an account or what a visitor sent, never gets into a file. */
const relation = (field: Extract<FlattenedField, { type: 'relationship' | 'upload' }>): Codec | undefined =>
  [field.relationTo].flat().every((collection) => REFERABLE.has(collection))
    ? reference(field.relationTo, Boolean(field.hasMany))
    : undefined;

const fields = ({ flattenedFields }: { flattenedFields: FlattenedField[] }): Codec =>
  group(codecsOf(flattenedFields));

/** How a field stands in a file; nothing for fields that never do. */
function codecOf(field: FlattenedField): Codec | undefined {
  switch (field.type) {
    case 'text':
      return list(z.string(), field.hasMany);
    case 'textarea':
    case 'email':
    case 'code':
      return plain(z.string());
    case 'number':
      return list(z.number(), field.hasMany);
    case 'checkbox':
      return checkbox;
    case 'select':
      return list(choice(field), field.hasMany);
    case 'radio':
      return plain(choice(field));
    case 'date':
      return date;
    case 'json':
    case 'point':
      return plain(z.json());
    case 'richText':
      return richText;
    case 'relationship':
    case 'upload':
      return relation(field);
    case 'group':
    case 'tab':
      return fields(field);
    case 'array':
      return rows(fields(field));
    case 'blocks':
      return blocks(new Map(field.blocks.map((kind) => [kind.slug, fields(kind)])));
    default:
      return undefined;
  }
}

/** How the fields of a document stand in its file, in the order of the panel. */
function codecsOf(
  flattened: readonly FlattenedField[],
  computed: readonly string[] = [],
): Map<string, Codec> {
  const codecs = new Map<string, Codec>();
  for (const field of flattened) {
    const isWritten = !NEVER_IN_FILES.includes(field.name) && !computed.includes(field.name);
    const codec = isWritten && !('virtual' in field && field.virtual) ? codecOf(field) : undefined;
    if (codec) codecs.set(field.name, codec);
  }
  return codecs;
}

/** A kind of document, and how its fields stand in a file. */
export interface CollectionShape {
  slug: CollectionSlug;
  key: readonly string[];
  /** The field that is the text of a Markdown file. */
  markdown?: string;
  hasDrafts: boolean;
  /** Whether the seed notes what it has written. */
  hasSeedDigest: boolean;
  codec: Codec;
}

export interface GlobalShape {
  slug: GlobalSlug;
  codec: Codec;
}

/** How all content stands in files. */
export interface ContentShapes {
  collections: readonly CollectionShape[];
  globals: readonly GlobalShape[];
  /** The description of a picture. */
  picture: Codec;
}

/** The middle of a picture: what every crop keeps, unless an editor has chosen another point. */
const MIDDLE = { focalX: 50, focalY: 50 };

function pictureCodec(flattened: readonly FlattenedField[]): Codec {
  const codecs = codecsOf(flattened, OF_THE_PICTURE_FILE);
  for (const [name, middle] of Object.entries(MIDDLE)) {
    codecs.set(name, {
      schema: z.number().transform((value) => (value === middle ? undefined : value)),
      toFile: (stored) => (stored === middle ? undefined : (stored ?? undefined)),
      toStored: (written) => written ?? middle,
    });
  }
  return group(codecs);
}

/** Payload has globals of its own, on its jobs for instance. */
const isContent = ({ slug }: { slug: string }): boolean => !slug.startsWith('payload-');

/** The shapes of all content, taken from Payload's own configuration. */
export function contentShapes({ collections, config }: Payload): ContentShapes {
  return {
    collections: CONTENT_KINDS.map(({ collection, key, markdown, computed }) => {
      const { flattenedFields, versions } = collections[collection].config;
      return {
        slug: collection,
        key,
        markdown,
        hasDrafts: Boolean(versions?.drafts),
        hasSeedDigest: flattenedFields.some(({ name }) => name === 'seedDigest'),
        codec: group(codecsOf(flattenedFields, computed)),
      };
    }),
    globals: config.globals.filter(isContent).map(({ slug, flattenedFields }) => ({
      slug,
      codec: group(codecsOf(flattenedFields)),
    })),
    picture: pictureCodec(collections[PICTURES].config.flattenedFields),
  };
}

/** How the text of a file is read and written; nothing where no content has such a file. */
export function codecAt(
  { collections, globals, picture }: ContentShapes,
  place: ContentPlace,
): Codec | undefined {
  switch (place.kind) {
    case 'document':
      return collections.find(({ slug }) => slug === place.collection)?.codec;
    case 'global':
      return globals.find(({ slug }) => slug === place.slug)?.codec;
    case 'description':
      return picture;
    case 'picture':
      return undefined;
  }
}
