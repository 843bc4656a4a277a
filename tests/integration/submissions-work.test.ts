import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { addDays } from 'date-fns';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayInNewYork } from '#law/days.ts';
import { ALL, type Filters, OPEN, PAGE_SIZE } from '#collections/submissions/filters.ts';
import { detailSchema, listSchema } from '#collections/submissions/schema.ts';
import { startOfNewYorkDay } from '#collections/submissions/snooze.ts';
import type { Submission, User } from '#cms/payload-types.ts';
import { createUser, cwzAssessment, vendorApplication } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { get, patch, post, request, type SignedIn, signInAs } from '../support/rest.ts';
import { storeCwzBill, storeFeedback, storeMessage, storeVendor } from '../support/submissions.ts';

let test: TestPayload;
let payload: Payload;
let staff: User;
let colleague: User;
let atPanel: Record<'admin' | 'editor' | 'staff', SignedIn>;
/** The account behind `atPanel.staff`. The account of the admin is `colleague`. */
let me: User;

beforeAll(async () => {
  test = await createTestPayload({ seeded: false });
  ({ payload } = test);
  staff = await createUser(payload, 'staff');
  atPanel = {
    admin: await signInAs(payload, 'admin'),
    editor: await signInAs(payload, 'editor'),
    staff: await signInAs(payload, 'staff'),
  };
  const findAccount = async ({ email }: SignedIn) =>
    (await payload.find({ collection: 'users', where: { email: { equals: email } } })).docs[0]!;
  me = await findAccount(atPanel.staff);
  colleague = await findAccount(atPanel.admin);
});

afterAll(() => test.close());

const read = (id: number): Promise<Submission> =>
  payload.findByID({ collection: 'submissions', id, depth: 0 });

const newVendor = async (work: Parameters<typeof storeVendor>[2] = {}): Promise<Submission> => {
  const contactEmail = `${randomUUID()}@example.com`;
  return (await storeVendor(payload, { contactEmail }, work)).submission;
};

/** Changes a submission as the panel does: with the latest revision. */
async function change(id: number, data: object, { as = atPanel.staff, query = '' } = {}) {
  const { revision } = await read(id);
  return patch(payload, `/api/submissions/${id}${query}`, { as, body: { revision, ...data } });
}

const errorMessage = ({ answer }: Awaited<ReturnType<typeof change>>): string =>
  (answer.errors as { message?: string; data?: { errors: { message: string }[] } }[])
    .flatMap(({ message, data }) => data?.errors.map((error) => error.message) ?? message ?? [])
    .join(' ');

const findHistory = async (submission: number) =>
  (
    await payload.find({
      collection: 'changes',
      where: { submission: { equals: submission } },
      sort: 'id',
      pagination: false,
      depth: 0,
    })
  ).docs.map(({ field, from, to, byName }) => ({ field, from, to, byName }));

const mailsTo = async (to: string | null | undefined) =>
  (await payload.find({ collection: 'payload-jobs', where: { 'input.to': { equals: to } }, depth: 0 })).docs;

describe('a new submission', () => {
  it('is open and unassigned, and is due by the promised response time', async () => {
    const { createdAt, dueAt, closedAt, assignee } = await newVendor();
    const days = (Date.parse(dueAt) - Date.parse(createdAt)) / 86_400_000;
    // Five business days in New York, with a weekend or a holiday in between.
    expect(days).toBeGreaterThan(4);
    expect(days).toBeLessThan(11);
    expect(closedAt ?? assignee ?? null).toBeNull();
  });

  it('has the same status as its record, even after a change', async () => {
    const { submission, record } = await storeMessage(payload);
    await change(submission.id, { status: 'answered' });
    const path = `/api/contact-messages/${record.id}`;
    expect((await get(payload, path, atPanel.staff)).answer).toMatchObject({ status: 'answered' });
    const where = { status: { equals: 'answered' } };
    const found = await payload.find({ collection: 'contact-messages', where });
    expect(found.docs.map(({ id }) => id)).toContain(record.id);
  });
});

