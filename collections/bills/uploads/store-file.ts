import type { PayloadRequest } from 'payload';
import { CommitUnconfirmed } from '#cms/database/transactions.ts';
import type { BillUpload } from '#cms/payload-types.ts';
import { shownName } from './bill-names.ts';
import { billStorage, type StoredFile } from './bill-storage.ts';
import { startReading } from '../stored-bill.ts';
import { firstScanState, queueScan } from './scan.ts';

/** An uploaded file that was inspected and may be stored; it is still in a temporary folder. */
export interface InspectedFile {
  /** As the visitor named it. */
  name: string;
  path: string;
  size: number;
  /** SHA-256 of its content, as hexadecimal text. */
  digest: string;
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

type FileDetails = Pick<BillUpload, 'consentToAnalysis'> & Partial<BillUpload>;

/**
 * Stores a file and its row in the transaction of `req`, and queues its virus scan if a scanner is set up. The file is
 * copied from its temporary folder, never read into memory. Throws `FileNotStored`.
 */
async function storeFile(
  req: PayloadRequest,
  file: InspectedFile,
  { name, prefix }: Place,
  details: FileDetails & Pick<BillUpload, 'fileNumber'>,
): Promise<BillUpload> {
  try {
    const stored = await req.payload.create({
      collection: 'bill-uploads',
      depth: 0,
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
    await queueScan(req, stored);
    return stored;
  } catch (error) {
    removeRemains({ prefix, filename: name });
    throw new FileNotStored('The file could not be stored.', { cause: error });
  }
}

export interface NewBill {
  /** In the order in which they were sent. */
  files: readonly InspectedFile[];
  placeOf: (file: InspectedFile) => Place;
  details: FileDetails;
}

/** Stores the files of a bill in the transaction of `req`. Returns the first, if there is one. */
export type StoreBill = (req: PayloadRequest, bill: NewBill) => Promise<BillUpload | undefined>;

/**
 * Stores a submission with the bill that comes with it. If that fails, the files that were stored before are deleted
 * again; they stay when nobody knows whether their rows were committed, and the hourly sweep finds out.
 */
export async function withoutLeftovers<Stored>(
  work: (storeBill: StoreBill) => Promise<Stored>,
): Promise<Stored> {
  const stored: BillUpload[] = [];
  const storeBill: StoreBill = async (req, { files, placeOf, details }) => {
    const { consentToAnalysis, isSpam } = details;
    for (const [index, file] of files.entries()) {
      const [first] = stored;
      const own = first ? { consentToAnalysis, bill: first.bill } : details;
      stored.push(await storeFile(req, file, placeOf(file), { ...own, fileNumber: index + 1 }));
    }
    const [first] = stored;
    // Spam is not read unless staff ask for it.
    if (first && consentToAnalysis && !isSpam) await startReading(req, first);
    return first;
  };
  try {
    return await work(storeBill);
  } catch (error) {
    if (!(error instanceof CommitUnconfirmed)) {
      await Promise.allSettled(stored.map((file) => billStorage().remove(file)));
    }
    throw error;
  }
}

/** "3 files": what a mail to staff says of a bill. */
export const countFiles = ({ length }: { length: number }): string =>
  `${length} ${length === 1 ? 'file' : 'files'}`;
