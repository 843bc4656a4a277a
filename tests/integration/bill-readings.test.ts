import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Reading } from '#collections/bills/reading/reading.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import { wakeQueue } from '#cms/jobs/wake.ts';
import type { Bill } from '#cms/payload-types.ts';
import { judgedPdf } from '../support/bill-file.ts';
import { invoiceSubmission, readBill } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { get, post, signInAs, type SignedIn } from '../support/rest.ts';

let test: TestPayload;
let payload: Payload;
let staff: SignedIn;
let editor: SignedIn;
let invoices: typeof import('#collections/bills/invoices/submit.ts');
let job: typeof import('#collections/bills/read-bill.ts');
let verdicts: typeof import('#collections/bills/verdicts.ts');
let limited: typeof import('#cms/limited-process/limited-process.ts');
let links: typeof import('#collections/bills/bill-progress.ts');
let submit: typeof import('#collections/bills/submit.ts');
let jobs: typeof import('#cms/jobs/interrupted-jobs.ts');

beforeAll(async () => {
  test = await createTestPayload({ seeded: false });
  ({ payload } = test);
  [staff, editor] = [await signInAs(payload, 'staff'), await signInAs(payload, 'editor')];
  invoices = await import('#collections/bills/invoices/submit.ts');
  job = await import('#collections/bills/read-bill.ts');
  verdicts = await import('#collections/bills/verdicts.ts');
  limited = await import('#cms/limited-process/limited-process.ts');
  links = await import('#collections/bills/bill-progress.ts');
  submit = await import('#collections/bills/submit.ts');
  jobs = await import('#cms/jobs/interrupted-jobs.ts');
});

afterAll(() => test.close());

/** The ID of the bill that comes with a new invoice submission. */
async function sendBill({ files = 1, isSpam = false } = {}): Promise<number> {
  const contactEmail = `${crypto.randomUUID()}@example.com`;
  const names = Array.from({ length: files }, (_, index) => `page ${index + 1}.pdf`);
  const sent = await Promise.all(names.map((name) => judgedPdf(name)));
  await invoices.submitInvoice(invoiceSubmission({ contactEmail }), sent, { isSpam });
  const where = { contactEmail: { equals: contactEmail } };
  const { docs } = await payload.find({ collection: 'invoice-submissions', where, depth: 0 });
  return Number(docs[0]?.bill);
}

async function findReading(bill: number): Promise<Bill | undefined> {
  const where = { id: { equals: bill } };
  return (await payload.find({ collection: 'bills', where, depth: 0 })).docs[0];
}

async function readingOf(bill: number): Promise<Bill> {
  const reading = await findReading(bill);
  if (!reading) throw new Error('The bill has no reading.');
  return reading;
}

const RESULT: Reading = (() => {
  const { pages, values } = readBill();
  return { kind: 'bill', bills: 1, pages, values } as Reading;
})();

const queuedFor = async (bill: number) =>
  (await payload.count({ collection: 'payload-jobs', where: { 'input.bill': { equals: bill } } })).totalDocs;

const copiesLeft = async () =>
  (await readdir(path.join(test.dataDirectory, 'incoming'))).filter((name) => name.startsWith('reading-'));

const setScan = (bill: number, scan: 'waiting' | 'clean' | 'infected') =>
  payload.update({ collection: 'bill-uploads', where: { bill: { equals: bill } }, data: { scan } });

const record = (decision: Parameters<typeof verdicts.recordVerdict>[1]) =>
  inTransaction(payload, (req) => verdicts.recordVerdict(req, decision));

