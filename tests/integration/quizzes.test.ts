import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Quiz } from '#cms/payload-types.ts';
import { LEVEL_SCALES } from '#law/quizzes/quiz.ts';
import { createUser } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

type QuizContent = Omit<Quiz, 'id' | 'createdAt' | 'updatedAt'>;

let test: TestPayload;
let ll97: Quiz;
let findQuiz: (typeof import('#app/data/quizzes.server.ts'))['findQuiz'];

const withoutIds = (key: string, value: unknown): unknown => (key === 'id' ? undefined : value);

/** The content of the seeded quiz, without row IDs. */
const content = (): QuizContent => JSON.parse(JSON.stringify(ll97, withoutIds)) as QuizContent;

beforeAll(async () => {
  test = await createTestPayload();
  ({ findQuiz } = await import('#app/data/quizzes.server.ts'));
  const { docs } = await test.payload.find({
    collection: 'quizzes',
    where: { module: { equals: 'll97' } },
    depth: 0,
  });
  ll97 = docs[0] as Quiz;
});

afterAll(() => test.close());

/** Publishes the LL97 quiz with changes, and returns the validation errors by field. */
async function findValidationErrors(
  change: Partial<QuizContent>,
): Promise<{ path: string; message: string }[]> {
  const data = { ...change, _status: 'published' as const };
  const update = test.payload.update({ collection: 'quizzes', id: ll97.id, data });
  try {
    await update;
    return [];
  } catch (error) {
    const { status, data } = error as {
      status: number;
      data: { errors: { path: string; message: string }[] };
    };
    expect(status).toBe(400);
    return data.errors.map(({ path, message }) => ({ path, message }));
  }
}

const bandsFrom = (...starts: number[]) =>
  content().bands.map((band, index) => ({ ...band, from: starts[index] ?? 0 }));

describe('the seeded LL97 quiz', () => {
  it('is published, with the questions, points and bands from the specification', () => {
    expect(ll97).toMatchObject({ module: 'll97', _status: 'published' });
    expect(ll97.questions.map(({ options }) => options.map(({ score }) => score))).toEqual(
      Array.from({ length: 5 }, () => [0, 1, 2, 3]),
    );
    expect(ll97.bands.map(({ from, level }) => [from, level])).toEqual(
      [0, 5, 9, 13].map((from, index) => [from, LEVEL_SCALES[0][index]]),
    );
  });

  it('is visible to visitors', async () => {
    const quiz = await findQuiz('ll97');
    expect(
      quiz?.findings.map(({ heading: _heading, positiveText: _p, negativeText: _n, ...basis }) => basis),
    ).toEqual([
      { basedOn: 'band', positiveLevels: ['low', 'medium'] },
      { basedOn: 'answer', question: 4, positiveOptions: ['a', 'b'] },
      { basedOn: 'answer', question: 3, positiveOptions: ['a', 'b'] },
      { basedOn: 'answer', question: 2, positiveOptions: ['a', 'b'] },
    ]);
    expect(quiz?.questions[0]?.options.map(({ lead }) => lead?.slice(0, 55))).toEqual([
      'A single building of this size is probably not covered.',
      undefined,
      undefined,
      undefined,
    ]);
    expect(await findQuiz('cwz')).toBeUndefined();
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
    expect((await findQuiz('ll97'))?.optionsScreen).toBeUndefined();
  });
});

describe.each(['nyc-pest', 'nyc-plastic'] as const)('the seeded quiz of %s', (module) => {
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
    expect((await findQuiz('ll97'))?.checklist).toBeUndefined();
  });
});

// The tests of all other validation rules are in law/quizzes.
describe('publishing a quiz', () => {
  it('is rejected with an error at the field if a band starts beyond the maximum score', async () => {
    expect(await findValidationErrors({ bands: bandsFrom(0, 5, 9, 16) })).toEqual([
      { path: 'bands.3.from', message: expect.stringMatching(/score is 15/) as string },
    ]);
  });

  it('is rejected with an error at the field if a checklist step names an unknown question or option', async () => {
    const step = {
      heading: 'Do it',
      rule: 'A rule.',
      action: 'Do.',
      basis: 'A law.',
      shownFor: 'answers' as const,
    };
    const checklist = { linkLabel: 'Get it', heading: 'A list', intro: 'Yours.', generalIntro: 'All.' };
    const items = [
      { ...step, question: 9, options: ['a' as const] },
      { ...step, question: 1, options: ['e' as const] },
    ];
    expect(await findValidationErrors({ hasChecklist: true, checklist: { ...checklist, items } })).toEqual([
      { path: 'checklist.items.0.question', message: 'There is no question 9.' },
      { path: 'checklist.items.1.options', message: 'Question 1 has no option e.' },
    ]);
  });

  it('keeps the previous version live if it is rejected', async () => {
    expect((await findQuiz('ll97'))?.questions).toHaveLength(5);
  });
});

describe('a quiz', () => {
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
    const second = test.payload.create({
      collection: 'quizzes',
      data: { ...content(), _status: 'published' },
    });
    await expect(second).rejects.toMatchObject({ status: 400 });
  });

  it('with an options screen needs copy for both options', async () => {
    const errors = await findValidationErrors({ hasOptionsScreen: true });
    expect(errors.map(({ path }) => path)).toEqual(
      [
        'heading',
        'take.title',
        'take.text',
        'take.label',
        'skip.title',
        'skip.text',
        'skip.label',
        'skip.url',
      ].map((field) => `optionsScreen.${field}`),
    );
  });

  it('may have no findings and different copy', async () => {
    expect(await findValidationErrors({ findings: [], heading: 'Renamed' })).toEqual([]);
    expect(await findQuiz('ll97')).toMatchObject({ heading: 'Renamed', findings: [] });
  });
});
