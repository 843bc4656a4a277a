import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Mail } from '#cms/mail/queue.ts';
import type { Submission } from '#cms/payload-types.ts';
import { judgedPdf } from '../support/bill-file.ts';
import { contactMessage, cwzAssessment, invoiceSubmission, reportInquiry } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

let test: TestPayload;
let contact: typeof import('#collections/contact/messages/submit.ts');
let inquiries: typeof import('#collections/commercial-waste/report-inquiries/submit.ts');
let invoices: typeof import('#collections/bills/invoices/submit.ts');
let bills: typeof import('#collections/bills/uploads/submit.ts');
let assessments: typeof import('#collections/commercial-waste/assessments/submit.ts');
let reads: typeof import('#app/data/cwz-assessments.server.ts');

beforeAll(async () => {
  test = await createTestPayload({ seeded: false, environment: { STAFF_MAIL: 'desk@example.com' } });
  contact = await import('#collections/contact/messages/submit.ts');
  inquiries = await import('#collections/commercial-waste/report-inquiries/submit.ts');
  invoices = await import('#collections/bills/invoices/submit.ts');
  bills = await import('#collections/bills/uploads/submit.ts');
  assessments = await import('#collections/commercial-waste/assessments/submit.ts');
  reads = await import('#app/data/cwz-assessments.server.ts');
});

afterEach(() => vi.restoreAllMocks());

afterAll(() => test.close());

/** Sends the same thing each time that it is called. */
type Send = (sender?: { isSpam?: boolean; mayMail?: boolean }) => Promise<unknown>;

interface Kind {
  kind: Submission['kind'];
  /** What the mail says of when an answer comes. */
  promised: string;
  sendFrom: (email: string) => Promise<Send>;
}

async function assess(email: string, isSpam = false) {
  const reportId = await assessments.submitCwzAssessment(cwzAssessment({ email, consentToEmail: false }), {
    isSpam,
  });
  const assessment = await reads.findCwzAssessment(reportId);
  return { assessment: assessment?.id ?? 0, reportId };
}

const KINDS: Record<string, Kind> = {
  'a message to the team': {
    kind: 'contact-messages',
    promised: 'within 2 business days',
    sendFrom: (email) =>
      Promise.resolve((sender) => contact.submitContactMessage(contactMessage({ email }), sender)),
  },
  'a request for a premium report': {
    kind: 'report-inquiries',
    promised: 'within 2 business days',
    sendFrom: (email) =>
      Promise.resolve((sender) => inquiries.submitReportInquiry({ ...reportInquiry(), email }, sender)),
  },
  'an LL199 invoice': {
    kind: 'invoice-submissions',
    promised: 'within 24-48 hours',
    async sendFrom(contactEmail) {
      const file = await judgedPdf('Invoice of May.pdf');
      return async (sender = { isSpam: false }) => {
        const { reference } = await invoices.submitInvoice(
          invoiceSubmission({ contactEmail }),
          [file],
          sender,
        );
        return reference;
      };
    },
  },
  'a CWZ bill': {
    kind: 'bill-uploads',
    promised: 'within 1-2 business days',
    async sendFrom(email) {
      const bill = { ...(await assess(email)), files: [await judgedPdf('Bill of May.pdf')] };
      return (sender = { isSpam: false }) => bills.submitCwzBill(bill, sender);
    },
  },
};

const anEmail = () => `${randomUUID()}@example.com`;

async function mailsTo(email: string): Promise<Mail[]> {
  const { docs } = await test.payload.find({ collection: 'payload-jobs', pagination: false, sort: 'id' });
  return docs.map(({ input }) => input as Mail).filter(({ to }) => to === email);
}

async function findReferences(kind: Submission['kind']): Promise<unknown[]> {
  const where = { kind: { equals: kind } };
  const query = { collection: 'submissions', where, pagination: false, depth: 0, sort: 'id' } as const;
  const { docs } = await test.payload.find(query);
  return docs.map(({ reference }) => reference);
}

describe.each(Object.entries(KINDS))('%s', (_name, { kind, promised, sendFrom }) => {
  it('is acknowledged by one mail, with its reference number and when to expect an answer', async () => {
    const email = anEmail();
    await (
      await sendFrom(email)
    )();
    const reference = (await findReferences(kind)).at(-1);
    expect(reference).toMatch(/^[2-9B-Z]{4}-[2-9B-Z]{4}$/);
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain(reference);
    expect(mail?.text).toContain(`Your reference number: ${String(reference)}`);
    expect(mail?.text).toContain(promised);
  });

  it('is acknowledged without repeating what was typed, because the address is not confirmed', async () => {
    const email = anEmail();
    await (
      await sendFrom(email)
    )();
    const [mail] = await mailsTo(email);
    expect(JSON.stringify(mail)).not.toMatch(
      /Olive|question about my building|Ada Owner|Main Street|Bea Baker|Corner|Court Street|of May/,
    );
  });

  it('is acknowledged once when it is sent again, or ten times at once', async () => {
    const email = anEmail();
    const send = await sendFrom(email);
    const first = await send();
    const repeated = await Promise.all(Array.from({ length: 10 }, () => send()));
    expect(new Set([first, ...repeated]).size).toBe(1);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is not acknowledged when a bot sent it', async () => {
    const email = anEmail();
    await (
      await sendFrom(email)
    )({ isSpam: true });
    expect(await mailsTo(email)).toEqual([]);
  });

  it('is stored without a mail when the address was sent several', async () => {
    const email = anEmail();
    const before = await findReferences(kind);
    await (
      await sendFrom(email)
    )({ mayMail: false });
    expect(await mailsTo(email)).toEqual([]);
    expect(await findReferences(kind)).toHaveLength(before.length + 1);
  });

  it('is not stored when the acknowledgment cannot be queued', async () => {
    const email = anEmail();
    const send = await sendFrom(email);
    const before = await findReferences(kind);
    const { jobs } = test.payload;
    const queue = jobs.queue.bind(jobs);
    vi.spyOn(jobs, 'queue').mockImplementation((args) =>
      (args.input as Mail).to === email ? Promise.reject(new Error('no queue')) : queue(args),
    );
    await expect(send()).rejects.toThrow('no queue');
    vi.restoreAllMocks();
    expect(await findReferences(kind)).toEqual(before);
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('a CWZ bill', () => {
  it('is not acknowledged when a bot sent its assessment', async () => {
    const email = anEmail();
    await bills.submitCwzBill({ ...(await assess(email, true)), files: [await judgedPdf()] }, {});
    expect(await mailsTo(email)).toEqual([]);
  });

  it('is found by its assessment and its address for the confirmation page', async () => {
    const assessed = await assess(anEmail());
    const key = await bills.submitCwzBill({ ...assessed, files: [await judgedPdf()] }, {});
    const reference = (await findReferences('bill-uploads')).at(-1);
    expect(await reads.findBillReference(assessed.assessment, key)).toBe(reference);
    const { assessment: other } = await assess(anEmail());
    expect(await reads.findBillReference(other, key)).toBeUndefined();
  });
});
