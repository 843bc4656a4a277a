import type { TaskConfig } from 'payload';
import { billStorage } from '#cms/uploads/bill-storage.ts';
import { scanFile } from '#cms/uploads/scan-file.ts';

const MINUTE_MS = 60_000;

/** After 1 minute, 2, 4 and so on: twelve tries within a day and a half, for a scanner that is away that long. */
const RETRIES = 11;

/** Has one bill scanned. Until it has been, nobody opens it; what was deleted meanwhile needs no scan. */
export const scanBill: TaskConfig<'scanBill'> = {
  slug: 'scanBill',
  label: 'Scan a bill for viruses',
  retries: { attempts: RETRIES, backoff: { type: 'exponential', delay: MINUTE_MS } },
  inputSchema: [{ name: 'bill', type: 'number', required: true }],
  handler: async ({ input: { bill: id }, req }) => {
    const where = { id: { equals: id } };
    const { docs } = await req.payload.find({ collection: 'bill-uploads', where, limit: 1, depth: 0, req });
    const [bill] = docs;
    if (!bill) return { output: {} };
    const scan = await scanFile(await billStorage().open(bill));
    await req.payload.update({ collection: 'bill-uploads', id, data: { scan }, depth: 0, req });
    if (scan === 'infected') req.payload.logger.warn({ bill: id }, 'The virus scanner found something');
    return { output: {} };
  },
};
