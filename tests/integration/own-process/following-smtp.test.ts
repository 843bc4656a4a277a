import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runQueuesInTurn } from '#cms/jobs/one-runner.ts';
import { addFollower, insertHomes, morning } from '../../support/following.ts';
import { createTestPayload, type TestPayload } from '../../support/payload.ts';
import { type Fault, type SmtpReceiver, startSmtpReceiver } from '../../support/smtp-receiver.ts';

const FOLLOWERS = 120;

let test: TestPayload;
let receiver: SmtpReceiver;
let planDay: typeof import('#collections/following/plan-day.ts').planDay;
let composeMails: typeof import('#collections/following/compose.ts').composeMails;

beforeAll(async () => {
  receiver = await startSmtpReceiver();
  test = await createTestPayload({ environment: { SMTP_URL: `smtp://127.0.0.1:${receiver.port}` } });
  runQueuesInTurn(test.payload);
  ({ planDay } = await import('#collections/following/plan-day.ts'));
  ({ composeMails } = await import('#collections/following/compose.ts'));
});

afterAll(async () => {
  await receiver.goDown();
  await test.close();
});

const waiting = async () => (await test.payload.count({ collection: 'payload-jobs' })).totalDocs;

/** A few batches of ten, by two runners that take turns. */
async function send(): Promise<void> {
  await test.payload.db.pool.query('update payload_jobs set wait_until = null');
  const run = () => test.payload.jobs.run({ queue: 'bulkMail', limit: FOLLOWERS, silent: true });
  await Promise.all([run(), run()]);
}

const FAULTS: Fault[] = [
  'breaks off in the text',
  'refuses the connection',
  'breaks off before it says that it has the mail',
  'refuses the recipient for now',
  'refuses the text for now',
];

it('each follower gets one reminder, by Message-ID and content, though the server fails and work is interrupted', async () => {
  vi.spyOn(test.payload.logger, 'warn').mockReturnValue(undefined);
  await insertHomes(test.payload);
  const people = [];
  for (let count = 0; count < FOLLOWERS; count += 1) people.push(await addFollower(test.payload));
  const now = morning('2026-12-01');
  vi.useFakeTimers({ toFake: ['Date'], now });
  await expect(planDay(test.payload, { now, signal: AbortSignal.abort() })).rejects.toThrow('abort');
  await Promise.all([planDay(test.payload, { now }), planDay(test.payload, { now })]);
  const interrupted = new AbortController();
  const composing = composeMails(test.payload, { now, signal: interrupted.signal });
  interrupted.abort();
  await composing;
  await Promise.all([composeMails(test.payload, { now }), composeMails(test.payload, { now })]);
  await composeMails(test.payload, { now });

  receiver.fail(...FAULTS, ...FAULTS);
  await send();
  await receiver.goDown();
  await send();
  await receiver.goUp();
  for (let turn = 0; turn < 8 && (await waiting()) > 0; turn += 1) await send();
  vi.useRealTimers();

  expect(await waiting()).toBe(0);
  const mails = [...receiver.filed.values()];
  expect(mails.map(({ headers }) => headers.to).toSorted()).toEqual(
    people.map(({ email }) => email).toSorted(),
  );
  for (const { text } of mails) expect(text.match(/#bedbug/g)).toHaveLength(1);
  for (const { deliveries, unanswered } of mails) expect(deliveries).toBe(unanswered + 1);
});
