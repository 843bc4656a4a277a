import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createLocalReq } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Mail } from '#cms/mail/queue.ts';
import { createUser } from '../support/factories.ts';
import { mailsTo } from '../support/mail.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

const TRIES = 9;

let test: TestPayload;
let outbox: string;
let queueMail: (typeof import('#cms/mail/queue.ts'))['queueMail'];
let notifyStaff: (typeof import('#collections/inbox/notify-staff.ts'))['notifyStaff'];

beforeAll(async () => {
  test = await createTestPayload({ seeded: false });
  outbox = path.join(test.dataDirectory, 'outbox');
  ({ queueMail } = await import('#cms/mail/queue.ts'));
  const { runQueuesInTurn } = await import('#cms/jobs/one-runner.ts');
  runQueuesInTurn(test.payload);
  ({ notifyStaff } = await import('#collections/inbox/notify-staff.ts'));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await test.payload.delete({ collection: 'payload-jobs', where: {} });
});

afterAll(() => test.close());

const aMail = (overrides: Partial<Mail> = {}): Mail => ({
  to: `${randomUUID()}@example.com`,
  subject: 'Hello',
  text: 'Words.',
  ...overrides,
});

const queue = async (mail: Mail) => queueMail(await createLocalReq({}, test.payload), mail);

const run = () => test.payload.jobs.run({ queue: 'mail', silent: true });

const jobs = async () =>
  (await test.payload.find({ collection: 'payload-jobs', pagination: false, sort: 'id' })).docs;

/** Makes what waits for its next try due. */
const letTimePass = () => test.payload.db.pool.query('update payload_jobs set wait_until = null');

const failToSend = (error: Error) => vi.spyOn(test.payload, 'sendEmail').mockRejectedValue(error);

describe('a mail', () => {
  it('is sent with everything that it was queued with, and then deleted', async () => {
    const mail = aMail({
      replyTo: 'olive@example.com',
      html: '<p>Words.</p>',
      headers: { 'List-Unsubscribe': '<https://example.com/u>' },
    });
    await queue(mail);
    await run();
    expect(await jobs()).toEqual([]);
    const [arrived] = await mailsTo(outbox, mail.to);
    expect(arrived?.headers).toMatchObject({
      subject: 'Hello',
      from: 'Lotline <no-reply@lotline.example>',
      'reply-to': 'olive@example.com',
      'list-unsubscribe': '<https://example.com/u>',
      'message-id': expect.stringMatching(/^<mail-\d+-\d+@lotline\.example>$/),
    });
    expect(arrived).toMatchObject({ text: 'Words.\n', html: '<p>Words.</p>\n' });
  });

  it('is sent once, even when several processes run the queue at the same time', async () => {
    const mails = Array.from({ length: 3 }, () => aMail());
    for (const mail of mails) await queue(mail);
    await Promise.all([run(), run(), run()]);
    for (const { to } of mails) expect(await mailsTo(outbox, to)).toHaveLength(1);
    expect(await jobs()).toEqual([]);
  });

  it('waits and is sent later when the outbox cannot be written', async () => {
    const mail = aMail();
    await rm(outbox, { recursive: true, force: true });
    await writeFile(outbox, 'A file where the folder should be.');
    await queue(mail);
    await run();
    await rm(outbox);
    expect(await jobs()).toMatchObject([{ totalTried: 1, hasError: false, processing: false }]);
    await run();
    expect(await mailsTo(outbox, mail.to)).toHaveLength(0);
    await letTimePass();
    await run();
    expect(await mailsTo(outbox, mail.to)).toHaveLength(1);
    expect(await jobs()).toEqual([]);
  });

  it('waits longer after each failure, with the same Message-ID, and is given up after a day', async () => {
    const send = failToSend(new Error('away'));
    await queue(aMail());
    const waits: number[] = [];
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      await letTimePass();
      await run();
      const [job] = await jobs();
      expect(job).toMatchObject({ totalTried: attempt, hasError: attempt === TRIES });
      waits.push(Math.round((Date.parse(job?.waitUntil ?? '') - Date.now()) / 60_000));
    }
    expect(waits.slice(0, -1)).toEqual([5, 10, 20, 40, 80, 160, 320, 640]);
    const ids = send.mock.calls.map(([message]) => (message as { messageId: string }).messageId);
    expect(new Set(ids).size).toBe(1);
    await letTimePass();
    await run();
    expect(send).toHaveBeenCalledTimes(TRIES);
  });

  it('leaves nothing personal in the log when it fails', async () => {
    const warn = vi.spyOn(test.payload.logger, 'warn');
    const mail = aMail();
    failToSend(
      Object.assign(new Error(`550 <${mail.to}> unknown`), { code: 'EENVELOPE', responseCode: 550 }),
    );
    await queue(mail);
    await run();
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toMatchObject({ code: 'EENVELOPE', responseCode: 550 });
    expect(JSON.stringify(warn.mock.calls)).not.toContain(mail.to);
  });

  it('is deleted at the next start when a killed process had sent it', async () => {
    const { releaseInterruptedJobs } = await import('#cms/jobs/interrupted-jobs.ts');
    await queue(aMail());
    await test.payload.db.pool.query('update payload_jobs set completed_at = now(), processing = true');
    await releaseInterruptedJobs(test.payload);
    expect(await jobs()).toEqual([]);
  });
});

