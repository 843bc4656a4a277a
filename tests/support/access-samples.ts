import { randomUUID } from 'node:crypto';
import type { CollectionSlug, Payload } from 'payload';
import type { Role } from '#cms/access.ts';
import type { User } from '#cms/payload-types.ts';
import type { Limit, Reach, Who } from './access-matrix.ts';
import { pdfBytes } from './bill-file.ts';
import {
  articleData,
  contactMessage,
  createUser,
  cwzAssessment,
  emissionsReport,
  feedback,
  follow,
  subscriber,
  guideData,
  invoiceRow,
  newsletterIssue,
  newsletterSubscription,
  partnerData,
  portfolio,
  quizData,
  quizSubmission,
  reportInquiry,
  vendorApplication,
} from './factories.ts';
import { storeBill } from './submissions.ts';

const submissionData = () => ({
  kind: 'feedback' as const,
  title: 'Praise',
  search: 'praise',
  status: 'new' as const,
  isSpam: false,
  dueAt: new Date().toISOString(),
  revision: 0,
});

/** Creates a submission for a new record, because each submission has only one record. */
const ofSubmission = async (payload: Payload): Promise<{ submission: number }> => ({
  submission: (await payload.create({ collection: 'submissions', data: submissionData() })).id,
});

async function newPortfolio(payload: Payload, ...bbls: string[]): Promise<number> {
  const { id } = await payload.create({ collection: 'portfolios', data: portfolio() });
  for (const bbl of bbls) {
    const data = { portfolio: id, bbl, address: '350 5 Avenue, Manhattan' };
    await payload.create({ collection: 'portfolio-buildings', data });
  }
  return id;
}

const linkTo = (id: number) => ({ relationTo: 'users', value: id });

const sourceData = () => ({
  key: `source-${randomUUID()}`,
  title: 'A source',
  kind: 'statute',
  seenOn: '2026-11-22',
});

/** Fields that figures and deadlines have in common. */
const registerData = async (payload: Payload) => ({
  key: `entry-${randomUUID()}`,
  source: (
    await payload.create({ collection: 'sources', data: { ...sourceData(), kind: 'statute' as const } })
  ).id,
  module: 'll97',
  certainty: 'verified',
  checkedOn: '2026-11-22',
  checkAgainAfterDays: 180,
});

/** Data for a new document of each collection. Other collections are tested with a seeded document. */
const DATA: Record<string, (payload: Payload) => object | Promise<object>> = {
  articles: () => articleData(),
  guides: guideData,
  partners: partnerData,
  sources: sourceData,
  figures: async (payload) => ({
    ...(await registerData(payload)),
    name: 'A figure',
    kind: 'count',
    values: [{ value: '1' }],
    statement: 'One.',
    citation: 'A law',
  }),
  deadlines: async (payload) => ({
    ...(await registerData(payload)),
    what: 'A report',
    law: 'A law',
    who: 'Owners',
    dateInWords: 'In May',
    penalty: 'None',
  }),
  'vendor-applications': async (payload) => ({ ...vendorApplication(), ...(await ofSubmission(payload)) }),
  'contact-messages': async (payload) => ({ ...contactMessage(), ...(await ofSubmission(payload)) }),
  'invoice-submissions': async (payload) => ({ ...invoiceRow(), ...(await ofSubmission(payload)) }),
  'bill-uploads': async (payload) => {
    const { submission } = await ofSubmission(payload);
    const { id: bill } = await storeBill(payload, submission, 'cwz');
    return { originalName: 'bill.pdf', scan: 'notScanned', fileNumber: 1, bill };
  },
  bills: async (payload) => ({ ...(await ofSubmission(payload)), key: randomUUID(), module: 'cwz' }),
  feedback: async (payload) => ({ ...feedback(), ...(await ofSubmission(payload)) }),
  'emissions-reports': emissionsReport,
  'cwz-assessments': () => ({
    ...cwzAssessment(),
    contactName: 'Ada Owner',
    zone: 4,
    reportId: randomUUID(),
  }),
  'report-inquiries': async (payload) => ({ ...reportInquiry(), ...(await ofSubmission(payload)) }),
  'quiz-submissions': () => ({ ...quizSubmission(), submittedAt: new Date().toISOString() }),
  'newsletter-subscriptions': newsletterSubscription,
  subscribers: () => subscriber(),
  follows: async (payload) =>
    follow((await payload.create({ collection: 'subscribers', data: subscriber() })).id),
  portfolios: () => portfolio(),
  'portfolio-buildings': async (payload) => ({
    portfolio: await newPortfolio(payload),
    bbl: '1008350041',
    address: '350 5 Avenue, Manhattan',
  }),
  'portfolio-entries': async (payload) => ({
    portfolio: await newPortfolio(payload, '1008350041'),
    bbl: '1008350041',
    law: 'll84',
    cycle: '2027',
    kind: 'note',
  }),
  notes: async (payload) => ({ ...(await ofSubmission(payload)), text: 'A note.' }),
  changes: async (payload) => ({ ...(await ofSubmission(payload)), field: 'Status', byName: 'Ada' }),
  replies: async (payload) => ({
    ...(await ofSubmission(payload)),
    state: 'sent',
    messageId: `<${randomUUID()}@x>`,
    subject: 'Your feedback',
    text: 'Thank you.',
    address: 'olive@example.com',
  }),
  submissions: submissionData,
  'reply-templates': () => ({ name: 'Thanks', subject: 'Your message', body: 'Thank you, {name}.' }),
  'newsletter-issues': () => newsletterIssue(),
  quizzes: async (payload) => {
    // A module can have only one quiz.
    await payload.delete({ collection: 'quizzes', where: { module: { equals: 'cwz' } } });
    return quizData();
  },
  users: () => ({
    email: `${randomUUID()}@example.com`,
    password: 'secret-secret',
    name: 'X',
    role: 'staff',
  }),
  redirects: () => ({ from: `/old-${randomUUID()}`, leadsTo: 'address', address: '/' }),
  erasures: () => ({ summary: 'Feedback: 1', byName: 'Ada' }),
  'payload-jobs': () => ({ taskSlug: 'sweepUploads', queue: 'never-run' }),
  'payload-kv': () => ({ key: randomUUID(), data: 1 }),
  'payload-migrations': () => ({ name: 'sample', batch: 1 }),
  'payload-locked-documents': async (payload) => ({
    globalSlug: 'home',
    user: linkTo(await otherId(payload)),
  }),
};

