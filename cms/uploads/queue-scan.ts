import type { PayloadRequest } from 'payload';
import type { BillUpload } from '#cms/payload-types.ts';

const hasScanner = (): boolean => Boolean(process.env.CLAMD_HOST);

/** What is known of a file that has just arrived. */
export const firstScanState = (): BillUpload['scan'] => (hasScanner() ? 'waiting' : 'notScanned');

/** Has a file scanned, where there is a scanner, once the transaction of `req` is committed. */
export async function queueScan(req: PayloadRequest, { id, scan }: BillUpload): Promise<void> {
  if (scan !== 'waiting') return;
  await req.payload.jobs.queue({ task: 'scanBill', input: { bill: id }, req });
}
