import { afterAll, beforeAll, expect, it } from 'vitest';
import { idOf } from '#cms/fields/id-of.ts';
import { judgedPdf, pdfBytes } from '../support/bill-file.ts';
import { EICAR, startClamd } from '../support/clamd.ts';
import { invoiceSubmission } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

let test: TestPayload;
let clamd: Awaited<ReturnType<typeof startClamd>>;
let invoices: typeof import('#collections/bills/invoices/submit.ts');
let downloads: typeof import('#collections/bills/uploads/downloads.ts');

beforeAll(async () => {
  clamd = await startClamd();
  test = await createTestPayload({
    seeded: false,
    environment: { CLAMD_HOST: '127.0.0.1', CLAMD_PORT: String(clamd.port) },
  });
  invoices = await import('#collections/bills/invoices/submit.ts');
  downloads = await import('#collections/bills/uploads/downloads.ts');
});

afterAll(async () => {
  await test.close();
  await clamd.close();
});

async function billWith(...pages: [words: string, ...string[]]) {
  const files = await Promise.all(pages.map((words) => judgedPdf('bill.pdf', pdfBytes(words))));
  await invoices.submitInvoice(invoiceSubmission({ businessName: pages[0] }), files, {});
  return newest();
}

async function newest() {
  const { docs } = await test.payload.find({ collection: 'bill-uploads', sort: '-id', limit: 1 });
  const [bill] = docs;
  if (!bill) throw new Error('There is no bill.');
  return bill;
}

/** What staff are answered who want to open a file; nothing where the file follows. */
async function refusalOf(filename: string) {
  const req = { payload: test.payload } as Parameters<typeof downloads.refuseUnscanned>[0];
  const args = { doc: { id: 0 }, params: { collection: 'bill-uploads', filename } };
  const answer = (await downloads.refuseUnscanned(req, args)) as Response | undefined;
  return answer?.status;
}

it('does not open a bill until it is scanned and clean', async () => {
  const waiting = await billWith('an honest bill');
  expect(waiting.scan).toBe('waiting');
  expect(await refusalOf(waiting.filename ?? '')).toBe(409);
  await test.payload.jobs.run();
  const scanned = await newest();
  expect(scanned.scan).toBe('clean');
  expect(await refusalOf(scanned.filename ?? '')).toBeUndefined();
});

it('never opens an infected bill', async () => {
  await billWith(EICAR);
  await test.payload.jobs.run();
  const scanned = await newest();
  expect(scanned.scan).toBe('infected');
  expect(await refusalOf(scanned.filename ?? '')).toBe(409);
});

it('scans each file of a bill, and opens those that are clean', async () => {
  await billWith('a clean front', EICAR, 'a clean back');
  const { docs: waiting } = await test.payload.find({ collection: 'bill-uploads', sort: '-id', limit: 3 });
  expect(waiting.map(({ scan }) => scan)).toEqual(['waiting', 'waiting', 'waiting']);
  expect(await Promise.all(waiting.map(({ filename }) => refusalOf(filename ?? '')))).toEqual([
    409, 409, 409,
  ]);
  await test.payload.jobs.run();
  const { docs } = await test.payload.find({ collection: 'bill-uploads', sort: '-id', limit: 3 });
  expect(docs.map(({ scan }) => scan)).toEqual(['clean', 'infected', 'clean']);
  expect(await Promise.all(docs.map(({ filename }) => refusalOf(filename ?? '')))).toEqual([
    undefined,
    409,
    undefined,
  ]);
});

it('does not open a file without a row', async () => {
  expect(await refusalOf('nothing.pdf')).toBe(404);
});

it('scans a waiting bill once the scanner is available again', async () => {
  const { port } = clamd;
  process.env.CLAMD_PORT = '1';
  await billWith('a patient bill');
  await test.payload.jobs.run();
  expect((await newest()).scan).toBe('waiting');
  process.env.CLAMD_PORT = String(port);
  await test.payload.db.pool.query("update payload_jobs set wait_until = null where task_slug = 'scanBill'");
  await test.payload.jobs.run();
  expect((await newest()).scan).toBe('clean');
});

const readingOf = async (bill: number) => {
  const where = { id: { equals: bill } };
  return (await test.payload.find({ collection: 'bills', where, depth: 0 })).docs[0];
};

const queuedReadings = async (bill: number) => {
  const where = { taskSlug: { equals: 'readBill' }, 'input.bill': { equals: bill } };
  return (await test.payload.count({ collection: 'payload-jobs', where })).totalDocs;
};

it('has a bill read once it is scanned, and not before', async () => {
  const id = idOf((await billWith('a bill to read')).bill) ?? 0;
  expect((await readingOf(id))?.state).toBe('waiting');
  expect(await queuedReadings(id)).toBe(0);
  await test.payload.jobs.run();
  expect(await queuedReadings(id)).toBe(1);
});

it('leaves a bill to a person when the scanner stays away', async () => {
  const { port } = clamd;
  process.env.CLAMD_PORT = '1';
  const id = idOf((await billWith('a bill that nobody scans')).bill) ?? 0;
  await test.payload.db.pool.query("update payload_jobs set total_tried = 11 where task_slug = 'scanBill'");
  await test.payload.jobs.run();
  process.env.CLAMD_PORT = String(port);
  expect(await readingOf(id)).toMatchObject({ state: 'byHand', reason: 'notScanned' });
});
