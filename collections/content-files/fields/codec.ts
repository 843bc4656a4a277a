import { z } from 'zod';

export type KeyOf = (collection: string, id: number | string) => string | undefined;

export type IdOf = (collection: string, key: string) => number | string | undefined;

export interface Codec {
  schema: z.ZodType;
  toFile: (stored: unknown, keyOf: KeyOf) => unknown;
  toStored: (written: unknown, idOf: IdOf) => unknown;
}

type Values = Record<string, unknown>;

export const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valuesOf = (value: unknown): Values => (isObject(value) ? value : {});

const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const plain = (schema: z.ZodType): Codec => ({
  schema,
  toFile: (stored) => stored ?? undefined,
  toStored: (written) => written ?? null,
});

export const plainList = (schema: z.ZodType): Codec => ({
  schema: z.array(schema),
  toFile: (stored) => stored ?? undefined,
  toStored: (written) => written ?? [],
});

export const withDefault = (schema: z.ZodType, value: unknown): Codec => {
  const unlessDefault = (given: unknown) => (given === value ? undefined : (given ?? undefined));
  return {
    schema: schema.transform(unlessDefault),
    toFile: unlessDefault,
    toStored: (written) => written ?? value,
  };
};

/** Noon UTC is the same day everywhere in America. */
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

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0);

const mapCodecs = (
  codecs: ReadonlyMap<string, Codec>,
  convert: (name: string, codec: Codec) => unknown,
): Values => Object.fromEntries([...codecs].map(([name, codec]) => [name, convert(name, codec)]));

const withoutEmpty = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));

export const group = (codecs: ReadonlyMap<string, Codec>): Codec => ({
  schema: z
    .strictObject(Object.fromEntries([...codecs].map(([name, { schema }]) => [name, schema.nullish()])))
    .transform((written) => withoutEmpty(mapCodecs(codecs, (name) => written[name]))),
  toFile: (stored, keyOf) =>
    withoutEmpty(mapCodecs(codecs, (name, { toFile }) => toFile(valuesOf(stored)[name], keyOf))),
  toStored: (written, idOf) =>
    mapCodecs(codecs, (name, { toStored }) => toStored(valuesOf(written)[name] ?? undefined, idOf)),
});

export const rows = (row: Codec): Codec => ({
  schema: z.array(row.schema),
  toFile: (stored, keyOf) => rowsOf(stored).map((entry) => row.toFile(entry, keyOf)),
  toStored: (written, idOf) => rowsOf(written).map((entry) => row.toStored(entry, idOf)),
});

export function blocks(kinds: ReadonlyMap<string, Codec>): Codec {
  const convert = (entries: unknown, how: (kind: Codec, entry: unknown) => unknown): unknown[] =>
    rowsOf(entries).flatMap((entry) => {
      const { blockType } = valuesOf(entry);
      const kind = kinds.get(String(blockType));
      return kind ? [{ blockType, ...valuesOf(how(kind, entry)) }] : [];
    });
  const row = z
    .looseObject({ blockType: z.enum([...kinds.keys()]) })
    .transform(({ blockType, ...rest }, context) => {
      const parsed = kinds.get(blockType)?.schema.safeParse(rest);
      if (parsed?.success) return { blockType, ...valuesOf(parsed.data) };
      for (const { message, path } of parsed?.error.issues ?? [])
        context.addIssue({ code: 'custom', message, path });
      return z.NEVER;
    });
  return {
    schema: z.array(row),
    toFile: (stored, keyOf) => convert(stored, (kind, entry) => kind.toFile(entry, keyOf)),
    toStored: (written, idOf) => convert(written, (kind, entry) => kind.toStored(entry, idOf)),
  };
}
