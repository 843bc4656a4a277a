import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { handleEndpoints, type Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Role } from '#cms/access.ts';
import { idOf } from '#cms/fields/id-of.ts';
import { LimitedProcessError } from '#cms/limited-process/limited-process.ts';
import type { Bill, BillUpload, Submission } from '#cms/payload-types.ts';
import { beginAttempt } from '#collections/bills/attempts.ts';
import { findBillProgress, findPicture } from '#collections/bills/bill-progress.ts';
import type { Proposed } from '#collections/bills/findings-schema.ts';
import * as invoices from '#collections/bills/invoices/submit.ts';
import { readStoredBill } from '#collections/bills/read-bill.ts';
import type { Reading } from '#collections/bills/reading/reading.ts';
import * as storage from '#collections/bills/uploads/bill-storage.ts';
import { submitCwzBill } from '#collections/bills/uploads/submit.ts';
import * as sweeping from '#collections/bills/uploads/sweep.ts';
import { findAnalysisPreview, findBillAnalysis } from '#app/data/bill-analyses.server.ts';
import { judgedPdf, pdfBytes, readValue as value } from '../support/bill-file.ts';
import { holdsForStoredBills } from '../support/bill-storage-suite.ts';
import { MADE_UP } from '../support/bills/truth.ts';
import { EICAR, startClamd } from '../support/clamd.ts';
import { cwzAssessment, invoiceSubmission } from '../support/factories.ts';
import { queuedMails } from '../support/following.ts';
import { blankPdf } from '../support/make-pdf.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { get, patch, sendForm, signInAs, type SignedIn } from '../support/rest.ts';

let test: TestPayload;
let payload: Payload;
let people: Record<Role, SignedIn>;

beforeAll(async () => {
  test = await createTestPayload({ environment: { STAFF_MAIL: 'desk@example.com' } });
  ({ payload } = test);
  const signIn = (role: Role) => signInAs(payload, role);
  people = { admin: await signIn('admin'), editor: await signIn('editor'), staff: await signIn('staff') };
});

afterAll(() => test.close());

const READING: Reading = {
  kind: 'bill',
  bills: 1,
  pages: [{ file: 0, page: 0, width: 612, height: 792, source: 'text' }],
  values: [
    value('hauler', 'Royal Waste Services'),
    value('invoiceNumber', 'A-100'),
    value('periodStart', '2026-10-01'),
    value('periodEnd', '2026-10-31'),
    value('amountDue', '600.00'),
    value('service', 'Trash', { line: 1 }),
    value('containerSize', '2', { line: 1, confidence: 0.6 }),
    value('ratePerYard', '30.00', { line: 1 }),
    value('amount', '600.00', { line: 1 }),
  ],
};

const findBill = (id: number): Promise<Bill> => payload.findByID({ collection: 'bills', id, depth: 0 });

const findFiles = async (bill: number): Promise<BillUpload[]> => {
  const where = { bill: { equals: bill } };
  return (await payload.find({ collection: 'bill-uploads', where, sort: 'fileNumber' })).docs;
};

interface SentBill {
  id: number;
  key: string;
  submission: number;
  email: string;
}

async function sentBill(key: string): Promise<SentBill> {
  const { docs } = await payload.find({ collection: 'bills', where: { key: { equals: key } } });
  const { id = 0, submission } = docs[0] ?? {};
  const { id: work, email } = submission as Submission;
  return { id, key, submission: work, email: email ?? '' };
}

/** Sends a bill with an invoice submission, as a visitor does. */
async function sendBill({ files = [pdfBytes()], isSpam = false } = {}): Promise<SentBill> {
  const sent = invoiceSubmission({ contactEmail: `${randomUUID()}@example.com` });
  const judged = await Promise.all(files.map((bytes, index) => judgedPdf(`page ${index + 1}.pdf`, bytes)));
  return sentBill((await invoices.submitInvoice(sent, judged, { isSpam })).key);
}

