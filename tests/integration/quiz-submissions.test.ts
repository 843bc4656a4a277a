import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quizSubmission } from '../support/factories.ts';
import { mailsTo } from '../support/mail.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

const MAIL = { subject: 'LL97 Risk Assessment: High Risk', text: 'Score: 10 / 15' };

let test: TestPayload;
let outbox: string;
let storeQuizSubmission: (typeof import('#app/content/quiz-submissions.server.ts'))['storeQuizSubmission'];

beforeAll(async () => {
  test = await createTestPayload({ seeded: false });
  outbox = path.join(test.dataDirectory, 'outbox');
  ({ storeQuizSubmission } = await import('#app/content/quiz-submissions.server.ts'));
});

afterAll(() => test.close());

beforeEach(() => test.payload.delete({ collection: 'payload-jobs', where: {} }));

const aSubmission = () => quizSubmission({ userEmail: `${randomUUID()}@example.com` });

const storedFor = async (userEmail: string) => {
  const where = { userEmail: { equals: userEmail } };
  return (await test.payload.find({ collection: 'quiz-submissions', where })).docs;
};

const queued = async (): Promise<number> =>
  (await test.payload.count({ collection: 'payload-jobs' })).totalDocs;

const send = () => test.payload.jobs.run({ queue: 'mail', silent: true });

describe('a result that a visitor asks for', () => {
  it('is stored with its day, and sent', async () => {
    const submission = aSubmission();
    await storeQuizSubmission(submission, MAIL);
    const [stored] = await storedFor(submission.userEmail);
    expect(stored).toMatchObject({ ...submission, isSpam: false });
    expect(Math.abs(Date.parse(stored?.submittedAt ?? '') - Date.now())).toBeLessThan(60_000);
    await send();
    const [mail, ...others] = await mailsTo(outbox, submission.userEmail);
    expect(others).toEqual([]);
    expect(mail?.headers.subject).toBe(MAIL.subject);
    expect(mail?.text).toContain(MAIL.text);
  });

  it('ten times at once is one, with one mail', async () => {
    const submission = aSubmission();
    await Promise.all(Array.from({ length: 10 }, () => storeQuizSubmission(submission, MAIL)));
    expect(await storedFor(submission.userEmail)).toHaveLength(1);
    expect(await queued()).toBe(1);
  });

  it('for another building is another', async () => {
    const submission = aSubmission();
    await storeQuizSubmission(submission, MAIL);
    await storeQuizSubmission({ ...submission, buildingAddress: '14 Main Street' }, MAIL);
    expect(await storedFor(submission.userEmail)).toHaveLength(2);
  });

  it('and whose mail cannot be queued is not stored', async () => {
    const submission = aSubmission();
    const broken = { ...MAIL, subject: 'One line\r\nBcc: others@example.com' };
    await expect(storeQuizSubmission(submission, broken)).rejects.toThrow();
    expect(await storedFor(submission.userEmail)).toEqual([]);
    expect(await queued()).toBe(0);
  });

  it('and cannot be stored is not sent', async () => {
    const submission = { ...aSubmission(), module: 'nonsense' as 'll97' };
    await expect(storeQuizSubmission(submission, MAIL)).rejects.toThrow();
    expect(await queued()).toBe(0);
  });

  it('as a machine is kept apart, and not sent', async () => {
    const submission = aSubmission();
    await storeQuizSubmission(submission, MAIL, { isSpam: true });
    expect(await storedFor(submission.userEmail)).toMatchObject([{ isSpam: true }]);
    expect(await queued()).toBe(0);
  });
});
