import { randomUUID } from 'node:crypto';
import type { CollectionSlug, Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLES, type Role } from '#cms/access/roles.ts';
import type { User } from '#cms/payload-types.ts';
import {
  articleData,
  contactMessage,
  cwzAssessment,
  emissionsReport,
  reportEnquiry,
  createArticle,
  createUser,
  feedback,
  guideData,
  invoiceRow,
  newsletterSubscription,
  partnerData,
  quizData,
  quizSubmission,
  vendorApplication,
} from '../support/factories.ts';
import { pdfBytes } from '../support/bill-file.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

type Who = Role | 'nobody';
type Operation = 'create' | 'read' | 'update' | 'delete';

const EVERYBODY: Who[] = [...ROLES, 'nobody'];
const EDITORS: Who[] = ['admin', 'editor'];
const STAFF: Who[] = ['admin', 'staff'];

/** Who may do what. Everybody who is not named is refused. */
const MATRIX: Record<string, Record<Operation, Who[]>> = {
  articles: { create: EDITORS, read: EVERYBODY, update: EDITORS, delete: EDITORS },
  guides: { create: EDITORS, read: EVERYBODY, update: EDITORS, delete: EDITORS },
  partners: { create: [...ROLES], read: EVERYBODY, update: [...ROLES], delete: EDITORS },
  quizzes: { create: EDITORS, read: EVERYBODY, update: EDITORS, delete: EDITORS },
  modules: { create: ['admin'], read: EVERYBODY, update: EDITORS, delete: ['admin'] },
  redirects: { create: EDITORS, read: EDITORS, update: EDITORS, delete: EDITORS },
  media: { create: EDITORS, read: EVERYBODY, update: EDITORS, delete: EDITORS },
  'vendor-applications': { create: [], read: STAFF, update: STAFF, delete: ['admin'] },
  'invoice-submissions': { create: [], read: STAFF, update: STAFF, delete: ['admin'] },
  'bill-uploads': { create: [], read: STAFF, update: STAFF, delete: ['admin'] },
  'contact-messages': { create: [], read: STAFF, update: STAFF, delete: ['admin'] },
  'emissions-reports': { create: [], read: STAFF, update: [], delete: ['admin'] },
  'report-enquiries': { create: [], read: STAFF, update: STAFF, delete: ['admin'] },
  'cwz-assessments': { create: [], read: STAFF, update: [], delete: ['admin'] },
  feedback: { create: [], read: STAFF, update: STAFF, delete: ['admin'] },
  'quiz-submissions': { create: [], read: STAFF, update: [], delete: ['admin'] },
  'newsletter-subscriptions': { create: [], read: STAFF, update: [], delete: STAFF },
  'mail-templates': { create: [], read: EDITORS, update: EDITORS, delete: [] },
  users: { create: ['admin'], read: ['admin'], update: ['admin'], delete: ['admin'] },
};

let test: TestPayload;
let payload: Payload;
const users = new Map<Who, User>();

beforeAll(async () => {
  test = await createTestPayload();
  ({ payload } = test);
  for (const role of ROLES) users.set(role, await createUser(payload, role));
});

afterAll(() => test.close());

const as = (who: Who) => ({ overrideAccess: false, user: users.get(who) }) as const;

/** What a new document of each collection needs; the others are tried on one that the seed has made. */
const DATA: Record<string, () => object | Promise<object>> = {
  articles: articleData,
  guides: guideData,
  partners: partnerData,
  'vendor-applications': () => ({ ...vendorApplication(), status: 'new' }),
  'contact-messages': () => ({ ...contactMessage(), status: 'new' }),
  'invoice-submissions': invoiceRow,
  'bill-uploads': () => ({ originalName: 'bill.pdf', scan: 'notScanned' }),
  feedback: () => ({ ...feedback(), status: 'new' }),
  'emissions-reports': emissionsReport,
  'cwz-assessments': () => ({
    ...cwzAssessment(),
    contactName: 'Ada Owner',
    zone: 4,
    reportId: randomUUID(),
  }),
  redirects: () => ({ from: `/${randomUUID()}`, leadsTo: 'address', address: '/' }),
  'report-enquiries': () => ({ ...reportEnquiry(), status: 'new' }),
  'quiz-submissions': () => ({ ...quizSubmission(), submittedAt: new Date().toISOString() }),
  'newsletter-subscriptions': newsletterSubscription,
  quizzes: async () => {
    // A module has one quiz.
    await payload.delete({ collection: 'quizzes', where: { module: { equals: 'cwz' } } });
    return quizData();
  },
  users: () => ({
    email: `${randomUUID()}@example.com`,
    password: 'secret-secret',
    name: 'X',
    role: 'staff',
  }),
};

/** The data is that of the collection; the types of a collection known only here cannot be joined. */
const dataFor = async (collection: string): Promise<never> => ((await DATA[collection]?.()) ?? {}) as never;

/** The file of a document that is one. */
const FILES: Record<string, () => { name: string; mimetype: string; data: Buffer; size: number }> = {
  'bill-uploads': () => {
    const data = pdfBytes();
    return { name: `${randomUUID()}.pdf`, mimetype: 'application/pdf', data, size: data.length };
  },
};

/** A document that the operation can be tried on, made with all rights. */
async function sample(collection: CollectionSlug): Promise<number> {
  if (collection in DATA) {
    const file = FILES[collection]?.();
    return (await payload.create({ collection, data: await dataFor(collection), file })).id;
  }
  const { docs } = await payload.find({ collection, limit: 1, depth: 0 });
  return Number(docs[0]?.id);
}

