import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { addDays } from 'date-fns';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayInNewYork } from '#law/days.ts';
import { type Filters, OPEN } from '#collections/inbox/list/filters.ts';
import { type BulkResult, bulkResultSchema } from '#collections/inbox/inbox-schema.ts';
import { startOfNewYorkDay } from '#collections/inbox/snooze.ts';
import type { VendorApplication, User } from '#cms/payload-types.ts';
import { newDocument } from '../support/access-samples.ts';
import { contactMessage, createUser, vendorApplication } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { get, post, request, saveForm, type SignedIn, signInAs } from '../support/rest.ts';

let test: TestPayload;
let payload: Payload;
let staff: User;
let colleague: User;
let editor: User;
let atPanel: Record<'editor' | 'staff', SignedIn>;

beforeAll(async () => {
  test = await createTestPayload({ seeded: false });
  ({ payload } = test);
  staff = await createUser(payload, 'staff');
  colleague = await createUser(payload, 'admin');
  editor = await createUser(payload, 'editor');
  atPanel = { editor: await signInAs(payload, 'editor'), staff: await signInAs(payload, 'staff') };
});

afterAll(() => test.close());

const apply = (overrides: Parameters<typeof vendorApplication>[0] = {}): Promise<VendorApplication> =>
  payload.create({
    collection: 'vendor-applications',
    data: { ...vendorApplication(overrides), status: 'new' },
  });

const update = (id: number, data: Partial<VendorApplication>, user = staff) =>
  payload.update({ collection: 'vendor-applications', id, data, user, overrideAccess: false, depth: 0 });

const read = (id: number) => payload.findByID({ collection: 'vendor-applications', id, depth: 0 });

/** The fields at which a change was refused, with their messages. */
async function validationErrors(change: Promise<unknown>): Promise<Record<string, string>> {
  const error = (await change.then(
    () => ({}),
    (reason: unknown) => reason,
  )) as { data?: { errors: { path: string; message: string }[] } };
  return Object.fromEntries((error.data?.errors ?? []).map(({ path, message }) => [path, message]));
}

const historyOf = async (id: number) =>
  (
    await payload.find({
      collection: 'changes',
      where: { collection: { equals: 'vendor-applications' }, document: { equals: id } },
      sort: 'id',
      pagination: false,
      depth: 0,
    })
  ).docs.map(({ field, from, to, byName }) => ({ field, from, to, byName }));

describe('a new submission', () => {
  it('is due when an answer was promised, and is unassigned', async () => {
    const { createdAt, dueAt, closedAt, assignee } = await apply();
    const days = (Date.parse(dueAt ?? '') - Date.parse(createdAt)) / 86_400_000;
    // Five business days of New York, with a weekend or a holiday between.
    expect(days).toBeGreaterThan(4);
    expect(days).toBeLessThan(11);
    expect(closedAt ?? assignee ?? null).toBeNull();
  });
});

describe('the review of a vendor application', () => {
  it.each([
    ['new', 'approved', 'status'],
    ['approved', 'rejected', 'status'],
    ['approved', 'new', 'status'],
    ['inReview', 'rejected', 'rejectionReason'],
  ] as const)('does not go from %s to %s', async (from, to, path) => {
    const { id } = await apply();
    if (from !== 'new') await update(id, { status: 'inReview' });
    if (from === 'approved') await update(id, { status: 'approved' });
    expect(Object.keys(await validationErrors(update(id, { status: to })))).toEqual([path]);
    expect((await read(id)).status).toBe(from);
  });

  it('assigns the application to the person who starts, and closes it when it is decided', async () => {
    const { id } = await apply();
    expect(await update(id, { status: 'inReview' })).toMatchObject({ assignee: staff.id, closedAt: null });
    expect((await update(id, { status: 'approved' }, colleague)).assignee).toBe(staff.id);
    expect((await read(id)).closedAt).toEqual(expect.any(String));
  });

  it('reopens the application when a rejection is reversed', async () => {
    const { id } = await apply();
    await update(id, { status: 'rejected', rejectionReason: 'Not in New York.' });
    expect(await update(id, { status: 'inReview' })).toMatchObject({ status: 'inReview', closedAt: null });
  });
});

