import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { OPEN } from '#collections/inbox/list/filters.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactMessage, cwzAssessment, feedback, vendorApplication } from '../support/factories.ts';
import { newDocument } from '../support/access-samples.ts';
import { mailsTo } from '../support/mail.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { get, post, signInAs, type SignedIn } from '../support/rest.ts';

let test: TestPayload;
let payload: Payload;
let people: Record<'admin' | 'editor' | 'staff', SignedIn>;

beforeAll(async () => {
  test = await createTestPayload({ environment: { PORT: '3999' } });
  ({ payload } = test);
  people = {
    admin: await signInAs(payload, 'admin'),
    editor: await signInAs(payload, 'editor'),
    staff: await signInAs(payload, 'staff'),
  };
});

afterAll(() => test.close());

const newMessage = (more: object = {}) =>
  payload.create({
    collection: 'contact-messages',
    data: { ...contactMessage({ email: `${randomUUID()}@example.com` }), status: 'new', ...more },
  });

const pathOf = (id: number, collection = 'contact-messages') => `/api/inbox/${collection}/${id}/replies`;

const REPLY = { after: 0, subject: 'Your message', text: 'Yes, it is covered.', setsAnswered: false };

interface Sent extends Record<string, unknown> {
  as: SignedIn;
  collection: string;
}

const reply = (id: number, { as = people.staff, collection, ...more }: Partial<Sent> = {}) =>
  post(payload, pathOf(id, collection), { as, body: { formKey: randomUUID(), ...REPLY, ...more } });

const conversation = async (id: number, collection?: string) =>
  (await get(payload, pathOf(id, collection), people.staff)).answer as {
    entries: Record<string, unknown>[];
    templates: { name: string; subject: string; body: string }[];
    [more: string]: unknown;
  };

const waiting = async () =>
  (await payload.count({ collection: 'payload-jobs', where: { taskSlug: { equals: 'sendMail' } } }))
    .totalDocs;

const run = () => payload.jobs.run({ queue: 'mail', limit: 100, silent: true });

const messageOf = ({ answer }: { answer: Record<string, unknown> }) =>
  (answer.errors as { message: string }[] | undefined)?.[0]?.message ?? answer.message;

