import type { FlattenedField } from 'payload';
import { z } from 'zod';
import { CONTENT_COLLECTIONS, NEVER_IN_FILES, PICTURES } from '../registry.ts';
import type { Codec } from './codec.ts';
import { blocks, group, rows } from './composite.ts';
import { moment, plain, plainList } from './plain.ts';
import { reference } from './reference.ts';
import { richText } from './rich-text.ts';

const REFERABLE = new Set<string>([PICTURES, ...CONTENT_COLLECTIONS.map(({ collection }) => collection)]);

const list = (schema: z.ZodType, hasMany: boolean | undefined): Codec =>
  hasMany ? plainList(schema) : plain(schema);

const choice = (field: Extract<FlattenedField, { type: 'select' | 'radio' }>): z.ZodType =>
  z.enum(field.options.map((option) => (typeof option === 'string' ? option : option.value)));

/** A relation to anything else, such as an account or what a visitor sent, never gets into a file. */
const relation = (field: Extract<FlattenedField, { type: 'relationship' | 'upload' }>): Codec | undefined =>
  [field.relationTo].flat().every((collection) => REFERABLE.has(collection))
    ? reference(field.relationTo, Boolean(field.hasMany))
    : undefined;

const block = ({ flattenedFields }: { flattenedFields: FlattenedField[] }): Codec =>
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
      return plain(z.boolean());
    case 'select':
      return list(choice(field), field.hasMany);
    case 'radio':
      return plain(choice(field));
    case 'date':
      return moment;
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
      return block(field);
    case 'array':
      return rows(block(field));
    case 'blocks':
      return blocks(new Map(field.blocks.map((kind) => [kind.slug, block(kind)])));
    default:
      return undefined;
  }
}

/** How the fields of a document stand in its file, in the order of the panel. */
export function codecsOf(
  fields: readonly FlattenedField[],
  computed: readonly string[] = [],
): Map<string, Codec> {
  const codecs = new Map<string, Codec>();
  for (const field of fields) {
    const isWritten = !NEVER_IN_FILES.includes(field.name) && !computed.includes(field.name);
    const codec = isWritten && !('virtual' in field && field.virtual) ? codecOf(field) : undefined;
    if (codec) codecs.set(field.name, codec);
  }
  return codecs;
}
