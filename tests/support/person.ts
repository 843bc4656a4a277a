import { createLocalReq, type Payload } from 'payload';
import { judgedPdf } from './bill-file.ts';
import {
  follow,
  subscriber,
  portfolio,
  contactMessage,
  cwzAssessment,
  feedback,
  invoiceRow,
  quizSubmission,
  readBill,
  reportInquiry,
  vendorApplication,
} from './factories.ts';

/** The prefix of everything that a test person stores. */
export interface PersonWith {
  payload: Payload;
  bills: typeof import('#collections/bills/uploads/store-file.ts');
  mail: typeof import('#cms/mail/queue.ts');
}

/** Puts a bill of two files, which was read, where bills are kept. */
async function bill(
  { payload, bills }: PersonWith,
  read: { account: string },
  details: object = {},
): Promise<{ bill: number; file: number }> {
  const req = await createLocalReq({}, payload);
  const files = [await judgedPdf('My bill.pdf'), await judgedPdf('Its back.pdf')];
  const stored = await bills.withoutLeftovers((storeBill) =>
    storeBill(req, {
      files,
      placeOf: () => ({ prefix: 'utility_bills', name: `${crypto.randomUUID()}.pdf` }),
      details: { consentToAnalysis: true, ...details },
    }),
  );
  if (!stored) throw new Error('Nothing was stored.');
  const id = Number(stored.bill);
  await payload.update({ collection: 'bills', id, data: readBill(read) });
  return { bill: id, file: stored.id };
}

/** One document of each kind, and a mail, of a person. */
export async function storePerson(opened: PersonWith, email: string) {
  const { payload } = opened;
  const application = await payload.create({
    collection: 'vendor-applications',
    data: { ...vendorApplication({ contactEmail: email }), status: 'new' },
  });
  const message = await payload.create({
    collection: 'contact-messages',
    data: { ...contactMessage({ email, message: `Write to ${email}.` }), status: 'new' },
  });
  await payload.create({ collection: 'feedback', data: { ...feedback({ email }), status: 'new' } });
  await payload.create({
    collection: 'report-inquiries',
    data: { ...reportInquiry(), email, status: 'new' },
  });
  await payload.create({
    collection: 'quiz-submissions',
    data: { ...quizSubmission({ userEmail: email }), submittedAt: new Date().toISOString() },
  });
  const { id } = await payload.create({ collection: 'subscribers', data: subscriber(email) });
  const unsubscribedAt = new Date().toISOString();
  await payload.create({
    collection: 'newsletter-subscriptions',
    data: { email, subscriber: id, source: 'll97_blog', status: 'unsubscribed', unsubscribedAt },
  });
  await payload.create({ collection: 'follows', data: follow(id) });
  const list = await payload.create({ collection: 'portfolios', data: portfolio(email) });
  await payload.create({
    collection: 'portfolio-buildings',
    data: { portfolio: list.id, bbl: '1008350041', address: '350 5 Avenue, Manhattan' },
  });
  await payload.create({
    collection: 'portfolio-entries',
    data: { portfolio: list.id, bbl: '1008350041', law: 'll84', cycle: '2027', kind: 'note', text: email },
  });
  const invoice = await payload.create({
    collection: 'invoice-submissions',
    data: { ...invoiceRow(), contactEmail: email, bill: (await bill(opened, { account: email })).bill },
  });
  const assessment = await payload.create({
    collection: 'cwz-assessments',
    data: {
      ...cwzAssessment({ email }),
      contactName: 'Ada Owner',
      zone: 4,
      reportId: crypto.randomUUID(),
    },
  });
  const { file: cwzBill } = await bill(opened, { account: email }, { assessment: assessment.id });
  await payload.create({
    collection: 'notes',
    data: { collection: 'contact-messages', document: message.id, text: `Called ${email}.`, byName: 'Sam' },
  });
  await payload.create({
    collection: 'replies',
    data: {
      collection: 'contact-messages',
      document: message.id,
      direction: 'in',
      state: 'received',
      subject: 'Re: Your message',
      text: `Write to ${email} again.`,
      address: email,
      messageId: `<${crypto.randomUUID()}@example.com>`,
    },
  });
  const req = await createLocalReq({}, payload);
  await opened.mail.queueMail(req, { to: email, subject: 'Thank you', text: `We wrote to ${email}.` });
  await opened.mail.queueMail(req, {
    to: 'desk@example.org',
    subject: 'New message',
    text: 'It came.',
    replyTo: email,
  });
  return { application, message, invoice, assessment, cwzBill };
}
