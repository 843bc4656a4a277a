import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ReadableError } from '../readable-error.ts';

/** Changes when an older product could not read the folder. */
const FORMAT = 1;
const FILE = 'lotline-backup.json';

/** A name without a folder: what a damaged or forged list says must not lead out of the back-up. */
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

/** Where files of the product are kept: images, which are public, and what visitors sent. */
export const FILE_PLACES = ['media', 'bills'] as const;

const fileSchema = storedSchema.extend({ place: z.enum(FILE_PLACES), name: plainName });

const manifestSchema = z.object({
  format: z.literal(FORMAT, { error: `is not ${FORMAT}: this back-up was made by another version` }),
  takenAt: z.iso.datetime(),
  /** The migrations that the database had, which tell its form. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
  files: z.array(fileSchema),
});

/** What a back-up holds: each table and each file with its size and checksum. */
export type Manifest = z.infer<typeof manifestSchema>;
export type StoredTable = z.infer<typeof tableSchema>;
export type StoredSequence = z.infer<typeof sequenceSchema>;
export type BackedUpFile = z.infer<typeof fileSchema>;
export type FilePlaceName = BackedUpFile['place'];

export const tablePath = (folder: string, { name }: Pick<StoredTable, 'name'>): string =>
  path.join(folder, 'database', `${name}.copy.gz`);

export const filePath = (folder: string, { place, name }: Pick<BackedUpFile, 'place' | 'name'>): string =>
  path.join(folder, 'files', place, name);

/** Writes the list of a back-up. Written last, it also says that the back-up is complete. */
export const writeManifest = (folder: string, manifest: Omit<Manifest, 'format'>): Promise<void> =>
  writeFile(path.join(folder, FILE), `${JSON.stringify({ format: FORMAT, ...manifest }, null, 1)}\n`, {
    mode: 0o600,
  });

/** Reads the list of a back-up. Throws a ReadableError where there is none, or one that cannot be understood. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, FILE), 'utf8').catch(() => {
    throw new ReadableError(`${folder} is no complete back-up: there is no ${FILE} in it.`);
  });
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (error) {
    const issue = error instanceof z.ZodError ? error.issues[0] : undefined;
    const reason = issue ? `${issue.path.join('.')} ${issue.message}` : 'it is no JSON';
    throw new ReadableError(`${FILE} cannot be understood: ${reason}.`);
  }
}
