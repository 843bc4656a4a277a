import { z } from 'zod';
import { saying, type Codec } from './codec.ts';

type Values = Record<string, unknown>;

const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? (value as Values) : {};

const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const each = (codecs: ReadonlyMap<string, Codec>, change: (name: string, codec: Codec) => unknown): Values =>
  Object.fromEntries([...codecs].map(([name, codec]) => [name, change(name, codec)]));

/** Several fields under one name, or a whole document. */
export const group = (codecs: ReadonlyMap<string, Codec>): Codec => ({
  schema: z
    .strictObject(Object.fromEntries([...codecs].map(([name, { schema }]) => [name, schema.nullish()])))
    .transform((written) => saying(each(codecs, (name) => written[name]))),
  toFile: (stored, references) =>
    saying(each(codecs, (name, { toFile }) => toFile(valuesOf(stored)[name], references))),
  toStored: (written, references) =>
    each(codecs, (name, { toStored }) => toStored(valuesOf(written)[name] ?? undefined, references)),
});

/** The rows of an array, in their order. */
export const rows = (row: Codec): Codec => ({
  schema: z.array(row.schema),
  toFile: (stored, references) => rowsOf(stored).map((entry) => row.toFile(entry, references)),
  toStored: (written, references) => rowsOf(written).map((entry) => row.toStored(entry, references)),
});

/** Rows of several kinds: each says which one it is. */
export function blocks(kinds: ReadonlyMap<string, Codec>): Codec {
  const change = (value: unknown, how: (kind: Codec, entry: unknown) => unknown): unknown => {
    const { blockType } = valuesOf(value);
    const kind = kinds.get(String(blockType));
    return kind ? { blockType, ...valuesOf(how(kind, value)) } : undefined;
  };
  const known = (entries: unknown[]): unknown[] => entries.filter((entry) => entry !== undefined);
  const row = z
    .looseObject({ blockType: z.enum([...kinds.keys()]) })
    .transform(({ blockType, ...rest }, context) => {
      const parsed = kinds.get(blockType)?.schema.safeParse(rest);
      if (parsed?.success) return { blockType, ...valuesOf(parsed.data) };
      for (const issue of parsed?.error.issues ?? [])
        context.addIssue({ code: 'custom', message: issue.message, path: issue.path });
      return z.NEVER;
    });
  return {
    schema: z.array(row),
    toFile: (stored, references) =>
      known(rowsOf(stored).map((entry) => change(entry, (kind, value) => kind.toFile(value, references)))),
    toStored: (written, references) =>
      known(rowsOf(written).map((entry) => change(entry, (kind, value) => kind.toStored(value, references)))),
  };
}
