import type { Payload } from 'payload';
import { billStorage } from '#cms/uploads/bill-storage.ts';
import type { StoredFile } from '#cms/uploads/stored-file.ts';

/**
 * Deletes files whose rows are gone. What cannot be deleted now has no row any more, and is swept away within two
 * hours: see cms/uploads/sweep.ts. Returns how many are left to that.
 */
export async function removeFiles(payload: Payload, files: readonly StoredFile[]): Promise<number> {
  const storage = billStorage();
  const outcomes = await Promise.allSettled(files.map((file) => storage.remove(file)));
  const left = outcomes.filter(({ status }) => status === 'rejected').length;
  if (left > 0) payload.logger.warn({ left }, 'Files of erased rows are left to the hourly sweep');
  return left;
}
