import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { arrivalsDirectory } from '#cms/uploads/folders.ts';
import { meter } from '#cms/uploads/meter.ts';

/** A file that has arrived, in a temporary place. */
export interface ArrivedFile {
  /** As the visitor called it. */
  name: string;
  path: string;
  /** Bytes. */
  size: number;
  /** SHA-256 of its content, as hexadecimal text. */
  digest: string;
  remove: () => Promise<void>;
}

/** Writes a file to a temporary place while it comes in. A part of one is deleted. */
export async function keepArrival(from: Readable, name: string, signal: AbortSignal): Promise<ArrivedFile> {
  await mkdir(arrivalsDirectory(), { recursive: true, mode: 0o700 });
  const place = path.join(arrivalsDirectory(), randomUUID());
  const remove = () => rm(place, { force: true });
  const { stream, result } = meter();
  try {
    await pipeline(from, stream, createWriteStream(place, { flags: 'wx', mode: 0o600 }), { signal });
  } catch (error) {
    await remove();
    throw error;
  }
  const { size, sha256 } = result();
  return { name, path: place, remove, size, digest: sha256 };
}