/** Sends a bill after a CWZ assessment. */
async function sendCwzBill(zipCode = '11201'): Promise<SentBill & { assessment: number }> {
  const reportId = randomUUID();
  const answers = cwzAssessment({ email: `${randomUUID()}@example.com` });
  const data = { ...answers, zipCode, contactName: 'Cora Cafe', zone: 1, reportId };
  const { id: assessment } = await payload.create({ collection: 'cwz-assessments', data });
  const files = [await judgedPdf('October.pdf')];
  const key = await submitCwzBill({ assessment, reportId, files }, {});
  return { ...(await sentBill(key)), assessment };
}

const read = (bill: number, reading: Partial<Reading> = {}) =>
  readStoredBill(payload, bill, () => Promise.resolve({ ...READING, ...reading }));

async function sendReadBill(): Promise<SentBill> {
  const bill = await sendBill();
  await read(bill.id);
  return bill;
}

const readingsQueued = async (bill: number) => {
  const where = { taskSlug: { equals: 'readBill' }, 'input.bill': { equals: bill } };
  return (await payload.find({ collection: 'payload-jobs', where })).docs;
};

/** Runs the job that reads a bill, as the queue does. */
async function runReading(bill: number): Promise<void> {
  const [queued] = await readingsQueued(bill);
  await payload.jobs.runByID({ id: queued?.id ?? 0 });
}

const save = (bill: number, body: object, as = people.staff) =>
  patch(payload, `/api/bills/${bill}`, { as, body });

const workOn = (id: number): Promise<Submission> =>
  payload.findByID({ collection: 'submissions', id, depth: 0 });

/** Changes the submission of a bill as the panel does: with the latest revision. */
async function change({ submission }: SentBill, data: object, query = '') {
  const { revision } = await workOn(submission);
  const body = { revision, ...data };
  return patch(payload, `/api/submissions/${submission}${query}`, { as: people.staff, body });
}

const mailsTo = async (email: string, words: string) =>
  (await queuedMails(payload)).filter(({ to, text }) => to === email && text.includes(words));

const copiesLeft = async () =>
  (await readdir(path.join(test.dataDirectory, 'incoming'))).filter((name) => name.startsWith('reading-'));

