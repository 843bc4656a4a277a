import { addDays, subDays, subHours } from 'date-fns';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Filters, OPEN, PAGE_SIZE } from '#collections/inbox/list/filters.ts';
import {
  type ListedSubmission,
  neighborsSchema,
  pageSchema,
  previewSchema,
  viewsSchema,
} from '#collections/inbox/list/list-schema.ts';
import { INBOX_SLUGS } from '#collections/inbox/kinds/index.ts';
import { bulkResultSchema } from '#collections/inbox/inbox-schema.ts';
import type { User } from '#cms/payload-types.ts';
import { newDocument } from '../support/access-samples.ts';
import {
  contactMessage,
  createUser,
  cwzAssessment,
  feedback,
  invoiceRow,
  reportInquiry,
  vendorApplication,
} from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { get, patch, post, signInAs, type SignedIn } from '../support/rest.ts';

const NOW = new Date();
const hoursAgo = (hours: number): string => subHours(NOW, hours).toISOString();
const daysAgo = (days: number): string => subDays(NOW, days).toISOString();
const inDays = (days: number): string => addDays(NOW, days).toISOString();

let test: TestPayload;
let payload: Payload;
let staff: SignedIn;
let colleague: SignedIn;
let admin: SignedIn;
let editor: SignedIn;
let me: User;

const accountOf = async ({ email }: SignedIn): Promise<User> => {
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } } });
  if (!docs[0]) throw new Error(`There is no account ${email}.`);
  return docs[0];
};

beforeAll(async () => {
  test = await createTestPayload({ seeded: false });
  ({ payload } = test);
  [staff, colleague, admin, editor] = [
    await signInAs(payload, 'staff'),
    await signInAs(payload, 'staff'),
    await signInAs(payload, 'admin'),
    await signInAs(payload, 'editor'),
  ];
  me = await accountOf(staff);
});

afterAll(() => test.close());

interface Asked {
  filters?: Partial<Filters>;
  search?: string;
  page?: number;
}

const listOf = ({ filters = {}, search = '' }: Asked) => ({ filters: { ...OPEN, ...filters }, search });

async function list({ page = 1, ...asked }: Asked = {}, as = staff) {
  const { answer } = await post(payload, '/api/inbox/list', { as, body: { ...listOf(asked), page } });
  return pageSchema.parse(answer);
}

const titles = async (asked: Asked = {}): Promise<string[]> =>
  (await list(asked)).rows.map(({ title }) => title);

type Row = Pick<ListedSubmission, 'collection' | 'id'> & { revision?: number };

async function change(rows: Row[] | Asked, wanted: object, as = staff) {
  const body = { rows: Array.isArray(rows) ? rows : listOf(rows), change: wanted };
  const { answer } = await post(payload, '/api/inbox/change', { as, body });
  const { changed, failed } = bulkResultSchema.parse(answer);
  return { changed: changed.length, failed };
}

const createMessage = (subject: string, more: object = {}) =>
  payload.create({
    collection: 'contact-messages',
    data: { ...contactMessage({ subject }), status: 'new', ...more },
  });

async function createBill(originalName: string, business: object, more: object) {
  const assessment = await payload.create({
    collection: 'cwz-assessments',
    data: { ...cwzAssessment(business), contactName: 'Ada Owner', zone: 4, reportId: originalName },
  });
  return payload.create(
    await newDocument(payload, 'bill-uploads', { originalName, assessment: assessment.id, ...more }),
  );
}