describe('a rule that cannot be bypassed', () => {
  it('notifies and records a save that selects only some fields', async () => {
    const { id, contactEmail } = await apply({ contactEmail: 'selected@example.com' });
    await update(id, { status: 'inReview' });
    const access = { user: staff, overrideAccess: false };
    const select = { companyName: true } as const;
    await payload.update({
      collection: 'vendor-applications',
      id,
      data: { status: 'approved' },
      select,
      ...access,
    });
    expect((await historyOf(id)).at(-1)).toMatchObject({ field: 'Status', to: 'Approved' });
    const { docs } = await payload.find({ collection: 'payload-jobs', pagination: false });
    expect(docs.filter(({ input }) => (input as { to?: string }).to === contactEmail)).toHaveLength(1);
  });

  it('ignores a creation date that a client sends', async () => {
    const { id, createdAt } = await apply();
    await update(id, { createdAt: '2020-01-01T00:00:00.000Z', isSpam: true });
    expect((await read(id)).createdAt).toBe(createdAt);
    const about = { collection: 'vendor-applications' as const, document: id, text: 'Old.', byName: '' };
    const data = { ...about, createdAt: '2020-01-01T00:00:00.000Z' };
    const note = await payload.create({ collection: 'notes', data, user: staff, overrideAccess: false });
    expect(Date.parse(note.createdAt)).toBeGreaterThan(Date.parse('2026-01-01'));
  });

  it('rejects the approval of spam, whose sender would get no mail', async () => {
    const { id } = await apply();
    await update(id, { status: 'inReview', isSpam: true });
    expect(Object.keys(await validationErrors(update(id, { status: 'approved' })))).toEqual(['isSpam']);
    expect(await update(id, { status: 'approved', isSpam: false })).toMatchObject({ status: 'approved' });
  });

  it('unassigns an application that is set back to new', async () => {
    const { id } = await apply();
    await update(id, { status: 'inReview' });
    expect(await update(id, { status: 'new', assignee: null })).toMatchObject({ assignee: null });
  });

  it('allows changes of work whose assignee became an editor', async () => {
    const leaving = await createUser(payload, 'staff');
    const { id } = await apply();
    await update(id, { assignee: leaving.id });
    await payload.update({ collection: 'users', id: leaving.id, data: { role: 'editor' } });
    expect(await update(id, { status: 'inReview' })).toMatchObject({ assignee: leaving.id });
    expect(Object.keys(await validationErrors(update(id, { assignee: editor.id })))).toEqual(['assignee']);
  });

  it('does not clear a reason that was mailed to the vendor', async () => {
    const { id } = await apply();
    await update(id, { status: 'rejected', rejectionReason: 'Not in New York.' });
    expect(Object.keys(await validationErrors(update(id, { rejectionReason: ' ' })))).toEqual([
      'rejectionReason',
    ]);
  });
});

describe('two people who edit the same submission', () => {
  it('rejects the save of the one whose form is stale, and loses nothing', async () => {
    const { id, revision } = await apply();
    await update(id, { assignee: colleague.id, revision }, colleague);
    const late = await validationErrors(update(id, { assignee: staff.id, revision }));
    expect(late.status).toBe(`${colleague.name} changed “Assignee” of this. Nothing of yours was saved.`);
    expect((await read(id)).assignee).toBe(colleague.id);
    const { revision: seen } = await read(id);
    expect((await update(id, { assignee: staff.id, revision: seen })).assignee).toBe(staff.id);
  });

  it('accepts one of five simultaneous saves', async () => {
    const { id } = await apply();
    const attempts = Array.from({ length: 5 }, (_, at) =>
      update(id, { dueAt: new Date(Date.now() + at * 1e6).toISOString() }),
    );
    const outcomes = await Promise.allSettled(attempts);
    const saved = outcomes.filter(({ status }) => status === 'fulfilled').length;
    expect((await read(id)).revision).toBe(saved);
    expect(await historyOf(id)).toHaveLength(saved);
  });
});

