import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InvoiceSubmission, User } from '#cms/payload-types.ts';
import type { Mail } from '#cms/mail/queue.ts';
import { createUser, invoiceSubmission } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { signInAs } from '../support/rest.ts';

let test: TestPayload;
let payload: Payload;
let staff: User;
let invoices: typeof import('#collections/bills/invoices/submit.ts');
let analyses: typeof import('#app/data/bill-analyses.server.ts');

beforeAll(async () => {
  test = await createTestPayload({ seeded: false, environment: { STAFF_MAIL: 'desk@example.com' } });
  ({ payload } = test);
  staff = await createUser(payload, 'staff');
  invoices = await import('#collections/bills/invoices/submit.ts');
  analyses = await import('#app/data/bill-analyses.server.ts');
});

afterAll(() => test.close());

const WRITTEN = {
  summary: 'You pay about $150 a month too much.',
  monthlyCost: 720,
  fairMonthlyCost: 570,
  findings: [{ title: 'Recycling charged like trash', text: 'It must cost less.' }],
  recommendations: [{ text: 'Ask for a second offer.' }],
};

async function submission(contactEmail: string): Promise<InvoiceSubmission> {
  await invoices.submitInvoice(invoiceSubmission({ contactEmail }), [], {});
  const where = { contactEmail: { equals: contactEmail } };
  const { docs } = await payload.find({ collection: 'invoice-submissions', where, limit: 1 });
  const [stored] = docs;
  if (!stored) throw new Error('Nothing was stored.');
  return stored;
}

const move = (
  id: number,
  status: InvoiceSubmission['status'],
  analysis: InvoiceSubmission['analysis'] = {},
) =>
  payload.update({
    collection: 'invoice-submissions',
    id,
    data: { status, analysis },
    user: staff,
    overrideAccess: false,
  });

/** Who moved a submission, in order. */
async function movesOf(id: number) {
  const { docs } = await payload.find({
    collection: 'changes',
    where: {
      collection: { equals: 'invoice-submissions' },
      document: { equals: id },
      field: { equals: 'Status' },
    },
    sort: 'id',
    pagination: false,
  });
  return docs.map(({ from, to, byName }) => ({ from, to, byName }));
}

/** The mails to an address after the one that acknowledges what it was given for. */
const mailsTo = async (address: string): Promise<Mail[]> => {
  const { docs } = await payload.find({ collection: 'payload-jobs', pagination: false, sort: 'id' });
  const [acknowledgment, ...mails] = docs
    .map(({ input }) => input as Mail)
    .filter(({ to }) => to === address);
  expect(acknowledgment?.subject).toContain('We have your LL199 submission');
  return mails;
};

/** The fields at which a change was refused, with their messages. */
async function validationErrors(change: Promise<unknown>): Promise<Record<string, string>> {
  const error = (await change.then(
    () => ({}),
    (reason: unknown) => reason,
  )) as { data?: { errors: { path: string; message: string }[] } };
  return Object.fromEntries((error.data?.errors ?? []).map(({ path, message }) => [path, message]));
}

it('mails the link to the report once, and records who did what, and when', async () => {
  const { id } = await submission('sent@example.com');
  await move(id, 'inReview');
  const sent = await move(id, 'reportSent', WRITTEN);
  const reportId = sent.analysis?.reportId ?? '';
  expect(reportId).toMatch(/^[\w-]{22}$/);
  const mails = await mailsTo('sent@example.com');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(`/ll199/analysis/${reportId}`);
  expect(await movesOf(id)).toEqual([
    { from: 'Pending', to: 'In review', byName: staff.name },
    { from: 'In review', to: 'Report sent', byName: staff.name },
  ]);
  expect(await analyses.findBillAnalysis('ll199', reportId)).toMatchObject({
    summary: WRITTEN.summary,
    monthlyCost: 720,
    fairMonthlyCost: 570,
    findings: WRITTEN.findings,
    recommendations: ['Ask for a second offer.'],
  });
  expect(await analyses.findBillAnalysis('cwz', reportId)).toBeUndefined();
});

it('mails the reason of a rejection', async () => {
  const { id } = await submission('rejected@example.com');
  await move(id, 'inReview');
  await move(id, 'rejected', { rejectionReason: 'The photo cannot be read.' });
  const mails = await mailsTo('rejected@example.com');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('The photo cannot be read.');
});

