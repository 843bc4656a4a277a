import { createReadStream, createWriteStream } from 'node:fs';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Measured, meter } from '#cms/uploads/meter.ts';

/** Writes what comes into a new file that only its owner may read, through the transforms, and measures the file. */
export async function writeMeasured(
  source: Readable,
  file: string,
  ...transforms: Transform[]
): Promise<Measured> {
  const { stream, result } = meter();
  await pipeline([source, ...transforms, stream, createWriteStream(file, { flags: 'wx', mode: 0o600 })]);
  return result();
}

/** The size and checksum of a file; nothing when it cannot be read. */
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
