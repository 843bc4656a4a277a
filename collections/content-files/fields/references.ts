import { z } from 'zod';
import { type Codec, isObject } from './codec.ts';

interface Pointer {
  relationTo: string;
  value: unknown;
}

const isPointer = (value: unknown): value is Record<string, unknown> & Pointer =>
  isObject(value) && typeof value.relationTo === 'string' && 'value' in value;

export function mapPointers(value: unknown, replace: (pointer: Pointer) => unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapPointers(entry, replace));
  if (!isObject(value)) return value;
  if (isPointer(value)) return { ...value, value: replace(value) };
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mapPointers(entry, replace)]));
}

export const idIn = (value: unknown): number | string | undefined => {
  if (isObject(value)) return idIn(value.id);
  return typeof value === 'number' || typeof value === 'string' ? value : undefined;
};

const toOneCollection = (collection: string): Codec => ({
  schema: z.string(),
  toFile: (stored, keyOf) => {
    const id = idIn(stored);
    return id === undefined ? undefined : keyOf(collection, id);
  },
  toStored: (written, idOf) => (typeof written === 'string' ? (idOf(collection, written) ?? null) : null),
});

const toSeveralCollections = (collections: readonly string[]): Codec => ({
  schema: z.strictObject({ relationTo: z.enum(collections), value: z.string() }),
  toFile: (stored, keyOf) => {
    if (!isPointer(stored)) return undefined;
    const value = toOneCollection(stored.relationTo).toFile(stored.value, keyOf);
    return value === undefined ? undefined : { relationTo: stored.relationTo, value };
  },
  toStored: (written, idOf) => {
    if (!isPointer(written)) return null;
    const { relationTo, value } = written;
    return { relationTo, value: toOneCollection(relationTo).toStored(value, idOf) };
  },
});

const convertAll = (values: unknown, convert: (value: unknown) => unknown): unknown[] =>
  (Array.isArray(values) ? values : []).map(convert).filter((value) => value !== null && value !== undefined);

export function reference(relationTo: string | readonly string[], hasMany: boolean): Codec {
  const one = typeof relationTo === 'string' ? toOneCollection(relationTo) : toSeveralCollections(relationTo);
  if (!hasMany) return one;
  return {
    schema: z.array(one.schema),
    toFile: (stored, keyOf) => convertAll(stored, (value) => one.toFile(value, keyOf)),
    toStored: (written, idOf) => convertAll(written, (value) => one.toStored(value, idOf)),
  };
}