describe('a status change', () => {
  it.each([
    ['new', 'approved', 'The status is "New".'],
    ['inReview', 'rejected', 'Write the reason first.'],
  ] as const)('from %s to %s is rejected', async (status, to, message) => {
    const { id } = await newVendor({ status });
    const refused = await change(id, { status: to });
    expect(refused.status).toBe(400);
    expect(errorMessage(refused)).toContain(message);
    expect(await read(id)).toMatchObject({ status, revision: 0 });
    expect((await findHistory(id)).filter(({ byName }) => byName === me.name)).toEqual([]);
  });

  it('assigns the submission to the user who makes it, and closes and reopens the submission', async () => {
    const { id } = await newVendor();
    await change(id, { status: 'inReview' });
    expect(await read(id)).toMatchObject({ assignee: me.id, closedAt: null });
    await change(id, { status: 'rejected', reason: 'Not in New York.' });
    expect(await read(id)).toMatchObject({ status: 'rejected', closedAt: expect.any(String) as string });
    await change(id, { status: 'inReview' });
    expect(await read(id)).toMatchObject({ closedAt: null });
    await change(id, { status: 'new', assignee: null });
    expect(await read(id)).toMatchObject({ assignee: null });
  });

  it('cannot approve spam, whose sender would get no email', async () => {
    const { id } = await newVendor({ status: 'inReview', isSpam: true });
    expect(errorMessage(await change(id, { status: 'approved' }))).toContain('Clear "Probably spam" first.');
    expect((await change(id, { status: 'approved', isSpam: false })).status).toBe(200);
  });

  it('does not change read-only fields', async () => {
    const before = await newVendor();
    const { title, email, createdAt, dueAt } = before;
    const sent = { title: 'Changed', email: 'x@example.com', createdAt: '2020-01-01T00:00:00Z', dueAt: null };
    await change(before.id, { ...sent, heldJob: 1, isSpam: true });
    expect(await read(before.id)).toMatchObject({ title, email, createdAt, dueAt });
  });

  it('is rejected if it does not include the revision that the user has seen', async () => {
    const { id } = await newVendor();
    const answer = await patch(payload, `/api/submissions/${id}`, {
      as: atPanel.staff,
      body: { isSpam: true },
    });
    expect([answer.status, errorMessage(answer)]).toEqual([400, 'Send the revision that you have seen.']);
    expect(await read(id)).toMatchObject({ isSpam: false, revision: 0 });
  });
});

describe('a snooze', () => {
  const inDays = (days: number): string => dayInNewYork(addDays(new Date(), days));

  it('ends when its day starts in New York, or when the submission is closed', async () => {
    const { id } = await newVendor();
    await change(id, { snoozedUntil: inDays(3) });
    expect((await read(id)).snoozedUntil).toBe(startOfNewYorkDay(inDays(3)));
    await change(id, { status: 'rejected', reason: 'Not in New York.' });
    expect((await read(id)).snoozedUntil).toBeNull();
    expect(errorMessage(await change(id, { snoozedUntil: inDays(3) }))).toBe(
      'Closed submissions cannot be snoozed.',
    );
  });
});

describe('an assignment', () => {
  it('can go to anyone who handles submissions, and remains when they no longer do', async () => {
    const leaving = await createUser(payload, 'staff');
    const editor = await createUser(payload, 'editor');
    const { id } = await newVendor();
    expect((await change(id, { assignee: editor.id })).status).toBe(400);
    await change(id, { assignee: leaving.id });
    await payload.update({ collection: 'users', id: leaving.id, data: { role: 'editor' } });
    expect((await change(id, { status: 'inReview' })).status).toBe(200);
    expect((await read(id)).assignee).toBe(leaving.id);
  });
});