describe('the history', () => {
  it('shows who changed what, with labels', async () => {
    const { id } = await apply();
    await update(id, { status: 'inReview' });
    await update(id, { assignee: colleague.id, isSpam: true }, colleague);
    expect(await historyOf(id)).toEqual([
      { field: 'Status', from: 'New', to: 'In review', byName: staff.name },
      { field: 'Assignee', from: '', to: staff.name, byName: staff.name },
      { field: 'Assignee', from: staff.name, to: colleague.name, byName: colleague.name },
      { field: 'Probably spam', from: 'no', to: 'yes', byName: colleague.name },
    ]);
  });

  it('is not recorded when the change is rolled back', async () => {
    const { id } = await apply();
    await validationErrors(update(id, { status: 'approved' }));
    expect(await historyOf(id)).toEqual([]);
  });

  it('is deleted, with the notes, when an admin deletes the submission', async () => {
    const { id } = await apply();
    await update(id, { status: 'inReview' });
    const about = { collection: 'vendor-applications' as const, document: id };
    await payload.create({
      collection: 'notes',
      data: { ...about, text: 'Call them.', byName: '' },
      user: staff,
    });
    await payload.delete({ collection: 'vendor-applications', id, user: colleague, overrideAccess: false });
    const where = { document: { equals: id } };
    expect(await historyOf(id)).toEqual([]);
    expect((await payload.count({ collection: 'notes', where })).totalDocs).toBe(0);
  });

  it('cannot be edited by anyone, and neither can the notes', async () => {
    const { id } = await apply();
    await update(id, { status: 'inReview' });
    const { docs } = await payload.find({
      collection: 'changes',
      where: { document: { equals: id } },
      limit: 1,
    });
    const change = {
      collection: 'changes' as const,
      id: docs[0]?.id ?? 0,
      user: colleague,
      overrideAccess: false,
    };
    await expect(payload.update({ ...change, data: { to: 'Approved' } })).rejects.toMatchObject({
      status: 403,
    });
    await expect(payload.delete(change)).rejects.toMatchObject({ status: 403 });
  });
});

it('records the signed-in user as the author of a note, whatever is sent', async () => {
  const { id } = await apply();
  const data = {
    collection: 'vendor-applications' as const,
    document: id,
    text: 'Mine.',
    by: colleague.id,
    byName: 'Mayor',
  };
  const note = await payload.create({
    collection: 'notes',
    data,
    user: staff,
    overrideAccess: false,
    depth: 0,
  });
  expect(note).toMatchObject({ by: staff.id, byName: staff.name });
});

it.each([
  ['was never there', 99_999_999],
  ['is no number', 1.5],
  ['is too large a number', 1e12],
])('rejects a note on a submission that %s, with an explanation', async (_what, document) => {
  const data = { collection: 'vendor-applications' as const, document, text: 'Call them.', byName: '' };
  const note = payload.create({ collection: 'notes', data, user: staff, overrideAccess: false });
  const message = 'This submission no longer exists. It may have been deleted. Reload the page.';
  await expect(note).rejects.toMatchObject({ status: 400, message });
  expect(await validationErrors(note)).toEqual({ document: message });
  expect(
    (await payload.count({ collection: 'notes', where: { document: { equals: document } } })).totalDocs,
  ).toBe(0);
});

it('returns the notes, the history and the duplicates of a submission as its activity', async () => {
  const contactEmail = 'same@example.com';
  const first = await apply({ contactEmail, companyName: 'First & Co' });
  const second = await apply({ companyName: 'FIRST & CO', contactEmail: 'other@example.com' });
  const message = await payload.create({
    collection: 'contact-messages',
    data: { ...contactMessage({ email: 'Same@Example.com' }), status: 'new' },
  });
  const feedback = await payload.create({
    collection: 'feedback',
    data: { email: contactEmail, feedbackType: 'issue', feedback: 'It is slow.', status: 'new' },
  });
  await apply({ companyName: 'First & Company', contactEmail: 'not-same@example.com' });
  await update(first.id, { status: 'inReview' });
  const path = `/api/inbox/vendor-applications/${first.id}/activity`;
  const { entries, duplicates } = (await get(payload, path, atPanel.staff)).answer;
  expect(entries).toHaveLength(2);
  expect(duplicates).toHaveLength(3);
  expect(duplicates).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ collection: 'vendor-applications', id: second.id, same: 'company' }),
      expect.objectContaining({ collection: 'contact-messages', id: message.id, same: 'email' }),
      expect.objectContaining({ collection: 'feedback', id: feedback.id, title: 'Issue Report' }),
    ]),
  );
});

