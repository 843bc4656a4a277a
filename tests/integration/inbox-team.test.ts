import { addDays, addYears } from 'date-fns';
import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dayInNewYork } from '#law/days.ts';
import { countWork } from '#collections/dashboard/inbox-queries.ts';
import { DEFAULT_VIEWS } from '#collections/inbox/list/filters.ts';
import { countLists } from '#collections/inbox/list/find-ids.ts';
import { startOfNewYorkDay } from '#collections/inbox/snooze.ts';
import type { Mail } from '#cms/mail/queue.ts';
import type { AssignmentRule, ContactMessage, User } from '#cms/payload-types.ts';
import { contactMessage, createUser, feedback, reportInquiry } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { get, post, signInAs, type SignedIn } from '../support/rest.ts';

const DESK = 'desk@example.com';

let test: TestPayload;
let payload: Payload;
let people: User[];
let editor: User;
let atPanel: SignedIn;
let editorAtPanel: SignedIn;
let submitContactMessage: (typeof import('#collections/contact/messages/submit.ts'))['submitContactMessage'];
let submitFeedback: (typeof import('#collections/contact/feedback/submit.ts'))['submitFeedback'];
let submitReportInquiry: (typeof import('#collections/commercial-waste/report-inquiries/submit.ts'))['submitReportInquiry'];

beforeAll(async () => {
  test = await createTestPayload({ seeded: false, environment: { STAFF_MAIL: DESK } });
  ({ payload } = test);
  people = [
    await createUser(payload, 'staff'),
    await createUser(payload, 'admin'),
    await createUser(payload, 'staff'),
  ];
  editor = await createUser(payload, 'editor');
  atPanel = await signInAs(payload, 'staff');
  editorAtPanel = await signInAs(payload, 'editor');
  ({ submitContactMessage } = await import('#collections/contact/messages/submit.ts'));
  ({ submitFeedback } = await import('#collections/contact/feedback/submit.ts'));
  ({ submitReportInquiry } = await import('#collections/commercial-waste/report-inquiries/submit.ts'));
});

afterAll(() => test.close());

const collection = 'contact-messages';

const message = (overrides: Partial<ContactMessage> = {}): Promise<ContactMessage> =>
  payload.create({ collection, data: { ...contactMessage(), status: 'new', ...overrides } });

const read = (id: number) => payload.findByID({ collection, id, depth: 0 });

const historyOf = async (about: string, document: number) => {
  const where = { collection: { equals: about }, document: { equals: document } };
  const { docs } = await payload.find({
    collection: 'changes',
    where,
    sort: 'id',
    pagination: false,
    depth: 0,
  });
  return docs.map(({ field, from, to, byName }) => ({ field, from, to, byName }));
};

/** The mails that wait, by the subject's beginning. */
async function mailsAbout(subject: string): Promise<Mail[]> {
  const { docs } = await payload.find({ collection: 'payload-jobs', pagination: false, sort: 'id' });
  const mails = docs.filter(({ taskSlug }) => taskSlug === 'sendMail').map(({ input }) => input as Mail);
  return mails.filter((mail) => mail.subject.startsWith(subject));
}