/** One of each kind, in the order in which they are due, and what the list of open work does not show. */
beforeAll(async () => {
  await payload.create({
    collection: 'vendor-applications',
    data: {
      ...vendorApplication({ companyName: 'Boiler & Sons', contactEmail: 'boiler@example.com' }),
      status: 'new',
      dueAt: daysAgo(2),
      assignee: me.id,
    },
  });
  await payload.create({
    collection: 'invoice-submissions',
    data: { ...invoiceRow(), status: 'inReview', dueAt: hoursAgo(2) },
  });
  await createBill(
    'bill-of-may.pdf',
    { businessName: 'Corner Cafe', email: 'cafe@example.com' },
    {
      dueAt: inDays(20),
      status: 'pending',
    },
  );
  await createMessage('A question', { dueAt: inDays(21), createdAt: daysAgo(40) });
  await payload.create({
    collection: 'feedback',
    data: { ...feedback({ email: 'fan@example.com' }), name: 'Núñez', status: 'new', dueAt: inDays(22) },
  });
  await payload.create({
    collection: 'report-inquiries',
    data: { ...reportInquiry(), status: 'new', dueAt: inDays(23) },
  });
  await createMessage('Closed', { status: 'closed', closedAt: daysAgo(1), dueAt: daysAgo(3) });
  await createMessage('Spam', { isSpam: true, dueAt: daysAgo(3) });
  await createMessage('Snoozed', { snoozedUntil: inDays(30), dueAt: daysAgo(3) });
  // Staff work on this bill in its invoice submission.
  await payload.create(await newDocument(payload, 'bill-uploads'));
});

const ALL_OPEN = [
  'Boiler & Sons',
  'Bea Baker',
  'bill-of-may.pdf',
  'A question',
  'Praise',
  'Compliance Strategy Plan',
];

describe('the inbox', () => {
  it('opens on open work of all kinds, the most urgent first', async () => {
    const { rows, total } = await list();
    expect(rows.map(({ title }) => title)).toEqual(ALL_OPEN);
    expect(new Set(rows.map(({ collection }) => collection))).toEqual(new Set(INBOX_SLUGS));
    expect(total).toBe(6);
    expect(rows[0]).toMatchObject({
      sender: 'boiler@example.com',
      module: 'll97',
      status: 'new',
      assignee: { id: me.id, name: me.name },
      revision: 0,
    });
    expect(rows[2]).toMatchObject({ sender: 'Corner Cafe', module: 'cwz', note: 'Not read yet' });
    expect(rows[3]).toMatchObject({ name: 'Olive Owner', firstLine: 'Is it covered?', hasDraft: false });
  });

  it.each<[Partial<Filters>, string[]]>([
    [{ kinds: ['feedback', 'contact-messages'] }, ['A question', 'Praise']],
    [{ modules: ['cwz', 'll199'] }, ['Bea Baker', 'bill-of-may.pdf']],
    [{ modules: ['none'] }, ['A question', 'Praise']],
    [{ modules: ['ll97'] }, ['Boiler & Sons', 'Compliance Strategy Plan']],
    [{ phase: 'working' }, ['Bea Baker']],
    [{ phase: 'new', due: 'overdue' }, ['Boiler & Sons']],
    [{ phase: 'closed' }, ['Closed']],
    [{ phase: 'any', kinds: ['contact-messages'] }, ['Closed', 'A question']],
    [{ spam: 'only' }, ['Spam']],
    [{ snoozed: 'only' }, ['Snoozed']],
    [{ snoozed: 'any', kinds: ['contact-messages'] }, ['Snoozed', 'A question']],
    [{ assignee: 'me' }, ['Boiler & Sons']],
    [{ assignee: 'nobody', kinds: ['vendor-applications', 'invoice-submissions'] }, ['Bea Baker']],
    [{ due: 'overdue' }, ['Boiler & Sons', 'Bea Baker']],
    [{ received: 'month', kinds: ['contact-messages'] }, []],
    [{ sort: 'oldest', kinds: ['contact-messages', 'vendor-applications'] }, ['A question', 'Boiler & Sons']],
    [{ sort: 'newest', kinds: ['contact-messages', 'vendor-applications'] }, ['Boiler & Sons', 'A question']],
  ])('shows with the filters %j only %j', async (filters, expected) => {
    expect(await titles({ filters })).toEqual(expected);
    const { total } = await list({ filters });
    expect(total).toBe(expected.length);
  });

  it('shows as mine what is assigned to the person who looks', async () => {
    expect((await list({ filters: { assignee: 'me' } }, colleague)).rows).toEqual([]);
    const { rows } = await list({ filters: { assignee: me.id } }, colleague);
    expect(rows.map(({ title }) => title)).toEqual(['Boiler & Sons']);
  });

  it.each([
    ['a title', 'boiler &', ['Boiler & Sons']],
    ['an email address', 'FAN@example', ['Praise']],
    ['a name in capital letters', 'NÚÑEZ', ['Praise']],
    ['a company', 'corner cafe', ['bill-of-may.pdf']],
    ['a wildcard of the database', '%', []],
  ])('is searched by %s', async (_what, search, expected) => {
    expect(await titles({ search })).toEqual(expected);
  });

  it('is searched by a reference number', async () => {
    const { docs } = await payload.find({
      collection: 'contact-messages',
      where: { subject: { equals: 'A question' } },
    });
    expect(await titles({ search: docs[0]?.reference?.toLowerCase() })).toEqual(['A question']);
  });

  it('is for staff and admins', async () => {
    const body = { ...listOf({}), page: 1 };
    for (const as of [editor, undefined]) {
      expect((await post(payload, '/api/inbox/list', { as, body })).status).toBe(403);
      const rows = { rows: listOf({}), change: { assignee: null } };
      expect((await post(payload, '/api/inbox/change', { as, body: rows })).status).toBe(403);
    }
    expect((await get(payload, '/api/inbox/views', editor)).status).toBe(403);
    expect((await get(payload, '/api/inbox/feedback/1/preview', editor)).status).toBe(403);
    expect((await post(payload, '/api/inbox/list', { as: admin, body })).status).toBe(200);
  });

  it.each([
    ['an unknown filter', { ...listOf({}), filters: { ...OPEN, owner: 1 }, page: 1 }],
    ['an unknown kind', { ...listOf({}), filters: { ...OPEN, kinds: ['users'] }, page: 1 }],
    ['no page', listOf({})],
    ['a search that is too long', { ...listOf({ search: 'x'.repeat(201) }), page: 1 }],
  ])('refuses %s', async (_what, body) => {
    expect((await post(payload, '/api/inbox/list', { as: staff, body })).status).toBe(400);
  });
});

