import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { createLocalReq } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mail } from '#cms/mail/queue.ts';
import { loadJobCounts } from '#server/process-metrics.ts';
import { mailsTo } from '../support/mail.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { post, signInAs, type SignedIn } from '../support/rest.ts';

const TRIES = 9;

let test: TestPayload;
let people: Record<'admin' | 'editor' | 'staff', SignedIn>;
let outbox: string;
let queueMail: (typeof import('#cms/mail/queue.ts'))['queueMail'];
let listFailedMails: (typeof import('#cms/mail/failed-mails.ts'))['listFailedMails'];
let notifyStaff: (typeof import('#collections/submissions/notify-staff.ts'))['notifyStaff'];

beforeAll(async () => {
  test = await createTestPayload({ seeded: false });
  people = {
    admin: await signInAs(test.payload, 'admin'),
    editor: await signInAs(test.payload, 'editor'),
    staff: await signInAs(test.payload, 'staff'),
  };
  outbox = path.join(test.dataDirectory, 'outbox');
  ({ queueMail } = await import('#cms/mail/queue.ts'));
  ({ listFailedMails } = await import('#cms/mail/failed-mails.ts'));
  const { runQueuesInTurn } = await import('#cms/jobs/one-runner.ts');
  runQueuesInTurn(test.payload);
  ({ notifyStaff } = await import('#collections/submissions/notify-staff.ts'));
});

beforeEach(() => void vi.spyOn(test.payload.logger, 'warn').mockReturnValue(undefined));

afterEach(async () => {
  vi.restoreAllMocks();
  await test.payload.delete({ collection: 'payload-jobs', where: {} });
});

afterAll(() => test.close());

const newMail = (overrides: Partial<Mail> = {}): Mail => ({
  to: `${randomUUID()}@example.com`,
  subject: 'Hello',
  text: 'Words.',
  ...overrides,
});

const queue = async (mail: Mail) => queueMail(await createLocalReq({}, test.payload), mail);

const run = () => test.payload.jobs.run({ queue: 'mail', silent: true });

const jobs = async () =>
  (await test.payload.find({ collection: 'payload-jobs', pagination: false, sort: 'id' })).docs;

/** Makes waiting emails due. */
const letTimePass = () => test.payload.db.pool.query('update payload_jobs set wait_until = null');

const failToSend = (error: Error) => vi.spyOn(test.payload, 'sendEmail').mockRejectedValue(error);

