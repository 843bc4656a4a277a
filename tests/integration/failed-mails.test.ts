import { randomUUID } from 'node:crypto';
import { createLocalReq } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadJobFigures } from '#server/process-metrics.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { post, signInAs, type SignedIn } from '../support/rest.ts';

const TRIES = 9;

let test: TestPayload;
let people: Record<'admin' | 'editor' | 'staff', SignedIn>;
let queueMail: (typeof import('#cms/mail/queue.ts'))['queueMail'];
let listFailedMails: (typeof import('#cms/mail/failed-mails.ts'))['listFailedMails'];

beforeAll(async () => {
  test = await createTestPayload({ seeded: false });
  people = {
    admin: await signInAs(test.payload, 'admin'),
    editor: await signInAs(test.payload, 'editor'),
    staff: await signInAs(test.payload, 'staff'),
  };
  ({ queueMail } = await import('#cms/mail/queue.ts'));
  ({ listFailedMails } = await import('#cms/mail/failed-mails.ts'));
});

beforeEach(() => void vi.spyOn(test.payload.logger, 'warn').mockReturnValue(undefined));

afterEach(async () => {
  vi.restoreAllMocks();
  await test.payload.delete({ collection: 'payload-jobs', where: {} });
});

afterAll(() => test.close());

const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' });
const unknown = () =>
  Object.assign(new Error('550 unknown'), { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 });

const run = () => test.payload.jobs.run({ queue: 'mail', silent: true });

const letTimePass = () => test.payload.db.pool.query('update payload_jobs set wait_until = null');

/** Queues a mail and has it fail this often. Returns its number. */
async function failing(error: Error, times = 1): Promise<number> {
  const to = `${randomUUID()}@example.com`;
  await queueMail(await createLocalReq({}, test.payload), { to, subject: 'Hello', text: 'Words.' });
  const send = vi.spyOn(test.payload, 'sendEmail').mockRejectedValue(error);
  for (let time = 0; time < times; time += 1) {
    await letTimePass();
    await run();
  }
  send.mockRestore();
  const { docs } = await test.payload.find({ collection: 'payload-jobs', sort: '-id', limit: 1 });
  return docs[0]!.id;
}

const list = async () => (await listFailedMails(test.payload)).mails;

const retry = (id: number | string, as: SignedIn | undefined = people.staff) =>
  post(test.payload, `/api/mails/${id}/retry`, { as });

describe('the list of failed emails', () => {
  it('shows the mail, how often it was tried, why it failed, and when it is tried next', async () => {
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

  it('shows mails that were given up, and why', async () => {
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

  it('shows no mail that only waits, and no other job', async () => {
    const mail = { to: 'a@example.com', subject: 'Hello', text: 'Words.' };
    await queueMail(await createLocalReq({}, test.payload), mail);
    const { id } = await test.payload.jobs.queue({ task: 'scanBill', input: { bill: 1 } });
    await test.payload.db.pool.query('update payload_jobs set has_error = true where id = $1', [id]);
    expect(await list()).toEqual([]);
  });
});

describe('a mail that staff retry', () => {
  it.each<[string, () => Promise<number>]>([
    ['fails now', () => failing(away(), 3)],
    ['was given up after a day', () => failing(away(), TRIES)],
    ['was refused for good', () => failing(unknown())],
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

  it('gets as many tries as a new mail', async () => {
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

  it('keeps its Message-ID', async () => {
    const id = await failing(unknown());
    const send = vi.spyOn(test.payload, 'sendEmail');
    await retry(id);
    await run();
    expect(send.mock.calls).toMatchObject([
      [{ messageId: expect.stringContaining(`<mail-${id}-`) as string }],
    ]);
  });

  it('is due once when two people retry it at once', async () => {
    const id = await failing(unknown());
    const answers = await Promise.all([retry(id), retry(id, people.admin), retry(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  it('is left alone while it is being sent', async () => {
    const id = await failing(away());
    await test.payload.db.pool.query('update payload_jobs set processing = true');
    expect((await retry(id)).status).toBe(404);
  });

  it('is sent with the others when staff retry all', async () => {
    await failing(away());
    await failing(unknown());
    await queueMail(await createLocalReq({}, test.payload), { to: 'a@example.com', subject: 'x', text: 'x' });
    const all = () => post(test.payload, '/api/mails/retry-all', { as: people.admin });
    expect((await all()).answer).toEqual({ message: '2 emails will be sent again.' });
    expect((await all()).answer).toEqual({ message: 'There are no failed emails to retry.' });
    expect(await list()).toEqual([]);
  });
});

describe('retrying failed mails', () => {
  it.each(['admin', 'staff'] as const)('%s', async (role) => {
    expect((await retry(await failing(away()), people[role])).status).toBe(200);
  });

  it('is forbidden to everyone else, and changes nothing', async () => {
    const id = await failing(away());
    for (const path of [`/api/mails/${id}/retry`, '/api/mails/retry-all']) {
      for (const as of [people.editor, undefined]) {
        expect((await post(test.payload, path, { as })).status).toBe(403);
      }
    }
    expect(await list()).toMatchObject([{ id, tries: 1 }]);
  });
});

describe('what is not a failed mail', () => {
  it.each(['0', '-1', '1.5', '99999999', '99999999999999999999', 'nonsense', '%00', "1'--"])(
    'is not found: %s',
    async (id) => {
      expect((await retry(id)).status).toBe(404);
    },
  );

  it('includes a failed job of another task', async () => {
    const { id } = await test.payload.jobs.queue({ task: 'scanBill', input: { bill: 1 } });
    await test.payload.db.pool.query('update payload_jobs set has_error = true where id = $1', [id]);
    expect((await retry(id)).status).toBe(404);
  });

  it('includes a mail that only waits', async () => {
    await queueMail(await createLocalReq({}, test.payload), { to: 'a@example.com', subject: 'x', text: 'x' });
    const { docs } = await test.payload.find({ collection: 'payload-jobs' });
    expect((await retry(docs[0]!.id)).status).toBe(404);
  });
});

describe('the metrics of the process', () => {
  const figuresOf = async (wanted: string) => {
    const jobs = await loadJobFigures(test.payload);
    return jobs.find(({ task }) => task === wanted);
  };

  it('include every task, even without a job', async () => {
    const none = { waiting: 0, running: 0, failed: 0, overdueSeconds: 0 };
    for (const task of ['sendMail', 'scanBill', 'sweepUploads', 'sendLaunchMails']) {
      expect(await figuresOf(task)).toEqual({ task, ...none });
    }
  });

  it('distinguish mails that failed for good, those that wait for their next try, and overdue ones', async () => {
    await failing(unknown());
    await failing(away());
    expect(await figuresOf('sendMail')).toMatchObject({ waiting: 1, failed: 1, overdueSeconds: 0 });
    await test.payload.db.pool.query(
      // The column rounds to the millisecond: a minute exactly may be a little less.
      "update payload_jobs set created_at = now() - interval '10 minutes', wait_until = now() - interval '61 seconds'",
    );
    const { overdueSeconds = 0 } = (await figuresOf('sendMail')) ?? {};
    expect(overdueSeconds).toBeGreaterThanOrEqual(60);
    expect(overdueSeconds).toBeLessThan(300);
  });
});
