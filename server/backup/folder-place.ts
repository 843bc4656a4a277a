import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { hasCode } from '../readable-error.ts';

/** A place where files lie, each known by its name. */
export interface FilePlace {
  /** The names of all files. */
  list: () => Promise<string[]>;
  open: (name: string) => Promise<Readable>;
  /** Puts a copy of a file there, whole or not at all; one with its name is replaced. `prefix` matters to buckets. */
  put: (source: string, name: string, prefix: string) => Promise<void>;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/** Files side by side in a folder, which may not exist yet. */
export function folderPlace(folder: string): FilePlace {
  return {
    list: () => namesIn(folder),
    open: (name) => Promise.resolve(createReadStream(path.join(folder, name))),
    async put(source, name) {
      const draft = path.join(folder, `.restored-${process.pid}`);
      await mkdir(folder, { recursive: true });
      try {
        await copyFile(source, draft);
        await rename(draft, path.join(folder, name));
      } finally {
        await rm(draft, { force: true });
      }
    },
  };
}