describe('a bulk change', () => {
  const change = (rows: unknown, wanted: object, as: SignedIn | null = atPanel.staff) =>
    post(payload, '/api/inbox/change', { as: as ?? undefined, body: { rows, change: wanted } });
  const keys = (...ids: number[]) => ids.map((id) => ({ collection: 'vendor-applications', id }));

  it('changes what it may, and reports why each of the others was not changed', async () => {
    const [one, two, three] = [await apply(), await apply(), await apply({ companyName: 'Done Ltd' })];
    await update(three.id, { status: 'inReview' });
    await update(three.id, { status: 'approved' });
    const { answer } = await change(keys(one.id, three.id, two.id), { status: 'inReview' });
    expect(answer).toMatchObject({
      changed: [{ id: one.id }, { id: two.id }],
      failed: [
        {
          collection: 'vendor-applications',
          id: three.id,
          title: 'Done Ltd',
          message: 'The status is "Approved". This status is final.',
        },
      ],
    });
    expect((await read(one.id)).status).toBe('inReview');
    expect((await read(two.id)).status).toBe('inReview');
    expect((await read(three.id)).status).toBe('approved');
  });

  it('rejects with the reason that comes with it, and with none changes nothing', async () => {
    const { id } = await apply();
    const refused = await change(keys(id), { status: 'rejected', reason: ' ' });
    expect(refused.answer).toMatchObject({
      failed: [{ message: expect.stringContaining('Write the reason first') }],
    });
    const { answer } = await change(keys(id), { status: 'rejected', reason: ' Not in New York. ' });
    expect(answer).toMatchObject({ changed: [{ id }] });
    expect(await read(id)).toMatchObject({ status: 'rejected', rejectionReason: 'Not in New York.' });
  });

  it('closes each kind by its own status, or says why it cannot', async () => {
    const { id: vendor } = await apply();
    const message = await payload.create({
      collection: 'contact-messages',
      data: { ...contactMessage(), status: 'new' },
    });
    const bill = await payload.create(await newDocument(payload, 'invoice-submissions'));
    const rows = [
      ...keys(vendor),
      { collection: 'contact-messages', id: message.id },
      { collection: 'invoice-submissions', id: bill.id },
    ];
    expect((await change(rows, { isClosed: true })).answer).toMatchObject({
      changed: [{ id: message.id }],
      failed: [
        { id: vendor, message: 'Vendor applications end as Approved or Rejected: press s and choose.' },
        { id: bill.id, message: 'The status is "Pending". You can change it to In review.' },
      ],
    });
    const analysis = { summary: 'You pay too much.' };
    const update = (data: object) =>
      payload.update({ collection: 'invoice-submissions', id: bill.id, data, depth: 0 });
    await update({ status: 'inReview' });
    const rejected = { status: 'rejected', reason: 'It is not a bill.' };
    await update({ analysis });
    await change([{ collection: 'invoice-submissions', id: bill.id }], rejected);
    expect(await payload.findByID({ collection: 'invoice-submissions', id: bill.id })).toMatchObject({
      status: 'rejected',
      analysis: { ...analysis, rejectionReason: 'It is not a bill.' },
    });
  });

  it.each([
    ['no rows', [], { status: 'inReview' }],
    ['rows that are none', [{ collection: 'vendor-applications', id: 'x' }], { status: 'inReview' }],
    ['another field', keys(1), { companyName: 'Changed' }],
    ['nothing', keys(1), {}],
  ])('is rejected with %s', async (_what, rows, wanted) => {
    expect((await change(rows, wanted)).status).toBe(400);
  });

  it('is forbidden to editors and anonymous users', async () => {
    const { id } = await apply();
    expect((await change(keys(id), { status: 'inReview' }, atPanel.editor)).status).toBe(403);
    expect((await change(keys(id), { status: 'inReview' }, null)).status).toBe(403);
    expect((await read(id)).status).toBe('new');
  });

  it('reports a status and an ID that do not exist', async () => {
    const { id } = await apply();
    const { answer } = await change(keys(id, 99_999_999), { status: 'reportSent' });
    expect(answer).toMatchObject({ changed: [], failed: [{ id }, { id: 99_999_999 }] });
  });
});

