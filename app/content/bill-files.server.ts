import type { PayloadRequest } from 'payload';
import { CommitUnanswered } from '#cms/database/transactions.ts';
import type { BillUpload } from '#cms/payload-types.ts';
import { shownName } from '#cms/uploads/bill-names.ts';
import { billStorage } from '#cms/uploads/bill-storage.ts';
import type { StoredFile } from '#cms/uploads/stored-file.ts';
import { firstScanState, queueScan } from '#cms/uploads/queue-scan.ts';

/** A file that was looked at and may be stored; it still lies in a temporary place. */
export interface JudgedFile {
  /** As the visitor called it. */
  name: string;
  path: string;
  /** Bytes. */
  size: number;
  /** SHA-256 of its content, as hexadecimal text. */
  digest: string;
  /** The end of its stored name. */
  kind: 'pdf' | 'jpg' | 'png';
  mimeType: string;
}

/** Where a file is kept: its folder in a bucket, and its name. */
interface Place {
  prefix: string;
  name: string;
}

type BillData = Pick<BillUpload, 'consentToAnalysis'> & Partial<BillUpload>;

/** A file could not be put where bills are kept. */
export class FileNotStored extends Error {}

/** Deletes what is there of a file that could not be stored, without the visitor waiting. Else the hourly sweep does. */
function removeRemains(file: StoredFile): void {
  billStorage()
    .remove(file)
    .catch(() => undefined);
}

/**
 * Stores a file and its row in the transaction of `req`, and has it scanned where there is a scanner. The
 * file is copied from its temporary place, never read into memory. Throws `FileNotStored`.
 */
export async function storeBill(
  req: PayloadRequest,
  file: JudgedFile,
  { name, prefix }: Place,
  details: BillData,
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
 * Stores what comes with a file. Should that fail, the file that was stored before is deleted again; it stays where
 * nobody knows whether its row is there, and the hourly sweep finds out.
 */
export async function withoutLeftovers<Stored>(
  work: (keep: (bill: BillUpload) => BillUpload) => Promise<Stored>,
): Promise<Stored> {
  let stored: BillUpload | undefined;
  try {
    return await work((bill) => (stored = bill));
  } catch (error) {
    if (stored && !(error instanceof CommitUnanswered)) await billStorage().remove(stored);
    throw error;
  }
}
