import type { Payload, TaskConfig } from 'payload';
import { readBill as readFiles, type BillFile } from './reading/read-bill.ts';
import { LimitedProcessError } from '#cms/limited-process/limited-process.ts';
import type { Reading } from './reading/reading.ts';
import { beginAttempt, handToStaff, storeReading, type ByHandReason } from './attempts.ts';
import { findFiles } from './stored-bill.ts';
import { FileNotOpened, withCopies } from './temporary-files.ts';

type Reader = (files: BillFile[]) => Promise<Reading>;

function logByHand({ logger }: Payload, bill: number, reason: ByHandReason): void {
  logger.warn({ bill, reason }, 'A bill could not be read, and is left to a person');
}

async function readCopies(payload: Payload, bill: number, copies: BillFile[], read: Reader): Promise<void> {
  const attempt = await beginAttempt(payload, bill);
  if (!attempt) return;
  try {
    await storeReading(payload, attempt, await read(copies));
  } catch (error) {
    if (!(error instanceof LimitedProcessError)) throw error;
    await handToStaff(payload, attempt, error.reason);
    logByHand(payload, bill, error.reason);
  }
}

/**
 * Hands a bill with an infected file to staff. Otherwise, does nothing until all files are scanned for viruses. Throws
 * if a file or the database is unavailable, so that the job is retried.
 */
export async function readStoredBill(
  payload: Payload,
  bill: number,
  read: Reader = readFiles,
): Promise<void> {
  const files = await findFiles(payload, bill);
  if (files.some(({ scan }) => scan === 'infected')) return handToStaff(payload, { bill }, 'infected');
  if (files.length === 0 || files.some(({ scan }) => scan === 'waiting')) return;
  const isWaiting = await payload.count({
    collection: 'bills',
    where: { id: { equals: bill }, state: { in: ['waiting', 'reading'] } },
  });
  if (isWaiting.totalDocs === 0) return;
  await withCopies(files, (copies) => readCopies(payload, bill, copies, read));
}

const MINUTE_MS = 60_000;

/** Retries after 1, 2, 4, 8, and 16 minutes, which covers a half-hour outage. */
const RETRIES = 5;

export const readBill: TaskConfig<'readBill'> = {
  slug: 'readBill',
  label: 'Read a bill',
  retries: { attempts: RETRIES, backoff: { type: 'exponential', delay: MINUTE_MS } },
  inputSchema: [{ name: 'bill', type: 'number', required: true }],
  handler: async ({ input: { bill }, job, req: { payload } }) => {
    try {
      await readStoredBill(payload, bill);
    } catch (error) {
      if ((job.totalTried ?? 0) < RETRIES) throw error;
      const reason = error instanceof FileNotOpened ? 'notFound' : 'interrupted';
      await handToStaff(payload, { bill }, reason);
      logByHand(payload, bill, reason);
    }
    return { output: {} };
  },
};
