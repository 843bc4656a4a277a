import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { uploadsDirectory } from './folders.ts';

/** Longer than any upload and its import take. */
const FORGOTTEN_MS = 24 * 60 * 60 * 1000;

/** Deletes what an upload or an import that was killed has left. */
async function removeForgotten(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file);
    if (now - mtimeMs > FORGOTTEN_MS) await rm(file, { force: true });
  }
}

/** The name of an uploaded file, from which some versions are read: "pluto_26v1.csv". */
const safeName = (name: string): string => name.replaceAll(/[^\w.-]+/g, '_').slice(-60) || 'file';

/** Streams an upload to the disk. Resolves with its place; deletes it again where the upload breaks off. */
export async function storeUpload(body: ReadableStream<Uint8Array>, name: string): Promise<string> {
  const folder = uploadsDirectory();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeForgotten(folder, Date.now());
  const file = path.join(folder, `${randomUUID().slice(0, 8)}-${safeName(name)}`);
  try {
    await pipeline(Readable.fromWeb(body), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    return file;
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}
