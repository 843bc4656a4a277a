import type { FlattenedField, Payload } from 'payload';
import { z } from 'zod';
import { CONTENT_KINDS, PICTURES } from '#cms/content-kinds.ts';
import { blocks, type Codec, date, group, list, plain, reference, withDefault } from './codec.ts';
import { type ContentPlace, contentName, GLOBALS } from './paths.ts';
import { richText } from './rich-text/codec.ts';

const CONTENT_COLLECTIONS = new Set<string>([PICTURES, ...CONTENT_KINDS.map(({ collection }) => collection)]);

const NEVER_IN_FILES = ['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'seedDigest', 'savedBy'];

const PICTURE_FILE_FIELDS = [
  'url',
  'thumbnailURL',
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'sizes',
  'prefix',
  '_objectKey',
];

const oneOrMany = (codec: Codec, hasMany: boolean | undefined): Codec => (hasMany ? list(codec) : codec);

const choice = (field: Extract<FlattenedField, { type: 'select' | 'radio' }>): z.ZodType =>
  z.enum(field.options.map((option) => (typeof option === 'string' ? option : option.value)));

/** Returns undefined for relations to non-content, such as accounts or submissions, to keep them out of files. */
const relation = (field: Extract<FlattenedField, { type: 'relationship' | 'upload' }>): Codec | undefined =>
  [field.relationTo].flat().every((collection) => CONTENT_COLLECTIONS.has(collection))
    ? oneOrMany(reference(field.relationTo), field.hasMany)
    : undefined;

interface Fields {
  flattenedFields: FlattenedField[];
}

function toCodec(field: FlattenedField): Codec | undefined {
  switch (field.type) {
    case 'text':
      return oneOrMany(plain(z.string()), field.hasMany);
    case 'textarea':
    case 'email':
      return plain(z.string());
    case 'number':
      return oneOrMany(plain(z.number()), field.hasMany);
    case 'checkbox':
      return withDefault(z.boolean(), false);
    case 'select':
      return oneOrMany(plain(choice(field)), field.hasMany);
    case 'radio':
      return plain(choice(field));
    case 'date':
      return date;
    case 'json':
      return plain(z.json());
    case 'richText':
      return richText;
    case 'relationship':
    case 'upload':
      return relation(field);
    case 'group':
    case 'tab':
      return group(fieldCodecs(field));
    case 'array':
      return list(group(fieldCodecs(field)));
    case 'blocks':
      return blocks(new Map(field.blocks.map((block) => [block.slug, group(fieldCodecs(block))])));
    default:
      return undefined;
  }
}

function fieldCodecs({ flattenedFields }: Fields, omitted: readonly string[] = []): Map<string, Codec> {
  const codecs = new Map<string, Codec>();
  for (const field of flattenedFields) {
    const isOmitted = NEVER_IN_FILES.includes(field.name) || omitted.includes(field.name);
    const codec = isOmitted || ('virtual' in field && field.virtual) ? undefined : toCodec(field);
    if (codec) codecs.set(field.name, codec);
  }
  return codecs;
}

const middle = withDefault(z.number(), 50);

export type ContentCodecs = ReadonlyMap<string, Codec>;

export function contentCodecs({ collections, config }: Payload): ContentCodecs {
  const pictureCodecs = fieldCodecs(collections[PICTURES].config, PICTURE_FILE_FIELDS);
  pictureCodecs.set('focalX', middle).set('focalY', middle);
  // Skip Payload's own globals, such as job statistics.
  const globals = config.globals.filter(({ slug }) => !slug.startsWith('payload-'));
  return new Map([
    [PICTURES, group(pictureCodecs)],
    ...CONTENT_KINDS.map(
      ({ collection, computed }) =>
        [collection, group(fieldCodecs(collections[collection].config, computed))] as const,
    ),
    ...globals.map((global) => [contentName(GLOBALS, global.slug), group(fieldCodecs(global))] as const),
  ]);
}

export const codecAt = (codecs: ContentCodecs, { folder, key }: ContentPlace): Codec | undefined =>
  codecs.get(folder) ?? codecs.get(contentName(folder, key));