describe('two users who change the same submission', () => {
  it('do not overwrite each other, and the second one sees who was first', async () => {
    const { id } = await newVendor();
    await change(id, { assignee: colleague.id }, { as: atPanel.admin });
    const late = await change(id, { assignee: staff.id, revision: 0 });
    expect(late.status).toBe(409);
    expect(errorMessage(late)).toBe(`Not assigned: ${colleague.name} has just changed the assignee.`);
    const later = await change(id, { snoozedUntil: dayInNewYork(addDays(new Date(), 2)), revision: 0 });
    expect(errorMessage(later)).toBe(`Not snoozed: ${colleague.name} has just changed the assignee.`);
    expect((await read(id)).assignee).toBe(colleague.id);
  });

  it('can make only one of five simultaneous changes', async () => {
    const { id } = await newVendor();
    const changes = await Promise.all(
      Array.from({ length: 5 }, (_, at) =>
        change(id, { isSpam: at % 2 === 0, reason: `${at}`, revision: 0 }),
      ),
    );
    expect(changes.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect((await read(id)).revision).toBe(1);
  });
});

describe('Undo', () => {
  const undo = (id: number, values: object) => change(id, values, { query: '?undo=true' });

  it('restores the earlier status, even after a final one, and cancels the waiting email', async () => {
    const { id, email } = await newVendor({ status: 'inReview', assignee: colleague.id });
    await change(id, { status: 'approved' });
    const [mail] = await mailsTo(email);
    expect(Date.parse(mail?.waitUntil ?? '') - Date.now()).toBeGreaterThan(20_000);
    expect((await undo(id, { status: 'inReview', assignee: colleague.id })).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'inReview', assignee: colleague.id, closedAt: null });
    expect(await mailsTo(email)).toEqual([]);
    expect(errorMessage(await undo(id, { status: 'approved' }))).toContain('no longer the last change');
  });

  it('restores the reason, and the snooze that closing ended', async () => {
    const { id } = await newVendor();
    const snoozedUntil = startOfNewYorkDay(dayInNewYork(addDays(new Date(), 3)));
    await change(id, { snoozedUntil });
    await change(id, { status: 'rejected', reason: 'Not in New York.' });
    await undo(id, { status: 'new', snoozedUntil, reason: null, assignee: null });
    expect(await read(id)).toMatchObject({ status: 'new', snoozedUntil, reason: null, closedAt: null });
  });

  it('is too late once the email is due', async () => {
    const { id, email } = await newVendor({ status: 'inReview' });
    await change(id, { status: 'approved' });
    const [mail] = await mailsTo(email);
    await payload.db.pool.query('update payload_jobs set wait_until = now() where id = $1', [mail?.id]);
    const late = await undo(id, { status: 'inReview' });
    expect([late.status, errorMessage(late)]).toEqual([409, 'Too late to undo: the 30 seconds are over.']);
    expect((await read(id)).status).toBe('approved');
  });

  it('does not revert a later change by a colleague', async () => {
    const { id } = await newVendor();
    await change(id, { isSpam: true });
    const { revision } = await read(id);
    await change(id, { status: 'inReview' }, { as: atPanel.admin });
    const late = await undo(id, { isSpam: false, revision });
    expect(errorMessage(late)).toContain(`Not undone: ${colleague.name} has just changed the`);
  });

  it('restores only the previous status', async () => {
    const { id } = await newVendor({ status: 'inReview' });
    await change(id, { isSpam: true });
    expect((await undo(id, { status: 'approved', isSpam: false })).status).toBe(409);
    expect((await read(id)).status).toBe('inReview');
  });
});

