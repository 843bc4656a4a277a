import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { releaseInterruptedJobs } from '#cms/jobs/interrupted-jobs.ts';
import { runQueuesInTurn } from '#cms/jobs/one-runner.ts';
import { contactMessage } from '../../support/factories.ts';
import { createTestPayload, type TestPayload } from '../../support/payload.ts';
import { get, post, signInAs, type SignedIn } from '../../support/rest.ts';
import { startSmtpReceiver, type Fault, type SmtpReceiver } from '../../support/smtp-receiver.ts';

let test: TestPayload;
let receiver: SmtpReceiver;
let staff: SignedIn;

beforeAll(async () => {
  receiver = await startSmtpReceiver();
  const environment = { SMTP_URL: `smtp://127.0.0.1:${receiver.port}` };
  test = await createTestPayload({ seeded: false, environment });
  runQueuesInTurn(test.payload);
  staff = await signInAs(test.payload, 'staff');
});

beforeEach(() => {
  receiver.filed.clear();
  vi.spyOn(test.payload.logger, 'warn').mockReturnValue(undefined);
});

afterAll(async () => {
  await receiver.goDown();
  await test.close();
});

const pathOf = (id: number) => `/api/inbox/contact-messages/${id}/replies`;

/** A message that staff have replied to; the form of the reply was sent twice. */
async function replied() {
  const email = `${randomUUID()}@example.com`;
  const { id } = await test.payload.create({
    collection: 'contact-messages',
    data: { ...contactMessage({ email }), status: 'new' },
  });
  const body = { formKey: randomUUID(), after: 0, subject: 'Your message', text: 'Yes.', setsAnswered: true };
  const sent = await Promise.all([1, 2].map(() => post(test.payload, pathOf(id), { as: staff, body })));
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  return { id, email };
}

const replyTo = async (id: number) => {
  const { docs } = await test.payload.find({ collection: 'replies', where: { document: { equals: id } } });
  expect(docs).toHaveLength(1);
  return docs[0]!;
};

const run = async () => {
  await test.payload.db.pool.query('update payload_jobs set wait_until = null');
  const once = () => test.payload.jobs.run({ queue: 'mail', limit: 50, silent: true });
  await Promise.all([once(), once()]);
};

const waiting = async () => (await test.payload.count({ collection: 'payload-jobs' })).totalDocs;

async function runUntilEmpty(): Promise<void> {
  for (let turn = 0; turn < 9 && (await waiting()) > 0; turn += 1) await run();
}

const filed = () =>
  [...receiver.filed]
    .map(([messageId, { headers }]) => ({ messageId, to: headers.to }))
    .sort((a, b) => a.messageId.localeCompare(b.messageId));

describe('a reply', () => {
  it.each<[Fault]>([
    ['refuses the connection'],
    ['refuses the sender for now'],
    ['refuses the recipient for now'],
    ['refuses the text for now'],
    ['breaks off in the text'],
    ['breaks off before it says that it has the mail'],
  ])('is received once, under its stored Message-ID, by a server that %s', async (fault) => {
    const { id, email } = await replied();
    receiver.fail(fault);
    await run();
    expect(await replyTo(id)).toMatchObject({
      state: 'queued',
      reason: expect.stringContaining('mail server'),
    });
    await runUntilEmpty();
    const { messageId, ...reply } = await replyTo(id);
    expect(filed()).toEqual([{ messageId, to: email }]);
    expect(reply).toMatchObject({ state: 'sent', reason: null, sentAt: expect.any(String) });
  });

  it('is received once when its process was killed, before or after it was sent', async () => {
    const { id, email } = await replied();
    await test.payload.db.pool.query('update payload_jobs set processing = true');
    await run();
    expect(filed()).toEqual([]);
    await releaseInterruptedJobs(test.payload);
    // The mail server has the mail, and nothing was recorded: the process was killed in between.
    await test.payload.db.pool.query(`create function die() returns trigger language plpgsql
      as $$ begin raise exception 'killed'; end $$`);
    await test.payload.db.pool.query(
      'create trigger die before update on replies for each row execute function die()',
    );
    await run();
    await test.payload.db.pool.query('drop trigger die on replies');
    expect(filed()).toHaveLength(1);
    expect((await replyTo(id)).state).toBe('queued');
    await test.payload.db.pool.query('update payload_jobs set processing = false');
    await runUntilEmpty();
    const { messageId, state } = await replyTo(id);
    expect(filed()).toEqual([{ messageId, to: email }]);
    expect({ state, waiting: await waiting() }).toEqual({ state: 'sent', waiting: 0 });
  });

  it('that is rejected for good says why, and is sent once when staff send it again', async () => {
    const { id, email } = await replied();
    receiver.fail('refuses the recipient for good');
    await run();
    const { answer } = await get(test.payload, pathOf(id), staff);
    expect(answer.entries).toMatchObject([
      { state: 'failed', reason: 'The mail server rejected this recipient (550).' },
    ]);
    await runUntilEmpty();
    expect(filed()).toEqual([]);
    const { id: reply, messageId } = await replyTo(id);
    const again = () => post(test.payload, `${pathOf(id)}/${reply}/retry`, { as: staff });
    const tries = [await again(), await again()];
    expect(tries.map(({ status }) => status)).toEqual([200, 404]);
    expect((await replyTo(id)).state).toBe('queued');
    await runUntilEmpty();
    expect(filed()).toEqual([{ messageId, to: email }]);
  });

  it('is given up after a day in which the server was down', async () => {
    const { id } = await replied();
    await receiver.goDown();
    for (let turn = 0; turn < 9; turn += 1) {
      expect((await replyTo(id)).state).toBe('queued');
      await run();
    }
    await receiver.goUp();
    expect(await replyTo(id)).toMatchObject({ state: 'failed', reason: expect.stringContaining('reached') });
    await test.payload.delete({ collection: 'payload-jobs', where: {} });
  });

  it('is received once, with many others, from a server that fails in every way', async () => {
    const messages = await Promise.all(Array.from({ length: 20 }, replied));
    receiver.fail(
      ...Array.from({ length: 3 }).flatMap((): Fault[] => [
        'breaks off in the text',
        'refuses the connection',
        'breaks off before it says that it has the mail',
        'refuses the recipient for now',
        'refuses the text for now',
      ]),
    );
    await run();
    await receiver.goDown();
    await run();
    await receiver.goUp();
    await runUntilEmpty();
    expect(
      filed()
        .map(({ to }) => to)
        .sort(),
    ).toEqual(messages.map(({ email }) => email).sort());
    const replies = await Promise.all(messages.map(({ id }) => replyTo(id)));
    expect(replies.map(({ state }) => state)).toEqual(replies.map(() => 'sent'));
    expect(filed().map(({ messageId }) => messageId)).toEqual(
      replies.map(({ messageId }) => messageId).sort(),
    );
  });
});
