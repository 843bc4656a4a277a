import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Quiz } from '#cms/payload-types.ts';
import { LEVEL_SCALES } from '#law/quizzes/quiz.ts';
import { createUser } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

type Words = Omit<Quiz, 'id' | 'createdAt' | 'updatedAt'>;

let test: TestPayload;
let ll97: Quiz;
let findQuiz: (typeof import('#app/data/quizzes.server.ts'))['findQuiz'];

const withoutIds = (key: string, value: unknown): unknown => (key === 'id' ? undefined : value);

/** The words of the seeded quiz, without the identities of its rows. */
const words = (): Words => JSON.parse(JSON.stringify(ll97, withoutIds)) as Words;

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

/** Saves the LL97 quiz with changes, published; what the panel would say beside which fields. */
async function validationErrorsOf(change: Partial<Words>): Promise<{ path: string; message: string }[]> {
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

const questionsWith = (index: number, change: Partial<Quiz['questions'][number]>) =>
  words().questions.map((question, at) => (at === index ? { ...question, ...change } : question));

const bandsFrom = (...starts: number[]) =>
  words().bands.map((band, index) => ({ ...band, from: starts[index] ?? 0 }));

describe('the seeded LL97 quiz', () => {
  it('is published, with the questions, points and bands of the specification', () => {
    expect(ll97).toMatchObject({ module: 'll97', _status: 'published' });
    expect(ll97.questions.map(({ options }) => options.map(({ score }) => score))).toEqual(
      Array.from({ length: 5 }, () => [0, 1, 2, 3]),
    );
    expect(ll97.bands.map(({ from, level }) => [from, level])).toEqual(
      [0, 5, 9, 13].map((from, index) => [from, LEVEL_SCALES[0][index]]),
    );
  });

  it('is what visitors see', async () => {
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
  it('has the bands of spending, and can be skipped before its first question', async () => {
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
  it('measures shares, can leave questions out, and leads to a checklist', async () => {
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

describe('a published quiz that makes no sense is refused, with the reason at its field:', () => {
  it.each<[string, () => Partial<Words>, string, RegExp]>([
    ['no questions', () => ({ questions: [] }), 'questions', /at least one question/],
    [
      'a question without options',
      () => ({ questions: questionsWith(1, { options: [] }) }),
      'questions.1.options',
      /Question 2 needs 2 to 5 options; it has 0/,
    ],
    [
      'negative points',
      () => ({
        questions: questionsWith(0, {
          options: [
            { text: 'A', score: -1 },
            { text: 'B', score: 3 },
          ],
        }),
      }),
      'questions.0.options.0.score',
      /whole points from 0/,
    ],
    [
      'half a point',
      () => ({
        questions: questionsWith(0, {
          options: [
            { text: 'A', score: 0 },
            { text: 'B', score: 2.5 },
          ],
        }),
      }),
      'questions.0.options.1.score',
      /whole points from 0/,
    ],
    ['bands that begin above 0', () => ({ bands: bandsFrom(1, 5, 9, 13) }), 'bands.0.from', /start at 0/],
    [
      'two bands from one score',
      () => ({ bands: bandsFrom(0, 5, 5, 13) }),
      'bands.2.from',
      /above the one before/,
    ],
    ['a band beyond the maximum', () => ({ bands: bandsFrom(0, 5, 9, 16) }), 'bands.3.from', /score is 15/],
    [
      'a level of another scale',
      () => ({
        bands: words().bands.map((band, index) => (index === 1 ? { ...band, level: 'fair' as const } : band)),
      }),
      'bands',
      /no band for: Medium/,
    ],
    ['a missing band', () => ({ bands: words().bands.slice(1) }), 'bands', /no band for: Low/],
    [
      'fewer points than a band needs',
      () => ({ questions: words().questions.slice(0, 4) }),
      'bands.3.from',
      /score is 12/,
    ],
  ])('%s', async (_what, change, path, message) => {
    const errors = await validationErrorsOf(change());
    expect(errors.find((error) => error.path === path)?.message).toMatch(message);
  });

  it('a step of its checklist that follows from no answer', async () => {
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
    expect(await validationErrorsOf({ hasChecklist: true, checklist: { ...checklist, items } })).toEqual([
      { path: 'checklist.items.0.question', message: 'There is no question 9.' },
      { path: 'checklist.items.1.options', message: 'Question 1 has no option e.' },
    ]);
  });

  it('a finding about what is not asked', async () => {
    const [, heating, upgrades] = words().findings ?? [];
    const findings = [
      { ...heating, question: 9 },
      { ...upgrades, positiveOptions: [] },
    ] as Words['findings'];
    expect(await validationErrorsOf({ findings })).toEqual([
      { path: 'findings.0.question', message: 'There is no question 9.' },
      { path: 'findings.1.positiveOptions', message: 'Choose at least one option.' },
    ]);
  });

  it('and visitors still see the one before', async () => {
    expect((await findQuiz('ll97'))?.questions).toHaveLength(5);
  });
});

describe('a quiz', () => {
  it('may be incomplete while it is a draft, and is then nothing that visitors see', async () => {
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

  it('stays the same for visitors while a draft of it changes', async () => {
    const data = { heading: 'A draft heading' };
    await test.payload.update({ collection: 'quizzes', id: ll97.id, data, draft: true });
    expect((await findQuiz('ll97'))?.heading).toBe(ll97.heading);
  });

  it('is the only one of its module', async () => {
    const second = test.payload.create({ collection: 'quizzes', data: { ...words(), _status: 'published' } });
    await expect(second).rejects.toMatchObject({ status: 400 });
  });

  it('is published by editors only', async () => {
    const asStaff = { overrideAccess: false, user: await createUser(test.payload, 'staff') } as const;
    const write = test.payload.update({ collection: 'quizzes', id: ll97.id, data: {}, ...asStaff });
    await expect(write).rejects.toMatchObject({ status: 403 });
  });

  it('that asks first whether to take it needs the words of both ways', async () => {
    const errors = await validationErrorsOf({ hasOptionsScreen: true });
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

  it('may have no findings and other copy', async () => {
    expect(await validationErrorsOf({ findings: [], heading: 'Renamed' })).toEqual([]);
    expect(await findQuiz('ll97')).toMatchObject({ heading: 'Renamed', findings: [] });
  });
});