describe('a snooze', () => {
  const today = new Date();
  const inDays = (days: number): string => dayInNewYork(addDays(today, days));

  const snooze = (id: number, day: string | null, as = atPanel) => {
    const body = { rows: [{ collection, id }], change: { snoozedUntil: day } };
    return post(payload, '/api/inbox/change', { as, body });
  };

  const viewsWith = async (search: string, now: Date): Promise<string[]> => {
    const asked = { search, user: 0, now };
    const [user] = people;
    if (!user) throw new Error('Nobody is there.');
    const counts = await countLists(
      payload,
      DEFAULT_VIEWS.map(({ filters }) => ({ filters, ...asked })),
    );
    return DEFAULT_VIEWS.filter((_, at) => counts[at]).map(({ name }) => name);
  };

  it('takes a submission out of open work until its day in New York begins, and keeps its due date', async () => {
    const { id, dueAt, reference } = await message();
    const before = await countWork(payload, today);
    expect((await snooze(id, inDays(7))).answer).toMatchObject({ changed: [{ id }] });
    const wakes = new Date(startOfNewYorkDay(inDays(7)));
    expect(await read(id)).toMatchObject({ snoozedUntil: wakes.toISOString(), dueAt });
    const views = (now: Date) => viewsWith(reference ?? '', now);
    expect(await views(today)).toEqual(['Snoozed', 'All']);
    expect(await views(new Date(wakes.getTime() - 1000))).toEqual(['Snoozed', 'All']);
    expect(await views(wakes)).toEqual(['Open', 'Unassigned', 'Overdue', 'All']);
    const openIn = (counts: Awaited<ReturnType<typeof countWork>>) =>
      counts.find(({ slug }) => slug === collection)?.open ?? 0;
    expect(openIn(await countWork(payload, today))).toBe(openIn(before) - 1);
    expect(openIn(await countWork(payload, wakes))).toBe(openIn(before));
  });

  it('is in the history as a day, and can be taken back', async () => {
    const { id } = await message();
    await snooze(id, inDays(1));
    await snooze(id, null);
    const history = await historyOf(collection, id);
    expect(history.map(({ field, byName }) => [field, byName])).toEqual([
      ['Snoozed until', 'The staff'],
      ['Snoozed until', 'The staff'],
    ]);
    expect(history[0]?.to).toMatch(/^\w+day, \w+ \d+, \d{4}$/);
    expect((await read(id)).snoozedUntil).toBeNull();
  });

  it.each([
    ['today', 'Choose a day after today.', () => inDays(0)],
    ['a day that is over', 'Choose a day after today.', () => inDays(-3)],
    ['more than a year', 'Choose a day within a year.', () => dayInNewYork(addDays(addYears(today, 1), 2))],
  ])('until %s is refused', async (_what, error, day) => {
    const { id } = await message();
    const { answer } = await snooze(id, day());
    expect(answer).toMatchObject({ changed: [], failed: [{ id, message: error }] });
    expect((await read(id)).snoozedUntil ?? null).toBeNull();
  });

  it('ends when the submission is closed, which cannot be snoozed then', async () => {
    const { id } = await message();
    await snooze(id, inDays(2));
    await payload.update({
      collection,
      id,
      data: { status: 'answered' },
      user: people[0],
      overrideAccess: false,
    });
    expect((await read(id)).snoozedUntil).toBeNull();
    const { answer } = await snooze(id, inDays(2));
    expect(answer).toMatchObject({ failed: [{ message: 'Closed submissions cannot be snoozed.' }] });
  });

  it('stays valid when something else is changed after its day', async () => {
    const { id } = await message();
    await payload.db.pool.query(
      `update submissions set snoozed_until = now() - interval '3 days'
       where collection = 'contact-messages' and document = $1`,
      [id],
    );
    const { answer } = await post(payload, '/api/inbox/change', {
      as: atPanel,
      body: { rows: [{ collection, id }], change: { assignee: people[0]?.id } },
    });
    expect(answer).toMatchObject({ changed: [{ id }] });
  });

  it('is for staff only', async () => {
    const { id } = await message();
    expect((await snooze(id, inDays(1), editorAtPanel)).status).toBe(403);
  });
});

describe('a note that mentions colleagues', () => {
  const note = (document: number, mentions: unknown, as = atPanel) =>
    post(payload, '/api/notes', { as, body: { collection, document, text: 'A secret remark.', mentions } });

  it('is emailed once with its text to each mentioned colleague, and not to its author', async () => {
    const { id, reference } = await message();
    const me = await payload.find({ collection: 'users', where: { email: { equals: atPanel.email } } });
    const [first, second] = people;
    const { status } = await note(id, [first?.id, second?.id, first?.id, me.docs[0]?.id]);
    expect(status).toBe(201);
    const mails = (await mailsAbout('The staff mentioned you')).filter(({ text }) => text.includes(`/${id}`));
    expect(mails.map(({ to }) => to).sort()).toEqual([first?.email, second?.email].sort());
    for (const mail of mails) {
      expect(mail.subject).toBe(`The staff mentioned you: Contact message ${reference}`);
      expect(mail.text).toContain('A secret remark.');
      expect(mail.html).toContain('A secret remark.');
    }
    const { answer } = await get(payload, `/api/inbox/${collection}/${id}/activity`, atPanel);
    expect(answer).toMatchObject({ entries: [{ kind: 'note', notified: [first?.name, second?.name] }] });
  });

  it('cannot mention someone who does not handle submissions', async () => {
    const { id } = await message();
    const { status, answer } = await note(id, [editor.id]);
    expect(status).toBe(400);
    expect(JSON.stringify(answer)).toContain('mentions');
    expect(
      (await payload.count({ collection: 'notes', where: { document: { equals: id } } })).totalDocs,
    ).toBe(0);
  });

  it('mails nobody where the note is not stored', async () => {
    const before = await mailsAbout('The staff mentioned you');
    expect((await note(999_999, [people[0]?.id])).status).toBe(400);
    expect(await mailsAbout('The staff mentioned you')).toHaveLength(before.length);
  });
});

