import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BillFile } from './reading/read-bill.ts';
import type { BillUpload } from '#cms/payload-types.ts';
import { billStorage } from './uploads/bill-storage.ts';
import { incomingDirectory } from '#cms/uploads/folders.ts';

const KINDS: Readonly<Record<string, BillFile['kind']>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** The message must not contain the file name. */
export class FileNotOpened extends Error {}

async function copyFile(file: BillUpload, folder: string): Promise<BillFile> {
  const kind = KINDS[file.mimeType ?? ''] ?? 'pdf';
  const copy = { path: path.join(folder, `reading-${randomUUID()}.${kind}`), kind };
  try {
    await pipeline(await billStorage().open(file), createWriteStream(copy.path, { mode: 0o600 }));
    return copy;
  } catch (error) {
    await rm(copy.path, { force: true });
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    const reason = typeof code === 'string' ? code : 'unknown';
    throw new FileNotOpened(`A file of a bill could not be opened: ${reason}`);
  }
}

/**
 * Copies the files, which may be in a bucket, to local files, and removes the copies afterwards. The hourly sweep
 * removes copies that a killed process left behind. Throws `FileNotOpened`.
 */
export async function withCopies<Result>(
  files: readonly BillUpload[],
  work: (copies: BillFile[]) => Promise<Result>,
): Promise<Result> {
  const folder = incomingDirectory();
  await mkdir(folder, { recursive: true });
  const copies: BillFile[] = [];
  try {
    for (const file of files) copies.push(await copyFile(file, folder));
    return await work(copies);
  } finally {
    await Promise.all(copies.map((copy) => rm(copy.path, { force: true })));
  }
}
