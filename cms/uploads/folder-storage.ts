import { createReadStream } from 'node:fs';
import { opendir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { BillStorage, FoundFile, StoredFile } from './stored-file.ts';

async function* filesIn(folder: string): AsyncGenerator<FoundFile> {
  const entries = await opendir(folder).catch(() => []);
  for await (const { name } of entries) {
    const found = await stat(path.join(folder, name)).catch(() => undefined);
    if (found?.isFile()) yield { place: { filename: name }, modifiedAt: found.mtime };
  }
}

/** Bills in a folder, all side by side. */
export function folderStorage(folder: string): BillStorage {
  const pathOf = ({ filename }: StoredFile) => path.join(folder, path.basename(filename ?? ''));
  return {
    open: (file) => Promise.resolve(createReadStream(pathOf(file))),
    list: () => filesIn(folder),
    remove: (file) => rm(pathOf(file), { force: true }),
  };
}