describe('Undo of a change', () => {
  const change = async (id: number, wanted: object, more: object = {}) => {
    const rows = [{ collection: 'vendor-applications', id }];
    const body = { rows, change: wanted, ...more };
    const { answer } = await post(payload, '/api/inbox/change', { as: atPanel.staff, body });
    return bulkResultSchema.parse(answer);
  };
  const undo = (tokens: unknown[]) =>
    post(payload, '/api/inbox/undo', { as: atPanel.staff, body: { tokens } });
  const tokensOf = ({ changed }: BulkResult) => changed.map((row) => row.undo);
  const waitingMails = async (to: string) =>
    (await payload.find({ collection: 'payload-jobs', where: { 'input.to': { equals: to } } })).docs;

  const inReview = async () => {
    const contactEmail = `${randomUUID()}@example.com`;
    const { id } = await apply({ contactEmail });
    await update(id, { status: 'inReview', assignee: colleague.id });
    return { id, contactEmail };
  };

  it('restores what was there before, past the workflow, and stops the email', async () => {
    const { id, contactEmail } = await inReview();
    const result = await change(id, { status: 'approved' });
    const [mail] = await waitingMails(contactEmail);
    expect(Date.parse(mail?.waitUntil ?? '') - Date.now()).toBeGreaterThan(20_000);
    const { answer } = await undo(tokensOf(result));
    expect(answer).toMatchObject({ changed: [{ id }], failed: [] });
    expect(await read(id)).toMatchObject({ status: 'inReview', assignee: colleague.id, closedAt: null });
    expect(await waitingMails(contactEmail)).toEqual([]);
    expect((await undo(tokensOf(result))).answer).toMatchObject({ changed: [], failed: [{ id }] });
  });

  it('restores the snooze that closing ended, and the assignee that reopening cleared', async () => {
    const { id } = await apply();
    const snoozedUntil = startOfNewYorkDay(dayInNewYork(addDays(new Date(), 3)));
    await update(id, { snoozedUntil, assignee: colleague.id, rejectionReason: 'Not in New York.' });
    const closed = await change(id, { status: 'rejected' });
    expect(await read(id)).toMatchObject({ snoozedUntil: null });
    await undo(tokensOf(closed));
    expect(await read(id)).toMatchObject({ status: 'new', snoozedUntil, closedAt: null });
    await update(id, { status: 'inReview', snoozedUntil: null });
    await undo(tokensOf(await change(id, { status: 'new' })));
    expect(await read(id)).toMatchObject({ status: 'inReview', assignee: colleague.id });
  });

  it('changes nothing where the email was sent, or a colleague changed it since', async () => {
    const { id, contactEmail } = await inReview();
    const result = await change(id, { status: 'approved' });
    const [mail] = await waitingMails(contactEmail);
    await payload.db.pool.query('update payload_jobs set wait_until = now() where id = $1', [mail?.id]);
    expect((await undo(tokensOf(result))).answer).toMatchObject({
      failed: [{ message: 'Too late to undo: the 30 seconds are over.' }],
    });
    expect((await read(id)).status).toBe('approved');

    const other = await inReview();
    const spam = await change(other.id, { isSpam: true });
    await update(other.id, { status: 'new' }, colleague);
    expect((await undo(tokensOf(spam))).answer).toMatchObject({
      failed: [{ message: `${colleague.name} changed this to New. Nothing was undone.` }],
    });
  });

  it('takes back a status that was saved on the page of a submission, while its email waits', async () => {
    const { id, contactEmail } = await inReview();
    const { revision } = await read(id);
    const path = `/api/vendor-applications/${id}`;
    const body = { status: 'approved', revision };
    const saved = await saveForm(payload, path, { as: atPanel.staff, body });
    expect(saved).toMatchObject({ status: 'approved', undo: expect.any(String) as string });
    const [mail] = await waitingMails(contactEmail);
    expect(Date.parse(mail?.waitUntil ?? '') - Date.now()).toBeGreaterThan(20_000);
    expect((await undo([saved.undo])).answer).toMatchObject({ changed: [{ id }], failed: [] });
    expect(await read(id)).toMatchObject({ status: 'inReview', assignee: colleague.id, closedAt: null });
    expect(await waitingMails(contactEmail)).toEqual([]);
    const next = { status: 'new', revision: (await read(id)).revision };
    expect(await saveForm(payload, path, { as: atPanel.staff, body: next })).not.toHaveProperty('undo');
  });

  it('accepts no change that the server did not make', async () => {
    expect((await undo(['forged'])).status).toBe(400);
  });

  it('is preceded by a trial that shows the whole email, and changes nothing', async () => {
    const { id, contactEmail } = await inReview();
    const result = await change(id, { status: 'approved' }, { isTrial: true });
    expect(result.changed).toMatchObject([
      { id, mail: { to: contactEmail, subject: 'Your application has been approved' } },
    ]);
    expect(tokensOf(result)).toEqual([undefined]);
    expect((await read(id)).status).toBe('inReview');
    expect(await waitingMails(contactEmail)).toEqual([]);
  });
});

