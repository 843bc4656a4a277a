import { randomUUID } from 'node:crypto';
import { createLocalReq, commitTransaction, initTransaction, killTransaction } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runQueuesInTurn } from '#cms/jobs/one-runner.ts';
import { vendorApplication } from '../../support/factories.ts';
import { createTestPayload, type TestPayload } from '../../support/payload.ts';
import { linesMissingIn, readableHtml } from '../../support/readable-html.ts';
import { startSmtpReceiver, type Fault, type SmtpReceiver } from '../../support/smtp-receiver.ts';

let test: TestPayload;
let receiver: SmtpReceiver;
let vendors: typeof import('#collections/vendors/applications/notifications.ts');
let failed: typeof import('#cms/mail/failed-mails.ts');
let retries: typeof import('#cms/mail/failed-mails.ts');

beforeAll(async () => {
  receiver = await startSmtpReceiver();
  const environment = { SMTP_URL: `smtp://127.0.0.1:${receiver.port}` };
  test = await createTestPayload({ environment });
  runQueuesInTurn(test.payload);
  vendors = await import('#collections/vendors/applications/notifications.ts');
  failed = await import('#cms/mail/failed-mails.ts');
  retries = await import('#cms/mail/failed-mails.ts');
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

const anAddress = () => `${randomUUID()}@example.com`;

/** Tells a vendor that an application arrived: a mail as the product sends it. */
async function queue(contactEmail = anAddress()): Promise<string> {
  const req = await createLocalReq({}, test.payload);
  await vendors.mailApplicant(req, 'vendorReceived', vendorApplication({ contactEmail }));
  return contactEmail;
}

const queueMany = (count: number) => Promise.all(Array.from({ length: count }, () => queue()));

const run = () => test.payload.jobs.run({ queue: 'mail', silent: true });

const waiting = async (): Promise<number> =>
  (await test.payload.count({ collection: 'payload-jobs' })).totalDocs;

/** Makes what waits for its next try due. */
const letTimePass = () => test.payload.db.pool.query('update payload_jobs set wait_until = null');

/** Runs the queue, at most as often as a mail is tried, until nothing waits. */
async function runUntilEmpty(runners = 1): Promise<void> {
  for (let turn = 0; turn < 9 && (await waiting()) > 0; turn += 1) {
    await letTimePass();
    await Promise.all(Array.from({ length: runners }, run));
  }
}

const recipients = (): (string | undefined)[] =>
  [...receiver.filed.values()].map(({ headers }) => headers.to).sort();

const deliveries = (): number[] => [...receiver.filed.values()].map((mail) => mail.deliveries);

const unanswered = (): number[] => [...receiver.filed.values()].map((mail) => mail.unanswered);

describe('a mail that is sent by SMTP', () => {
  it('arrives with both parts, which have the same content', async () => {
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

  it.each<[Fault, number]>([
    ['refuses the connection', 1],
    ['refuses the sender for now', 1],
    ['refuses the recipient for now', 1],
    ['refuses the text for now', 1],
    ['breaks off in the text', 1],
    ['breaks off before it says that it has the mail', 2],
  ])('is received once by a server that %s', async (fault, times) => {
    const to = await queue();
    receiver.fail(fault);
    await run();
    expect(await failed.listFailedMails(test.payload)).toMatchObject({ total: 1, mails: [{ tries: 1 }] });
    await runUntilEmpty();
    expect(recipients()).toEqual([to]);
    expect(deliveries()).toEqual([times]);
  });

  it('waits for a server that is down', async () => {
    const to = await queue();
    await receiver.goDown();
    await run();
    await letTimePass();
    await run();
    await receiver.goUp();
    expect(recipients()).toEqual([]);
    expect((await failed.listFailedMails(test.payload)).mails).toMatchObject([
      { recipient: to, tries: 2, reason: 'The mail server could not be reached, or closed the connection.' },
    ]);
    await runUntilEmpty();
    expect(recipients()).toEqual([to]);
  });

  it('is received once, with many others, when the server fails in every way and two processes run the queue', async () => {
    const addresses = await queueMany(25);
    receiver.fail(
      ...Array.from({ length: 4 }).flatMap((): Fault[] => [
        'breaks off in the text',
        'refuses the connection',
        'breaks off before it says that it has the mail',
        'refuses the recipient for now',
        'refuses the text for now',
        'refuses the sender for now',
      ]),
    );
    await Promise.all([run(), run()]);
    await receiver.goDown();
    await letTimePass();
    await Promise.all([run(), run()]);
    await receiver.goUp();
    await runUntilEmpty(2);
    expect(await waiting()).toBe(0);
    expect(recipients()).toEqual([...addresses].sort());
    // Which mail meets which fault is chance, as ten are sent at once: one may go unanswered twice.
    expect(unanswered().reduce((sum, times) => sum + times, 0)).toBe(4);
    expect(deliveries()).toEqual(unanswered().map((times) => times + 1));
  });
});

describe('a mail that is rejected for good', () => {
  const refused = async () => {
    const to = await queue();
    receiver.fail('refuses the recipient for good');
    await run();
    return to;
  };

  it('is not retried, and is listed among the failed mails', async () => {
    const to = await refused();
    await runUntilEmpty();
    expect(recipients()).toEqual([]);
    const { mails, total } = await failed.listFailedMails(test.payload);
    expect(total).toBe(1);
    expect(mails).toMatchObject([
      {
        recipient: to,
        subject: 'We have received your application',
        tries: 1,
        reason: 'The mail server rejected this recipient (550).',
      },
    ]);
    expect(mails[0]?.nextTry).toBeUndefined();
  });

  it('is delivered once staff retry it', async () => {
    const to = await refused();
    const [mail] = (await failed.listFailedMails(test.payload)).mails;
    expect(await retries.retryMail(test.payload, mail!.id)).toBe(true);
    expect(await retries.retryMail(test.payload, mail!.id)).toBe(false);
    await run();
    expect(recipients()).toEqual([to]);
    expect(await waiting()).toBe(0);
  });
});

describe('a mail whose row', () => {
  it.each([
    ['commit', [true], 1],
    ['rollback', [false], 0],
    ['two commits and a rollback', [true, false, true], 2],
    ['a commit between rollbacks', [false, true, false], 1],
  ] as const)('ends in %s', async (_what, transactions, sent) => {
    for (const stays of transactions) {
      const req = await createLocalReq({}, test.payload);
      await initTransaction(req);
      await vendors.mailApplicant(req, 'vendorReceived', vendorApplication({ contactEmail: anAddress() }));
      await (stays ? commitTransaction(req) : killTransaction(req));
    }
    await run();
    expect(receiver.filed.size).toBe(sent);
    expect(await waiting()).toBe(0);
  });
});