describe('a change that is not possible shows its error at the field', () => {
  it.each([
    ['reportSent', 'analysis.summary'],
    ['rejected', 'analysis.rejectionReason'],
  ] as const)('%s without words', async (status, path) => {
    const { id } = await submission(`wordless-${status}@example.com`);
    await move(id, 'inReview');
    expect(Object.keys(await validationErrors(move(id, status, { summary: ' ' })))).toEqual([path]);
    expect(await mailsTo(`wordless-${status}@example.com`)).toEqual([]);
  });

  it.each([
    ['pending', 'reportSent'],
    ['pending', 'rejected'],
    ['inReview', 'pending'],
    ['reportSent', 'inReview'],
    ['reportSent', 'rejected'],
    ['rejected', 'inReview'],
  ] as const)('from %s to %s', async (from, to) => {
    const { id } = await submission(`${from}-${to}@example.com`);
    const words = { ...WRITTEN, rejectionReason: 'Unreadable.' };
    if (from !== 'pending') await move(id, 'inReview');
    if (!['pending', 'inReview'].includes(from)) await move(id, from, words);
    expect(Object.keys(await validationErrors(move(id, to, words)))).toEqual(['status']);
  });
});

it('sends the report once when several people send it at the same time', async () => {
  const { id } = await submission('twice@example.com');
  await move(id, 'inReview');
  // Who comes after the first has ended only saves again what is there.
  await Promise.allSettled(Array.from({ length: 5 }, () => move(id, 'reportSent', WRITTEN)));
  const { analysis } = await payload.findByID({ collection: 'invoice-submissions', id });
  const mails = await mailsTo('twice@example.com');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(`/ll199/analysis/${analysis?.reportId}`);
  expect(await movesOf(id)).toHaveLength(2);
});

it('lets staff edit the analysis, but neither its history nor its URL', async () => {
  const { id } = await submission('forged@example.com');
  const forged = { summary: 'Mine.', reportId: 'A'.repeat(22), sentAt: '2020-01-01T00:00:00.000Z' };
  const updated = await payload.update({
    collection: 'invoice-submissions',
    id,
    data: { analysis: forged, closedAt: forged.sentAt },
    user: staff,
    overrideAccess: false,
  });
  expect(updated.analysis).toMatchObject({ summary: 'Mine.' });
  expect(updated.analysis?.reportId ?? null).toBeNull();
  expect(updated.analysis?.sentAt ?? null).toBeNull();
  expect(updated.closedAt ?? null).toBeNull();
});

it.each(['', 'A'.repeat(22), '../../etc/passwd'])('finds no report at "%s"', async (reportId) => {
  expect(await analyses.findBillAnalysis('ll199', reportId)).toBeUndefined();
});

describe('the preview of a report', () => {
  const headersOf = async (role: 'admin' | 'staff' | 'editor') => {
    const { token } = await signInAs(payload, role);
    return new Headers({ Cookie: `payload-token=${token}` });
  };

  const previewed = (id: number | string, headers: Headers) =>
    analyses.findAnalysisPreview('ll199', String(id), headers);

  it.each(['staff', 'admin'] as const)('shows %s what is saved, as it will be sent', async (role) => {
    const { id } = await submission(`preview-${role}@example.com`);
    await move(id, 'inReview', WRITTEN);
    const headers = await headersOf(role);
    const before = await previewed(id, headers);
    expect(before).toMatchObject({ isSent: false, editUrl: `/admin/collections/invoice-submissions/${id}` });
    const sent = await move(id, 'reportSent', WRITTEN);
    const report = await analyses.findBillAnalysis('ll199', sent.analysis?.reportId ?? '');
    expect(before?.analysis).toEqual({ ...report, sentAt: expect.any(String) as string });
    expect(await previewed(id, headers)).toEqual({ ...before, isSent: true, analysis: report });
  });

  it('is nothing to editors, to visitors, with a forged session, or under another address', async () => {
    const { id } = await submission('preview-others@example.com');
    await move(id, 'inReview', WRITTEN);
    const forged = new Headers({ Cookie: 'payload-token=forged' });
    for (const headers of [await headersOf('editor'), new Headers(), forged]) {
      expect(await previewed(id, headers)).toBeUndefined();
    }
    const headers = await headersOf('staff');
    for (const address of ['0', '-1', '1e3x', '999999', '', `${id}'`]) {
      expect(await previewed(address, headers)).toBeUndefined();
    }
    expect(await analyses.findAnalysisPreview('ll97', String(id), headers)).toBeUndefined();
  });
});
