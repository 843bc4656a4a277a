import { createLocalReq, type Payload } from 'payload';
import type { Config, Submission } from '#cms/payload-types.ts';
import type { KindName } from '#collections/submissions/kinds.ts';
import { contactMessage, feedback, invoiceRow, reportInquiry, vendorApplication } from './factories.ts';

type Records = Config['collections'];

/** Changes to a submission in the inbox, as if the product had made them. */
type Work = Partial<
  Pick<
    Submission,
    'status' | 'assignee' | 'dueAt' | 'closedAt' | 'snoozedUntil' | 'isSpam' | 'createdAt' | 'reason'
  >
>;

async function store<Slug extends keyof Records>(
  payload: Payload,
  {
    kind,
    collection,
    record,
    summary,
    work = {},
  }: {
    kind: KindName;
    collection: Slug;
    record: object;
    summary: {
      title: string;
      name?: string;
      company?: string;
      email?: string | null;
      module?: string;
      excerpt?: string;
    };
    work?: Work;
  },
): Promise<{ submission: Submission; record: Records[Slug] }> {
  const { createSubmission } = await import('#collections/submissions/store.ts');
  const req = await createLocalReq({}, payload);
  const { createdAt, isSpam, ...changes } = work;
  const spam = isSpam ?? false;
  const { id } = await createSubmission(req, kind, { ...summary, isSpam: spam, createdAt });
  const created = createdAt ? { createdAt } : {};
  // Only the caller knows the type of the collection.
  const data = { ...record, ...created, submission: id } as never;
  const stored = (await payload.create({ collection, data, depth: 0 })) as Records[Slug];
  const submission = await payload.update({ collection: 'submissions', id, data: changes, depth: 0 });
  return { submission, record: stored };
}

export const storeVendor = (
  payload: Payload,
  overrides: Parameters<typeof vendorApplication>[0] = {},
  work: Work = {},
) => {
  const record = vendorApplication(overrides);
  const { companyName, contactName, contactEmail: email, module, servicesOffered } = record;
  return store(payload, {
    kind: 'vendor-applications',
    collection: 'vendor-applications',
    record,
    summary: {
      title: companyName,
      name: contactName,
      company: companyName,
      email,
      module,
      excerpt: servicesOffered,
    },
    work,
  });
};

export const storeMessage = (
  payload: Payload,
  overrides: Parameters<typeof contactMessage>[0] = {},
  work: Work = {},
) => {
  const record = contactMessage(overrides);
  const { subject: title, name, email, message: excerpt } = record;
  return store(payload, {
    kind: 'contact-messages',
    collection: 'contact-messages',
    record,
    summary: { title, name, email, excerpt },
    work,
  });
};

export const storeFeedback = (
  payload: Payload,
  overrides: { email?: string | null; feedback?: string } = {},
  work: Work = {},
) => {
  const record = { ...feedback(), ...overrides };
  const { name, email, feedback: excerpt } = record;
  return store(payload, {
    kind: 'feedback',
    collection: 'feedback',
    record,
    summary: { title: 'Praise', name, email, excerpt },
    work,
  });
};

export const storeInquiry = (payload: Payload, overrides: { email?: string } = {}, work: Work = {}) => {
  const record = { ...reportInquiry(), ...overrides };
  const { reportTitle: title, name, email, module } = record;
  return store(payload, {
    kind: 'report-inquiries',
    collection: 'report-inquiries',
    record,
    summary: { title, name, email, module },
    work,
  });
};

/** Stores an invoice submission with its bill, but without files. */
export async function storeInvoice(
  payload: Payload,
  overrides: { contactEmail?: string } = {},
  work: Work = {},
) {
  const record = { ...invoiceRow(), ...overrides };
  const stored = await store(payload, {
    kind: 'invoice-submissions',
    collection: 'invoice-submissions',
    record,
    summary: { title: 'Ada’s Diner', name: record.contactName, email: record.contactEmail, module: 'll199' },
    work,
  });
  const bill = await storeBill(payload, stored.submission.id, 'll199');
  return { ...stored, bill };
}

export function storeBill(payload: Payload, submission: number, module: 'll199' | 'cwz') {
  const key = crypto.randomUUID().replaceAll('-', '').slice(0, 22);
  const data = { submission, module, key, state: 'notRead' as const, attempts: 0 };
  return payload.create({ collection: 'bills', data, depth: 0 });
}

/** Stores a CWZ bill without files. Its record is the bill itself. */
export async function storeCwzBill(payload: Payload, email: string, work: Work = {}) {
  const key = crypto.randomUUID().replaceAll('-', '').slice(0, 22);
  const stored = await store(payload, {
    kind: 'bill-uploads',
    collection: 'bills',
    record: { module: 'cwz', key, state: 'notRead', attempts: 0 },
    summary: { title: 'Ada’s Diner', name: 'Ada Owner', email, module: 'cwz' },
    work,
  });
  return { submission: stored.submission, bill: stored.record };
}