describe('an assignment rule', () => {
  const rule = (data: Partial<AssignmentRule> & { people: number[] }) =>
    payload.create({
      collection: 'assignment-rules',
      data: { name: 'A rule', order: 10, isActive: true, ...data },
      depth: 0,
    });

  afterEach(() => payload.delete({ collection: 'assignment-rules', where: {} }));

  const ids = (users: readonly (User | undefined)[]): number[] => users.map((user) => user?.id ?? 0);

  const submitted = async (subject: string) => {
    const where = { subject: { like: subject } };
    const { docs } = await payload.find({ collection, where, pagination: false, depth: 0, sort: 'id' });
    return docs;
  };

  it('assigns what arrives to its person, who alone is notified', async () => {
    await rule({ kinds: [collection], people: ids([people[0]]) });
    await submitContactMessage(contactMessage({ subject: 'For one person' }));
    const [stored] = await submitted('For one person');
    expect(stored?.assignee).toBe(people[0]?.id);
    expect(await historyOf(collection, stored?.id ?? 0)).toEqual([
      { field: 'Assignee', from: '', to: people[0]?.name, byName: 'Lotline' },
    ]);
    const mails = await mailsAbout('New message: For one person');
    expect(mails.map(({ to }) => to)).toEqual([people[0]?.email]);
  });

  it('leaves alone what it is not for, and spam', async () => {
    await rule({ kinds: [collection], people: ids([people[0]]) });
    await submitFeedback(feedback({ feedback: 'Not for the rule' }));
    const { docs } = await payload.find({ collection: 'feedback', sort: '-id', limit: 1, depth: 0 });
    expect(docs[0]?.assignee ?? null).toBeNull();
    await submitContactMessage(contactMessage({ subject: 'Spam for the rule' }), { isSpam: true });
    expect((await submitted('Spam for the rule'))[0]?.assignee ?? null).toBeNull();
  });

  it('is tried in its order, and by module', async () => {
    await rule({ name: 'Everything', order: 20, people: ids([people[1]]) });
    await rule({ name: 'CWZ', order: 10, modules: ['cwz'], people: ids([people[0]]) });
    for (const module of ['cwz', 'll97'] as const) await submitReportInquiry({ ...reportInquiry(), module });
    const { docs } = await payload.find({ collection: 'report-inquiries', sort: 'id', depth: 0 });
    expect(docs.slice(-2).map(({ assignee }) => assignee)).toEqual(ids([people[0], people[1]]));
  });

  it('skips people who lost their role, and passes the submission on to the next rule', async () => {
    const leaver = await createUser(payload, 'staff');
    await rule({ name: 'First', order: 1, people: [leaver.id] });
    await rule({ name: 'Second', order: 2, people: ids([people[2]]) });
    await payload.update({ collection: 'users', id: leaver.id, data: { role: 'editor' } });
    await submitContactMessage(contactMessage({ subject: 'After someone left' }));
    expect((await submitted('After someone left'))[0]?.assignee).toBe(people[2]?.id);
    await payload.delete({ collection: 'users', id: leaver.id });
    await submitContactMessage(contactMessage({ subject: 'After the account is gone' }));
    expect((await submitted('After the account is gone'))[0]?.assignee).toBe(people[2]?.id);
  });

  it('gives everyone the same number of submissions, however many arrive at once', async () => {
    await rule({ kinds: [collection], people: ids(people) });
    const each = 4;
    const subjects = Array.from({ length: each * people.length }, (_, index) => `Turn ${index}.`);
    await Promise.all(subjects.map((subject) => submitContactMessage(contactMessage({ subject }))));
    const stored = await submitted('Turn ');
    expect(stored).toHaveLength(subjects.length);
    const counts = people.map(({ id }) => stored.filter(({ assignee }) => assignee === id).length);
    expect(counts).toEqual(people.map(() => each));
  });

  it('takes no turn for a submission that is not stored', async () => {
    const { id } = await rule({ kinds: [collection], people: ids(people) });
    await submitContactMessage(contactMessage({ subject: 'Stored before' }));
    const turn = async () => {
      const text = 'select last_person from assignment_turns where rule_id = $1';
      const { rows } = await payload.db.pool.query<{ last_person: number }>(text, [id]);
      return rows[0]?.last_person;
    };
    const before = await turn();
    const failing = submitContactMessage(
      contactMessage({ subject: 'Never stored', email: 'not\nan address' }),
    );
    await expect(failing).rejects.toThrow();
    expect(before).toBeGreaterThan(0);
    expect(await turn()).toBe(before);
  });

  it('keeps a record of who wrote, changed and deleted it', async () => {
    const admin = people[1];
    const asAdmin = { user: admin, overrideAccess: false, depth: 0 };
    const { id } = await payload.create({
      collection: 'assignment-rules',
      data: { name: 'Mine', order: 5, people: ids([people[0]]) },
      ...asAdmin,
    });
    const data = { people: ids([people[0], people[2]]) };
    await payload.update({ collection: 'assignment-rules', id, data, ...asAdmin });
    await payload.delete({ collection: 'assignment-rules', id, ...asAdmin });
    const history = await historyOf('assignment-rules', id);
    const names = [people[0]?.name, people[2]?.name].join(', ');
    expect(history).toContainEqual({ field: 'Name', from: '', to: 'Mine', byName: admin?.name });
    expect(history).toContainEqual({
      field: 'People',
      from: people[0]?.name,
      to: names,
      byName: admin?.name,
    });
    expect(history).toContainEqual({ field: 'Name', from: 'Mine', to: '', byName: admin?.name });
  });
});