describe('a reply', () => {
  it('is mailed to the address that the visitor gave, under the stored Message-ID', async () => {
    const { id, email } = await newMessage();
    expect(await reply(id)).toMatchObject({ status: 200, answer: { message: 'Your reply is on its way.' } });
    expect(await conversation(id)).toMatchObject({ entries: [{ state: 'queued', from: 'The staff' }] });
    await run();
    const [mail, ...others] = await mailsTo(`${test.dataDirectory}/outbox`, email);
    expect(others).toEqual([]);
    expect(mail?.headers).toMatchObject({
      subject: 'Your message',
      'reply-to': expect.stringContaining('@'),
    });
    expect(mail?.headers['in-reply-to']).toBeUndefined();
    expect(mail?.text).toMatch(/^Yes, it is covered\.\n\n-- \n/);
    const { docs } = await payload.find({ collection: 'replies', where: { document: { equals: id } } });
    expect(docs).toMatchObject([
      { direction: 'out', state: 'sent', address: email, messageId: mail?.headers['message-id'] },
    ]);
    expect(docs[0]?.sentAt).toEqual(expect.any(String));
  });

  it('continues the thread of the one before', async () => {
    const { id, email } = await newMessage();
    await reply(id);
    const { entries, subject } = await conversation(id);
    expect(subject).toBe('Re: Your message');
    await reply(id, { after: entries[0]?.id, text: 'One more thing.', subject });
    await run();
    const [first, second] = (await mailsTo(`${test.dataDirectory}/outbox`, email)).sort(
      (a, b) => (a.headers.subject ?? '').length - (b.headers.subject ?? '').length,
    );
    const firstId = first?.headers['message-id'];
    expect(firstId).toMatch(/^<[\da-f-]{36}@lotline\.example>$/);
    expect(second?.headers).toMatchObject({ 'in-reply-to': firstId, references: firstId });
  });

  it('is one mail when its form is sent many times at once', async () => {
    const { id, email } = await newMessage();
    const formKey = randomUUID();
    const sent = await Promise.all(Array.from({ length: 6 }, () => reply(id, { formKey })));
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200));
    await run();
    expect(await mailsTo(`${test.dataDirectory}/outbox`, email)).toHaveLength(1);
    expect((await conversation(id)).entries).toHaveLength(1);
  });

  it('is not sent from a second tab, or by a colleague, who has not seen the first', async () => {
    const { id } = await newMessage();
    const sent = await Promise.all([reply(id), reply(id, { as: people.admin })]);
    const outdated = sent.filter(({ answer }) => answer.isOutdated);
    expect(outdated).toHaveLength(1);
    expect(messageOf(outdated[0]!)).toContain('Nothing was sent');
    const { entries } = await conversation(id);
    expect(entries).toHaveLength(1);
    expect(await reply(id, { after: entries[0]?.id })).not.toHaveProperty('answer.isOutdated');
    expect((await conversation(id)).entries).toHaveLength(2);
  });

  it('sets the status to Answered by the person who replies, and says what that changed', async () => {
    const { id } = await newMessage();
    expect((await conversation(id)).answered).toEqual({
      value: 'answered',
      label: 'Answered',
      isFinal: true,
    });
    const { answer } = await reply(id, { setsAnswered: true });
    expect(answer.changed).toMatchObject({ status: 'answered', revision: 1 });
    const stored = await payload.findByID({ collection: 'contact-messages', id, depth: 2 });
    expect(stored).toMatchObject({
      status: 'answered',
      submission: { assignee: { email: people.staff.email } },
    });
    expect(stored.closedAt).toEqual(expect.any(String));
    expect((await conversation(id)).answered).toBeUndefined();
    const [change] = (
      await payload.find({
        collection: 'changes',
        where: { document: { equals: id }, field: { equals: 'Status' } },
      })
    ).docs;
    expect(change).toMatchObject({ from: 'New', to: 'Answered', byName: 'The staff' });
  });

  it('leaves the status of a kind that has no such status', async () => {
    const { id } = await payload.create({
      collection: 'vendor-applications',
      data: { ...vendorApplication(), status: 'new' },
    });
    const { status, answer } = await reply(id, { collection: 'vendor-applications', setsAnswered: true });
    expect({ status, changed: answer.changed }).toEqual({ status: 200, changed: undefined });
  });

  it('goes to the address of the assessment that a bill belongs to', async () => {
    const email = `${randomUUID()}@example.com`;
    const assessment = await payload.create({
      collection: 'cwz-assessments',
      data: { ...cwzAssessment({ email }), contactName: 'Ada Owner', zone: 4, reportId: randomUUID() },
    });
    const { id } = await payload.create(
      await newDocument(payload, 'bill-uploads', { assessment: assessment.id }),
    );
    expect(await conversation(id, 'bill-uploads')).toMatchObject({ to: email });
    expect(await reply(id, { collection: 'bill-uploads' })).toMatchObject({ status: 200 });
  });
});