describe('the decision email', () => {
  it.each([
    ['approved', {}, 'Your application has been approved'],
    ['rejected', { reason: 'We list providers in New York only.' }, 'We list providers in New York only.'],
  ] as const)('tells the vendor that the application is %s', async (status, more, text) => {
    const { id, email } = await newVendor({ status: 'inReview' });
    await change(id, { status, ...more });
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(JSON.stringify(mail?.input)).toContain(text);
  });

  it('is not sent for spam', async () => {
    const { id, email } = await newVendor({ status: 'inReview', isSpam: true });
    await change(id, { status: 'rejected', reason: 'Spam.' });
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('the history', () => {
  it('shows who changed what, and is deleted with the submission', async () => {
    const { submission, record } = await storeVendor(payload);
    const { id } = submission;
    await change(id, { status: 'inReview' });
    await change(id, { assignee: colleague.id });
    const data = { submission: id, text: 'Call them.', byName: '' };
    await payload.create({ collection: 'notes', data, user: staff, overrideAccess: false });
    expect(await findHistory(id)).toEqual([
      { field: 'Status', from: 'New', to: 'In review', byName: me.name },
      { field: 'Assignee', from: '', to: me.name, byName: me.name },
      { field: 'Assignee', from: me.name, to: colleague.name, byName: me.name },
    ]);
    const deleted = { collection: 'vendor-applications', id: record.id } as const;
    await payload.delete({ ...deleted, user: colleague, overrideAccess: false });
    expect(await findHistory(id)).toEqual([]);
    const count = async (collection: 'submissions' | 'notes', field: string) =>
      (await payload.count({ collection, where: { [field]: { equals: id } } })).totalDocs;
    expect([await count('submissions', 'id'), await count('notes', 'submission')]).toEqual([0, 0]);
  });
});

describe('a note', () => {
  const note = (body: object, as = atPanel.staff) => post(payload, '/api/notes', { as, body });

  it('always has the signed-in user as its author, and is emailed to mentioned colleagues', async () => {
    const { id } = await newVendor();
    const sent = { submission: id, text: `@${staff.name} please call.`, mentions: [staff.id] };
    const { answer } = await note({ ...sent, byName: 'Mayor', createdAt: '2020-01-01T00:00:00.000Z' });
    const doc = answer.doc as { byName: string; createdAt: string };
    expect(doc.byName).toBe(me.name);
    expect(doc.createdAt > '2026').toBe(true);
    const [mail] = await mailsTo(staff.email);
    expect(JSON.stringify(mail?.input)).toContain(`/admin/inbox?open=${id}`);
  });

  it('is rejected with an explanation if the submission does not exist', async () => {
    const refused = await note({ submission: 99_999_999, text: 'Call them.' });
    expect([refused.status, errorMessage(refused)]).toEqual([
      400,
      'This submission no longer exists. It may have been deleted. Reload the page.',
    ]);
  });
});

async function list(filters: Partial<Filters> = {}, search = '', page = 1) {
  const body = { filters: { ...OPEN, ...filters }, search, page };
  const { status, answer } = await post(payload, '/api/inbox', { as: atPanel.staff, body });
  expect(status).toBe(200);
  return listSchema.parse(answer);
}

it('the inbox is for staff only, and accepts only filters that exist', async () => {
  const { id } = await newVendor();
  const body = { filters: OPEN, search: '', page: 1 };
  for (const as of [atPanel.editor, undefined]) {
    expect((await post(payload, '/api/inbox', { as, body })).status).toBe(403);
    expect((await post(payload, '/api/inbox/export', { as, body })).status).toBe(403);
  }
  expect((await get(payload, `/api/inbox/${id}`, atPanel.editor)).status).toBe(403);
  const wrong = { ...body, filters: { ...OPEN, phase: 'deleted' } };
  expect((await post(payload, '/api/inbox', { as: atPanel.staff, body: wrong })).status).toBe(400);
  expect((await get(payload, '/api/inbox/99999999', atPanel.staff)).status).toBe(404);
});

describe('the inbox list', () => {
  const listIds = async (...query: Parameters<typeof list>) =>
    (await list(...query)).rows.map(({ id }) => id);

  it('lists all kinds by due date, and finds any text that identifies a sender', async () => {
    const mark = randomUUID();
    const dueOn = (day: string) => ({ dueAt: `${day}T00:00:00.000Z` });
    const late = await storeMessage(payload, { subject: `Late ${mark}` }, dueOn('2026-01-02'));
    const later = await storeFeedback(payload, { feedback: `Later ${mark}` }, dueOn('2026-01-03'));
    const bill = await storeCwzBill(payload, `${mark}@example.com`);
    const expected = [late.submission.id, later.submission.id, bill.submission.id];
    expect(await listIds({}, mark.toUpperCase())).toEqual(expected);
    expect(await listIds({ sort: 'newest' }, mark)).toEqual(expected.toReversed());
    expect(await listIds({}, bill.submission.reference ?? 'none')).toEqual([bill.submission.id]);
    for (const wildcard of ['%', '_', '\\']) expect(await listIds({}, `${mark}${wildcard}`)).toEqual([]);
  });

  describe('filtered', () => {
    const contactEmail = `${randomUUID()}@example.com`;
    const names = new Map<number, string>();

    beforeAll(async () => {
      const works = {
        open: {},
        mine: { status: 'inReview', assignee: me.id },
        overdue: { dueAt: '2026-01-02T00:00:00.000Z' },
        snoozed: { snoozedUntil: startOfNewYorkDay(dayInNewYork(addDays(new Date(), 1))) },
        closed: { status: 'approved', closedAt: new Date().toISOString() },
        spam: { isSpam: true },
      } as const;
      for (const [name, work] of Object.entries(works))
        names.set((await storeVendor(payload, { contactEmail }, work)).submission.id, name);
    });

    it.each<[string, Partial<Filters>, string[]]>([
      ['open submissions', {}, ['open', 'mine', 'overdue']],
      ['my submissions', { assignee: 'me' }, ['mine']],
      ['unassigned submissions', { assignee: 'nobody' }, ['open', 'overdue']],
      ['overdue submissions', { due: 'overdue' }, ['overdue']],
      ['snoozed submissions', { snoozed: 'only' }, ['snoozed']],
      ['closed submissions', { phase: 'closed' }, ['closed']],
      ['submissions in progress', { phase: 'working' }, ['mine']],
      ['spam', { spam: 'only' }, ['spam']],
      ['submissions of a kind', { kinds: ['feedback'] }, []],
      ['submissions of a module', { modules: ['ll97'] }, ['open', 'mine', 'overdue']],
      ['submissions without a module', { modules: ['none'] }, []],
      ['older submissions', { received: 'older' }, []],
      ['everything', ALL, ['open', 'mine', 'overdue', 'snoozed', 'closed', 'spam']],
    ])('shows %s', async (_what, filters, expected) => {
      const found = (await listIds(filters, contactEmail)).map((id) => names.get(id));
      expect(found.toSorted()).toEqual(expected.toSorted());
    });
  });

  it('counts what a search finds outside the filters', async () => {
    const contactEmail = `${randomUUID()}@example.com`;
    await storeVendor(payload, { contactEmail }, { status: 'approved', closedAt: new Date().toISOString() });
    await storeVendor(payload, { contactEmail }, { isSpam: true });
    expect(await list({}, contactEmail)).toMatchObject({ total: 0, elsewhere: { closed: 1, others: 1 } });
  });
});

describe('a submission in the inbox', () => {
  it("shows the visitor's answers, its history, and other submissions by the same sender", async () => {
    const email = `${randomUUID()}@example.com`;
    const { submission, record } = await storeMessage(payload, { email: email.toUpperCase() });
    const other = await storeFeedback(payload, { email });
    await storeFeedback(payload, { email: `not-${email}` });
    await change(submission.id, { isSpam: true });
    const { answer } = await get(payload, `/api/inbox/${submission.id}`, atPanel.staff);
    const shown = detailSchema.parse(answer);
    expect(shown).toMatchObject({
      kind: 'contact-messages',
      recordPath: `/admin/collections/contact-messages/${record.id}`,
      history: [{ type: 'change', field: 'Probably spam', to: 'yes' }],
      duplicates: [{ id: other.submission.id, same: 'email' }],
      replyError: expect.stringContaining('spam') as string,
    });
    expect(shown.answers).toContainEqual({
      label: 'Message',
      text: 'Is it covered?\nIt has 30,000 square feet.',
    });
  });
});

describe('a CSV export', () => {
  const exported = async (search: string) => {
    const body = { filters: OPEN, search };
    const response = await request(payload, '/api/inbox/export', { as: atPanel.staff, body });
    expect(response.status).toBe(200);
    return parse<Record<string, string>>(await response.text(), { columns: true, bom: true });
  };

  it('contains what the inbox shows, with the answers of all kinds, but no formulas', async () => {
    const mark = randomUUID();
    const email = `${mark}@example.com`;
    const later = { assignee: colleague.id, dueAt: '2027-01-15T23:00:00.000Z' };
    const vendor = await storeVendor(payload, { contactEmail: email, companyName: '=1+1' }, later);
    const sooner = { dueAt: '2026-01-01T00:00:00.000Z', createdAt: '2026-07-02T02:30:05Z' };
    await storeMessage(payload, { email }, sooner);
    await storeVendor(payload, { contactEmail: email }, { isSpam: true });
    const [message, application, ...others] = await exported(mark);
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      Kind: 'Contact message',
      Email: email,
      'Received (New York)': '2026-07-01 22:30',
      Message: 'Is it covered?\nIt has 30,000 square feet.',
      'Company Name': '',
    });
    expect(application).toMatchObject({
      Number: String(vendor.submission.id),
      Status: 'New',
      Assignee: colleague.name,
      'Due (New York)': '2027-01-15 18:00',
      'Company Name': "'=1+1",
    });
    expect(Object.keys(application ?? {}).join()).not.toMatch(/digest|_object/i);
  });

  it('contains the address and the business name for a CWZ bill', async () => {
    const { submission, bill } = await storeCwzBill(payload, `${randomUUID()}@example.com`);
    const assessment = await payload.create({
      collection: 'cwz-assessments',
      data: { ...cwzAssessment(), contactName: 'Ada Owner', zone: 4, reportId: randomUUID() },
    });
    const file = { originalName: 'bill.pdf', filename: `${randomUUID()}.pdf`, fileNumber: 1 };
    const data = { ...file, bill: bill.id, assessment: assessment.id, scan: 'notScanned' };
    await payload.db.create({ collection: 'bill-uploads', data, req: {} });
    const [row] = await exported(submission.reference ?? '');
    const { address, businessName } = assessment;
    expect(row).toMatchObject({ Kind: 'CWZ bill', Address: address, 'Business Name': businessName });
  });

  it('contains each row of the paginated list once', async () => {
    const mark = randomUUID();
    await payload.db.pool.query(
      `with stored as (
         insert into submissions (kind, title, search, status, revision, is_spam, due_at)
         select 'feedback', 'Praise', $1, 'new', 0, false, now() from generate_series(1, 205) returning id)
       insert into feedback (submission_id, feedback) select id, $1 from stored`,
      [mark],
    );
    const numbers = (await exported(mark)).map(({ Number }) => Number);
    expect(numbers).toHaveLength(205);
    const listed: string[] = [];
    for (let page = 1; page <= Math.ceil(205 / PAGE_SIZE); page += 1) {
      const { rows, total, counts } = await list({}, mark, page);
      expect(total).toBe(205);
      expect(counts[0]).toBe((await list()).total);
      listed.push(...rows.map(({ id }) => String(id)));
    }
    expect(new Set(listed)).toEqual(new Set(numbers));
  });
});

describe("a vendor's partner profile", () => {
  const open = (id: number, as = atPanel.staff) => post(payload, `/api/inbox/partner-profile/${id}`, { as });

  const approved = (companyName: string) => storeVendor(payload, { companyName }, { status: 'approved' });

  it('can be opened only for approved applications', async () => {
    const { record } = await storeVendor(payload);
    expect((await open(record.id)).status).toBe(409);
    expect((await open(99_999_999)).status).toBe(409);
    expect((await open(record.id, atPanel.editor)).status).toBe(403);
  });

  it('is created once as a draft, and shown with its application', async () => {
    const { submission, record } = await approved('Profile Partners');
    const opened = await Promise.all([open(record.id), open(record.id), open(record.id)]);
    const [found = 0, ...others] = new Set(opened.map(({ answer }) => Number(answer.profile)));
    expect(others).toEqual([]);
    expect(await payload.findByID({ collection: 'partners', id: found, depth: 0 })).toMatchObject({
      name: 'Profile Partners',
      slug: 'profile-partners',
      summary: vendorApplication().servicesOffered,
      modules: ['ll97'],
      serviceCategories: ['Engineering'],
      laws: ['ll97-320', 'll152'],
      trades: ['energy', 'gas'],
      vendorApplication: record.id,
      _status: 'draft',
    });
    const shown = async () =>
      (await get(payload, `/api/inbox/${submission.id}`, atPanel.staff)).answer.partner;
    expect(await shown()).toEqual({ id: found, name: 'Profile Partners', page: null });
    const data = { partnerType: 'consultants', _status: 'published' } as object;
    await payload.update({ collection: 'partners', id: found, data });
    expect(await shown()).toMatchObject({ page: '/partners/profile-partners' });
  });

  it('gets its own slug if another company has the same name', async () => {
    const { record } = await approved('Profile Partners');
    const profile = Number((await open(record.id)).answer.profile);
    expect((await payload.findByID({ collection: 'partners', id: profile })).slug).toBe(
      `profile-partners-${record.id}`,
    );
  });
});
