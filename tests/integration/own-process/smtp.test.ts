import { randomUUID } from 'node:crypto';
import {
  createLocalReq,
  commitTransaction,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { releaseInterruptedJobs } from '#cms/jobs/interrupted-jobs.ts';
import { runQueuesInTurn } from '#cms/jobs/one-runner.ts';
import { startContentEvents, stopContentEvents } from '#cms/listener.ts';
import { vendorApplication } from '../../support/factories.ts';
import { addFollower, insertHomes, morning } from '../../support/following.ts';
import { createTestPayload, type TestPayload } from '../../support/payload.ts';
import { linesMissingIn, readableHtml } from '../../support/readable-html.ts';
import { get, post, signInAs, type SignedIn } from '../../support/rest.ts';
import { startSmtpReceiver, type Fault, type SmtpReceiver } from '../../support/smtp-receiver.ts';
import { storeMessage } from '../../support/submissions.ts';

let test: TestPayload;
let receiver: SmtpReceiver;
let failed: typeof import('#cms/mail/failed-mails.ts');

beforeAll(async () => {
  receiver = await startSmtpReceiver();
  test = await createTestPayload({ environment: { SMTP_URL: `smtp://127.0.0.1:${receiver.port}` } });
  runQueuesInTurn(test.payload);
  failed = await import('#cms/mail/failed-mails.ts');
});

beforeEach(() => void vi.spyOn(test.payload.logger, 'warn').mockReturnValue(undefined));

afterEach(async () => {
  vi.restoreAllMocks();
  receiver.filed.clear();
  await test.payload.delete({ collection: 'payload-jobs', where: {} });
});

afterAll(async () => {
  await receiver.goDown();
  await test.close();
});

const FAULTS: Fault[] = [
  'breaks off in the text',
  'refuses the connection',
  'breaks off before it says that it has the mail',
  'refuses the recipient for now',
  'refuses the text for now',
  'refuses the sender for now',
];

const waiting = async () => (await test.payload.count({ collection: 'payload-jobs' })).totalDocs;

/** Makes waiting emails due, and runs a queue as two processes would. */
async function run(queue = 'mail'): Promise<void> {
  await test.payload.db.pool.query('update payload_jobs set wait_until = null');
  const once = () => test.payload.jobs.run({ queue, silent: true });
  await Promise.all([once(), once()]);
}

/** Runs a queue until it is empty, but at most nine times, the number of attempts that an email gets. */
async function runUntilEmpty(queue?: string): Promise<void> {
  for (let turn = 0; turn < 9 && (await waiting()) > 0; turn += 1) await run(queue);
}

const anAddress = () => `${randomUUID()}@example.com`;

/** The Message-ID and recipient of each email that the mail server has received. */
const filed = () =>
  [...receiver.filed]
    .map(([messageId, { headers }]) => ({ messageId, to: headers.to }))
    .sort((a, b) => a.messageId.localeCompare(b.messageId));

describe('an email to a vendor', () => {
  async function queue(given?: PayloadRequest): Promise<string> {
    const { queueTemplate } = await import('#cms/mail/queue.ts');
    const { applicantValues } = await import('#collections/submissions/decisions.ts');
    const to = anAddress();
    const values = applicantValues(vendorApplication());
    const req = given ?? (await createLocalReq({}, test.payload));
    await queueTemplate(req, { template: 'vendorReceived', to, values });
    return to;
  }

  it('arrives as HTML and text with the same content', async () => {
    const to = await queue();
    await run();
    const [mail, ...others] = receiver.filed.values();
    expect(others).toEqual([]);
    expect(mail?.headers).toMatchObject({
      to,
      subject: 'We have received your application',
      from: 'Lotline <no-reply@lotline.example>',
    });
    for (const part of [mail?.text, readableHtml(mail?.html ?? '').words]) {
      expect(part).toContain(
        'Thank you. We have received the application from Boiler & Sons to be a vendor for Local Law 97',
      );
      expect(part).toContain('typically within 3-5 business days');
      expect(part).toContain('because this address was given in a vendor application');
    }
    expect(linesMissingIn(mail?.html ?? '', mail?.text ?? '')).toEqual([]);
  });

  it('arrives once when the server fails in every way and two processes send 25 emails', async () => {
    const addresses = await Promise.all(Array.from({ length: 25 }, () => queue()));
    receiver.fail(...FAULTS, ...FAULTS, ...FAULTS, ...FAULTS);
    await run();
    await receiver.goDown();
    await run();
    await receiver.goUp();
    await runUntilEmpty();
    expect(await waiting()).toBe(0);
    const mails = [...receiver.filed.values()];
    expect(mails.map(({ headers }) => headers.to).sort()).toEqual([...addresses].sort());
    // Ten emails are sent at once, so the server may leave the same one unanswered twice.
    expect(mails.reduce((sum, { unanswered }) => sum + unanswered, 0)).toBe(4);
    for (const { deliveries, unanswered } of mails) expect(deliveries).toBe(unanswered + 1);
  });

  it.each([
    ['two commits and a rollback', [true, false, true], 2],
    ['a commit between rollbacks', [false, true, false], 1],
  ] as const)('is sent only if its transaction is committed: %s', async (_what, transactions, sent) => {
    for (const stays of transactions) {
      const req = await createLocalReq({}, test.payload);
      await initTransaction(req);
      await queue(req);
      await (stays ? commitTransaction(req) : killTransaction(req));
    }
    await run();
    expect(receiver.filed.size).toBe(sent);
    expect(await waiting()).toBe(0);
  });
});

describe('a reply', () => {
  let staff: SignedIn;

  beforeAll(async () => {
    staff = await signInAs(test.payload, 'staff');
  });

  /** Stores a message, and submits the form of one reply to it twice. */
  async function replied() {
    const email = anAddress();
    const { id } = (await storeMessage(test.payload, { email })).submission;
    const body = {
      formKey: randomUUID(),
      after: 0,
      subject: 'Your message',
      text: 'Yes.',
      setsAnswered: true,
    };
    const sent = await Promise.all(
      [1, 2].map(() => post(test.payload, `/api/inbox/${id}/replies`, { as: staff, body })),
    );
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    return { id, email };
  }

  const replyTo = async (id: number) => {
    const { docs } = await test.payload.find({
      collection: 'replies',
      where: { submission: { equals: id } },
    });
    expect(docs).toHaveLength(1);
    return docs[0]!;
  };

  it.each<[Fault]>([['refuses the recipient for now'], ['breaks off before it says that it has the mail']])(
    'ends up in the mailbox once, under its stored Message-ID, if the server %s',
    async (fault) => {
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
    },
  );

  it('ends up in the mailbox once if its process is killed before or after sending it', async () => {
    const { id, email } = await replied();
    await test.payload.db.pool.query('update payload_jobs set processing = true');
    await run();
    expect(filed()).toEqual([]);
    // A killed process no longer listens for content events.
    await stopContentEvents();
    await releaseInterruptedJobs(test.payload);
    await startContentEvents(process.env.DATABASE_URL ?? '');
    // The mail server receives the email, but the process is killed before it records that.
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

  it('shows why the mail server rejected it, and is sent once when staff retry it', async () => {
    const { id, email } = await replied();
    receiver.fail('refuses the recipient for good');
    await run();
    const { answer } = await get(test.payload, `/api/inbox/${id}`, staff);
    expect(answer.replies).toMatchObject([
      { state: 'failed', reason: 'The mail server rejected this recipient (550).' },
    ]);
    await runUntilEmpty();
    expect(filed()).toEqual([]);
    const { job, messageId } = await replyTo(id);
    const again = () => failed.retryMail(test.payload, Number(job));
    expect([await again(), await again()]).toEqual([true, false]);
    expect((await replyTo(id)).state).toBe('queued');
    await runUntilEmpty();
    expect(filed()).toEqual([{ messageId, to: email }]);
    expect((await replyTo(id)).state).toBe('sent');
  });

  it('is marked as failed once the server has been down for a day', async () => {
    const { id } = await replied();
    await receiver.goDown();
    for (let turn = 0; turn < 9; turn += 1) {
      expect((await replyTo(id)).state).toBe('queued');
      await run();
    }
    await receiver.goUp();
    expect(await replyTo(id)).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('reached'),
    });
    await test.payload.delete({ collection: 'payload-jobs', where: {} });
  });
});

describe('a reminder', () => {
  it('reaches each follower once even if the server fails and the job is interrupted', async () => {
    const { notifyFollowers } = await import('#collections/following/notify-followers.ts');
    await insertHomes(test.payload);
    const people = [];
    for (let count = 0; count < 40; count += 1) people.push(await addFollower(test.payload));
    const now = morning('2026-12-01');
    vi.useFakeTimers({ toFake: ['Date'], now });
    const interrupted = new AbortController();
    const telling = notifyFollowers(test.payload, { now, signal: interrupted.signal });
    setImmediate(() => interrupted.abort());
    await telling;
    await Promise.all([notifyFollowers(test.payload, { now }), notifyFollowers(test.payload, { now })]);
    await notifyFollowers(test.payload, { now });

    receiver.fail(...FAULTS, ...FAULTS);
    await run('bulkMail');
    await receiver.goDown();
    await run('bulkMail');
    await receiver.goUp();
    await runUntilEmpty('bulkMail');
    vi.useRealTimers();

    expect(await waiting()).toBe(0);
    const mails = [...receiver.filed.values()];
    expect(mails.map(({ headers }) => headers.to).toSorted()).toEqual(
      people.map(({ email }) => email).toSorted(),
    );
    for (const { text } of mails) expect(text.match(/#bedbug/g)).toHaveLength(1);
    for (const { deliveries, unanswered } of mails) expect(deliveries).toBe(unanswered + 1);
  });
});