describe('a CSV export', () => {
  const exported = async (search: string, filters: Partial<Filters> = {}) => {
    const body = { filters: { ...OPEN, kinds: ['vendor-applications'], ...filters }, search };
    const response = await request(payload, '/api/inbox/export', { as: atPanel.staff, body });
    expect(response.status).toBe(200);
    return parse<Record<string, string>>(await response.text(), { columns: true, bom: true });
  };

  it('contains what the inbox shows, each row once, and nothing else', async () => {
    const companyName = 'Exported & Sons';
    for (let count = 0; count < 3; count += 1) await apply({ companyName });
    await update((await apply({ companyName })).id, { isSpam: true });
    const rows = await exported('exported & s');
    expect(rows.map((row) => row['Company Name'])).toEqual([companyName, companyName, companyName]);
    expect(new Set(rows.map(({ Number }) => Number)).size).toBe(3);
    expect(rows[0]).toMatchObject({ Kind: 'Vendor application', Status: 'New', Module: 'Local Law 97' });
    expect(rows[0]).not.toHaveProperty('Submission Digest');
    expect(await exported(companyName, { spam: 'any' })).toHaveLength(4);
  });

  it('has the columns of all its kinds, in the order of the inbox', async () => {
    const email = 'columns@example.com';
    await update((await apply({ contactEmail: email })).id, { dueAt: '2026-01-02T00:00:00.000Z' });
    await payload.create({
      collection: 'contact-messages',
      data: { ...contactMessage({ email }), status: 'new', dueAt: '2026-01-01T00:00:00.000Z' },
    });
    const rows = await exported(email, { kinds: [] });
    expect(rows).toMatchObject([
      { Kind: 'Contact message', Email: email, 'Contact Email': '', Status: 'New' },
      { Kind: 'Vendor application', Email: '', 'Contact Email': email, Status: 'New' },
    ]);
  });

  it('exports several pages without losing or repeating a row', async () => {
    const companyName = 'Several pages';
    for (let count = 0; count < 205; count += 1) await apply({ companyName });
    const rows = await exported(companyName);
    expect(new Set(rows.map(({ Number }) => Number)).size).toBe(205);
    expect(rows).toHaveLength(205);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('neutralizes the formula %j', async (formula) => {
    const contactEmail = `${randomUUID()}@example.com`;
    await apply({ companyName: formula, contactEmail });
    const [row] = await exported(contactEmail);
    expect(row?.['Company Name']).toMatch(/^'/);
  });

  it('names the assignee, and gives times in New York, in summer and winter', async () => {
    const contactEmail = `${randomUUID()}@example.com`;
    const { id } = await apply({ contactEmail });
    const dueAt = '2027-01-15T23:00:00.000Z';
    await update(id, { assignee: colleague.id, dueAt });
    const createdAt = '2026-07-02T02:30:05Z';
    await payload.db.pool.query('update vendor_applications set created_at = $1 where id = $2', [
      createdAt,
      id,
    ]);
    const [row] = await exported(contactEmail);
    expect(row).toMatchObject({
      Assignee: colleague.name,
      'Created At (New York)': '2026-07-01 22:30:05',
      'Due (New York)': '2027-01-15 18:00:00',
    });
  });

  it('is forbidden to editors and anonymous users', async () => {
    for (const as of [atPanel.editor, undefined]) {
      const body = { filters: OPEN, search: '' };
      expect((await post(payload, '/api/inbox/export', { as, body })).status).toBe(403);
    }
  });
});

describe('the partner profile of a vendor', () => {
  const open = (id: number, as = atPanel.staff) =>
    post(payload, `/api/inbox/vendor-applications/${id}/partner-profile`, { as });

  it('is offered for approved applications only', async () => {
    const { id } = await apply();
    expect((await open(id)).status).toBe(409);
    expect((await open(99_999_999)).status).toBe(409);
    expect((await open(id, atPanel.editor)).status).toBe(403);
  });

  it('is created once, as a draft, from the application', async () => {
    const { id } = await apply({ companyName: 'Profile Partners' });
    await update(id, { status: 'inReview' });
    await update(id, { status: 'approved' });
    const opened = await Promise.all([open(id), open(id), open(id)]);
    const [found = 0, ...others] = new Set(opened.map(({ answer }) => Number(answer.profile)));
    expect(others).toEqual([]);
    const profile = await payload.findByID({ collection: 'partners', id: found, depth: 0 });
    expect(profile).toMatchObject({
      name: 'Profile Partners',
      slug: 'profile-partners',
      summary: vendorApplication().servicesOffered,
      modules: ['ll97'],
      serviceCategories: ['Engineering'],
      laws: ['ll97-320', 'll152'],
      trades: ['energy', 'gas'],
      vendorApplication: id,
      _status: 'draft',
    });
  });

  it('shows the partner profile and the reason of a rejection with the application', async () => {
    const preview = async (id: number) =>
      (await get(payload, `/api/inbox/vendor-applications/${id}/preview`, atPanel.staff)).answer;
    const { id } = await apply({ companyName: 'Shown Ltd' });
    await update(id, { status: 'inReview' });
    await update(id, { status: 'approved' });
    expect(await preview(id)).toMatchObject({ partner: null, reason: null });
    const { answer } = await open(id);
    expect(await preview(id)).toMatchObject({
      partner: { id: answer.profile, name: 'Shown Ltd', page: null },
    });
    const data = { partnerType: 'consultants', _status: 'published' } as object;
    await payload.update({ collection: 'partners', id: Number(answer.profile), data });
    expect(await preview(id)).toMatchObject({ partner: { page: '/partners/shown-ltd' } });
    const { id: other } = await apply();
    await update(other, { status: 'rejected', rejectionReason: 'Not in New York.' });
    expect(await preview(other)).toMatchObject({ partner: null, reason: 'Not in New York.' });
  });

  it('gets its own slug for a second company of the same name', async () => {
    const { id } = await apply({ companyName: 'Profile Partners' });
    await update(id, { status: 'inReview' });
    await update(id, { status: 'approved' });
    const profile = Number((await open(id)).answer.profile);
    expect((await payload.findByID({ collection: 'partners', id: profile })).slug).toBe(
      `profile-partners-${id}`,
    );
  });
});