describe('the draft of a reply', () => {
  const DRAFT = { subject: 'Your message', text: 'Yes, it', setsAnswered: true };
  const save = (id: number, more: object = {}, as: SignedIn = people.staff) =>
    post(payload, `${pathOf(id)}/draft`, { as, body: { formKey: randomUUID(), ...DRAFT, ...more } });
  const drafts = async (id: number) =>
    (await payload.find({ collection: 'reply-drafts', where: { document: { equals: id } } })).docs;

  it('is restored with its form key for the person who wrote it, and for nobody else', async () => {
    const { id } = await newMessage();
    const formKey = randomUUID();
    await save(id);
    expect((await save(id, { formKey, text: 'Yes, it is' })).answer).toEqual({ isStored: true });
    await save(id, { text: 'No.' }, people.admin);
    expect((await conversation(id)).draft).toEqual({ ...DRAFT, formKey, text: 'Yes, it is' });
    expect(await drafts(id)).toHaveLength(2);
    const { id: other } = await newMessage();
    expect((await conversation(other)).draft).toBeUndefined();
  });

  it('marks the row of the inbox for the person who wrote it', async () => {
    const { id, subject } = await newMessage({ subject: `Draft ${randomUUID()}` });
    await save(id);
    const rows = async (as: SignedIn) =>
      (await post(payload, '/api/inbox/list', { as, body: { filters: OPEN, search: subject, page: 1 } }))
        .answer.rows;
    expect(await rows(people.staff)).toMatchObject([{ id, hasDraft: true }]);
    expect(await rows(people.admin)).toMatchObject([{ id, hasDraft: false }]);
  });

  it('is deleted when it is sent or discarded, and does not come back when it arrives late', async () => {
    const { id } = await newMessage();
    const formKey = randomUUID();
    await save(id, { formKey });
    await save(id, {}, people.admin);
    await reply(id, { formKey });
    expect(await drafts(id)).toMatchObject([{ user: { email: people.admin.email } }]);
    expect((await save(id, { formKey })).answer).toEqual({ isStored: false });
    expect(await drafts(id)).toHaveLength(1);
    expect((await save(id, { text: ' ' }, people.admin)).answer).toEqual({ isStored: false });
    expect(await drafts(id)).toEqual([]);
  });

  it('stays where the reply was not sent', async () => {
    const { id } = await newMessage();
    await save(id);
    expect(await reply(id, { after: 999_999 })).toMatchObject({ answer: { isOutdated: true } });
    expect(await drafts(id)).toHaveLength(1);
  });

  it('stays one draft when it is saved many times at once', async () => {
    const { id } = await newMessage();
    const saved = await Promise.all(Array.from({ length: 6 }, () => save(id)));
    expect(saved.map(({ status }) => status)).toEqual(saved.map(() => 200));
    expect(await drafts(id)).toHaveLength(1);
  });

  it('is deleted with the submission, and with the account of the person who wrote it', async () => {
    const { id } = await newMessage();
    const leaving = await signInAs(payload, 'staff');
    await save(id);
    await save(id, {}, leaving);
    await payload.delete({ collection: 'users', where: { email: { equals: leaving.email } } });
    expect(await drafts(id)).toMatchObject([{ user: { email: people.staff.email } }]);
    await payload.delete({ collection: 'contact-messages', id });
    expect(await drafts(id)).toEqual([]);
  });

  it('is refused to editors, without a submission, and where it is too long', async () => {
    const { id } = await newMessage();
    expect((await save(id, {}, people.editor)).status).toBe(403);
    expect((await save(id, { text: 'x'.repeat(10_001) })).status).toBe(400);
    await payload.delete({ collection: 'contact-messages', id });
    expect((await save(id)).status).toBe(400);
    expect(await drafts(id)).toEqual([]);
  });
});