/** A row without what only the list shows. */
const neighborOf = (row: object | undefined) => neighborsSchema.shape.next.parse(row ?? null);

describe('the neighbors of a submission', () => {
  const neighbors = async ({ collection, id }: Row, asked: Asked = {}) => {
    const body = { ...listOf(asked), collection, id };
    return neighborsSchema.parse((await post(payload, '/api/inbox/neighbors', { as: staff, body })).answer);
  };

  it.each(['due', 'newest', 'oldest'] as const)('lead through the whole list sorted by %s', async (sort) => {
    const filters = { sort, phase: 'any', spam: 'any', snoozed: 'any' } as const;
    const { rows } = await list({ filters });
    for (const [at, row] of rows.entries()) {
      const found = await neighbors(row, { filters });
      expect(found).toEqual({
        previous: neighborOf(rows[at - 1]),
        next: neighborOf(rows[at + 1]),
        position: at + 1,
        total: rows.length,
      });
    }
  });

  it('are known of a submission that the list no longer shows', async () => {
    const [closed] = (await list({ filters: { phase: 'closed' } })).rows;
    if (!closed) throw new Error('Nothing is closed.');
    const found = await neighbors(closed);
    expect(found).toMatchObject({
      previous: null,
      next: { title: 'Boiler & Sons' },
      position: null,
      total: 6,
    });
  });

  it('are those of the search', async () => {
    const [, , bill] = (await list()).rows;
    if (!bill) throw new Error('There is no bill.');
    expect(await neighbors(bill, { search: 'e' })).toMatchObject({ previous: { title: 'Bea Baker' } });
    expect(await neighbors(bill, { search: 'cafe' })).toMatchObject({ previous: null, next: null, total: 1 });
  });

  it('cannot be requested for a submission that does not exist', async () => {
    const body = { ...listOf({}), collection: 'feedback', id: 999_999 };
    expect((await post(payload, '/api/inbox/neighbors', { as: staff, body })).status).toBe(404);
  });
});