describe('the erasure that staff request on a submission', () => {
  const path = (id: number) => `/api/inbox/${collection}/${id}/erasure-request`;

  const requestsFor = async (address: string) =>
    (
      await payload.find({
        collection: 'erasure-requests',
        where: { address: { equals: address } },
        depth: 0,
      })
    ).docs;

  it('is for the address of its sender, which no answer repeats, and mailed to the admins', async () => {
    const { id } = await message({ email: 'Ask.Me@example.com' });
    const before = await mailsAbout('Erasure requested');
    expect((await get(payload, path(id), atPanel)).answer).toEqual({ hasAddress: true, open: null });
    const sent = await post(payload, path(id), { as: atPanel, body: { note: 'By phone.' } });
    expect(sent.status).toBe(200);
    expect(await requestsFor('ask.me@example.com')).toMatchObject([
      { note: 'By phone.', requestedByName: 'The staff', status: 'open' },
    ]);
    const { answer } = await get(payload, path(id), atPanel);
    expect(answer).toMatchObject({ open: { id: sent.answer.id, by: 'The staff' } });
    expect(JSON.stringify([answer, sent.answer])).not.toContain('example.com');
    const mails = (await mailsAbout('Erasure requested')).slice(before.length);
    expect(mails.map(({ to }) => to)).toContain(people[1]?.email);
    expect(JSON.stringify(mails)).not.toContain('ask.me');
  });

  it('is requested once, even by two people at once, for all that an address sent', async () => {
    const [first, second] = [
      await message({ email: 'twice@example.com' }),
      await message({ email: 'TWICE@example.com' }),
    ];
    const sent = await Promise.all(
      [first, second].map(({ id }) => post(payload, path(id), { as: atPanel, body: { note: 'By mail.' } })),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(JSON.stringify(sent)).toContain('The staff has already requested this.');
    expect(await requestsFor('twice@example.com')).toHaveLength(1);
  });

  it('is for staff only, and needs a submission with an address', async () => {
    const { id } = await message();
    expect((await get(payload, path(id), editorAtPanel)).status).toBe(403);
    expect((await post(payload, path(id), { as: editorAtPanel })).status).toBe(403);
    expect((await post(payload, path(999_999), { as: atPanel })).status).toBe(404);
    const anonymous = await payload.create({
      collection: 'feedback',
      data: { ...feedback(), email: null, status: 'new' },
    });
    const nobody = `/api/inbox/feedback/${anonymous.id}/erasure-request`;
    expect((await get(payload, nobody, atPanel)).answer).toEqual({ hasAddress: false, open: null });
    expect((await post(payload, nobody, { as: atPanel })).status).toBe(409);
  });
});