describe('the headers of a mail', () => {
  it.each<[string, Partial<Mail>]>([
    ['a second recipient in the subject', { subject: 'Hello\r\nBcc: all@example.com' }],
    ['a line feed in the subject', { subject: 'Hello\nBcc: all@example.com' }],
    ['a second recipient', { to: 'a@example.com, b@example.com' }],
    ['a name with an address', { to: 'Ada <ada@example.com>' }],
    ['a line break in the address', { to: 'a@example.com\r\nBcc: b@example.com' }],
    ['a line break in Reply-To', { replyTo: 'a@example.com\r\nBcc: b@example.com' }],
    ['a line break in a header', { headers: { 'List-Unsubscribe': '<x>\r\nBcc: b@example.com' } }],
    ['a header that is none', { headers: { 'X: y\r\nBcc': 'b@example.com' } }],
    ['no subject', { subject: '' }],
  ])('reject %s before anything is queued', async (_what, part) => {
    await expect(queue(aMail(part))).rejects.toThrow();
    expect(await jobs()).toEqual([]);
  });

  it('are checked again before a mail is sent', async () => {
    const send = vi.spyOn(test.payload, 'sendEmail');
    const input = aMail({ subject: 'Hello\r\nBcc: all@example.com' });
    await test.payload.jobs.queue({ task: 'sendMail', queue: 'mail', input });
    await run();
    expect(send).not.toHaveBeenCalled();
  });
});

describe('the recipients of staff notifications', () => {
  const arrival = {
    subject: 'New',
    text: 'It came.',
    collection: 'contact-messages',
    id: 7,
    replyTo: undefined,
  } as const;

  const recipients = async () => {
    await notifyStaff(await createLocalReq({}, test.payload), arrival);
    return (await jobs()).map(({ input }) => (input as Mail).to).sort();
  };

  it('are all staff and admins, and no editors', async () => {
    const admin = await createUser(test.payload, 'admin');
    const staff = await createUser(test.payload, 'staff');
    await createUser(test.payload, 'editor');
    expect(await recipients()).toEqual([admin.email, staff.email].sort());
  });

  it('are those in STAFF_MAIL where it is set', async () => {
    vi.stubEnv('STAFF_MAIL', 'a@example.com,b@example.com');
    expect(await recipients()).toEqual(['a@example.com', 'b@example.com']);
  });

  it.each([
    ['https://lotline.example', undefined, 'https://lotline.example/admin/collections/contact-messages/7'],
    [undefined, '4000', 'http://localhost:4000/admin/collections/contact-messages/7'],
    [undefined, undefined, 'http://localhost:3000/admin/collections/contact-messages/7'],
  ])('get a link to it in the panel: SITE_URL %s, PORT %s', async (siteUrl, port, link) => {
    vi.stubEnv('SITE_URL', siteUrl);
    vi.stubEnv('PORT', port);
    vi.stubEnv('STAFF_MAIL', 'a@example.com');
    await recipients();
    expect((await jobs()).map(({ input }) => (input as Mail).text)).toEqual([expect.stringContaining(link)]);
  });

  afterEach(() => vi.unstubAllEnvs());
});
