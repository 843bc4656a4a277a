import { configuredBucket } from './bucket.ts';
import { bucketStorage } from './bucket-storage.ts';
import { billsDirectory } from './folders.ts';
import { folderStorage } from './folder-storage.ts';
import type { BillStorage } from './stored-file.ts';

/** Where bills are kept: the bucket when one is configured, else a folder of this machine. */
export function billStorage(): BillStorage {
  const configured = configuredBucket();
  return configured ? bucketStorage(configured) : folderStorage(billsDirectory());
}
