import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quizSubmission, readinessAssessment } from '../support/factories.ts';
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
let submitReadinessAssessment: (typeof import('#collections/quizzes/submissions/submit.ts'))['submitReadinessAssessment'];
let assessments: typeof import('#app/data/readiness-assessments.server.ts');

beforeAll(async () => {
  test = await createTestPayload({ seeded: false });
  outbox = path.join(test.dataDirectory, 'outbox');
  ({ submitQuizResult, submitReadinessAssessment } =
    await import('#collections/quizzes/submissions/submit.ts'));
  assessments = await import('#app/data/readiness-assessments.server.ts');
});

afterAll(() => test.close());

beforeEach(async () => {
  await test.payload.delete({ collection: 'payload-jobs', where: {} });
  await test.payload.delete({ collection: 'quiz-submissions', where: {} });
});

const aSubmission = () => quizSubmission({ userEmail: `${randomUUID()}@example.com` });

const storedFor = async (userEmail: string) => {
  const where = { userEmail: { equals: userEmail } };
  return (await test.payload.find({ collection: 'quiz-submissions', where })).docs;
};

const queued = async (): Promise<number> =>
  (await test.payload.count({ collection: 'payload-jobs' })).totalDocs;

const send = () => test.payload.jobs.run({ queue: 'mail', silent: true });

describe('a quiz result that a visitor requests', () => {
  it('is stored with its date, and emailed', async () => {
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

  it('is stored and emailed once when submitted ten times at once', async () => {
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

  it('is not emailed when it cannot be stored', async () => {
    const submission = { ...aSubmission(), module: 'nonsense' as 'll97' };
    await expect(submitQuizResult(submission, MAIL)).rejects.toThrow();
    expect(await queued()).toBe(0);
  });

  it('is stored as spam without an email when a bot requests it', async () => {
    const submission = aSubmission();
    await submitQuizResult(submission, MAIL, { isSpam: true });
    expect(await storedFor(submission.userEmail)).toMatchObject([{ isSpam: true }]);
    expect(await queued()).toBe(0);
  });
});

const anAssessment = (overrides: Parameters<typeof readinessAssessment>[0] = {}) =>
  readinessAssessment({ buildingAddress: `${randomUUID()} Main Street, Queens`, ...overrides });

const storedAt = async (buildingAddress: string) => {
  const where = { buildingAddress: { equals: buildingAddress } };
  return (await test.payload.find({ collection: 'quiz-submissions', where })).docs;
};

describe('a readiness assessment', () => {
  it('is stored with its date, and the score and level of its answers', async () => {
    const assessment = anAssessment();
    const publicId = await submitReadinessAssessment(assessment);
    const [stored, ...others] = await storedAt(assessment.buildingAddress);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      ...assessment,
      module: 'nyc-internet',
      score: 9,
      riskLevel: 'Moderate Risk',
      isSpam: false,
      publicId,
    });
    expect(publicId).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(Math.abs(Date.parse(stored?.submittedAt ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it('has one result when submitted ten times at once, and a new one for different answers', async () => {
    const assessment = anAssessment();
    const ids = await Promise.all(Array.from({ length: 10 }, () => submitReadinessAssessment(assessment)));
    expect(new Set(ids).size).toBe(1);
    expect(await storedAt(assessment.buildingAddress)).toHaveLength(1);
    const withheld = { ...assessment, isAddressWithheld: true };
    expect(ids).not.toContain(await submitReadinessAssessment(withheld));
  });

  it('has a result with its score and answers, but without the person, place or notes', async () => {
    const assessment = anAssessment();
    const { answers, buildingAddress } = assessment;
    const publicId = await submitReadinessAssessment(assessment);
    const [stored] = await storedAt(buildingAddress);
    const { additionalNotes, ...chosen } = answers;
    expect(additionalNotes).toBeDefined();
    expect(await assessments.findReadinessResult(publicId)).toEqual({
      score: 9,
      submittedAt: stored?.submittedAt,
      answers: chosen,
    });
  });

  it.each(['', 'A'.repeat(22), "' or 1=1 --aaaaaaaaaaaa"])(
    'has no result with the ID "%s"',
    async (publicId) => {
      expect(await assessments.findReadinessResult(publicId)).toBeUndefined();
    },
  );
});

describe('the public list of readiness assessments', () => {
  it('shows the ten latest, newest first, with only place, building type, level, score and date', async () => {
    for (let number = 1; number <= 11; number += 1) {
      await submitReadinessAssessment(anAssessment({ buildingAddress: `${number} Main Street` }));
    }
    const list = await assessments.listPublicAssessments();
    expect(list.map(({ place }) => place)).toEqual(
      Array.from({ length: 10 }, (_, index) => `${11 - index} Main Street`),
    );
    expect(list[0]).toEqual({
      place: '11 Main Street',
      riskLevel: 'Moderate Risk',
      score: 9,
      submittedAt: expect.any(String),
      buildingType: 'mixed-use',
    });
  });

  it('omits spam, other modules and withheld addresses', async () => {
    const assessment = anAssessment({ isAddressWithheld: true });
    await submitReadinessAssessment(assessment);
    await submitReadinessAssessment(anAssessment(), { isSpam: true });
    await test.payload.create({
      collection: 'quiz-submissions',
      data: {
        module: 'll97',
        userEmail: 'olive@example.com',
        buildingAddress: '12 Main Street',
        answers: [],
        score: 3,
        riskLevel: 'low',
        submittedAt: new Date().toISOString(),
      },
    });
    const list = await assessments.listPublicAssessments();
    expect(list.map(({ place }) => place)).toEqual(['Queens (address withheld)']);
  });
});
