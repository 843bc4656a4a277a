import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { detailSchema, type Detail } from '#collections/submissions/schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../support/mail.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { get, post, signInAs, type SignedIn } from '../support/rest.ts';
import { storeCwzBill, storeFeedback, storeMessage, storeVendor } from '../support/submissions.ts';

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

const newMessage = async (work: Parameters<typeof storeMessage>[2] = {}, name = 'Olive Owner') => {
  const email = `${randomUUID()}@example.com`;
  const { submission, record } = await storeMessage(payload, { email, name }, work);
  return { ...submission, email, record: record.id };
};

const repliesPath = (id: number) => `/api/inbox/${id}/replies`;

const REPLY = { after: 0, subject: 'Your message', text: 'Yes, it is covered.', setsAnswered: false };

interface Sent extends Record<string, unknown> {
  as: SignedIn;
}

const reply = (id: number, { as = people.staff, ...more }: Partial<Sent> = {}) =>
  post(payload, repliesPath(id), { as, body: { formKey: randomUUID(), ...REPLY, ...more } });

const conversation = async (id: number): Promise<Detail> =>
  detailSchema.parse((await get(payload, `/api/inbox/${id}`, people.staff)).answer);

const waiting = async () =>
  (await payload.count({ collection: 'payload-jobs', where: { taskSlug: { equals: 'sendMail' } } }))
    .totalDocs;

const run = () => payload.jobs.run({ queue: 'mail', limit: 100, silent: true });

const answerMessage = ({ answer }: { answer: Record<string, unknown> }) =>
  (answer.errors as { message: string }[] | undefined)?.[0]?.message ?? answer.message;

describe('a reply', () => {
  it('is sent to the email address that the visitor gave, with the stored Message-ID', async () => {
    const { id, email } = await newMessage();
    expect(await reply(id)).toMatchObject({ status: 200, answer: { message: 'Your reply is on its way.' } });
    expect(await conversation(id)).toMatchObject({ replies: [{ state: 'queued', by: 'The staff' }] });
    await run();
    const [mail, ...others] = await mailsTo(`${test.dataDirectory}/outbox`, email);
    expect(others).toEqual([]);
    expect(mail?.headers).toMatchObject({
      subject: 'Your message',
      'reply-to': expect.stringContaining('@'),
    });
    expect(mail?.headers['in-reply-to']).toBeUndefined();
    expect(mail?.text).toMatch(/^Yes, it is covered\.\n\n-- \n/);
    const { docs } = await payload.find({ collection: 'replies', where: { submission: { equals: id } } });
    expect(docs).toMatchObject([{ state: 'sent', address: email, messageId: mail?.headers['message-id'] }]);
    expect(docs[0]?.sentAt).toEqual(expect.any(String));
  });

  it('continues the thread of the previous reply', async () => {
    const { id, email } = await newMessage();
    await reply(id);
    const { replies, replySubject: subject } = await conversation(id);
    expect(subject).toBe('Re: Your message');
    await reply(id, { after: replies[0]?.id, text: 'One more thing.', subject });
    await run();
    const [first, second] = (await mailsTo(`${test.dataDirectory}/outbox`, email)).sort(
      (a, b) => (a.headers.subject ?? '').length - (b.headers.subject ?? '').length,
    );
    const firstId = first?.headers['message-id'];
    expect(firstId).toMatch(/^<[\da-f-]{36}@lotline\.example>$/);
    expect(second?.headers).toMatchObject({ 'in-reply-to': firstId, references: firstId });
  });

  it('is emailed once when its form is submitted several times at once', async () => {
    const { id, email } = await newMessage();
    const formKey = randomUUID();
    const sent = await Promise.all(Array.from({ length: 6 }, () => reply(id, { formKey })));
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200));
    await run();
    expect(await mailsTo(`${test.dataDirectory}/outbox`, email)).toHaveLength(1);
    expect((await conversation(id)).replies).toHaveLength(1);
  });

  it('is not sent if its author has not seen an earlier reply', async () => {
    const { id } = await newMessage();
    const sent = await Promise.all([reply(id), reply(id, { as: people.admin })]);
    const outdated = sent.filter(({ answer }) => answer.isOutdated);
    expect(outdated).toHaveLength(1);
    expect(answerMessage(outdated[0]!)).toContain('Nothing was sent');
    const { replies } = await conversation(id);
    expect(replies).toHaveLength(1);
    expect(await reply(id, { after: replies[0]?.id })).not.toHaveProperty('answer.isOutdated');
    expect((await conversation(id)).replies).toHaveLength(2);
  });

  it('sets the status to Answered on behalf of its author', async () => {
    const { id } = await newMessage();
    expect((await reply(id, { setsAnswered: true })).status).toBe(200);
    const { status, closedAt, assignee, history } = await conversation(id);
    expect({ status, assignee: assignee?.name }).toEqual({ status: 'answered', assignee: 'The staff' });
    expect(closedAt).toEqual(expect.any(String));
    expect(history).toContainEqual(
      expect.objectContaining({ field: 'Status', from: 'New', to: 'Answered', by: 'The staff' }),
    );
  });

  it('does not change the status if the kind of submission has no status Answered', async () => {
    const { submission } = await storeVendor(payload);
    expect((await reply(submission.id, { setsAnswered: true })).status).toBe(200);
    expect((await conversation(submission.id)).status).toBe('new');
  });

  it('about a bill goes to the email address given in its assessment', async () => {
    const email = `${randomUUID()}@example.com`;
    const { submission } = await storeCwzBill(payload, email);
    expect(await reply(submission.id)).toMatchObject({ status: 200 });
    const { docs } = await payload.find({ collection: 'replies', where: { address: { equals: email } } });
    expect(docs).toHaveLength(1);
  });
});

