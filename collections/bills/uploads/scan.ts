import type { Readable } from 'node:stream';
import NodeClam from 'clamscan';
import type { PayloadRequest, TaskConfig } from 'payload';
import { findFirst } from '#cms/database/find.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import { wakeQueue } from '#cms/jobs/wake.ts';
import type { BillUpload } from '#cms/payload-types.ts';
import { billStorage } from './bill-storage.ts';
import { CLAMD_PORT } from '#cms/uploads/virus-scan.ts';
import { idOf } from '#cms/fields/id-of.ts';
import { handToStaff } from '../attempts.ts';
import { queueReading } from '../stored-bill.ts';

export const firstScanState = (): BillUpload['scan'] => (process.env.CLAMD_HOST ? 'waiting' : 'notScanned');

export async function queueScan(req: PayloadRequest, { id, scan }: BillUpload): Promise<void> {
  if (scan !== 'waiting') return;
  await req.payload.jobs.queue({ task: 'scanBill', input: { bill: id }, req });
  await wakeQueue(req, 'default');
}

const MINUTE_MS = 60_000;

/** The delay starts at 1 minute and doubles: twelve attempts within a day and a half, in case the scanner is down. */
const RETRIES = 11;

export const scanBill: TaskConfig<'scanBill'> = {
  slug: 'scanBill',
  label: 'Scan a bill for viruses',
  retries: { attempts: RETRIES, backoff: { type: 'exponential', delay: MINUTE_MS } },
  inputSchema: [{ name: 'bill', type: 'number', required: true }],
  handler: async ({ input: { bill: id }, job, req }) => {
    const file = await findFirst(req, 'bill-uploads', { id: { equals: id } });
    const bill = idOf(file?.bill);
    if (!file || bill === undefined) return { output: {} };
    const isLastTry = (job.totalTried ?? 0) >= RETRIES;
    const scan = await scanStored(file).catch(async (error: unknown) => {
      if (isLastTry) await handToStaff(req.payload, { bill }, 'notScanned');
      throw error;
    });
    await inTransaction(req.payload, async (own) => {
      await own.payload.update({ collection: 'bill-uploads', id, data: { scan }, depth: 0, req: own });
      if (file.consentToAnalysis) await queueReading(own, bill);
    });
    if (scan === 'infected') req.payload.logger.warn({ bill: id }, 'The virus scanner found something');
    return { output: {} };
  },
};

const scanStored = async (bill: BillUpload) => scanFile(await billStorage().open(bill));

const PATIENCE_MS = 60_000;

async function scanFile(file: Readable): Promise<Extract<BillUpload['scan'], 'clean' | 'infected'>> {
  const scanner = await new NodeClam().init({
    preference: 'clamdscan',
    clamscan: { active: false },
    clamdscan: {
      host: process.env.CLAMD_HOST,
      port: Number(process.env.CLAMD_PORT || CLAMD_PORT),
      timeout: PATIENCE_MS,
      localFallback: false,
    },
  });
  const { isInfected } = await scanner.scanStream(file);
  if (isInfected === null) throw new Error('The scanner did not say what it found.');
  return isInfected ? 'infected' : 'clean';
}