describe('nothing is sent', () => {
  const nothing = async (attempt: () => Promise<unknown>) => {
    const before = await waiting();
    const outcome = await attempt();
    expect(await waiting()).toBe(before);
    return outcome;
  };

  it.each([
    [{ subject: ' ' }, { subject: 'Enter a subject.' }],
    [{ subject: 'Hi\r\nBcc: all@example.com' }, { subject: 'The subject must be one line.' }],
    [{ text: '' }, { text: 'Write the reply.' }],
    [{ text: 'Number {reference}' }, { text: 'Replace {reference}: it has no value here.' }],
    [
      { subject: '{name}', text: '' },
      { subject: 'Replace {name}: it has no value here.', text: 'Write the reply.' },
    ],
  ])('with %j, and each error is beside its field', async (fields, errors) => {
    const { id } = await newMessage();
    const { answer } = (await nothing(() => reply(id, fields))) as { answer: object };
    expect(answer).toMatchObject({ errors });
  });

  it('to spam', async () => {
    const { id } = await newMessage({ isSpam: true });
    expect(await nothing(() => reply(id))).toMatchObject({ status: 400 });
    expect((await conversation(id)).obstacle).toContain('Probably spam');
  });

  it('where the visitor gave no address', async () => {
    const { id } = await payload.create({
      collection: 'feedback',
      data: { ...feedback(), email: undefined, status: 'new' },
    });
    expect(await nothing(() => reply(id, { collection: 'feedback' }))).toMatchObject({ status: 400 });
  });

  it('about a submission that was deleted', async () => {
    const { id } = await newMessage();
    await payload.delete({ collection: 'contact-messages', id });
    expect(await nothing(() => reply(id))).toMatchObject({ status: 400 });
    expect((await get(payload, pathOf(id), people.staff)).status).toBe(404);
  });

  it('by an editor, or by an anonymous visitor', async () => {
    const { id } = await newMessage();
    const body = { formKey: randomUUID(), ...REPLY };
    expect(await nothing(() => reply(id, { as: people.editor }))).toMatchObject({ status: 403 });
    expect(await nothing(() => post(payload, pathOf(id), { body }))).toMatchObject({ status: 403 });
    expect((await get(payload, pathOf(id), people.editor)).status).toBe(403);
  });

  it.each([
    ['no key of its form', { formKey: '' }],
    ['a text that is none', { text: 1 }],
    ['a place in the conversation that is none', { after: -1 }],
  ])('with %s', async (_what, fields) => {
    const { id } = await newMessage();
    expect(await nothing(() => reply(id, fields))).toMatchObject({ status: 400 });
  });

  it('when the status cannot be set, so that both happen or neither', async () => {
    const { id } = await newMessage();
    await payload.db.pool.query(`create function refuse() returns trigger language plpgsql
      as $$ begin raise exception 'no'; end $$`);
    await payload.db.pool.query(
      `create trigger refuse before insert on changes for each row when (new.document = ${id}) execute function refuse()`,
    );
    expect(await nothing(() => reply(id, { setsAnswered: true }))).toMatchObject({ status: 500 });
    await payload.db.pool.query('drop trigger refuse on changes');
    expect((await conversation(id)).entries).toEqual([]);
    expect((await payload.findByID({ collection: 'contact-messages', id })).status).toBe('new');
  });
});

describe('the templates for a reply', () => {
  const template = (data: object) =>
    post(payload, '/api/reply-templates', {
      as: people.staff,
      body: {
        name: `T ${randomUUID()}`,
        subject: 'About {reference}',
        body: 'Hello {name},\n\n{staffName}',
        ...data,
      },
    });

  it.each([
    ['body', { body: 'Hello {firstName}' }],
    ['subject', { subject: 'Number {number}' }],
    ['body', { body: '{figure:ll97-penalty-per-ton}' }],
  ])('are refused at the field %s with an unknown placeholder', async (path, data) => {
    const { status, answer } = await template(data);
    expect(status).toBe(400);
    expect(answer).toMatchObject({ errors: [{ data: { errors: [{ path }] } }] });
  });

  it('are offered for their kinds, filled in, and keep what has no value', async () => {
    await template({ name: 'For all' });
    await template({ name: 'For feedback', kinds: ['feedback'] });
    await template({ name: 'For messages', kinds: ['contact-messages'] });
    const { id, reference } = await newMessage({ name: 'Ada {reference}' });
    const { templates } = await conversation(id);
    expect(templates.map(({ name }) => name)).toEqual(['For all', 'For messages']);
    expect(templates[0]).toMatchObject({
      subject: `About ${reference}`,
      body: 'Hello Ada {reference},\n\nThe staff',
    });
    const { id: other } = await payload.create({
      collection: 'feedback',
      data: { ...feedback(), name: undefined, status: 'new' },
    });
    expect((await conversation(other, 'feedback')).templates).toMatchObject([
      { name: 'For all', subject: 'About {reference}', body: 'Hello {name},\n\nThe staff' },
      { name: 'For feedback' },
    ]);
  });
});