describe('sending a reply', () => {
  const nothing = async (attempt: () => Promise<unknown>) => {
    const before = await waiting();
    const outcome = await attempt();
    expect(await waiting()).toBe(before);
    return outcome;
  };

  it('shows errors beside invalid fields', async () => {
    const { id } = await newMessage();
    const { answer } = (await nothing(() => reply(id, { subject: '{name}', text: '' }))) as {
      answer: object;
    };
    const errors = { subject: 'Replace {name}: it has no value here.', text: 'Write the reply.' };
    expect(answer).toMatchObject({ errors });
  });

  it('is rejected for spam, for feedback without an email address, and for a deleted submission', async () => {
    const spam = await newMessage({ isSpam: true });
    const { submission: anonymous } = await storeFeedback(payload, { email: null });
    const deleted = await newMessage();
    await payload.delete({ collection: 'contact-messages', id: deleted.record });
    for (const { id } of [spam, anonymous, deleted])
      expect(await nothing(() => reply(id))).toMatchObject({ status: 400 });
    expect((await conversation(spam.id)).replyError).toContain('Probably spam');
  });

  it('is forbidden to editors and anonymous visitors', async () => {
    const { id } = await newMessage();
    const body = { formKey: randomUUID(), ...REPLY };
    expect(await nothing(() => reply(id, { as: people.editor }))).toMatchObject({ status: 403 });
    expect(await nothing(() => post(payload, repliesPath(id), { body }))).toMatchObject({ status: 403 });
  });

  it('fails if the status change cannot be stored', async () => {
    const { id } = await newMessage();
    await payload.db.pool.query(`create function refuse() returns trigger language plpgsql
      as $$ begin raise exception 'no'; end $$`);
    await payload.db.pool.query(
      `create trigger refuse before insert on changes for each row when (new.submission_id = ${id}) execute function refuse()`,
    );
    expect(await nothing(() => reply(id, { setsAnswered: true }))).toMatchObject({ status: 500 });
    await payload.db.pool.query('drop trigger refuse on changes');
    expect((await conversation(id)).replies).toEqual([]);
    expect((await conversation(id)).status).toBe('new');
  });
});

describe('reply templates', () => {
  const template = (data: object) => {
    const copy = { subject: 'About {reference}', body: 'Hello {name},\n\n{staffName}' };
    const body = { name: `T ${randomUUID()}`, ...copy, ...data };
    return post(payload, '/api/reply-templates', { as: people.staff, body });
  };

  it('are rejected at their fields if they contain unknown placeholders', async () => {
    const { status, answer } = await template({ subject: '{number}', body: '{figure:ll97-penalty-per-ton}' });
    expect(status).toBe(400);
    expect(answer).toMatchObject({ errors: [{ data: { errors: [{ path: 'subject' }, { path: 'body' }] } }] });
  });

  it('are offered for their kinds of submission, and keep placeholders without a value', async () => {
    await template({ name: 'For all' });
    await template({ name: 'For feedback', kinds: ['feedback'] });
    await template({ name: 'For messages', kinds: ['contact-messages'] });
    const { id, reference } = await newMessage({}, 'Ada {reference}');
    const { templates } = await conversation(id);
    expect(templates.map(({ name }) => name)).toEqual(['For all', 'For messages']);
    expect(templates[0]).toMatchObject({
      subject: `About ${reference}`,
      body: 'Hello Ada {reference},\n\nThe staff',
    });
    // Feedback does not get a reference number, so the placeholder remains.
    const { submission } = await storeFeedback(payload);
    expect((await conversation(submission.id)).templates).toMatchObject([
      { name: 'For all', subject: 'About {reference}' },
      { name: 'For feedback' },
    ]);
  });
});
