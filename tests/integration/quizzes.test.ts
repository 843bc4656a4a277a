import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LEVEL_SCALES } from '#law/quizzes/quiz.ts';
import type { Quiz } from '#cms/payload-types.ts';
import { quizSubmission, readinessAssessment } from '../support/factories.ts';
import { errorsOf } from '../support/figures.ts';
import { mailsTo } from '../support/mail.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

let test: TestPayload;
let ll97: Quiz;
let findQuiz: (typeof import('#app/data/quizzes.server.ts'))['findQuiz'];
let submit: typeof import('#collections/quizzes/submissions/submit.ts');
let assessments: typeof import('#app/data/readiness-assessments.server.ts');

beforeAll(async () => {
  test = await createTestPayload();
  ({ findQuiz } = await import('#app/data/quizzes.server.ts'));
  submit = await import('#collections/quizzes/submissions/submit.ts');
  assessments = await import('#app/data/readiness-assessments.server.ts');
  const where = { module: { equals: 'll97' } };
  ll97 = (await test.payload.find({ collection: 'quizzes', where, depth: 0 })).docs[0]!;
});

afterAll(() => test.close());

describe('the seeded LL97 quiz', () => {
  it('is published, with the questions, points, bands and findings from the specification', async () => {
    expect(ll97).toMatchObject({ module: 'll97', _status: 'published' });
    expect(ll97.questions.map(({ options }) => options.map(({ score }) => score))).toEqual(
      Array.from({ length: 5 }, () => [0, 1, 2, 3]),
    );
    expect(ll97.bands.map(({ from, level }) => [from, level])).toEqual(
      [0, 5, 9, 13].map((from, index) => [from, LEVEL_SCALES[0][index]]),
    );
    const quiz = await findQuiz('ll97');
    expect(quiz).toMatchObject({ optionsScreen: undefined, checklist: undefined });
    expect(
      quiz?.findings.map(({ heading: _heading, positiveText: _p, negativeText: _n, ...basis }) => basis),
    ).toEqual([
      { basedOn: 'band', positiveLevels: ['low', 'medium'] },
      { basedOn: 'answer', question: 4, positiveOptions: ['a', 'b'] },
      { basedOn: 'answer', question: 3, positiveOptions: ['a', 'b'] },
      { basedOn: 'answer', question: 2, positiveOptions: ['a', 'b'] },
    ]);
  });
});

describe('the seeded LL199 quiz', () => {
  it('has spending bands, and can be skipped before its first question', async () => {
    const quiz = await findQuiz('ll199');
    expect(quiz?.bands.map(({ from, level, label, savings }) => [from, level, label, savings])).toEqual([
      [0, 'optimal', 'Optimal Spending', '0-5%'],
      [5, 'fair', 'Fair Spending', '5-15%'],
      [9, 'high', 'Potentially Overpaying', '15-25%'],
      [13, 'very-high', 'Significantly Overpaying', '25%+'],
    ]);
    expect(quiz?.optionsScreen).toMatchObject({
      take: { label: 'Take the Quiz' },
      skip: { label: 'Skip the Quiz', url: '/ll199/invoice' },
    });
  });
});

describe.each(['nyc-pest', 'nyc-plastic'] as const)('the seeded quiz of the module %s', (module) => {
  it('scores by share, can skip questions, and leads to a checklist', async () => {
    const quiz = await findQuiz(module);
    expect(quiz?.bandsBy).toBe('share');
    expect(quiz?.bands.map(({ from, level }) => [from, level])).toEqual([
      [0, 'on-track'],
      [21, 'gaps'],
      [61, 'act-now'],
    ]);
    expect(quiz?.questions.some(({ options }) => options.some(({ doesNotApply }) => doesNotApply))).toBe(
      true,
    );
    expect(quiz?.checklist?.items.length).toBeGreaterThan(10);
  });
});