describe('reading a bill', () => {
  it('is a job that fills in the form', async () => {
    const pdf = await readFile(path.join(MADE_UP, 'invoice-with-a-table-1.pdf'));
    const { id, submission } = await sendBill({ files: [pdf] });
    expect(await findBill(id)).toMatchObject({ state: 'waiting', attempts: 0 });
    expect((await workOn(submission)).excerpt).toBe('Waiting to be read');
    await runReading(id);
    expect(await findBill(id)).toMatchObject({
      state: 'read',
      kind: 'bill',
      attempts: 1,
      pages: [{ file: 0, page: 0, source: 'text' }],
      bill: { license: '835', periodEnd: '2025-06-30T12:00:00.000Z', amountDue: 2392.18, tax: 195 },
      services: [{ containerSize: 2, pickups: 3, ratePerYard: 21.95, amount: 526.8 }, {}, { pickups: 6 }],
      fees: [
        { label: 'Fixed monthly charge', amount: 19.7 },
        { label: 'Gate fee', amount: 59 },
      ],
      checkedAt: null,
      checkedBy: null,
    });
    expect((await workOn(submission)).excerpt).toMatch(/^Green Env.* · Total \$2,392\.18 · Read$/);
  });

  it('happens once for all files, from temporary copies', async () => {
    const { id } = await sendBill({ files: [pdfBytes(), pdfBytes()] });
    const reader = vi.fn(() => Promise.resolve(READING));
    await readStoredBill(payload, id, reader);
    await readStoredBill(payload, id, reader);
    const file = { path: expect.stringMatching(/\.pdf$/) as string, kind: 'pdf' };
    expect(reader.mock.calls).toEqual([[[file, file]]]);
    expect((await findBill(id)).read).toEqual({ bills: 1, values: READING.values });
    expect(await copiesLeft()).toEqual([]);
  });

  it('starts as soon as the bill is stored', async () => {
    const client = await payload.db.pool.connect();
    const queues: (string | undefined)[] = [];
    client.on('notification', ({ payload: queue }) => queues.push(queue));
    await client.query('listen lotline_jobs');
    await sendBill();
    await vi.waitFor(() => expect(queues).toEqual(['bills']));
    client.release(true);
  });

  it('stores more rows than fit in the form, without characters that the database rejects', async () => {
    const { id } = await sendBill();
    const fees = Array.from({ length: 50 }, () => value('fee', '1.00', { label: '\u0007' }));
    const hauler = value('hauler', 'Royal\u0000Waste', { printed: 'ROYAL\u0007' });
    await read(id, { values: [hauler, value('license', '\u0000'), ...fees] });
    const stored = await findBill(id);
    expect(stored).toMatchObject({ state: 'read', bill: { hauler: 'Royal Waste', license: null } });
    expect(stored.fees).toHaveLength(40);
    expect((stored.read as Reading).values).toHaveLength(51);
  });

  it('hands the bill to staff if its process takes too long, and logs none of its content', async () => {
    const { id, submission } = await sendBill();
    const warn = vi.spyOn(payload.logger, 'warn');
    await readStoredBill(payload, id, () => Promise.reject(new LimitedProcessError('tooLong')));
    expect(await findBill(id)).toMatchObject({ state: 'byHand', reason: 'tooLong', read: null });
    expect(warn.mock.calls).toEqual([[{ bill: id, reason: 'tooLong' }, expect.any(String)]]);
    expect((await workOn(submission)).excerpt).toBe('Reading failed');
    expect(await copiesLeft()).toEqual([]);
  });

  it('is retried once after its process is killed, and then left to staff', async () => {
    const [once, twice] = [await sendBill(), await sendBill()];
    await beginAttempt(payload, once.id);
    await read(once.id);
    expect(await findBill(once.id)).toMatchObject({ state: 'read', attempts: 2 });
    await beginAttempt(payload, twice.id);
    await beginAttempt(payload, twice.id);
    await read(twice.id);
    expect(await findBill(twice.id)).toMatchObject({ state: 'byHand', reason: 'interrupted', attempts: 2 });
  });

  it('discards the result of a process that was presumed dead', async () => {
    const { id } = await sendBill();
    await readStoredBill(payload, id, async () => {
      await read(id, { kind: 'empty', values: [] });
      return READING;
    });
    expect(await findBill(id)).toMatchObject({ state: 'read', kind: 'empty', read: { values: [] } });
  });

  it('stores nothing if the bill is deleted meanwhile', async () => {
    const { id } = await sendBill();
    await readStoredBill(payload, id, async () => {
      await payload.delete({ collection: 'bills', id });
      return READING;
    });
    const { totalDocs } = await payload.count({ collection: 'bills', where: { id: { equals: id } } });
    expect(totalDocs).toBe(0);
    expect(await copiesLeft()).toEqual([]);
  });

  it('hands the bill to staff if its files are gone', async () => {
    const { id } = await sendBill();
    const [file] = await findFiles(id);
    await rm(path.join(test.dataDirectory, 'bills', file?.filename ?? ''));
    await expect(read(id)).rejects.toThrow('could not be opened: ENOENT');
    expect(await findBill(id)).toMatchObject({ state: 'waiting', attempts: 0 });
    const [queued] = await readingsQueued(id);
    await payload.db.pool.query('update payload_jobs set total_tried = 5 where id = $1', [queued?.id]);
    await runReading(id);
    expect(await findBill(id)).toMatchObject({ state: 'byHand', reason: 'notFound' });
  });

  it('does not start for a bill that is marked as spam until staff clear the mark', async () => {
    const bill = await sendBill({ isSpam: true });
    expect((await findBill(bill.id)).state).toBe('notRead');
    expect(await readingsQueued(bill.id)).toEqual([]);
    await change(bill, { isSpam: false });
    expect((await findBill(bill.id)).state).toBe('waiting');
    expect(await readingsQueued(bill.id)).toHaveLength(1);
    await change(bill, { isSpam: true });
    await change(bill, { isSpam: false });
    expect(await readingsQueued(bill.id)).toHaveLength(1);
  });
});

