import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { CityDataError } from '../errors.ts';
import { csvFile } from './read-csv.ts';
import type { RecordFile } from './record-file.ts';

const PEEK_BYTES = 64 * 1024;

type Open = () => Promise<Readable>;

const startsWith = (bytes: Buffer, ...wanted: number[]): boolean =>
  wanted.every((byte, index) => bytes[index] === byte);

const isGzip = (bytes: Buffer): boolean => startsWith(bytes, 0x1f, 0x8b);

async function firstBytes(handle: FileHandle): Promise<Buffer> {
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(PEEK_BYTES), 0, PEEK_BYTES, 0);
  return buffer.subarray(0, bytesRead);
}

/** The beginning of what a stream holds. */
async function peek(stream: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    pieces.push(piece);
    size += piece.length;
    if (size >= PEEK_BYTES) break;
  }
  return Buffer.concat(pieces);
}

/** A text as a file of records, by its first lines. Throws a CityDataError where it is no table. */
async function textFile(name: string, openText: Open): Promise<RecordFile> {
  const start = (await peek(await openText())).toString('utf8').replace(/^\uFEFF/, '');
  if (start.trim() === '') throw new CityDataError(`${name} is empty. Get the file again.`);
  if (/^\s*</.test(start)) {
    throw new CityDataError(
      `${name} is a web page, not a table: the address answered with a page that says why. Get the file with your browser and upload it.`,
    );
  }
  const [firstLine = ''] = start.split(/\r?\n/, 1);
  if (!firstLine.includes(',') || start.includes('\0')) {
    throw new CityDataError(`${name} is not a CSV, a workbook or a zip of these.`);
  }
  return csvFile(name, firstLine, openText);
}

/** The tables in a file. What kind of file it is says its content, not its name. */
export async function openFile(file: string, name = path.basename(file)): Promise<RecordFile[]> {
  const handle = await open(file, 'r');
  const start = await firstBytes(handle).finally(() => handle.close());
  if (start.length === 0) throw new CityDataError(`${name} is empty. Get the file again.`);
  const openBytes = () => createReadStream(file);
  if (isGzip(start)) {
    return [await textFile(name, async () => openBytes().compose(createGunzip()))];
  }
  return [await textFile(name, async () => openBytes())];
}
