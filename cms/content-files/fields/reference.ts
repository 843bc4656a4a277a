import { z } from 'zod';
import { idIn, type References } from '../references.ts';
import type { Codec } from './codec.ts';

interface Pointer {
  relationTo: string;
  value: unknown;
}

const isPointer = (value: unknown): value is Pointer =>
  typeof value === 'object' && value !== null && 'relationTo' in value && 'value' in value;

/** One relation to a document of one collection: its key. */
const single = (collection: string): Codec => ({
  schema: z.string(),
  toFile: (stored, { keyOf }) => {
    const id = idIn(stored);
    return id === undefined ? undefined : keyOf(collection, id);
  },
  toStored: (written, { idOf }) => (typeof written === 'string' ? (idOf(collection, written) ?? null) : null),
});

/** One relation to a document of one of several collections. */
const ofSeveral = (collections: readonly string[]): Codec => ({
  schema: z.strictObject({ relationTo: z.enum(collections), value: z.string() }),
  toFile: (stored, references) => {
    if (!isPointer(stored)) return undefined;
    const value = single(stored.relationTo).toFile(stored.value, references);
    return value === undefined ? undefined : { relationTo: stored.relationTo, value };
  },
  toStored: (written, references) =>
    isPointer(written)
      ? {
          relationTo: written.relationTo,
          value: single(written.relationTo).toStored(written.value, references),
        }
      : null,
});

const many = (one: Codec): Codec => ({
  schema: z.array(one.schema),
  toFile: (stored, references) => list(stored, one.toFile, references),
  toStored: (written, references) => list(written, one.toStored, references),
});

const list = (values: unknown, change: Codec['toFile'], references: References): unknown[] =>
  (Array.isArray(values) ? values : [])
    .map((value: unknown) => change(value, references))
    .filter((value) => value !== null && value !== undefined);

/** A relation to documents that are content, too. */
export function reference(relationTo: string | readonly string[], hasMany: boolean): Codec {
  const one = typeof relationTo === 'string' ? single(relationTo) : ofSeveral(relationTo);
  return hasMany ? many(one) : one;
}
