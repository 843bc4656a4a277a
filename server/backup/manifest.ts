import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { type Measured, meter } from '#cms/uploads/meter.ts';
import { ReadableError } from '../readable-error.ts';

/** Increment this when older versions can no longer read the folder. */
const FORMAT = 1;
const FILE = 'lotline-backup.json';

/** A file name without folders, so that a forged manifest cannot point outside the backup. */
const plainName = z.string().regex(/^(?!\.{1,2}$)[^/\\\0]+$/);

const storedSchema = z.object({
  size: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const tableSchema = storedSchema.extend({
  name: plainName,
  columns: z.array(z.string()).min(1),
  rows: z.number().int().nonnegative(),
});

const sequenceSchema = z.object({
  name: plainName,
  last: z.string().regex(/^-?\d+$/),
  isCalled: z.boolean(),
});

export const STORE_NAMES = ['media', 'bills'] as const;

const fileSchema = storedSchema.extend({ place: z.enum(STORE_NAMES), name: plainName });

const manifestSchema = z.object({
  format: z.literal(FORMAT, { error: `is not ${FORMAT}: this backup was made by another version` }),
  takenAt: z.iso.datetime(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
  files: z.array(fileSchema),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type StoredTable = z.infer<typeof tableSchema>;
export type StoredSequence = z.infer<typeof sequenceSchema>;
export type BackedUpFile = z.infer<typeof fileSchema>;
export type StoreName = BackedUpFile['place'];

export const tablePath = (folder: string, { name }: Pick<StoredTable, 'name'>): string =>
  path.join(folder, 'database', `${name}.copy.gz`);

export const filePath = (folder: string, { place, name }: Pick<BackedUpFile, 'place' | 'name'>): string =>
  path.join(folder, 'files', place, name);

export const writeManifest = (folder: string, manifest: Omit<Manifest, 'format'>): Promise<void> =>
  writeFile(path.join(folder, FILE), `${JSON.stringify({ format: FORMAT, ...manifest }, null, 1)}\n`, {
    mode: 0o600,
  });

/** Whether the backup was finished. The manifest is written last, so only a finished backup has one. */
export const isComplete = (folder: string): boolean => existsSync(path.join(folder, FILE));

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, FILE), 'utf8').catch(() => {
    throw new ReadableError(`${folder} is not a complete backup: it has no ${FILE}.`);
  });
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (error) {
    const issue = error instanceof z.ZodError ? error.issues[0] : undefined;
    const reason = issue ? `${issue.path.join('.')} ${issue.message}` : 'it is not JSON';
    throw new ReadableError(`${FILE} is invalid: ${reason}.`);
  }
}

export async function writeMeasured(
  source: Readable,
  file: string,
  ...transforms: Transform[]
): Promise<Measured> {
  const { stream, result } = meter();
  await pipeline([source, ...transforms, stream, createWriteStream(file, { flags: 'wx', mode: 0o600 })]);
  return result();
}

export async function measureFile(file: string): Promise<Measured | undefined> {
  const { stream, result } = meter();
  try {
    stream.resume();
    await pipeline(createReadStream(file), stream);
    return result();
  } catch {
    return undefined;
  }
}
