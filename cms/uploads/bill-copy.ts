import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BillFile } from '#cms/bill-reading/read-bill.ts';
import { billStorage, type StoredFile } from './bill-storage.ts';

const KINDS: Readonly<Record<string, BillFile['kind']>> = { '.pdf': 'pdf', '.jpg': 'jpg', '.png': 'png' };

/** Copies a stored bill to a temporary file for as long as the work takes: it may be in a bucket. */
export async function withBillFile<Result>(
  stored: StoredFile,
  work: (file: BillFile) => Promise<Result>,
): Promise<Result> {
  const kind = KINDS[path.extname(stored.filename ?? '').toLowerCase()];
  if (!kind) throw new Error('A bill has a name without a known ending.');
  const folder = await mkdtemp(path.join(tmpdir(), 'lotline-bill-'));
  try {
    const copy = path.join(folder, `bill.${kind}`);
    await pipeline(await billStorage().open(stored), createWriteStream(copy, { mode: 0o600 }));
    return await work({ path: copy, kind });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
