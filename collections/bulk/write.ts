import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { createGzip } from 'node:zlib';
import type { Payload } from 'payload';
import type { Rules } from '#city-data/building-lines.ts';
import { withLock } from '#city-data/import/lock.ts';
import { readLotEditions } from '#city-data/lot-editions.ts';
import { loadFilledLaws } from '#cms/register/laws.ts';
import { readRegister } from '#cms/register/register.ts';
import { bulkDirectory } from '#cms/uploads/folders.ts';
import { THRESHOLDS } from '#law/buildings/thresholds.ts';
import { dayInNewYork } from '#law/days.ts';
import { obligations } from './obligations.ts';
import { publishBulkFile } from './storage.ts';

/** An arbitrary ID for a PostgreSQL advisory lock. The lock ends with its connection, even if the process is killed. */
const BULK_LOCK = 970_200;

interface Written {
  rows: number;
  bytes: number;
}

export async function rulesOn(payload: Payload, now: Date): Promise<Rules> {
  const day = dayInNewYork(now);
  const register = await readRegister(payload);
  const laws = await loadFilledLaws(payload, now);
  return { laws, register, thresholds: THRESHOLDS.from(register, day), day };
}

async function write(payload: Payload, now: Date): Promise<Written> {
  const rules = await rulesOn(payload, now);
  const editions = await readLotEditions(payload);
  const hash = createHash('sha256');
  const written = { rows: 0, bytes: 0 };
  async function* lines(): AsyncGenerator<Buffer> {
    for await (const { text, rows } of obligations(payload, rules)) {
      written.rows += rows;
      yield Buffer.from(text);
    }
  }
  async function* counted(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      written.bytes += piece.length;
      hash.update(piece);
      yield piece;
    }
  }
  await mkdir(bulkDirectory(), { recursive: true });
  const file = path.join(bulkDirectory(), 'unfinished.csv.gz');
  await pipeline(
    Readable.from(lines(), { highWaterMark: 1 }),
    createGzip(),
    counted,
    createWriteStream(file),
  );
  if (!isDeepStrictEqual(await readLotEditions(payload), editions)) {
    throw new Error('City data was imported meanwhile, so the lots are of two editions. Run it again.');
  }
  await publishBulkFile(file, now, hash.digest('hex'));
  return written;
}

/** Writes the file that `/api/v1/bulk` serves: which laws apply to each lot. */
export async function writeBulkFile(payload: Payload, now = new Date()): Promise<Written> {
  const client = await payload.db.pool.connect();
  try {
    const written = await withLock(client, BULK_LOCK, () => write(payload, now));
    if (!written) throw new Error('Another process is writing the file. Wait until it ends.');
    return written;
  } finally {
    client.release();
  }
}
