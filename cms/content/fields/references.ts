import { z } from 'zod';
import type { Codec, References } from './codec.ts';

/** A reference whose collection is written beside it, as in rich text. */
interface Pointer {
  relationTo: string;
  value: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPointer = (value: unknown): value is Record<string, unknown> & Pointer =>
  isRecord(value) && typeof value.relationTo === 'string' && 'value' in value;

/** A copy of any value in which `change` was asked for another value of each reference. */
export function mapPointers(value: unknown, change: (pointer: Pointer) => unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapPointers(entry, change));
  if (!isRecord(value)) return value;
  if (isPointer(value)) return { ...value, value: change(value) };
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mapPointers(entry, change)]));
}

/** The id that a relation holds, or that of the document that Payload has put there. */
export const idIn = (value: unknown): number | string | undefined => {
  if (isRecord(value)) return idIn(value.id);
  return typeof value === 'number' || typeof value === 'string' ? value : undefined;
};

/** A relation to a document of one collection: its key. */
const toOneCollection = (collection: string): Codec => ({
  schema: z.string(),
  toFile: (stored, { keyOf }) => {
    const id = idIn(stored);
    return id === undefined ? undefined : keyOf(collection, id);
  },
  toStored: (written, { idOf }) => (typeof written === 'string' ? (idOf(collection, written) ?? null) : null),
});

/** A relation to a document of one of several collections. */
const toSeveralCollections = (collections: readonly string[]): Codec => ({
  schema: z.strictObject({ relationTo: z.enum(collections), value: z.string() }),
  toFile: (stored, references) => {
    if (!isPointer(stored)) return undefined;
    const value = toOneCollection(stored.relationTo).toFile(stored.value, references);
    return value === undefined ? undefined : { relationTo: stored.relationTo, value };
  },
  toStored: (written, references) => {
    if (!isPointer(written)) return null;
    const { relationTo, value } = written;
    return { relationTo, value: toOneCollection(relationTo).toStored(value, references) };
  },
});

const list = (values: unknown, convert: Codec['toFile'], references: References): unknown[] =>
  (Array.isArray(values) ? values : [])
    .map((value: unknown) => convert(value, references))
    .filter((value) => value !== null && value !== undefined);

/** A relation to documents that are content, too. */
export function reference(relationTo: string | readonly string[], hasMany: boolean): Codec {
  const one = typeof relationTo === 'string' ? toOneCollection(relationTo) : toSeveralCollections(relationTo);
  if (!hasMany) return one;
  return {
    schema: z.array(one.schema),
    toFile: (stored, references) => list(stored, one.toFile, references),
    toStored: (written, references) => list(written, one.toStored, references),
  };
}