describe('a virus scan', () => {
  let clamd: Awaited<ReturnType<typeof startClamd>>;

  beforeAll(async () => {
    clamd = await startClamd();
    Object.assign(process.env, { CLAMD_HOST: '127.0.0.1', CLAMD_PORT: String(clamd.port) });
  });

  afterAll(async () => {
    for (const name of ['CLAMD_HOST', 'CLAMD_PORT']) Reflect.deleteProperty(process.env, name);
    await clamd.close();
  });

  const scan = () => payload.jobs.run({ where: { taskSlug: { equals: 'scanBill' } } });

  const tryDownloads = async (bill: number) => {
    const open = async ({ url }: BillUpload) => (await send(url ?? '', people.staff)).status;
    return Promise.all((await findFiles(bill)).map(open));
  };

  const findScans = async (bill: number) => (await findFiles(bill)).map((file) => file.scan);

  it('runs before the bill is read and before anyone can open a file', async () => {
    const { id } = await sendBill({ files: [await blankPdf(1)] });
    expect(await tryDownloads(id)).toEqual([409]);
    expect((await send(`/api/bills/${id}/pages/0/0`, people.staff)).status).toBe(409);
    expect(await readingsQueued(id)).toEqual([]);
    await read(id);
    expect(await findBill(id)).toMatchObject({ state: 'waiting', attempts: 0 });
    await scan();
    expect(await findScans(id)).toEqual(['clean']);
    expect(await tryDownloads(id)).toEqual([200]);
    expect((await send('/api/bill-uploads/file/nothing.pdf', people.staff)).status).toBe(404);
    expect(await readingsQueued(id)).toHaveLength(1);
  });

  it('that finds a threat hands the bill to staff, who can open the other files', async () => {
    const { id } = await sendBill({ files: [pdfBytes(), pdfBytes(EICAR), pdfBytes()] });
    await scan();
    expect(await findScans(id)).toEqual(['clean', 'infected', 'clean']);
    expect(await tryDownloads(id)).toEqual([200, 409, 200]);
    await read(id);
    expect(await findBill(id)).toMatchObject({ state: 'byHand', reason: 'infected', attempts: 0 });
    expect((await send(`/api/bills/${id}/pages/1/0`, people.staff)).status).toBe(409);
  });

  it('waits for the scanner, and hands the bill to staff if the scanner stays down', async () => {
    process.env.CLAMD_PORT = '1';
    const [lost, late] = [await sendBill(), await sendBill()];
    await scan();
    expect([await findScans(lost.id), await findScans(late.id)]).toEqual([['waiting'], ['waiting']]);
    const hasTried = async ({ id }: SentBill, times: number) => {
      const [file] = await findFiles(id);
      await payload.db.pool.query(
        `update payload_jobs set wait_until = null, total_tried = $1
         where task_slug = 'scanBill' and (input->>'bill')::int = $2`,
        [times, file?.id],
      );
    };
    await hasTried(lost, 11);
    await scan();
    expect(await findBill(lost.id)).toMatchObject({ state: 'byHand', reason: 'notScanned' });
    process.env.CLAMD_PORT = String(clamd.port);
    await hasTried(late, 1);
    await scan();
    expect(await findScans(late.id)).toEqual(['clean']);
  });
});