describe('an email', () => {
  it('is sent as it was queued, and then deleted', async () => {
    const mail = newMail({
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

  it('waits longer after each failure, keeps its Message-ID, and is given up on after a day', async () => {
    const send = failToSend(new Error('away'));
    await queue(newMail());
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

  it('leaves no personal data in the log when it fails', async () => {
    const warn = vi.spyOn(test.payload.logger, 'warn');
    const mail = newMail();
    failToSend(
      Object.assign(new Error(`550 <${mail.to}> unknown`), { code: 'EENVELOPE', responseCode: 550 }),
    );
    await queue(mail);
    await run();
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toMatchObject({ code: 'EENVELOPE', responseCode: 550 });
    expect(JSON.stringify(warn.mock.calls)).not.toContain(mail.to);
  });

  it('is deleted at the next startup if a killed process had sent it', async () => {
    const { releaseInterruptedJobs } = await import('#cms/jobs/interrupted-jobs.ts');
    await queue(newMail());
    await test.payload.db.pool.query('update payload_jobs set completed_at = now(), processing = true');
    await releaseInterruptedJobs(test.payload);
    expect(await jobs()).toEqual([]);
  });
});

it('an email header with a line break is rejected when the email is queued, and again when it is sent', async () => {
  const send = vi.spyOn(test.payload, 'sendEmail');
  const input = newMail({ subject: 'Hello\r\nBcc: all@example.com' });
  await expect(queue(input)).rejects.toThrow();
  expect(await jobs()).toEqual([]);
  await test.payload.jobs.queue({ task: 'sendMail', queue: 'mail', input });
  await run();
  expect(send).not.toHaveBeenCalled();
});

const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' });
const unknown = () =>
  Object.assign(new Error('550 unknown'), { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 });

/** Queues an email, makes it fail this many times, and returns its job ID. */
async function failing(error: Error, times = 1): Promise<number> {
  await queue(newMail());
  const send = failToSend(error);
  for (let time = 0; time < times; time += 1) {
    await letTimePass();
    await run();
  }
  send.mockRestore();
  return (await jobs()).at(-1)!.id;
}

const list = async () => (await listFailedMails(test.payload)).mails;

const retry = (id: number | string, as: SignedIn | undefined = people.staff) =>
  post(test.payload, `/api/mails/${id}/retry`, { as });

describe('the list of failed emails', () => {
  it('shows how often an email was tried, why it failed, and when it is tried next', async () => {
    const id = await failing(away(), 2);
    const [mail, ...others] = await list();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      id,
      recipient: expect.stringContaining('@example.com') as string,
      subject: 'Hello',
      tries: 2,
      reason: 'The mail server could not be reached, or closed the connection.',
    });
    expect(Math.abs(Date.parse(mail?.since ?? '') - Date.now())).toBeLessThan(30_000);
    expect(Math.round((Date.parse(mail?.nextTry ?? '') - Date.now()) / 60_000)).toBe(10);
  });

  it('shows which emails were given up on, and why', async () => {
    await failing(away(), TRIES);
    await failing(unknown());
    expect(await list()).toMatchObject([
      { tries: 1, reason: 'The mail server rejected this recipient (550).', nextTry: undefined },
      {
        tries: TRIES,
        reason: 'The mail server could not be reached, or closed the connection.',
        nextTry: undefined,
      },
    ]);
  });

  it('does not show waiting emails or other jobs', async () => {
    await queue(newMail());
    const { id } = await test.payload.jobs.queue({ task: 'scanBill', input: { bill: 1 } });
    await test.payload.db.pool.query('update payload_jobs set has_error = true where id = $1', [id]);
    expect(await list()).toEqual([]);
  });
});

describe('an email that staff retry', () => {
  it.each<[string, () => Promise<number>]>([
    ['is failing', () => failing(away(), 3)],
    ['was given up on after a day', () => failing(away(), TRIES)],
    ['was permanently rejected', () => failing(unknown())],
  ])('is sent when it %s', async (_what, fail) => {
    const id = await fail();
    const { status, answer } = await retry(id);
    expect({ status, answer }).toEqual({
      status: 200,
      answer: { message: 'The email will be sent again within seconds.' },
    });
    const send = vi.spyOn(test.payload, 'sendEmail');
    await run();
    expect(send).toHaveBeenCalledOnce();
    expect(await test.payload.count({ collection: 'payload-jobs' })).toEqual({ totalDocs: 0 });
  });

  it('gets as many tries as a new email', async () => {
    const id = await failing(away(), TRIES);
    await retry(id);
    const send = vi.spyOn(test.payload, 'sendEmail').mockRejectedValue(away());
    for (let time = 0; time < TRIES + 2; time += 1) {
      await letTimePass();
      await run();
    }
    expect(send).toHaveBeenCalledTimes(TRIES);
    expect(await list()).toMatchObject([{ id, tries: TRIES, nextTry: undefined }]);
  });

  it('is queued once when several users retry it at the same time', async () => {
    const id = await failing(unknown());
    const answers = await Promise.all([retry(id), retry(id, people.admin), retry(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  it('is sent with all other failed emails when staff retry all', async () => {
    await failing(away());
    await failing(unknown());
    await queue(newMail());
    const all = () => post(test.payload, '/api/mails/retry-all', { as: people.admin });
    expect((await all()).answer).toEqual({ message: '2 emails will be sent again.' });
    expect((await all()).answer).toEqual({ message: 'There are no failed emails to retry.' });
    expect(await list()).toEqual([]);
  });
});

describe('retrying failed emails', () => {
  it('is forbidden to editors and visitors, and changes nothing', async () => {
    const id = await failing(away());
    for (const path of [`/api/mails/${id}/retry`, '/api/mails/retry-all']) {
      for (const as of [people.editor, undefined]) {
        expect((await post(test.payload, path, { as })).status).toBe(403);
      }
    }
    expect(await list()).toMatchObject([{ id, tries: 1 }]);
  });
});

describe('a retry of anything but a failed email', () => {
  it('returns 404 for an unknown ID, a waiting email, an email being sent, and a failed job of another task', async () => {
    const sending = await failing(away());
    await test.payload.db.pool.query('update payload_jobs set processing = true where id = $1', [sending]);
    const { id: other } = await test.payload.jobs.queue({ task: 'scanBill', input: { bill: 1 } });
    await test.payload.db.pool.query('update payload_jobs set has_error = true where id = $1', [other]);
    await queue(newMail());
    const waiting = (await jobs()).at(-1)!.id;
    const nonexistent = ['0', '99999999', '99999999999999999999', 'nonsense'];
    for (const id of [...nonexistent, waiting, sending, other]) {
      expect({ id, status: (await retry(id)).status }).toEqual({ id, status: 404 });
    }
  });
});

describe('the job metrics', () => {
  const countJobs = async (wanted: string) => {
    const jobs = await loadJobCounts(test.payload);
    return jobs.find(({ task }) => task === wanted);
  };

  it('include every task, even those without jobs', async () => {
    const none = { waiting: 0, running: 0, failed: 0, overdueSeconds: 0 };
    for (const task of ['sendMail', 'scanBill', 'sweepUploads', 'mailings']) {
      expect(await countJobs(task)).toEqual({ task, ...none });
    }
  });

  it('distinguish permanently failed, waiting and overdue emails', async () => {
    await failing(unknown());
    await failing(away());
    expect(await countJobs('sendMail')).toMatchObject({ waiting: 1, failed: 1, overdueSeconds: 0 });
    await test.payload.db.pool.query(
      // The column rounds to the millisecond, so exactly one minute might come out slightly shorter.
      "update payload_jobs set created_at = now() - interval '10 minutes', wait_until = now() - interval '61 seconds'",
    );
    const { overdueSeconds = 0 } = (await countJobs('sendMail')) ?? {};
    expect(overdueSeconds).toBeGreaterThanOrEqual(60);
    expect(overdueSeconds).toBeLessThan(300);
  });
});

describe('the recipients of staff notifications', () => {
  const notification = {
    subject: 'New',
    text: 'It came.',
    path: '/admin/inbox?open=7',
    replyTo: undefined,
  } as const;

  const recipients = async () => {
    await notifyStaff(await createLocalReq({}, test.payload), notification);
    return (await jobs()).map(({ input }) => (input as Mail).to).sort();
  };

  it('are all staff and admins, but not editors', async () => {
    expect(await recipients()).toEqual([people.admin.email, people.staff.email].sort());
  });

  it('are the email addresses in STAFF_MAIL if it is set', async () => {
    vi.stubEnv('STAFF_MAIL', 'a@example.com,b@example.com');
    expect(await recipients()).toEqual(['a@example.com', 'b@example.com']);
  });
});
