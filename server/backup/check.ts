import type { Measured } from '#cms/uploads/meter.ts';
import { migrations } from '#migrations/index.ts';
import { ReadableError } from '../readable-error.ts';
import { filePath, type Manifest, tablePath } from './manifest.ts';
import { measureFile } from './measure.ts';

const isSame = (wanted: Measured, found: Measured | undefined) =>
  found?.size === wanted.size && found.sha256 === wanted.sha256;

/** How many of the stored tables and files are not as they were written. */
async function countDamaged(folder: string, { tables, files }: Manifest): Promise<number> {
  let damaged = 0;
  for (const table of tables) {
    if (!isSame(table, await measureFile(tablePath(folder, table)))) damaged += 1;
  }
  for (const file of files) {
    if (!isSame(file, await measureFile(filePath(folder, file)))) damaged += 1;
  }
  return damaged;
}

/**
 * Throws a ReadableError where a back-up is of a database that this version does not know, or where a file of it
 * is missing or is not as it was written. The names of files are not told: they may be personal.
 */
export async function requireSound(folder: string, manifest: Manifest): Promise<void> {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = manifest.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new ReadableError(
      `This back-up was made by a newer version: this one does not know ${unknown.join(', ')}. Nothing was changed.`,
    );
  }
  const damaged = await countDamaged(folder, manifest);
  if (damaged > 0) {
    const all = manifest.tables.length + manifest.files.length;
    throw new ReadableError(
      `This back-up is damaged: ${damaged} of its ${all} files are missing or not as they were written. Nothing was changed.`,
    );
  }
}