describe('submissions that are due at the same time', () => {
  it('have one order, on all pages and from one to the next', async () => {
    const dueAt = inDays(300);
    const keys: string[] = [];
    for (let count = 0; count < PAGE_SIZE / 2 + 2; count += 1) {
      const message = await createMessage('Same time', { dueAt });
      const data = { ...feedback({ feedback: 'Same time' }), status: 'new' as const, dueAt };
      const other = await payload.create({ collection: 'feedback', data });
      keys.push(`contact-messages-${message.id}`, `feedback-${other.id}`);
    }
    const filters = { kinds: ['contact-messages' as const, 'feedback' as const] };
    const pages = [await list({ filters }), await list({ filters, page: 2 })];
    const rows = pages.flatMap((page) => page.rows).filter((row) => row.dueAt === dueAt);
    const found = rows.map(({ collection, id }) => `${collection}-${id}`);
    expect(new Set(found).size).toBe(found.length);
    expect(found.toSorted()).toEqual(keys.toSorted());
    for (const [at, row] of rows.entries()) {
      const body = { ...listOf({ filters }), collection: row.collection, id: row.id };
      const { answer } = await post(payload, '/api/inbox/neighbors', { as: staff, body });
      expect(neighborsSchema.parse(answer).next).toEqual(neighborOf(rows[at + 1]));
    }
    await payload.delete({ collection: 'contact-messages', where: { subject: { equals: 'Same time' } } });
    await payload.delete({ collection: 'feedback', where: { feedback: { equals: 'Same time' } } });
  });
});

describe('the preview of a submission', () => {
  const preview = async ({ collection, id }: Row) =>
    get(payload, `/api/inbox/${collection}/${id}/preview`, staff);

  it('shows what the visitor answered, and how the work stands', async () => {
    const [vendor] = (await list()).rows;
    const { answer } = await preview(vendor ?? { collection: 'feedback', id: 0 });
    const found = previewSchema.parse(answer);
    expect(found).toMatchObject({
      title: 'Boiler & Sons',
      email: 'boiler@example.com',
      status: 'new',
      assignee: { name: me.name },
      files: [],
    });
    expect(found.answers).toEqual(
      expect.arrayContaining([
        { label: 'Service Category', text: 'Engineering' },
        { label: 'Requests the affiliate discount code', text: 'yes' },
      ]),
    );
    expect(found.answers.map(({ label }) => label)).not.toContain('Revision');
  });

  it('shows the answers of the assessment of a bill, and its file', async () => {
    const [bill] = (await list({ filters: { kinds: ['bill-uploads'] } })).rows;
    const found = previewSchema.parse((await preview(bill ?? { collection: 'feedback', id: 0 })).answer);
    expect(found.answers).toEqual(expect.arrayContaining([{ label: 'Business Name', text: 'Corner Cafe' }]));
    expect(found.files).toMatchObject([{ name: 'bill-of-may.pdf', url: expect.stringContaining('/api/') }]);
  });

  it('of a missing submission is an error that says so', async () => {
    expect((await preview({ collection: 'feedback', id: 999_999 })).status).toBe(404);
  });
});

describe('a change of many', () => {
  it('reaches all that match, across kinds, and names those it cannot change', async () => {
    const name = 'Bulk search';
    const one = await createMessage(`${name} one`);
    const two = await createMessage(`${name} two`);
    await payload.create({
      collection: 'vendor-applications',
      data: { ...vendorApplication({ companyName: `${name} vendor` }), status: 'new' },
    });
    expect(await change({ search: name }, { assignee: me.id })).toEqual({ changed: 3, failed: [] });
    expect((await list({ search: name, filters: { assignee: 'me' } })).total).toBe(3);
    const result = await change({ search: name }, { status: 'answered' });
    expect(result).toMatchObject({
      changed: 2,
      failed: [
        {
          collection: 'vendor-applications',
          title: `${name} vendor`,
          message: 'Vendor applications do not have this status.',
        },
      ],
    });
    const again = await change(
      [one, two].map(({ id }) => ({ collection: 'contact-messages', id })),
      { status: 'answered' },
    );
    expect(again.changed).toBe(2);
    expect(await change({ search: name }, { isSpam: true })).toEqual({ changed: 1, failed: [] });
    expect((await list({ search: name })).total).toBe(0);
    expect(await change({ search: name, filters: { spam: 'only' } }, { assignee: null })).toMatchObject({
      changed: 1,
    });
  });

  it('does not overwrite what someone else has changed since the list was loaded', async () => {
    const { id } = await createMessage('Contested');
    const row = { collection: 'contact-messages' as const, id, revision: 0 };
    expect(await change([row], { status: 'answered' }, colleague)).toEqual({ changed: 1, failed: [] });
    expect(await change([row], { status: 'closed' })).toMatchObject({
      changed: 0,
      failed: [
        {
          id,
          title: 'Contested',
          message: expect.stringMatching(/^.+ changed this to Answered\. Nothing of yours was saved\.$/),
        },
      ],
    });
    expect(await change([{ ...row, revision: 1 }], { status: 'closed' })).toMatchObject({ changed: 1 });
    await payload.delete({ collection: 'contact-messages', id });
  });

  it('is refused for more than can be changed at once, and for other fields', async () => {
    const rows = Array.from({ length: 501 }, (_, at) => ({ collection: 'feedback', id: at + 1 }));
    const tooMany = await post(payload, '/api/inbox/change', {
      as: staff,
      body: { rows, change: { assignee: null } },
    });
    expect(tooMany.status).toBe(400);
    const other = { rows: listOf({}), change: { reference: 'X' } };
    expect((await post(payload, '/api/inbox/change', { as: staff, body: other })).status).toBe(400);
  });
});