/** Files for the documents of upload collections. */
const FILES: Record<string, () => { name: string; mimetype: string; data: Buffer; size: number }> = {
  'bill-uploads': () => {
    const data = pdfBytes();
    return { name: `${randomUUID()}.pdf`, mimetype: 'application/pdf', data, size: data.length };
  },
};

/** The arguments for a new document. They are not typed, because the collection is known only at run time. */
export async function newDocument(payload: Payload, collection: string, more: object = {}) {
  const data = { ...(await DATA[collection]?.(payload)), ...more } as never;
  return { collection: collection as CollectionSlug, data, file: FILES[collection]?.() };
}

/** A user and a document to test operations with. */
export interface Sample {
  id: number;
  user?: User;
}

type MakeSample = (payload: Payload, who: Who) => Promise<Sample>;

const people = new Map<Role, Promise<User>>();

/** Returns the same user for a role each time, because hashing passwords is slow. */
function personWith(payload: Payload, role: Role): Promise<User> {
  const person = people.get(role) ?? createUser(payload, role);
  people.set(role, person);
  return person;
}

const personOf = async (payload: Payload, who: Who): Promise<User | undefined> =>
  who === 'visitor' ? undefined : personWith(payload, who);

/** The ID of the oldest user, who never sends the requests. */
const otherId = async (payload: Payload): Promise<number> => {
  const { docs } = await payload.find({ collection: 'users', sort: 'createdAt', limit: 1, depth: 0 });
  return docs[0]?.id ?? (await createUser(payload, 'admin')).id;
};

/** Creates a document with the given values that does not belong to the user. */
const sampleWith =
  (collection: string, more: object = {}): MakeSample =>
  async (payload, who) => {
    const { id } = await payload.create(await newDocument(payload, collection, more));
    return { id, user: await personOf(payload, who) };
  };

const accountOf =
  (role: Role): MakeSample =>
  (payload, who) =>
    sampleWith('users', { role })(payload, who);

const ownAccount: MakeSample = async (payload, who) => {
  const user = who === 'visitor' ? undefined : await createUser(payload, who);
  return { id: user?.id ?? (await otherId(payload)), user };
};

async function inDatabase(payload: Payload, collection: CollectionSlug, data: object): Promise<number> {
  const made = (await payload.db.create({ collection, data: data as never, req: {} })) as { id: number };
  return made.id;
}

