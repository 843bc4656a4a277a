import { createLocalReq, type Payload } from 'payload';
import type { Bill } from '#cms/payload-types.ts';
import { judgedPdf } from './bill-file.ts';
import { cwzAssessment, follow, portfolio, quizSubmission, readBill, subscriber } from './factories.ts';
import {
  storeCwzBill,
  storeFeedback,
  storeInquiry,
  storeInvoice,
  storeMessage,
  storeVendor,
} from './submissions.ts';

/** The modules that store data for a test person. */
export interface PersonWith {
  payload: Payload;
  bills: typeof import('#collections/bills/uploads/store-file.ts');
  mail: typeof import('#cms/mail/queue.ts');
}

/** Stores two files of a bill, and marks the bill as read. Returns the ID of the first file. */
async function storeFilesOf(
  { payload, bills }: PersonWith,
  { id, account, assessment }: { id: Bill['id']; account: string; assessment?: number },
): Promise<number> {
  const req = await createLocalReq({}, payload);
  const files = [await judgedPdf('My bill.pdf'), await judgedPdf('Its back.pdf')];
  await bills.withoutLeftovers((storeFiles) =>
    storeFiles(req, {
      bill: id,
      files,
      placeOf: () => ({ prefix: 'utility_bills', name: `${crypto.randomUUID()}.pdf` }),
      details: { consentToAnalysis: true, assessment },
      isRead: false,
    }),
  );
  await payload.update({ collection: 'bills', id, data: readBill({ account }) });
  const where = { bill: { equals: id }, fileNumber: { equals: 1 } };
  return Number((await payload.find({ collection: 'bill-uploads', where, depth: 0 })).docs[0]?.id);
}

/** Stores a submission of each kind. Returns the submissions by kind, and some of their records. */
async function storeSubmissions(opened: PersonWith, email: string) {
  const { payload } = opened;
  const vendor = await storeVendor(payload, { contactEmail: email });
  const message = await storeMessage(payload, { email, message: `Write to ${email}.` });
  const feedback = await storeFeedback(payload, { email });
  const inquiry = await storeInquiry(payload, { email });
  const invoice = await storeInvoice(payload, { contactEmail: email });
  await storeFilesOf(opened, { id: invoice.bill.id, account: email });
  const assessment = await payload.create({
    collection: 'cwz-assessments',
    data: { ...cwzAssessment({ email }), contactName: 'Ada Owner', zone: 4, reportId: crypto.randomUUID() },
  });
  const cwz = await storeCwzBill(payload, email);
  const cwzBill = await storeFilesOf(opened, { id: cwz.bill.id, account: email, assessment: assessment.id });
  const submissions = {
    'vendor-applications': vendor.submission,
    'contact-messages': message.submission,
    feedback: feedback.submission,
    'report-inquiries': inquiry.submission,
    'invoice-submissions': invoice.submission,
    'bill-uploads': cwz.submission,
  };
  return { submissions, application: vendor.record, message: message.record, assessment, cwzBill };
}

/** Stores a note, a reply and a change by staff for a submission. */
export async function storeWork(payload: Payload, submission: number, email: string): Promise<void> {
  const about = { submission, byName: 'Sam' };
  await payload.create({ collection: 'notes', data: { ...about, text: `Called ${email}.` } });
  await payload.create({
    collection: 'replies',
    data: {
      ...about,
      state: 'sent',
      subject: 'Re: Your message',
      text: `We write to ${email} again.`,
      address: email,
      messageId: `<${crypto.randomUUID()}@example.com>`,
    },
  });
  await payload.create({ collection: 'changes', data: { ...about, field: 'Reason', to: `Asked ${email}.` } });
}

async function storeSubscriptions(payload: Payload, email: string): Promise<void> {
  const { id } = await payload.create({ collection: 'subscribers', data: subscriber(email) });
  const unsubscribedAt = new Date().toISOString();
  await payload.create({
    collection: 'newsletter-subscriptions',
    data: { email, subscriber: id, source: 'll97_blog', status: 'unsubscribed', unsubscribedAt },
  });
  await payload.create({ collection: 'follows', data: follow(id) });
}

async function storePortfolio(payload: Payload, email: string): Promise<void> {
  const { id } = await payload.create({ collection: 'portfolios', data: portfolio(email) });
  const about = { portfolio: id, bbl: '1008350041' };
  await payload.create({
    collection: 'portfolio-buildings',
    data: { ...about, address: '350 5 Avenue, Manhattan' },
  });
  await payload.create({
    collection: 'portfolio-entries',
    data: { ...about, law: 'll84', cycle: '2027', kind: 'note', text: email },
  });
}

/** Stores one document of each kind and two emails for a person. */
export async function storePerson(opened: PersonWith, email: string) {
  const { payload, mail } = opened;
  const stored = await storeSubmissions(opened, email);
  await storeWork(payload, stored.submissions['contact-messages'].id, email);
  await payload.create({
    collection: 'quiz-submissions',
    data: { ...quizSubmission({ userEmail: email }), submittedAt: new Date().toISOString() },
  });
  await storeSubscriptions(payload, email);
  await storePortfolio(payload, email);
  const req = await createLocalReq({}, payload);
  await mail.queueMail(req, { to: email, subject: 'Thank you', text: `We wrote to ${email}.` });
  const notification = { subject: 'New message', text: 'It came.', replyTo: email };
  await mail.queueMail(req, { to: 'desk@example.org', ...notification });
  return stored;
}