describe('a bill that staff save', () => {
  it('counts as checked by that user, and has a summary in the inbox', async () => {
    const { id, submission } = await sendReadBill();
    expect((await workOn(submission)).excerpt).toBe('Royal Waste Services · Total $600.00 · Read');
    const { status } = await save(id, { bill: { hauler: 'Demo Carting', amountDue: 691.2 } });
    expect(status).toBe(200);
    const { checkedAt, checkedBy, bill, read: whatWasRead } = await findBill(id);
    const { email } = await payload.findByID({ collection: 'users', id: idOf(checkedBy) ?? 0 });
    expect(email).toBe(people.staff.email);
    expect(Date.now() - Date.parse(checkedAt ?? '')).toBeLessThan(60_000);
    expect(bill).toMatchObject({
      hauler: 'Demo Carting',
      amountDue: 691.2,
      periodEnd: '2026-10-31T12:00:00.000Z',
    });
    expect(whatWasRead).toMatchObject({ values: READING.values });
    expect((await workOn(submission)).excerpt).toBe('Demo Carting · Total $691.20 · Read');
  });

  it('keeps the values that staff entered when it is read afterward', async () => {
    const { id } = await sendBill();
    await save(id, { bill: { hauler: 'Demo Carting' }, fees: [{ label: 'Gate fee', amount: 5 }] });
    await read(id);
    expect(await findBill(id)).toMatchObject({
      state: 'read',
      bill: { hauler: 'Demo Carting', amountDue: null },
      services: [],
      fees: [{ label: 'Gate fee', amount: 5 }],
      read: { values: READING.values },
    });
  });

  it('can be saved, read and set to In review at the same time', async () => {
    for (let time = 0; time < 3; time += 1) {
      const bill = await sendBill();
      const saved = save(bill.id, { bill: { hauler: 'Demo Carting' } });
      const reviewed = change(bill, { status: 'inReview' });
      await Promise.all([read(bill.id), read(bill.id), saved, reviewed]);
      expect([(await saved).status, (await reviewed).status]).toEqual([200, 200]);
      expect(await findBill(bill.id)).toMatchObject({
        state: 'read',
        status: 'inReview',
        bill: { hauler: 'Demo Carting' },
        read: { values: READING.values },
      });
      expect((await workOn(bill.submission)).excerpt).toMatch(/^Demo Carting.* · Read$/);
    }
  });

  it('is not overwritten by a form that was opened before the reading', async () => {
    const { id } = await sendBill();
    const opened = (await get(payload, `/api/bills/${id}?depth=0`, people.staff)).answer;
    await read(id);
    const { status, answer } = await sendForm(payload, `/api/bills/${id}`, {
      as: people.staff,
      body: opened,
    });
    expect(status).toBe(409);
    expect(JSON.stringify(answer)).toContain('This was changed on');
    expect(await findBill(id)).toMatchObject({ bill: { hauler: 'Royal Waste Services' }, checkedAt: null });
  });

  it('ignores changes to fields that only the product writes', async () => {
    const { id, submission, key } = await sendReadBill();
    const report = { reportId: 'A'.repeat(22), sentAt: '2020-01-01T00:00:00.000Z' };
    const forged = {
      state: 'waiting',
      kind: 'empty',
      read: {},
      module: 'cwz',
      submission: 1,
      key: 'x',
      report,
    };
    await save(id, { ...forged, checkedAt: '2020-01-01T00:00:00.000Z', status: 'reportSent' });
    const { docs } = await payload.find({ collection: 'bills', where: { key: { equals: key } }, depth: 0 });
    expect(docs).toMatchObject([
      { id, submission, state: 'read', kind: 'bill', module: 'll199', read: { values: READING.values } },
    ]);
    expect([docs[0]?.report?.reportId ?? null, docs[0]?.report?.sentAt ?? null]).toEqual([null, null]);
    expect(docs[0]?.checkedAt).not.toContain('2020');
    expect((await workOn(submission)).status).toBe('pending');
  });
});

describe('the findings', () => {
  const loadFindings = async (bill: number) => {
    const { status, answer } = await get(payload, `/api/bills/${bill}/findings`, people.staff);
    expect(status).toBe(200);
    return answer as unknown as Proposed;
  };

  it('are based on the saved form, and on the citywide cap if the zone is not live', async () => {
    const { id } = await sendCwzBill('11201');
    expect((await loadFindings(id)).findings).toEqual([]);
    await read(id);
    const { zone, monthlyCost, findings } = await loadFindings(id);
    expect({ zone, monthlyCost }).toEqual({ zone: 'Brooklyn West, not live.', monthlyCost: 600 });
    expect(findings[0]).toMatchObject({
      title: 'Above the citywide cap',
      source: expect.stringContaining('17 RCNY 5-02(a), as amended August 31, 2024') as string,
      monthlyExcess: 62.6,
      checks: [],
    });
    const { services } = await findBill(id);
    await save(id, {
      services: services?.map((line) => ({ ...line, ratePerYard: 20 })),
      fees: [{ label: 'Gate fee', amount: 25 }],
    });
    const titles = (await loadFindings(id)).findings.map(({ title }) => title);
    expect(titles).toContain('Fee not allowed for a container');
    expect(titles).not.toContain('Above the citywide cap');
  });

  it('refer to the carter’s own maximum in a live zone', async () => {
    const { id } = await sendCwzBill('11373');
    await read(id);
    const { zone, findings } = await loadFindings(id);
    expect(zone).toBe('Queens Central, live since January 3, 2025.');
    expect(findings[0]?.checks.join()).toContain('Maximum Price Calculator');
  });
});

