import type { PayloadRequest } from 'payload';
import { plural } from '#law/numbers.ts';
import { CommitUnconfirmed } from '#cms/database/transactions.ts';
import type { BillUpload } from '#cms/payload-types.ts';
import { shownName } from './bill-names.ts';
import { billStorage, type StoredFile } from './bill-storage.ts';
import { startReading } from '../stored-bill.ts';
import { firstScanState, queueScan } from './scan.ts';

export interface InspectedFile {
  name: string;
  path: string;
  size: number;
  digest: string;
  kind: 'pdf' | 'jpg' | 'png';
  mimeType: string;
}

interface Place {
  prefix: string;
  name: string;
}

export class FileNotStored extends Error {}

function removeRemains(file: StoredFile): void {
  billStorage()
    .remove(file)
    .catch(() => undefined);
}

type FileDetails = Pick<BillUpload, 'bill' | 'consentToAnalysis' | 'assessment' | 'fileNumber'>;

/**
 * Stores a file and its row in the transaction of `req`, and queues the virus scan. Copies the file without
 * reading it into memory. Throws `FileNotStored`.
 */
async function storeFile(
  req: PayloadRequest,
  file: InspectedFile,
  { name, prefix }: Place,
  details: FileDetails,
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

interface BillFiles {
  bill: number;
  files: readonly InspectedFile[];
  placeOf: (file: InspectedFile) => Place;
  details: Pick<BillUpload, 'consentToAnalysis' | 'assessment'>;
  isRead: boolean;
}

export type StoreFiles = (req: PayloadRequest, bill: BillFiles) => Promise<void>;

/**
 * Deletes stored files if the submission fails. If it is unknown whether their rows were committed, leaves the
 * files to the hourly sweep.
 */
export async function withoutLeftovers<Stored>(
  work: (storeFiles: StoreFiles) => Promise<Stored>,
): Promise<Stored> {
  const stored: BillUpload[] = [];
  const storeFiles: StoreFiles = async (req, { bill, files, placeOf, details, isRead }) => {
    for (const [index, file] of files.entries())
      stored.push(await storeFile(req, file, placeOf(file), { ...details, bill, fileNumber: index + 1 }));
    const [first] = stored;
    if (first && isRead) await startReading(req, bill, first);
  };
  try {
    return await work(storeFiles);
  } catch (error) {
    if (!(error instanceof CommitUnconfirmed)) {
      await Promise.allSettled(stored.map((file) => billStorage().remove(file)));
    }
    throw error;
  }
}

export const countFiles = ({ length }: { length: number }): string =>
  plural(length, { one: '1 file', other: `${length} files` });
