import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { CityDataError } from '../errors.ts';
import { csvFile } from './read-csv.ts';
import { isStreetNames, streetNamesFile } from './read-fixed.ts';
import type { RecordFile } from './record-file.ts';
import { isWorkbook, readWorkbook } from './workbook.ts';
import { openZip, type ZippedFile } from './zip.ts';

const PEEK_BYTES = 64 * 1024;
const PIECE_BYTES = 64 * 1024;

type Open = () => Promise<Readable>;

const isZip = (bytes: Buffer): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** File errors reach the reader of the unzipped stream. If the reader stops, both streams are closed. */
function gunzipped(file: Readable): Readable {
  const gunzip = createGunzip({ chunkSize: PIECE_BYTES });
  return pipeline(file, gunzip, () => undefined);
}

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(PEEK_BYTES), 0, PEEK_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

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

function ignoreOther(error: unknown): undefined {
  if (!(error instanceof CityDataError)) throw error;
}

/** Excel saves "Unicode Text" as UTF-16. Some programs omit the byte order mark. */
function detectEncoding([first, second]: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (second === 0 || (first === 0xff && second === 0xfe)) return 'utf-16le';
  return first === 0 || (first === 0xfe && second === 0xff) ? 'utf-16be' : 'utf-8';
}

async function* decoded(stream: Readable, encoding: string): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of stream as AsyncIterable<Buffer>)
    yield Buffer.from(decoder.decode(piece, { stream: true }));
}

async function textFile(name: string, openBytes: Open): Promise<RecordFile | undefined> {
  const bytes = await peek(await openBytes());
  const encoding = detectEncoding(bytes);
  const openText: Open =
    encoding === 'utf-8' ? openBytes : async () => Readable.from(decoded(await openBytes(), encoding));
  const start = new TextDecoder(encoding).decode(bytes);
  if (start.trim() === '') throw new CityDataError(`${name} is empty. Get the file again.`);
  if (/^\s*<(?:!doctype|html|head)/i.test(start)) {
    throw new CityDataError(
      `${name} is a web page, not a table. Download the file with your browser, then import it.`,
    );
  }
  if (start.includes('\0')) return undefined;
  if (isStreetNames(start.split(/\r?\n/, 4))) return streetNamesFile(name, openText);
  const table = csvFile(name, start, openText);
  return table.headings.length > 1 ? table : undefined;
}

async function zippedTables(files: readonly ZippedFile[], name: string): Promise<RecordFile[]> {
  if (isWorkbook(files)) return readWorkbook(files, name);
  const tables: RecordFile[] = [];
  for (const { path: inZip, open: openEntry } of files) {
    if (!/\.(csv|txt)$/i.test(inZip)) continue;
    const table = await textFile(path.basename(inZip), openEntry).catch(ignoreOther);
    if (table) tables.push(table);
  }
  if (tables.length === 0) throw new CityDataError(`${name} contains no table. Get the file again.`);
  return tables;
}

export async function openFile(file: string, name = path.basename(file)): Promise<RecordFile[]> {
  const start = await firstBytes(file);
  if (start.length === 0) throw new CityDataError(`${name} is empty. Get the file again.`);
  if (isZip(start)) return zippedTables(await openZip(file, name), name);
  const openBytes = () => createReadStream(file, { highWaterMark: PIECE_BYTES });
  const openText = isGzip(start) ? async () => gunzipped(openBytes()) : async () => openBytes();
  const table = await textFile(name, openText);
  if (!table) throw new CityDataError(`${name} is not a CSV, an Excel workbook or a zip of these.`);
  return [table];
}