const REPORT = {
  summary: 'You pay about $150 a month too much.',
  monthlyCost: 720,
  fairMonthlyCost: 570,
  findings: [{ title: 'Recycling charged like trash', text: 'It must cost less.' }],
  recommendations: [{ text: 'Ask for a second offer.' }],
};

async function writtenReport(): Promise<SentBill> {
  const bill = await sendReadBill();
  await save(bill.id, { report: REPORT });
  await change(bill, { status: 'inReview' });
  return bill;
}

async function sentReport(): Promise<SentBill & { reportId: string }> {
  const bill = await writtenReport();
  expect((await change(bill, { status: 'reportSent' })).status).toBe(200);
  return { ...bill, reportId: (await findBill(bill.id)).report?.reportId ?? '' };
}

describe('the report', () => {
  it('is emailed to the sender as a link, and shown on the linked page', async () => {
    const { id, email, key, reportId } = await sentReport();
    expect(reportId).toMatch(/^[\w-]{22}$/);
    expect(await mailsTo(email, `/ll199/analysis/${reportId}`)).toHaveLength(1);
    expect(await findBillAnalysis('ll199', reportId)).toEqual({
      ...REPORT,
      recommendations: ['Ask for a second offer.'],
      sentAt: (await findBill(id)).report?.sentAt,
    });
    expect(await findBillAnalysis('cwz', reportId)).toBeUndefined();
    for (const unknown of ['A'.repeat(22), '../../etc/passwd'])
      expect(await findBillAnalysis('ll199', unknown)).toBeUndefined();
    expect((await findBillProgress(key))?.reportUrl).toBe(`/ll199/analysis/${reportId}`);
  });

  it('is not sent without a summary', async () => {
    const bill = await sendReadBill();
    await save(bill.id, { report: { ...REPORT, summary: ' ' } });
    await change(bill, { status: 'inReview' });
    const { status, answer } = await change(bill, { status: 'reportSent' });
    expect(status).toBe(400);
    expect(JSON.stringify(answer)).toContain('Write the summary of the report and save it first.');
    expect(await mailsTo(bill.email, '/analysis/')).toEqual([]);
  });

  it('is hidden by Undo, and gets a new URL when it is sent again', async () => {
    const bill = await sentReport();
    await change(bill, { status: 'inReview' }, '?undo=true');
    expect(await findBillAnalysis('ll199', bill.reportId)).toBeUndefined();
    expect((await findBillProgress(bill.key))?.reportUrl).toBeUndefined();
    expect(await mailsTo(bill.email, '/analysis/')).toEqual([]);
    await change(bill, { status: 'reportSent' });
    const { reportId = '' } = (await findBill(bill.id)).report ?? {};
    expect(await findBillAnalysis('ll199', bill.reportId)).toBeUndefined();
    expect(await findBillAnalysis('ll199', reportId ?? '')).toMatchObject({ monthlyCost: 720 });
  });

  it('is not sent if the bill is rejected, and the email gives the reason', async () => {
    const bill = await writtenReport();
    await change(bill, { status: 'rejected', reason: 'The photo cannot be read.' });
    expect(await mailsTo(bill.email, 'The photo cannot be read.')).toHaveLength(1);
    expect((await findBillProgress(bill.key))?.reportUrl).toBeUndefined();
  });

  it('can be previewed as saved, but only by staff', async () => {
    const bill = await writtenReport();
    const { admin, editor, staff } = people;
    const preview = (token = '', id = String(bill.id), module: 'll199' | 'cwz' = 'll199') =>
      findAnalysisPreview(module, id, new Headers({ Cookie: `payload-token=${token}` }));
    const analysis = { summary: REPORT.summary };
    const editUrl = `/admin/collections/bills/${bill.id}`;
    expect(await preview(staff.token)).toMatchObject({ isSent: false, editUrl, analysis });
    for (const token of [editor.token, 'forged', '']) expect(await preview(token)).toBeUndefined();
    for (const id of ['0', '-1', '1e3x', '999999', '', `${bill.id}'`])
      expect(await preview(staff.token, id)).toBeUndefined();
    expect(await preview(staff.token, undefined, 'cwz')).toBeUndefined();
    await change(bill, { status: 'reportSent' });
    expect(await preview(admin.token)).toMatchObject({ isSent: true, analysis });
  });
});

