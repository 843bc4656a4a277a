import type { PayloadRequest } from 'payload';
import { CommitUnconfirmed } from '#cms/database/transactions.ts';
import type { BillUpload } from '#cms/payload-types.ts';
import { shownName } from '#cms/uploads/bill-names.ts';
import { billStorage, type StoredFile } from '#cms/uploads/bill-storage.ts';
import { firstScanState, queueScan } from './scan.ts';

/** An uploaded file that was inspected and may be stored; it is still in a temporary folder. */
export interface InspectedFile {
  /** As the visitor named it. */
  name: string;
  path: string;
  size: number;
  /** SHA-256 of its content, as hexadecimal text. */
  digest: string;
  /** The extension of its stored name. */
  kind: 'pdf' | 'jpg' | 'png';
  mimeType: string;
}

/** Where a file is stored: its folder in a bucket, and its name. */
interface Place {
  prefix: string;
  name: string;
}

export class FileNotStored extends Error {}

/** Deletes what is there of a file that could not be stored, without waiting. What is left, the hourly sweep deletes. */
function removeRemains(file: StoredFile): void {
  billStorage()
    .remove(file)
    .catch(() => undefined);
}

/**
 * Stores a file and its row in the transaction of `req`, and queues its virus scan if a scanner is set up. The file is
 * copied from its temporary folder, never read into memory. Throws `FileNotStored`.
 */
export async function storeBill(
  req: PayloadRequest,
  file: InspectedFile,
  { name, prefix }: Place,
  details: Pick<BillUpload, 'consentToAnalysis'> & Partial<BillUpload>,
): Promise<BillUpload> {
  try {
    const bill = await req.payload.create({
      collection: 'bill-uploads',
      data: { ...details, originalName: shownName(file.name), scan: firstScanState(), prefix },
      file: {
        name,
        mimetype: file.mimeType,
        size: file.size,
        data: Buffer.alloc(0),
        tempFilePath: file.path,
      },
      req,
    });
    await queueScan(req, bill);
    return bill;
  } catch (error) {
    removeRemains({ prefix, filename: name });
    throw new FileNotStored('The file could not be stored.', { cause: error });
  }
}

/**
 * Stores a submission that comes with a file. If that fails, the file that was stored before is deleted again; it stays
 * when nobody knows whether its row was committed, and the hourly sweep finds out.
 */
export async function withoutLeftovers<Stored>(
  work: (keep: (bill: BillUpload) => BillUpload) => Promise<Stored>,
): Promise<Stored> {
  let stored: BillUpload | undefined;
  try {
    return await work((bill) => (stored = bill));
  } catch (error) {
    if (stored && !(error instanceof CommitUnconfirmed)) await billStorage().remove(stored);
    throw error;
  }
}