describe('a bill', () => {
  it('is read once with all its files, from copies that are removed', async () => {
    const bill = await sendBill({ files: 2 });
    expect(await readingOf(bill)).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(await queuedFor(bill)).toBe(1);
    const reader = vi.fn(() => Promise.resolve(RESULT));
    await job.readStoredBill(payload, bill, reader);
    await job.readStoredBill(payload, bill, reader);
    expect(reader).toHaveBeenCalledOnce();
    expect(reader).toHaveBeenCalledWith([
      { path: expect.stringMatching(/\.pdf$/) as string, kind: 'pdf' },
      { path: expect.stringMatching(/\.pdf$/) as string, kind: 'pdf' },
    ]);
    const reading = await readingOf(bill);
    expect(reading).toMatchObject({ state: 'read', kind: 'bill', attempts: 1, pages: RESULT.pages });
    expect(reading.values).toMatchObject(RESULT.values.map((value) => ({ ...value, verdict: 'none' })));
    expect(await copiesLeft()).toEqual([]);
  });

  it('is read by one of two processes that start at the same time', async () => {
    const bill = await sendBill();
    const reader = vi.fn(() => Promise.resolve(RESULT));
    await Promise.all([1, 2, 3].map(() => job.readStoredBill(payload, bill, reader)));
    expect(reader.mock.calls.length).toBeLessThanOrEqual(2);
    const reading = await readingOf(bill);
    expect(reading.state).toBe('read');
    expect(reading.values).toHaveLength(RESULT.values.length);
  });

  it.each(['crashed', 'tooLong', 'tooLarge'] as const)(
    'that ends its reader (%s) is left to a person, without a word of it in the log, and the next one is read',
    async (reason) => {
      const [bill, next] = [await sendBill(), await sendBill()];
      const warn = vi.spyOn(payload.logger, 'warn');
      await job.readStoredBill(payload, bill, () => Promise.reject(new limited.LimitedProcessError(reason)));
      await job.readStoredBill(payload, next, () => Promise.resolve(RESULT));
      expect(await readingOf(bill)).toMatchObject({ state: 'byHand', reason, values: [] });
      expect(warn.mock.calls).toEqual([[{ bill, reason }, expect.any(String)]]);
      warn.mockRestore();
      expect((await readingOf(next)).state).toBe('read');
      expect(await copiesLeft()).toEqual([]);
    },
  );

  it('that is deleted while it is read leaves nothing behind', async () => {
    const bill = await sendBill();
    await job.readStoredBill(payload, bill, async () => {
      await payload.db.deleteMany({ collection: 'bills', where: { id: { equals: bill } } });
      return RESULT;
    });
    expect(await findReading(bill)).toBeUndefined();
    const { rows } = await payload.db.pool.query('select 1 from bills_values where _parent_id = $1', [bill]);
    expect(rows).toEqual([]);
    expect(await copiesLeft()).toEqual([]);
  });

  it('wakes the queue that reads it when it is stored, not before', async () => {
    const client = await payload.db.pool.connect();
    const queues: string[] = [];
    client.on('notification', ({ payload: queue }) => queues.push(queue ?? ''));
    await client.query('listen lotline_jobs');
    const rolledBack = inTransaction(payload, async (req) => {
      await wakeQueue(req, 'rolled back');
      throw new Error('Rolled back.');
    });
    await expect(rolledBack).rejects.toThrow('Rolled back.');
    await sendBill();
    await vi.waitFor(() => expect(queues).toEqual(['bills']));
    client.release(true);
  });

  it('waits until each of its files is scanned, and is left to a person if one is infected', async () => {
    const bill = await sendBill();
    const reader = vi.fn(() => Promise.resolve(RESULT));
    await setScan(bill, 'waiting');
    await job.readStoredBill(payload, bill, reader);
    expect((await readingOf(bill)).state).toBe('waiting');
    await setScan(bill, 'infected');
    await job.readStoredBill(payload, bill, reader);
    expect(await readingOf(bill)).toMatchObject({ state: 'byHand', reason: 'infected' });
    expect(reader).not.toHaveBeenCalled();
  });

  it('that was marked as spam is not read', async () => {
    const bill = await sendBill({ isSpam: true });
    expect((await readingOf(bill)).state).toBe('notRead');
    expect(await queuedFor(bill)).toBe(0);
  });

  it('with characters that the database does not take is stored without them', async () => {
    const bill = await sendBill();
    const [first] = RESULT.values;
    if (!first) throw new Error('There is no value.');
    const values = [
      { ...first, value: 'Royal\u0000 Waste', printed: 'ROYAL\u0007' },
      { ...first, value: '\u0000' },
    ];
    await job.readStoredBill(payload, bill, () => Promise.resolve({ ...RESULT, values }));
    expect((await readingOf(bill)).values).toMatchObject([{ value: 'Royal  Waste', printed: 'ROYAL' }]);
  });
});

describe('a process that is killed while it reads a bill', () => {
  /** Takes the job of a bill as the queue does, and begins to read it: then the process is gone. */
  async function beginAndDie(bill: number): Promise<void> {
    await payload.db.pool.query(
      `update payload_jobs set processing = true where task_slug = 'readBill' and (input->>'bill')::int = $1`,
      [bill],
    );
    const { beginAttempt } = await import('#collections/bills/attempts.ts');
    expect(await beginAttempt(payload, bill)).toBeDefined();
  }

  it('has the bill read once more after the restart, and a second time leaves it to a person', async () => {
    const [bill, other] = [await sendBill(), await sendBill()];
    await beginAndDie(bill);
    await jobs.releaseInterruptedJobs(payload);
    const reader = vi.fn(() => Promise.resolve(RESULT));
    await job.readStoredBill(payload, bill, reader);
    expect(await readingOf(bill)).toMatchObject({ state: 'read', attempts: 2 });
    expect(reader).toHaveBeenCalledOnce();

    await beginAndDie(other);
    await beginAndDie(other);
    await job.readStoredBill(payload, other, reader);
    expect(await readingOf(other)).toMatchObject({ state: 'byHand', reason: 'interrupted', attempts: 2 });
    expect(reader).toHaveBeenCalledOnce();
  });

  it('stores nothing if it was alive after all', async () => {
    const bill = await sendBill();
    await job.readStoredBill(payload, bill, async () => {
      await job.readStoredBill(payload, bill, () =>
        Promise.resolve({ ...RESULT, kind: 'empty', values: [] }),
      );
      return RESULT;
    });
    expect(await readingOf(bill)).toMatchObject({ state: 'read', kind: 'empty', attempts: 2, values: [] });
  });
});

