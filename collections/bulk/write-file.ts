import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { BulkFile } from './manifest.ts';

export interface Piece {
  text: string;
  rows: number;
}

export interface FileContent {
  name: string;
  columns?: readonly string[];
  pieces: Iterable<Piece> | AsyncIterable<Piece>;
}

async function checksum(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Compresses in the thread pool, beside what makes the pieces. */
export async function writeFile(folder: string, { name, columns, pieces }: FileContent): Promise<BulkFile> {
  const file = path.join(folder, name);
  let rows = 0;
  async function* bytes(): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      rows += piece.rows;
      yield Buffer.from(piece.text);
    }
  }
  const source = Readable.from(bytes(), { highWaterMark: 1 });
  await pipeline(source, createGzip(), createWriteStream(file));
  const { size } = await stat(file);
  return { name, rows, bytes: size, sha256: await checksum(file), ...(columns && { columns: [...columns] }) };
}
