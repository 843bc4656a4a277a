import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { idOf } from '#cms/fields/id-of.ts';
import type { Mail } from '#cms/mail/queue.ts';
import type { Submission } from '#cms/payload-types.ts';
import type { Sender } from '#collections/submissions/store.ts';
import { judgedPdf } from '../support/bill-file.ts';
import {
  contactMessage,
  cwzAssessment,
  feedback,
  invoiceSubmission,
  reportInquiry,
  vendorApplication,
} from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

const STAFF = 'desk@example.com';

const load = async () => ({
  ...(await import('#collections/vendors/applications/submit.ts')),
  ...(await import('#collections/contact/messages/submit.ts')),
  ...(await import('#collections/contact/feedback/submit.ts')),
  ...(await import('#collections/commercial-waste/report-inquiries/submit.ts')),
  ...(await import('#collections/commercial-waste/assessments/submit.ts')),
  ...(await import('#collections/bills/invoices/submit.ts')),
  ...(await import('#collections/bills/uploads/submit.ts')),
  ...(await import('#app/data/cwz-assessments.server.ts')),
});

let test: TestPayload;
let product: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  test = await createTestPayload({ seeded: false, environment: { STAFF_MAIL: STAFF } });
  product = await load();
});

afterEach(() => vi.restoreAllMocks());

afterAll(() => test.close());

const newEmail = () => `${randomUUID()}@example.com`;

/** Returns the queued emails in order, without their HTML. */
async function queuedMails(isWanted: (mail: Mail) => boolean): Promise<Omit<Mail, 'html'>[]> {
  const { docs } = await test.payload.find({ collection: 'payload-jobs', pagination: false, sort: 'id' });
  return docs
    .map(({ input }) => input as Mail)
    .filter(isWanted)
    .map(({ html, ...mail }) => mail);
}

const mailsTo = (email: string) => queuedMails(({ to }) => to === email);

const staffMailsAbout = (email: string) =>
  queuedMails(({ to, replyTo }) => to === STAFF && replyTo === email);

async function assess(email: string, isSpam = false) {
  const answers = cwzAssessment({ email, consentToEmail: false });
  const reportId = await product.submitCwzAssessment(answers, { isSpam });
  return { assessment: (await product.findCwzAssessment(reportId))?.id ?? 0, reportId };
}

/** Sends the same submission each time. */
type Send = (sender?: Sender) => Promise<unknown>;

interface Kind {
  name: string;
  kind: Submission['kind'];
  isAcknowledged?: boolean;
  /** The response time that its acknowledgment promises. */
  promised?: string;
  prepare: (email: string) => Send | Promise<Send>;
}

const KINDS: Kind[] = [
  {
    name: 'feedback',
    kind: 'feedback',
    prepare: (email) => (sender) => product.submitFeedback(feedback({ email }), sender),
  },
  {
    name: 'a vendor application',
    kind: 'vendor-applications',
    isAcknowledged: true,
    prepare: (contactEmail) => (sender) =>
      product.submitVendorApplication(vendorApplication({ contactEmail }), sender),
  },
  {
    name: 'a contact message',
    kind: 'contact-messages',
    isAcknowledged: true,
    promised: 'within 2 business days',
    prepare: (email) => (sender) => product.submitContactMessage(contactMessage({ email }), sender),
  },
  {
    name: 'a request for a premium report',
    kind: 'report-inquiries',
    isAcknowledged: true,
    promised: 'within 2 business days',
    prepare: (email) => (sender) => product.submitReportInquiry({ ...reportInquiry(), email }, sender),
  },
  {
    name: 'an LL199 invoice',
    kind: 'invoice-submissions',
    isAcknowledged: true,
    promised: 'within 24-48 hours',
    async prepare(contactEmail) {
      const file = await judgedPdf('Invoice of May.pdf');
      const invoice = invoiceSubmission({ contactEmail });
      return async (sender = {}) => (await product.submitInvoice(invoice, [file], sender)).reference;
    },
  },
  {
    name: 'a CWZ bill',
    kind: 'bill-uploads',
    isAcknowledged: true,
    promised: 'within 1-2 business days',
    async prepare(email) {
      const bill = { ...(await assess(email)), files: [await judgedPdf('Bill of May.pdf')] };
      return (sender = {}) => product.submitCwzBill(bill, sender);
    },
  },
];

