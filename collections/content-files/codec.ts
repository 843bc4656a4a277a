import { z } from 'zod';
import { isObject, toObject, toRows, type Values } from '#cms/objects.ts';

export type FindKey = (collection: string, id: number | string) => string | undefined;

export type FindId = (collection: string, key: string) => number | string | undefined;

export interface Codec {
  schema: z.ZodType;
  toFile: (stored: unknown, findKey: FindKey) => unknown;
  toStored: (written: unknown, findId: FindId) => unknown;
}

export const plain = (schema: z.ZodType): Codec => ({
  schema,
  toFile: (stored) => stored ?? undefined,
  toStored: (written) => written ?? null,
});

export const withDefault = (schema: z.ZodType, value: unknown): Codec => {
  const unlessDefault = (given: unknown) => (given === value ? undefined : (given ?? undefined));
  return {
    schema: schema.transform(unlessDefault),
    toFile: unlessDefault,
    toStored: (written) => written ?? value,
  };
};

/** Noon UTC is on the same calendar day in every US time zone. */
const NOON = 'T12:00:00.000Z';

const formatDate = (time: Date): string => time.toISOString().replace(NOON, '');

export const date: Codec = {
  schema: z
    .union(
      [z.iso.date(), z.iso.datetime()],
      'give a date such as 2026-03-14, or a time such as 2026-03-14T17:00:00Z',
    )
    .transform((text) => formatDate(new Date(text.includes('T') ? text : text + NOON))),
  toFile: (stored) => (typeof stored === 'string' ? formatDate(new Date(stored)) : undefined),
  toStored: (written) => {
    if (typeof written !== 'string') return null;
    return written.includes('T') ? written : written + NOON;
  },
};

export const list = (entry: Codec): Codec => {
  const convert = (values: unknown, how: (value: unknown) => unknown): unknown[] =>
    (Array.isArray(values) ? values : []).map(how).filter((value) => value !== null && value !== undefined);
  return {
    schema: z.array(entry.schema),
    toFile: (stored, findKey) => convert(stored, (value) => entry.toFile(value, findKey)),
    toStored: (written, findId) => convert(written, (value) => entry.toStored(value, findId)),
  };
};

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0);

const withoutEmpty = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));

export function group(codecs: ReadonlyMap<string, Codec>): Codec {
  const convert = (values: unknown, how: (codec: Codec, value: unknown) => unknown): Values =>
    Object.fromEntries(
      [...codecs].map(([name, codec]) => [name, how(codec, toObject(values)[name] ?? undefined)]),
    );
  return {
    schema: z
      .strictObject(Object.fromEntries([...codecs].map(([name, { schema }]) => [name, schema.nullish()])))
      .transform((written) => withoutEmpty(convert(written, (_codec, value) => value))),
    toFile: (stored, findKey) =>
      withoutEmpty(convert(stored, (codec, value) => codec.toFile(value, findKey))),
    toStored: (written, findId) => convert(written, (codec, value) => codec.toStored(value, findId)),
  };
}

export function blocks(kinds: ReadonlyMap<string, Codec>): Codec {
  const convert = (entries: unknown, how: (kind: Codec, entry: Values) => unknown): unknown[] =>
    toRows(entries).flatMap((entry) => {
      const kind = kinds.get(String(entry.blockType));
      return kind ? [{ blockType: entry.blockType, ...toObject(how(kind, entry)) }] : [];
    });
  const row = z
    .looseObject({ blockType: z.enum([...kinds.keys()]) })
    .transform(({ blockType, ...rest }, context) => {
      const parsed = kinds.get(blockType)?.schema.safeParse(rest);
      if (parsed?.success) return { blockType, ...toObject(parsed.data) };
      for (const { message, path } of parsed?.error.issues ?? [])
        context.addIssue({ code: 'custom', message, path });
      return z.NEVER;
    });
  return {
    schema: z.array(row),
    toFile: (stored, findKey) => convert(stored, (kind, entry) => kind.toFile(entry, findKey)),
    toStored: (written, findId) => convert(written, (kind, entry) => kind.toStored(entry, findId)),
  };
}

export const idIn = (value: unknown): number | string | undefined => {
  if (isObject(value)) return idIn(value.id);
  return typeof value === 'number' || typeof value === 'string' ? value : undefined;
};

const referenceTo = (collection: string): Codec => ({
  schema: z.string(),
  toFile: (stored, findKey) => {
    const id = idIn(stored);
    return id === undefined ? undefined : findKey(collection, id);
  },
  toStored: (written, findId) => (typeof written === 'string' ? (findId(collection, written) ?? null) : null),
});

interface Pointer {
  relationTo: string;
  value: unknown;
}

const isPointer = (value: unknown): value is Values & Pointer =>
  isObject(value) && typeof value.relationTo === 'string' && 'value' in value;

export function reference(relationTo: string | readonly string[]): Codec {
  if (typeof relationTo === 'string') return referenceTo(relationTo);
  return {
    schema: z.strictObject({ relationTo: z.enum(relationTo), value: z.string() }),
    toFile: (stored, findKey) => {
      if (!isPointer(stored)) return undefined;
      const value = referenceTo(stored.relationTo).toFile(stored.value, findKey);
      return value === undefined ? undefined : { relationTo: stored.relationTo, value };
    },
    toStored: (written, findId) => {
      if (!isPointer(written)) return null;
      const value = referenceTo(written.relationTo).toStored(written.value, findId);
      return { relationTo: written.relationTo, value };
    },
  };
}

export function mapPointers(value: unknown, replace: (pointer: Pointer) => unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapPointers(entry, replace));
  if (!isObject(value)) return value;
  if (isPointer(value)) return { ...value, value: replace(value) };
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mapPointers(entry, replace)]));
}
