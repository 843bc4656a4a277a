import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { quizSubmission } from '../support/factories.ts';
import { mailsTo } from '../support/mail.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

const MAIL = {
  quiz: 'LL97 Risk Assessment',
  level: 'High Risk',
  result: 'Score: 10 / 15',
  link: 'https://example.com/ll97/quiz',
};

let test: TestPayload;
let outbox: string;
let submitQuizResult: (typeof import('#collections/quizzes/submissions/submit.ts'))['submitQuizResult'];

beforeAll(async () => {
  test = await createTestPayload({ seeded: false });
  outbox = path.join(test.dataDirectory, 'outbox');
  ({ submitQuizResult } = await import('#collections/quizzes/submissions/submit.ts'));
});

afterAll(() => test.close());

afterEach(() => vi.restoreAllMocks());

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
    await submitQuizResult(submission, MAIL);
    const [stored] = await storedFor(submission.userEmail);
    expect(stored).toMatchObject({ ...submission, isSpam: false });
    expect(Math.abs(Date.parse(stored?.submittedAt ?? '') - Date.now())).toBeLessThan(60_000);
    await send();
    const [mail, ...others] = await mailsTo(outbox, submission.userEmail);
    expect(others).toEqual([]);
    expect(mail?.headers.subject).toBe('LL97 Risk Assessment: High Risk');
    expect(mail?.text).toContain(MAIL.result);
  });

  it('is stored and mailed once when it is sent ten times at once', async () => {
    const submission = aSubmission();
    await Promise.all(Array.from({ length: 10 }, () => submitQuizResult(submission, MAIL)));
    expect(await storedFor(submission.userEmail)).toHaveLength(1);
    expect(await queued()).toBe(1);
  });

  it('is stored separately for another building', async () => {
    const submission = aSubmission();
    await submitQuizResult(submission, MAIL);
    await submitQuizResult({ ...submission, buildingAddress: '14 Main Street' }, MAIL);
    expect(await storedFor(submission.userEmail)).toHaveLength(2);
  });

  it('is not stored when its mail cannot be queued', async () => {
    const submission = aSubmission();
    vi.spyOn(test.payload.jobs, 'queue').mockRejectedValueOnce(new Error('no queue'));
    await expect(submitQuizResult(submission, MAIL)).rejects.toThrow('no queue');
    expect(await storedFor(submission.userEmail)).toEqual([]);
    expect(await queued()).toBe(0);
  });

  it('is not mailed when it cannot be stored', async () => {
    const submission = { ...aSubmission(), module: 'nonsense' as 'll97' };
    await expect(submitQuizResult(submission, MAIL)).rejects.toThrow();
    expect(await queued()).toBe(0);
  });

  it('is stored as spam when a bot asks for it, and no mail is sent', async () => {
    const submission = aSubmission();
    await submitQuizResult(submission, MAIL, { isSpam: true });
    expect(await storedFor(submission.userEmail)).toMatchObject([{ isSpam: true }]);
    expect(await queued()).toBe(0);
  });
});