async function findSubmissions(kind: Submission['kind'], email: string): Promise<Submission[]> {
  const where = { kind: { equals: kind }, email: { equals: email } };
  return (await test.payload.find({ collection: 'submissions', where, depth: 0, sort: 'id' })).docs;
}

describe.each(KINDS)('$name', ({ kind, isAcknowledged = false, prepare }) => {
  const acknowledgments = isAcknowledged ? 1 : 0;

  async function expectStored(email: string, submissions: number, mails: { staff: number; sender: number }) {
    expect(await findSubmissions(kind, email)).toHaveLength(submissions);
    expect(await staffMailsAbout(email)).toHaveLength(mails.staff);
    expect(await mailsTo(email)).toHaveLength(mails.sender);
  }

  it('is stored, sent to staff and acknowledged once, even if submitted ten times at once', async () => {
    const email = newEmail();
    const send = await prepare(email);
    // The assessment before a bill has also notified staff.
    const before = (await staffMailsAbout(email)).length;
    const first = await send();
    const repeated = await Promise.all(Array.from({ length: 10 }, () => send()));
    expect(new Set([first, ...repeated]).size).toBe(1);
    await expectStored(email, 1, { staff: before + 1, sender: acknowledgments });
  });

  it('is not stored when one of its emails cannot be queued', async () => {
    const email = newEmail();
    const send = await prepare(email);
    const before = (await staffMailsAbout(email)).length;
    const { jobs } = test.payload;
    const queue = jobs.queue.bind(jobs);
    vi.spyOn(jobs, 'queue').mockImplementation((args) =>
      (args.input as Mail).to === (isAcknowledged ? email : STAFF)
        ? Promise.reject(new Error('no queue'))
        : queue(args),
    );
    await expect(send()).rejects.toThrow('no queue');
    await expectStored(email, 0, { staff: before, sender: 0 });
  });

  it('from a bot is stored as spam without emails, and does not block the same input by a person', async () => {
    const email = newEmail();
    const send = await prepare(email);
    const before = (await staffMailsAbout(email)).length;
    await send({ isSpam: true });
    expect(await findSubmissions(kind, email)).toMatchObject([{ isSpam: true }]);
    await expectStored(email, 1, { staff: before, sender: 0 });
    await send();
    await expectStored(email, 2, { staff: before + 1, sender: acknowledgments });
  });

  it('is stored without an acknowledgment if its email address just got several emails', async () => {
    const email = newEmail();
    const send = await prepare(email);
    await send({ mayMail: false });
    expect(await findSubmissions(kind, email)).toHaveLength(1);
    expect(await mailsTo(email)).toEqual([]);
  });
});

it.each(KINDS.filter(({ promised }) => promised))(
  "$name is acknowledged with its reference number and response time, but without the sender's text",
  async ({ kind, promised, prepare }) => {
    const email = newEmail();
    const send = await prepare(email);
    await send();
    const [submission] = await findSubmissions(kind, email);
    expect(submission?.reference).toMatch(/^[2-9B-Z]{4}-[2-9B-Z]{4}$/);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toContain(submission?.reference);
    expect(mail?.text).toContain(`Your reference number: ${submission?.reference}`);
    expect(mail?.text).toContain(promised);
    // The email address is unconfirmed, so anyone could make us send their text to others.
    expect(JSON.stringify(mail)).not.toMatch(
      /Olive|question about my building|Ada Owner|Main Street|Bea Baker|Corner|Court Street|of May/,
    );
  },
);