// The tests of all other validation rules are in law/quizzes.
describe('a quiz', () => {
  const publish = (data: Partial<Quiz>) =>
    test.payload.update({ collection: 'quizzes', id: ll97.id, data: { ...data, _status: 'published' } });

  it('is rejected at its field if a band starts beyond the maximum score, and stays unchanged', async () => {
    const bands = ll97.bands.map((band, index) => ({ ...band, from: [0, 5, 9, 16][index] ?? 0 }));
    expect(await errorsOf(publish({ bands }))).toEqual({
      'bands.3.from': expect.stringMatching(/score is 15/) as string,
    });
    expect((await findQuiz('ll97'))?.bands.at(-1)?.from).toBe(13);
  });

  it('may be incomplete as a draft, which visitors do not see', async () => {
    const { id } = await test.payload.create({
      collection: 'quizzes',
      data: { module: 'cwz', heading: 'Begun', questions: [], bands: [] } as never,
      draft: true,
    });
    expect(await findQuiz('cwz')).toBeUndefined();
    await expect(
      test.payload.update({ collection: 'quizzes', id, data: { _status: 'published' } }),
    ).rejects.toMatchObject({ status: 400 });
  });

  it('must be the only quiz of its module', async () => {
    const withoutIds = (key: string, value: unknown): unknown => (key === 'id' ? undefined : value);
    const data = JSON.parse(JSON.stringify(ll97, withoutIds)) as Omit<Quiz, 'id'>;
    const second = test.payload.create({ collection: 'quizzes', data });
    await expect(second).rejects.toMatchObject({ status: 400 });
  });

  it('with an options screen needs copy for both options', async () => {
    const copy = ['title', 'text', 'label'];
    expect(Object.keys(await errorsOf(publish({ hasOptionsScreen: true })))).toEqual(
      [
        'heading',
        ...copy.map((field) => `take.${field}`),
        ...copy.map((field) => `skip.${field}`),
        'skip.url',
      ].map((field) => `optionsScreen.${field}`),
    );
  });
});

const MAIL = {
  quiz: 'LL97 Risk Assessment',
  level: 'High Risk',
  result: 'Score: 10 / 15',
  link: 'https://example.com/ll97/quiz',
};

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
    await submit.submitQuizResult(submission, MAIL);
    const [stored] = await storedFor(submission.userEmail);
    expect(stored).toMatchObject({ ...submission, isSpam: false });
    expect(Math.abs(Date.parse(stored?.submittedAt ?? '') - Date.now())).toBeLessThan(60_000);
    await send();
    const [mail, ...others] = await mailsTo(path.join(test.dataDirectory, 'outbox'), submission.userEmail);
    expect(others).toEqual([]);
    expect(mail?.headers.subject).toBe('LL97 Risk Assessment: High Risk');
    expect(mail?.text).toContain(MAIL.result);
  });

  it('is stored and emailed once when submitted ten times at once', async () => {
    const submission = aSubmission();
    await Promise.all(Array.from({ length: 10 }, () => submit.submitQuizResult(submission, MAIL)));
    expect(await storedFor(submission.userEmail)).toHaveLength(1);
    expect(await queued()).toBe(1);
  });

  it('is stored separately for another building', async () => {
    const submission = aSubmission();
    await submit.submitQuizResult(submission, MAIL);
    await submit.submitQuizResult({ ...submission, buildingAddress: '14 Main Street' }, MAIL);
    expect(await storedFor(submission.userEmail)).toHaveLength(2);
  });

  it('is not emailed when it cannot be stored', async () => {
    const submission = { ...aSubmission(), module: 'nonsense' as 'll97' };
    await expect(submit.submitQuizResult(submission, MAIL)).rejects.toThrow();
    expect(await queued()).toBe(0);
  });

  it('is stored as spam without an email when a bot requests it', async () => {
    const submission = aSubmission();
    await submit.submitQuizResult(submission, MAIL, { isSpam: true });
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
    const publicId = await submit.submitReadinessAssessment(assessment);
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
    const ids = await Promise.all(
      Array.from({ length: 10 }, () => submit.submitReadinessAssessment(assessment)),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await storedAt(assessment.buildingAddress)).toHaveLength(1);
    const withheld = { ...assessment, isAddressWithheld: true };
    expect(ids).not.toContain(await submit.submitReadinessAssessment(withheld));
  });

  it('has a result that contains its score and answers, but no person, place or notes', async () => {
    const assessment = anAssessment();
    const { answers, buildingAddress } = assessment;
    const publicId = await submit.submitReadinessAssessment(assessment);
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
    'has no result with the ID %j',
    async (publicId) => {
      expect(await assessments.findReadinessResult(publicId)).toBeUndefined();
    },
  );
});

describe('the public list of readiness assessments', () => {
  it('shows the ten latest, newest first, with only place, building type, level, score and date', async () => {
    for (let number = 1; number <= 11; number += 1) {
      await submit.submitReadinessAssessment(anAssessment({ buildingAddress: `${number} Main Street` }));
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
    await submit.submitReadinessAssessment(assessment);
    await submit.submitReadinessAssessment(anAssessment(), { isSpam: true });
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