describe('a bill that staff have read again', () => {
  const readAgain = (bill: number, as?: SignedIn) =>
    post(payload, '/api/bills/read-again', { as, body: { bill } });

  it('is read once more, unless it is being read or people have decided on a value', async () => {
    const bill = await sendBill();
    expect((await readAgain(bill, staff)).status).toBe(409);
    await job.readStoredBill(payload, bill, () => Promise.reject(new limited.LimitedProcessError('tooLong')));
    const twice = await Promise.all([readAgain(bill, staff), readAgain(bill, staff)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await readingOf(bill)).toMatchObject({ state: 'waiting', reason: null, attempts: 0 });
    await job.readStoredBill(payload, bill, () => Promise.resolve(RESULT));
    const { values } = await readingOf(bill);
    const decision = { verdict: 'accepted' } as const;
    const value = values?.[0]?.id ?? '';
    await record({ bill, value, revision: 0, by: 'staff', decision });
    expect((await readAgain(bill, staff)).status).toBe(409);
  });

  it('may be spam that was none; others than staff may not ask for it', async () => {
    const bill = await sendBill({ isSpam: true });
    expect((await readAgain(bill)).status).toBe(403);
    expect((await readAgain(bill, editor)).status).toBe(403);
    expect((await readAgain(999_999, staff)).status).toBe(404);
    expect((await readAgain(bill, staff)).status).toBe(200);
    expect((await readingOf(bill)).state).toBe('waiting');
    expect(await queuedFor(bill)).toBe(1);
  });
});

describe('the verdict on a value', () => {
  async function readValues() {
    const bill = await sendBill();
    await job.readStoredBill(payload, bill, () => Promise.resolve(RESULT));
    const valueOf = async (field: string) => {
      const found = (await readingOf(bill)).values?.find((value) => value.field === field);
      if (!found?.id) throw new Error(`There is no ${field}.`);
      return { ...found, id: found.id };
    };
    return { bill, valueOf };
  }

  const qualityOf = async (reading: number) => {
    const { rows } = await payload.db.pool.query<Record<string, unknown>>(
      'select field, hauler, source, confidence::float, verdict, decided_by from bill_reading_quality where reading_id = $1',
      [reading],
    );
    return rows;
  };

  it('is stored with the measure of quality, once for each value', async () => {
    const { bill, valueOf } = await readValues();
    const total = await valueOf('amountDue');
    const key = { bill, value: total.id, by: 'staff' as const };
    await record({ ...key, revision: 0, decision: { verdict: 'accepted' } });
    await record({ ...key, revision: 1, decision: { verdict: 'corrected', value: '$1,300' } });
    expect(await valueOf('amountDue')).toMatchObject({
      value: '1234.50',
      verdict: 'corrected',
      correctedValue: '1300.00',
      correctedBy: 'staff',
    });
    expect(await qualityOf(bill)).toEqual([
      {
        field: 'amountDue',
        hauler: 'Royal Waste Services',
        source: 'text',
        confidence: 0.97,
        verdict: 'corrected',
        decided_by: 'staff',
      },
    ]);
  });

  it('of a visitor is confirmed by staff who accept it, and taken back by the value that was read', async () => {
    const { bill, valueOf } = await readValues();
    const { id: value } = await valueOf('account');
    const corrected = { verdict: 'corrected', value: 'B-200' } as const;
    await record({ bill, value, revision: 0, by: 'visitor', decision: corrected });
    expect(await valueOf('account')).toMatchObject({ correctedValue: 'B-200', correctedBy: 'visitor' });
    await record({ bill, value, revision: 1, by: 'staff', decision: { verdict: 'accepted' } });
    expect(await valueOf('account')).toMatchObject({
      verdict: 'corrected',
      correctedValue: 'B-200',
      correctedBy: 'staff',
    });
    const asRead = { verdict: 'corrected', value: 'A-100' } as const;
    await record({ bill, value, revision: 2, by: 'visitor', decision: asRead });
    expect(await valueOf('account')).toMatchObject({ verdict: 'none', correctedValue: null });
    expect(await qualityOf(bill)).toEqual([]);
  });

  it('stays in the measure of quality when the bill is deleted, without a text of it', async () => {
    const { bill, valueOf } = await readValues();
    const { id: value } = await valueOf('account');
    const decision = { verdict: 'corrected', value: 'B-333' } as const;
    await record({ bill, value, revision: 0, by: 'staff', decision });
    await payload.db.deleteMany({ collection: 'bills', where: { id: { equals: bill } } });
    const { rows } = await payload.db.pool.query<Record<string, unknown>>(
      'select * from bill_reading_quality where value_id = $1',
      [value],
    );
    expect(rows).toMatchObject([{ reading_id: null, field: 'account', verdict: 'corrected' }]);
    expect(JSON.stringify(rows)).not.toMatch(/A-100|B-333/);
  });
});

describe('the page of a bill', () => {
  const keyOf = async (bill: number) => {
    const { docs } = await payload.find({
      collection: 'invoice-submissions',
      where: { bill: { equals: bill } },
      depth: 0,
    });
    const { key } = await readingOf(bill);
    return { id: docs[0]?.id ?? 0, key: key ?? '' };
  };

  async function openReadBill() {
    const bill = await sendBill({ files: 2 });
    await job.readStoredBill(payload, bill, () => Promise.resolve(RESULT));
    return { bill, ...(await keyOf(bill)) };
  }

  /** What a sender sees of the total; returns what saves a correction of it. */
  async function openTotal(key: string) {
    const progress = await links.findBillProgress(key);
    const reading = progress?.reading;
    const total = reading?.values.find(({ field }) => field === 'amountDue');
    if (!progress || !reading || !total) throw new Error('There is no total.');
    const { id: value, revision } = total;
    return (typed: string) =>
      submit.correctReading(progress, [
        { value, revision, decision: { verdict: 'corrected', value: typed } },
      ]);
  }

  const correctTotal = async (key: string, typed: string) => (await openTotal(key))(typed);

  it('shows its files, the values that were read, and what to check to anyone who has its key', async () => {
    const { key } = await openReadBill();
    const progress = await links.findBillProgress(key);
    expect(progress).toMatchObject({
      module: 'll199',
      status: 'pending',
      files: ['page 1.pdf', 'page 2.pdf'],
    });
    const uncertain = progress?.reading?.values.filter(({ isUncertain }) => isUncertain);
    expect(uncertain?.map(({ field }) => field)).toEqual(['containerSize']);
    expect(JSON.stringify(progress)).not.toContain('@example.com');
    expect(await links.findBillProgress('x'.repeat(22))).toBeUndefined();
    expect(await links.findBillProgress('')).toBeUndefined();
  });

  it('is mailed to the sender, and is not among what staff read', async () => {
    const { key, id } = await openReadBill();
    const { rows } = await payload.db.pool.query(
      `select 1 from payload_jobs where task_slug = 'sendMail' and input->>'text' like $1`,
      [`%/bills/${key}%`],
    );
    expect(rows).toHaveLength(1);
    const { answer } = await get(payload, `/api/invoice-submissions/${id}`, staff);
    expect(JSON.stringify(answer)).not.toContain(key);
  });

  it('takes corrections until the review starts', async () => {
    const { key, id, bill } = await openReadBill();
    expect(await correctTotal(key, '1300.00')).toBe('stored');
    const corrected = { verdict: 'corrected', correctedValue: '1300.00', correctedBy: 'visitor' };
    expect((await readingOf(bill)).values).toContainEqual(expect.objectContaining(corrected));
    await payload.update({ collection: 'invoice-submissions', id, data: { status: 'inReview' } });
    expect(await correctTotal(key, '1400.00')).toBe('review has started');
    expect((await readingOf(bill)).values).toContainEqual(expect.objectContaining(corrected));
    expect((await links.findBillProgress(key))?.reviewedFrom).toBeDefined();
  });

  it('takes the corrections of one of two people at once', async () => {
    const { key } = await openReadBill();
    const [one, other] = [await openTotal(key), await openTotal(key)];
    const outcomes = await Promise.all([one('1.00'), other('2.00')]);
    expect(outcomes.sort()).toEqual(['changed by others', 'stored']);
  });

  it('is gone when the submission is deleted', async () => {
    const { bill, id, key } = await openReadBill();
    await payload.delete({ collection: 'invoice-submissions', id });
    expect(await links.findBillProgress(key)).toBeUndefined();
    expect(await findReading(bill)).toBeUndefined();
  });
});
