import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { CityDataError } from './errors.ts';
import { uploadsDirectory } from './folders.ts';
import { describeFailure } from './import/failures.ts';

const FORGOTTEN_MS = 24 * 60 * 60 * 1000;

const BROKEN_OFF = 'The upload was interrupted. Nothing was changed. Upload the file again.';

async function removeForgotten(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const upload = path.join(folder, name);
    const { mtimeMs } = await stat(upload);
    if (now - mtimeMs > FORGOTTEN_MS) await rm(upload, { recursive: true, force: true });
  }
}

const safeName = (name: string): string =>
  name
    .replaceAll(/[^\w.-]+/g, '_')
    .replace(/^\.+/, '')
    .slice(-60) || 'file';

const isOfDisk = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^E(?:NOSPC|DQUOT|ACCES|ROFS)$/.test(String(error.code));

export const removeUpload = (file: string) => rm(path.dirname(file), { recursive: true, force: true });

async function streamToDisk(body: ReadableStream<Uint8Array>, file: string): Promise<void> {
  await mkdir(uploadsDirectory(), { recursive: true, mode: 0o700 });
  await removeForgotten(uploadsDirectory(), Date.now());
  await mkdir(path.dirname(file), { mode: 0o700 });
  await pipeline(Readable.fromWeb(body), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
}

export async function storeUpload(body: ReadableStream<Uint8Array>, name: string): Promise<string> {
  const file = path.join(uploadsDirectory(), randomUUID(), safeName(name));
  try {
    await streamToDisk(body, file);
    return file;
  } catch (error) {
    await removeUpload(file);
    throw new CityDataError(isOfDisk(error) ? describeFailure(error, name) : BROKEN_OFF, { cause: error });
  }
}