describe("a bill's page", () => {
  const findPage = async ({ key }: SentBill) => {
    const found = await findBillProgress(key);
    if (!found) throw new Error('There is no such page.');
    return found;
  };

  const valuesOn = async (bill: SentBill) =>
    (await findPage(bill)).groups.flatMap(({ heading, values }) =>
      values.map(
        ({ label, value: text, isUnsure }) =>
          `${heading}, ${label}: ${text}${isUnsure ? ' (check this)' : ''}`,
      ),
    );

  it('has a URL that the sender gets by email and staff cannot see', async () => {
    const { id, key, email } = await sendReadBill();
    expect(await mailsTo(email, `/bills/${key}`)).toHaveLength(1);
    expect(JSON.stringify((await get(payload, `/api/bills/${id}`, people.staff)).answer)).not.toContain(key);
  });

  it('shows the files of a bill that is waiting to be read', async () => {
    const bill = await sendBill({ files: [pdfBytes(), pdfBytes()] });
    const page = await findPage(bill);
    expect(page).toMatchObject({
      module: 'll199',
      status: 'pending',
      reading: 'waiting',
      reference: expect.any(String) as string,
      files: ['page 1.pdf', 'page 2.pdf'],
      pages: [
        { file: 0, page: 0 },
        { file: 1, page: 0 },
      ],
      groups: [],
    });
    expect(JSON.stringify(page)).not.toContain('@example.com');
  });

  it('shows the values that were read, and marks uncertain ones until staff have checked them', async () => {
    const bill = await sendReadBill();
    expect((await findPage(bill)).reading).toBe('read');
    expect(await valuesOn(bill)).toEqual([
      'The bill, Hauler: Royal Waste Services',
      'The bill, First day of the period: 10/1/2026',
      'The bill, Last day of the period: 10/31/2026',
      'The bill, Amount due: $600.00',
      'Service line 1, Service: Trash',
      'Service line 1, Container size, cubic yards: 2 (check this)',
      'Service line 1, Rate per cubic yard: $30.00',
      'Service line 1, Amount: $600.00',
    ]);
    await save(bill.id, { bill: { amountDue: 612.5 }, fees: [{ label: 'Gate fee', amount: 12.5 }] });
    const checked = await valuesOn(bill);
    expect(checked).toContain('The bill, Amount due: $612.50');
    expect(checked.slice(-4)).toEqual([
      'Service line 1, Container size, cubic yards: 2',
      'Service line 1, Rate per cubic yard: $30.00',
      'Service line 1, Amount: $600.00',
      'Fees, Gate fee: $12.50',
    ]);
  });

  it.each([
    ['is not a bill', 'notABill'],
    ['is blank', 'empty'],
  ] as const)('tells the sender when a file %s', async (_what, kind) => {
    const bill = await sendBill();
    await read(bill.id, { kind });
    expect(await findPage(bill)).toMatchObject({ reading: 'notABill', groups: [] });
  });

  it('does not promise to read a bill without files, and is found only by its key', async () => {
    expect((await findPage(await sendBill({ files: [] }))).reading).toBeUndefined();
    for (const key of ['', 'x'.repeat(22), '../1']) expect(await findBillProgress(key)).toBeUndefined();
  });
});