describe('a vendor application', () => {
  const findApplications = async (companyName: string) => {
    const where = { companyName: { equals: companyName } };
    return (await test.payload.find({ collection: 'vendor-applications', where })).docs;
  };

  it('is stored separately if one field is different or it is sent again after a while', async () => {
    const application = vendorApplication({ companyName: 'Two people' });
    await product.submitVendorApplication(application);
    await product.submitVendorApplication({ ...application, contactEmail: 'b@example.com' });
    await test.payload.db.pool.query(
      "update vendor_applications set created_at = now() - interval '11 minutes' where company_name = 'Two people'",
    );
    await product.submitVendorApplication(application);
    expect(await findApplications('Two people')).toHaveLength(3);
  });

  it("is stored with every answer, and sent to staff without the person's name or email", async () => {
    const application = vendorApplication({ companyName: 'Stored', contactEmail: newEmail() });
    await product.submitVendorApplication(application);
    const [stored] = await findApplications('Stored');
    expect(stored).toMatchObject({ ...application, status: 'new' });
    const [mail] = await staffMailsAbout(application.contactEmail);
    expect(mail).toEqual({
      to: STAFF,
      replyTo: application.contactEmail,
      subject: 'New vendor application: Stored',
      text: expect.stringContaining(`/admin/inbox?open=${idOf(stored?.submission)}\n`),
    });
    expect(mail?.text).not.toMatch(new RegExp(`${application.contactName}|${application.contactEmail}`));
  });
});

describe('a contact message', () => {
  it('is stored, and sent to staff, whose reply goes to the sender', async () => {
    const message = contactMessage({ subject: 'Stored message', email: newEmail() });
    await product.submitContactMessage(message);
    const where = { subject: { equals: 'Stored message' } };
    const { docs } = await test.payload.find({ collection: 'contact-messages', where });
    expect(docs).toMatchObject([{ ...message, status: 'new', isSpam: false }]);
    const [mail] = await staffMailsAbout(message.email);
    expect(mail).toMatchObject({
      subject: 'New message: Stored message',
      text: expect.stringContaining(message.message) as string,
    });
    expect(mail?.text).toContain(`/admin/inbox?open=${idOf(docs[0]?.submission)}\n`);
  });
});

describe('feedback', () => {
  const findFeedback = async (text: string) => {
    const where = { feedback: { equals: text } };
    return (await test.payload.find({ collection: 'feedback', where })).docs;
  };

  it('is stored, and sent to staff', async () => {
    const given = feedback({ feedback: 'All filled in', email: newEmail() });
    await product.submitFeedback(given);
    expect(await findFeedback('All filled in')).toMatchObject([{ ...given, status: 'new' }]);
    const [mail] = await staffMailsAbout(given.email);
    expect(mail?.subject).toBe('New feedback: Praise');
    expect(mail?.text).toMatch(
      /^Olive Owner <[\w-]+@example\.com> sent feedback \(Praise\):\n\nAll filled in\n/,
    );
  });

  it('can be anonymous and have no type', async () => {
    await product.submitFeedback({ feedback: 'Words alone' });
    expect(await findFeedback('Words alone')).toMatchObject([
      { name: null, email: null, feedbackType: null },
    ]);
    const [mail] = await queuedMails(({ to, text }) => to === STAFF && text.includes('Words alone'));
    expect(mail?.text).toMatch(/^A visitor sent feedback \(Feedback\):/);
  });
});

describe('a CWZ bill', () => {
  it('is not acknowledged when a bot sent its assessment', async () => {
    const email = newEmail();
    await product.submitCwzBill({ ...(await assess(email, true)), files: [await judgedPdf()] }, {});
    expect(await mailsTo(email)).toEqual([]);
  });

  it('is found for its confirmation page only by its key and its own assessment', async () => {
    const email = newEmail();
    const assessed = await assess(email);
    const key = await product.submitCwzBill({ ...assessed, files: [await judgedPdf()] }, {});
    const [submission] = await findSubmissions('bill-uploads', email);
    expect(await product.findBillReference(assessed.assessment, key)).toBe(submission?.reference);
    const { assessment: other } = await assess(newEmail());
    expect(await product.findBillReference(other, key)).toBeUndefined();
  });
});