async function attempt(
  collection: CollectionSlug,
  operation: Operation,
  who: Who,
  id: number,
): Promise<void> {
  const access = as(who);
  if (operation === 'read') await payload.findByID({ collection, id, depth: 0, ...access });
  if (operation === 'update') await payload.update({ collection, id, data: {}, ...access });
  if (operation === 'delete') await payload.delete({ collection, id, ...access });
  if (operation === 'create') {
    await payload.create({
      collection,
      data: await dataFor(collection),
      file: FILES[collection]?.(),
      ...access,
    });
  }
}

/** Whether access was refused. A document that one may not read counts as not found. */
async function isRefused(collection: CollectionSlug, operation: Operation, who: Who): Promise<boolean> {
  const id = await sample(collection);
  try {
    await attempt(collection, operation, who, id);
    return false;
  } catch (error) {
    const { status } = error as { status?: unknown };
    return status === 403 || status === 404;
  }
}

describe.each(Object.entries(MATRIX))('%s', (collection, operations) => {
  it.each(Object.entries(operations))('%s: only %j', async (operation, allowed) => {
    for (const who of EVERYBODY) {
      const refused = await isRefused(collection as CollectionSlug, operation as Operation, who);
      expect({ who, refused }).toEqual({ who, refused: !allowed.includes(who) });
    }
  });
});

it('covers every collection of ours', () => {
  const ours = payload.config.collections
    .map(({ slug }) => slug)
    .filter((slug) => !slug.startsWith('payload-'));
  expect(new Set(Object.keys(MATRIX))).toEqual(new Set(ours));
});

describe('within a document', () => {
  it('nobody gives themselves a role', async () => {
    const id = users.get('editor')?.id ?? 0;
    const data = { role: 'admin' as const, name: 'Renamed' };
    const updated = await payload.update({ collection: 'users', id, data, ...as('editor') });
    expect(updated).toMatchObject({ role: 'editor', name: 'Renamed' });
  });

  it('staff change the status of an application, and nothing that the vendor wrote', async () => {
    const id = await sample('vendor-applications');
    const data = { status: 'inReview' as const, companyName: 'Changed', contactEmail: 'changed@example.com' };
    const updated = await payload.update({ collection: 'vendor-applications', id, data, ...as('staff') });
    const { companyName, contactEmail } = vendorApplication();
    expect(updated).toMatchObject({ status: 'inReview', companyName, contactEmail });
  });

  it('staff change the status of a message, and nothing that the visitor wrote', async () => {
    const id = await sample('contact-messages');
    const data = { status: 'answered' as const, isSpam: true, message: 'Changed', email: 'x@example.com' };
    const updated = await payload.update({ collection: 'contact-messages', id, data, ...as('staff') });
    expect(updated).toMatchObject({ ...contactMessage(), status: 'answered', isSpam: true });
  });

  it('staff change the status of feedback, and nothing that the visitor wrote', async () => {
    const id = await sample('feedback');
    const data = { status: 'closed' as const, feedback: 'Changed', feedbackType: 'other' as const };
    const updated = await payload.update({ collection: 'feedback', id, data, ...as('staff') });
    expect(updated).toMatchObject({ ...feedback(), status: 'closed' });
  });

  it('nobody reads a mail that waits, nor its address, but admins', async () => {
    const input = { to: 'owner@example.com', subject: 'Hello', text: 'Words.' };
    const { id } = await payload.jobs.queue({ task: 'sendMail', queue: 'mail', input });
    for (const who of EVERYBODY) {
      const read = payload.findByID({ collection: 'payload-jobs', id, ...as(who) });
      if (who === 'admin') await expect(read).resolves.toMatchObject({ input });
      else await expect(read).rejects.toMatchObject({ status: 403 });
    }
  });

  it('nobody sees a draft but editors', async () => {
    const draft = await createArticle(payload, { _status: 'draft' });
    for (const who of EVERYBODY) {
      const where = { id: { equals: draft.id } };
      const { totalDocs } = await payload.count({ collection: 'articles', where, ...as(who) });
      expect({ who, totalDocs }).toEqual({ who, totalDocs: EDITORS.includes(who) ? 1 : 0 });
    }
  });

  it('nobody reads versions but editors', async () => {
    for (const who of EVERYBODY) {
      const read = payload.findVersions({ collection: 'articles', limit: 1, ...as(who) });
      if (EDITORS.includes(who)) await expect(read).resolves.toBeDefined();
      else await expect(read).rejects.toMatchObject({ status: 403 });
    }
  });

  it('the read count cannot be written in the panel', async () => {
    const { id } = await createArticle(payload);
    const data = { readCount: 999 };
    expect((await payload.update({ collection: 'articles', id, data, ...as('admin') })).readCount).toBe(0);
  });
});

describe.each([
  'site-settings',
  'home',
  'about',
  'help',
  'legal',
  'partner-programme',
  'module-browser',
  'contact',
  'feedback-page',
  'cwz-assessment-page',
  'cwz-report',
  'cwz-faq',
  'internet-quiz',
  'internet-report',
] as const)('the global %s', (slug) => {
  it.each(EVERYBODY)('is read by everybody and written by editors: %s', async (who) => {
    await expect(payload.findGlobal({ slug, ...as(who) })).resolves.toBeDefined();
    const write = payload.updateGlobal({ slug, data: {}, ...as(who) });
    if (EDITORS.includes(who)) await expect(write).resolves.toBeDefined();
    else await expect(write).rejects.toMatchObject({ status: 403 });
  });
});