/** Requests a file or an image from the panel's API. */
function send(address: string, as?: SignedIn): Promise<Response> {
  const headers = as && { Authorization: `JWT ${as.token}` };
  const request = new Request(`http://localhost${address}`, { headers });
  return handleEndpoints({ config: payload.config, request });
}

describe('a page image', () => {
  it('is private, and sandboxed in the panel’s origin', async () => {
    const { id } = await sendBill({ files: [await blankPdf(1)] });
    const response = await send(`/api/bills/${id}/pages/0/0`, people.staff);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 1, 4)).toBe('PNG');
    expect((await send(`/api/bills/${id}/pages/0/7`, people.staff)).status).toBe(422);
    expect((await send(`/api/bills/${id}/pages/3/0`, people.staff)).status).toBe(404);
    const { status } = (await findPicture({ bill: id, file: 0, page: 0 })) as Response;
    expect(status).toBe(200);
  });

  it('is for staff only, like the findings', async () => {
    const { id } = await sendBill({ files: [] });
    const answers = async (bill: number | string, as?: SignedIn) => [
      (await send(`/api/bills/${bill}/findings`, as)).status,
      (await send(`/api/bills/${bill}/pages/0/0`, as)).status,
    ];
    const { admin, staff, editor } = people;
    for (const as of [admin, staff]) expect(await answers(id, as)).toEqual([200, 404]);
    for (const as of [editor, undefined]) expect(await answers(id, as)).toEqual([403, 403]);
    expect(await answers(2_147_483_647, staff)).toEqual([404, 404]);
    for (const wrong of [0, -1, 'x']) expect(await answers(wrong, staff)).toEqual([400, 400]);
    expect((await send(`/api/bills/${id}/pages/-1/0`, staff)).status).toBe(400);
  });
});

describe('a deletion', () => {
  /** Returns how many rows and files of a bill are left. */
  async function remains({ id, submission }: SentBill, files: readonly BillUpload[]) {
    const { rows } = await payload.db.pool.query<{ count: number }>(
      `select count(*)::int from (
         select from bills where id = $1
         union all select from bills_services where _parent_id = $1
         union all select from bill_uploads where bill_id = $1
         union all select from submissions where id = $2
         union all select from invoice_submissions where submission_id = $2
       ) as found`,
      [id, submission],
    );
    const left = await readdir(path.join(test.dataDirectory, 'bills'));
    return [rows[0]?.count, files.filter(({ filename }) => left.includes(filename ?? '')).length];
  }

  it.each([
    ['a bill', 'bills'],
    ['an invoice submission', 'invoice-submissions'],
  ] as const)('of %s leaves no rows or files', async (_what, collection) => {
    const bill = await sendBill({ files: [pdfBytes(), pdfBytes()] });
    await read(bill.id);
    const files = await findFiles(bill.id);
    expect(await remains(bill, files)).toEqual([6, 2]);
    const where = { submission: { equals: bill.submission } };
    expect((await payload.delete({ collection, where })).errors).toEqual([]);
    expect(await remains(bill, files)).toEqual([0, 0]);
    expect(await findBillProgress(bill.key)).toBeUndefined();
  });

  it('of a CWZ assessment deletes the bills that were sent after it', async () => {
    const bill = await sendCwzBill();
    await read(bill.id);
    const files = await findFiles(bill.id);
    expect(await remains(bill, files)).toEqual([4, 1]);
    await payload.delete({ collection: 'cwz-assessments', id: bill.assessment });
    expect(await remains(bill, files)).toEqual([0, 0]);
  });
});

describe('bill storage on disk', () => {
  holdsForStoredBills(() => ({ payload, invoices, storage, sweeping }));

  it('deletes incomplete files from its incoming folder after an hour', async () => {
    const folder = path.join(test.dataDirectory, 'incoming');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'a-part-of-a-file'), 'part');
    expect((await sweeping.sweepUploads(payload)).incoming).toBe(0);
    const later = new Date(Date.now() + 2 * 60 * 60 * 1000);
    expect((await sweeping.sweepUploads(payload, later)).incoming).toBe(1);
    expect(await readdir(folder)).toEqual([]);
  });
});