/** A preference of the signed-in user, or of another user. */
const preference =
  (isOwn: boolean): MakeSample =>
  async (payload, who) => {
    const user = await personOf(payload, who);
    const owner = linkTo(isOwn && user ? user.id : await otherId(payload));
    const data = { user: owner, key: randomUUID(), value: {} };
    return { id: await inDatabase(payload, 'payload-preferences', data), user };
  };

/** A lock on a document of this collection, held by an admin. */
const lockOn =
  (collection: string): MakeSample =>
  async (payload, who) => {
    const { id: value } = await payload.create(await newDocument(payload, collection));
    const document = { relationTo: collection, value };
    return sampleWith('payload-locked-documents', { document, globalSlug: null })(payload, who);
  };

const ownLock: MakeSample = async (payload, who) => {
  const { id, user } = await lockOn('users')(payload, who);
  const data = { user: linkTo(user?.id ?? (await otherId(payload))) };
  await payload.db.updateOne({ collection: 'payload-locked-documents', id, data, req: {} });
  return { id, user };
};

const drafts = (collection: string): Record<string, MakeSample> => ({
  published: sampleWith(collection, { _status: 'published' }),
  draft: sampleWith(collection, { _status: 'draft' }),
});

/** A seeded law, either published or as a draft that was never published. */
const lawWith =
  (status: 'published' | 'draft'): MakeSample =>
  async (payload, who) => {
    const key = status === 'published' ? 'll84' : 'll33';
    const { docs } = await payload.find({ collection: 'laws', where: { key: { equals: key } }, depth: 0 });
    const id = Number(docs[0]?.id);
    await payload.db.updateOne({ collection: 'laws', id, data: { _status: status }, req: {} });
    if (status === 'draft') {
      await payload.db.deleteVersions({ collection: 'laws', where: { parent: { equals: id } }, req: {} });
    }
    return { id, user: await personOf(payload, who) };
  };

/** Named documents of the collections in which a user's access is limited to some documents. */
const SAMPLES: Record<string, Record<string, MakeSample>> = {
  articles: drafts('articles'),
  guides: drafts('guides'),
  quizzes: drafts('quizzes'),
  partners: drafts('partners'),
  figures: drafts('figures'),
  deadlines: drafts('deadlines'),
  sources: drafts('sources'),
  'newsletter-issues': {
    published: sampleWith('newsletter-issues', { status: 'sent' }),
    draft: sampleWith('newsletter-issues', { status: 'draft' }),
  },
  laws: { published: lawWith('published'), draft: lawWith('draft') },
  users: { own: ownAccount, staff: accountOf('staff'), editor: accountOf('editor') },
  changes: {
    submission: sampleWith('changes'),
    account: sampleWith('changes', { submission: null, subject: 'User: Ada' }),
  },
  'payload-preferences': { own: preference(true), other: preference(false) },
  'payload-locked-documents': {
    own: ownLock,
    article: lockOn('articles'),
    global: sampleWith('payload-locked-documents'),
    application: lockOn('vendor-applications'),
    partner: lockOn('partners'),
    account: lockOn('users'),
  },
};

const WORK: Record<Who, string[]> = {
  admin: [],
  editor: ['own', 'article', 'global', 'partner'],
  staff: ['own', 'application', 'partner', 'submission'],
  visitor: [],
};

const WITHIN: Record<Limit, (who: Who) => string[]> = {
  published: () => ['published'],
  drafts: () => ['draft'],
  own: () => ['own'],
  colleagues: () => ['own', 'staff'],
  work: (who) => WORK[who],
};

/** Whether a user can access a sample. */
export function isWithin(reach: Reach, sample: string, who: Who): boolean {
  if (reach === 'all' || reach === 'nothing') return reach === 'all';
  return WITHIN[reach](who).includes(sample);
}

/** A seeded document of a collection. */
const seeded =
  (collection: CollectionSlug): MakeSample =>
  async (payload, who) => {
    const { docs } = await payload.find({ collection, limit: 1, depth: 0 });
    return { id: Number(docs[0]?.id), user: await personOf(payload, who) };
  };

/** The samples of a collection, or just one if access to the collection has no limits. */
export const samplesOf = (collection: string): Record<string, MakeSample> =>
  SAMPLES[collection] ?? {
    any: collection in DATA ? sampleWith(collection) : seeded(collection as CollectionSlug),
  };
