import { z } from 'zod';

/** How documents that point to each other find each other: by a key in files, by an id in the database. */
export interface References {
  /** The key of a document, such as "ll97/who-is-covered"; nothing where there is no such document. */
  keyOf: (collection: string, id: number | string) => string | undefined;
  /** The id of a document; nothing where there is none with this key. */
  idOf: (collection: string, key: string) => number | string | undefined;
}

/** How the value of a field stands in a file. */
export interface Codec {
  /** What may stand there. It brings what it takes into the form that an export has. */
  schema: z.ZodType;
  /** What an export writes for a stored value; nothing where there is nothing to say. */
  toFile: (stored: unknown, references: References) => unknown;
  /** What is stored for a value of a file; `undefined` in a file clears the field. */
  toStored: (written: unknown, references: References) => unknown;
}

type Values = Record<string, unknown>;

const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const isEmpty = (value: unknown): boolean => {
  if (value === null || value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && !(value instanceof Date) && Object.keys(value).length === 0;
};

const withoutEmpty = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));

/** A value that stands in a file as it is stored. */
export const plain = (schema: z.ZodType): Codec => ({
  schema,
  toFile: (stored) => stored ?? undefined,
  toStored: (written) => written ?? null,
});

/** Several such values, in their order. */
export const plainList = (schema: z.ZodType): Codec => ({
  schema: z.array(schema),
  toFile: (stored) => stored ?? undefined,
  toStored: (written) => written ?? [],
});

/** A box that is not checked is left out. */
export const checkbox: Codec = {
  schema: z.boolean().transform((isChecked) => isChecked || undefined),
  toFile: (stored) => stored === true || undefined,
  toStored: (written) => written === true,
};

/** A day in New York: its morning there is the same day everywhere in America. */
const MORNING = 'T12:00:00.000Z';

/** A date is written without its time where that is the morning in New York. */
export const date: Codec = {
  schema: z
    .union(
      [z.iso.date(), z.iso.datetime()],
      'give a date such as 2026-03-14, or a time such as 2026-03-14T17:00:00Z',
    )
    .transform((text) => inFile(new Date(text.includes('T') ? text : text + MORNING))),
  toFile: (stored) =>
    typeof stored === 'string' || stored instanceof Date ? inFile(new Date(stored)) : undefined,
  toStored: (written) => {
    if (typeof written !== 'string') return null;
    return written.includes('T') ? written : written + MORNING;
  },
};

const inFile = (time: Date): string => time.toISOString().replace(MORNING, '');

const mapCodecs = (
  codecs: ReadonlyMap<string, Codec>,
  change: (name: string, codec: Codec) => unknown,
): Values => Object.fromEntries([...codecs].map(([name, codec]) => [name, change(name, codec)]));

/** Several fields under one name, or a whole document. */
export const group = (codecs: ReadonlyMap<string, Codec>): Codec => ({
  schema: z
    .strictObject(Object.fromEntries([...codecs].map(([name, { schema }]) => [name, schema.nullish()])))
    .transform((written) => withoutEmpty(mapCodecs(codecs, (name) => written[name]))),
  toFile: (stored, references) =>
    withoutEmpty(mapCodecs(codecs, (name, { toFile }) => toFile(valuesOf(stored)[name], references))),
  toStored: (written, references) =>
    mapCodecs(codecs, (name, { toStored }) => toStored(valuesOf(written)[name] ?? undefined, references)),
});

/** The rows of an array, in their order. */
export const rows = (row: Codec): Codec => ({
  schema: z.array(row.schema),
  toFile: (stored, references) => rowsOf(stored).map((entry) => row.toFile(entry, references)),
  toStored: (written, references) => rowsOf(written).map((entry) => row.toStored(entry, references)),
});

/** Rows of several kinds: each says which one it is. */
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
    toFile: (stored, references) => convert(stored, (kind, entry) => kind.toFile(entry, references)),
    toStored: (written, references) => convert(written, (kind, entry) => kind.toStored(entry, references)),
  };
}