describe('saved views', () => {
  const viewsOf = async (as: SignedIn) =>
    viewsSchema.parse((await get(payload, '/api/inbox/views', as)).answer).views;
  const save = async (as: SignedIn, body: object) => post(payload, '/api/inbox-views', { as, body });
  const idOf = (answer: Record<string, unknown>) => (answer.doc as { id: number }).id;

  it('come after those that everyone has, with how many submissions each one shows', async () => {
    const views = await viewsOf(staff);
    expect(views.map(({ name, count }) => [name, count])).toEqual([
      ['Open', 6],
      ['Mine', 1],
      ['Unassigned', 5],
      ['Overdue', 2],
      ['Snoozed', 1],
      ['All', expect.any(Number)],
    ]);
  });

  it('are shared with the team, or belong to one person', async () => {
    const filters = { ...OPEN, kinds: ['feedback'], assignee: 'me' };
    const mine = await save(staff, { name: 'My feedback', filters, owner: 999 });
    const shared = await save(staff, { name: 'Our feedback', filters, isShared: true });
    expect([mine.status, shared.status]).toEqual([201, 201]);
    const named = (views: Awaited<ReturnType<typeof viewsOf>>) =>
      views.filter(({ id }) => id !== null).map(({ name, isEditable }) => [name, isEditable]);
    expect(named(await viewsOf(staff))).toEqual([
      ['My feedback', true],
      ['Our feedback', true],
    ]);
    expect(named(await viewsOf(colleague))).toEqual([['Our feedback', false]]);
    expect(named(await viewsOf(admin))).toEqual([['Our feedback', true]]);

    const address = `/api/inbox-views/${idOf(shared.answer)}`;
    expect((await patch(payload, address, { as: colleague, body: { name: 'Taken' } })).status).toBe(403);
    expect((await patch(payload, address, { as: staff, body: { name: 'Feedback' } })).status).toBe(200);
    expect(named(await viewsOf(colleague))).toEqual([['Feedback', false]]);
  });

  it.each([
    ['without a name', { filters: OPEN }],
    ['with a search text', { name: 'Ada', filters: { ...OPEN, search: 'Ada' } }],
    ['with filters that do not exist', { name: 'X', filters: { ...OPEN, phase: 'gone' } }],
    ['with a name that is too long', { name: 'x'.repeat(61), filters: OPEN }],
  ])('are refused %s', async (_what, body) => {
    expect((await save(staff, body)).status).toBe(400);
  });

  it('stay with the team when the account of their owner is deleted, unless they are private', async () => {
    const owner = await createUser(payload, 'staff');
    const create = (name: string, isShared: boolean) =>
      payload.create({
        collection: 'inbox-views',
        data: { name, filters: OPEN, isShared },
        user: owner,
        overrideAccess: false,
      });
    await create('Private of a leaver', false);
    await create('Shared by a leaver', true);
    await payload.delete({ collection: 'users', id: owner.id });
    const { docs } = await payload.find({
      collection: 'inbox-views',
      where: { name: { contains: 'leaver' } },
      depth: 0,
    });
    expect(docs.map(({ name, owner: left }) => [name, left ?? null])).toEqual([['Shared by a leaver', null]]);
  });
});
