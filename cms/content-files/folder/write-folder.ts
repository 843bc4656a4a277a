import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ContentFilesError } from '../problem.ts';
import { MARKER, placeAt } from '../paths.ts';
import { listFiles } from './list-files.ts';
import { hasCode } from './has-code.ts';

/** What writing a folder has changed in it. */
export interface FolderChanges {
  written: number;
  removed: string[];
}

/** Refuses a folder that holds something else than an export. */
export async function requireOwnFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown): string[] => {
    if (hasCode(error, 'ENOENT')) return [];
    if (hasCode(error, 'ENOTDIR')) throw new ContentFilesError([`${folder} is not a folder.`]);
    throw error;
  });
  const isForeign = names.some((name) => !name.startsWith('.')) && !names.includes(MARKER);
  if (isForeign) {
    throw new ContentFilesError([
      `${folder} is not empty, and not an export: it has no ${MARKER}. Nothing was written.`,
    ]);
  }
}

const isWritten = async (file: string, content: Buffer): Promise<boolean> =>
  (await readFile(file).catch(() => undefined))?.equals(content) ?? false;

/**
 * Makes the folder hold these files, and of content no others. A file that is as it should be is left alone, and so
 * is everything that no export would write.
 */
export async function writeFolder(
  folder: string,
  files: ReadonlyMap<string, () => Promise<Buffer>>,
): Promise<FolderChanges> {
  let written = 0;
  for (const [name, read] of files) {
    const file = path.join(folder, name);
    const content = await read();
    if (await isWritten(file, content)) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    written += 1;
  }
  const removed = (await listFiles(folder)).filter((name) => placeAt(name) && !files.has(name));
  for (const name of removed) await rm(path.join(folder, name));
  return { written, removed };
}
