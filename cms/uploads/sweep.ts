import type { Payload } from 'payload';
import { billStorage } from './bill-storage.ts';
import { arrivalsDirectory } from './folders.ts';
import { folderStorage } from './folder-storage.ts';
import type { BillStorage } from './stored-file.ts';

/** No upload takes this long: what is older was interrupted. */
const INTERRUPTED_MS = 60 * 60 * 1000;

/** What was deleted, in files and rows. */
export interface Swept {
  arrivals: number;
  filesWithoutRow: number;
  rowsWithoutSubmission: number;
}

type IsWanted = (filename: string) => Promise<boolean>;

async function sweepFiles(storage: BillStorage, before: Date, isWanted: IsWanted): Promise<number> {
  let swept = 0;
  for await (const { place, modifiedAt } of storage.list()) {
    if (modifiedAt >= before || (await isWanted(place.filename ?? ''))) continue;
    await storage.remove(place);
    swept += 1;
  }
  return swept;
}

const hasRow =
  (payload: Payload): IsWanted =>
  async (filename) => {
    const where = { filename: { equals: filename } };
    return (await payload.count({ collection: 'bill-uploads', where })).totalDocs > 0;
  };

/** Bills that belong to nothing. Payload deletes their files with them. */
async function sweepRows(payload: Payload, before: Date): Promise<number> {
  const { docs } = await payload.find({
    collection: 'bill-uploads',
    where: { createdAt: { less_than: before.toISOString() }, assessment: { exists: false } },
    pagination: false,
    depth: 0,
  });
  let swept = 0;
  for (const { id, invoice } of docs) {
    if (invoice?.docs?.length) continue;
    await payload.delete({ collection: 'bill-uploads', id });
    swept += 1;
  }
  return swept;
}

/**
 * Deletes what interrupted uploads have left: files that never arrived whole, files without a row, and rows
 * that belong to no submission.
 */
export async function sweepUploads(payload: Payload, now = new Date()): Promise<Swept> {
  const before = new Date(now.getTime() - INTERRUPTED_MS);
  const arrivals = folderStorage(arrivalsDirectory());
  return {
    arrivals: await sweepFiles(arrivals, before, () => Promise.resolve(false)),
    rowsWithoutSubmission: await sweepRows(payload, before),
    filesWithoutRow: await sweepFiles(billStorage(), before, hasRow(payload)),
  };
}
