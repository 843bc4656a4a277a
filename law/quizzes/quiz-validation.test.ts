import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type QuizDraft, validateQuiz } from './quiz-validation.ts';

const options = [{ score: 0 }, { score: 3 }];

/** A valid quiz with five questions and at most 15 points. */
const sensible = {
  questions: Array.from({ length: 5 }, () => ({ options })),
  bands: [
    { from: 0, level: 'low' },
    { from: 5, level: 'medium' },
    { from: 9, level: 'high' },
    { from: 13, level: 'very-high' },
  ],
  findings: [
    { basedOn: 'answer', question: 5, positiveOptions: ['a'] },
    { basedOn: 'band', positiveLevels: ['low', 'medium'] },
  ],
} satisfies QuizDraft;

const withScore = (score: number | null) => ({
  questions: [{ options: [{ score: 0 }, { score }] }, ...sensible.questions],
});

const withBands = (...starts: (number | null)[]) => ({
  bands: sensible.bands.map((band, index) => ({ ...band, from: starts[index] })),
});

const withFinding = (finding: NonNullable<QuizDraft['findings']>[number]) => ({ findings: [finding] });

const withItem = (item: object) => ({ hasChecklist: true, checklist: { items: [item] } });

it('validateQuiz accepts an incomplete checklist that is switched off', () => {
  expect(validateQuiz({ ...sensible, ...withItem({}), hasChecklist: false })).toEqual([]);
});

it('validateQuiz accepts percentage bands that start above the maximum points', () => {
  expect(validateQuiz({ ...sensible, bandsBy: 'share', ...withBands(0, 21, 61, 100) })).toEqual([]);
});

it('validateQuiz accepts a valid quiz', () => {
  expect(validateQuiz(sensible)).toEqual([]);
  expect(validateQuiz({ ...sensible, findings: undefined })).toEqual([]);
});

it('validateQuiz accepts bands on a different scale, but not two scales in one quiz', () => {
  const spending = ['optimal', 'fair', 'high', 'very-high'];
  const bands = sensible.bands.map((band, index) => ({ ...band, level: spending[index] }));
  const finding = { basedOn: 'band', positiveLevels: ['optimal', 'fair'] };
  expect(validateQuiz({ ...sensible, bands, findings: [finding] })).toEqual([]);
  expect(validateQuiz({ ...sensible, findings: [finding] })).toEqual([
    {
      path: 'findings.0.positiveLevels',
      message: 'Choose at least one of the levels that the bands use.',
    },
  ]);
});

describe.each<[string, Partial<QuizDraft>, string, RegExp]>([
  ['no questions', { questions: [] }, 'questions', /at least one question/],
  ['missing questions', { questions: null }, 'questions', /at least one question/],
  [
    'a question without options',
    { questions: [...sensible.questions, { options: [] }] },
    'questions.5.options',
    /Question 6 needs 2 to 5 options; it has 0/,
  ],
  [
    'a question with one option',
    { questions: [{ options: [{ score: 15 }] }] },
    'questions.0.options',
    /it has 1/,
  ],
  [
    'six options',
    { questions: [...sensible.questions, { options: [...options, ...options, ...options] }] },
    'questions.5.options',
    /it has 6/,
  ],
  [
    'only questions that may not apply',
    { questions: [{ options: [...options, { score: 0, doesNotApply: true }] }] },
    'questions',
    /has to apply to everybody/,
  ],
  ['negative points', withScore(-1), 'questions.0.options.1.score', /whole points from 0/],
  ['half a point', withScore(1.5), 'questions.0.options.1.score', /whole points from 0/],
  ['infinite points', withScore(Infinity), 'questions.0.options.1.score', /whole points from 0/],
  ['points that are not a number', withScore(NaN), 'questions.0.options.1.score', /whole points from 0/],
  ['too many points', withScore(101), 'questions.0.options.1.score', /to 100/],
  ['missing points', withScore(null), 'questions.0.options.1.score', /whole points from 0/],
  ['no bands', { bands: [] }, 'bands', /no band for: Low, Medium, High, Very high/],
  ['too few bands', { bands: sensible.bands.slice(0, 3) }, 'bands', /no band for: Very high/],
  [
    'two bands for a level',
    { bands: [...sensible.bands, { from: 15, level: 'very-high' }] },
    'bands',
    /more than one band/,
  ],
  [
    'levels out of order',
    { bands: sensible.bands.map((band, index) => ({ ...band, level: sensible.bands[3 - index]?.level })) },
    'bands.0.level',
    /this one is "Low"/,
  ],
  ['bands that do not start at 0', withBands(1, 5, 9, 13), 'bands.0.from', /start at 0/],
  [
    'two bands that start at the same score',
    withBands(0, 5, 5, 13),
    'bands.2.from',
    /above the one before it \(5\)/,
  ],
  ['bands out of order', withBands(0, 9, 5, 13), 'bands.2.from', /above the one before it \(9\)/],
  ['a band above the highest score', withBands(0, 5, 9, 16), 'bands.3.from', /highest possible score is 15/],
  ['a band without a start', withBands(0, null, 9, 13), 'bands.1.from', /lowest score of this band/],
  ['a band that starts at half a point', withBands(0, 4.5, 9, 13), 'bands.1.from', /a whole number/],
  [
    'a finding about question 6 of 5',
    withFinding({ basedOn: 'answer', question: 6, positiveOptions: ['a'] }),
    'findings.0.question',
    /no question 6/,
  ],
  [
    'a finding about question 0',
    withFinding({ basedOn: 'answer', question: 0, positiveOptions: ['a'] }),
    'findings.0.question',
    /no question 0/,
  ],
  [
    'a finding without a question',
    withFinding({ basedOn: 'answer', positiveOptions: ['a'] }),
    'findings.0.question',
    /number of a question/,
  ],
  [
    'a finding about options that do not exist',
    withFinding({ basedOn: 'answer', question: 1, positiveOptions: ['a', 'c', 'd'] }),
    'findings.0.positiveOptions',
    /Question 1 has no option c, d/,
  ],
  [
    'a finding without options',
    withFinding({ basedOn: 'answer', question: 1, positiveOptions: [] }),
    'findings.0.positiveOptions',
    /at least one option/,
  ],
  [
    'a finding without levels',
    withFinding({ basedOn: 'band', positiveLevels: [] }),
    'findings.0.positiveLevels',
    /at least one of the levels/,
  ],
  [
    'a finding about a level that does not exist',
    withFinding({ basedOn: 'band', positiveLevels: ['extreme'] }),
    'findings.0.positiveLevels',
    /at least one of the levels/,
  ],
  ['a finding based on nothing', withFinding({}), 'findings.0.basedOn', /based on/],
  [
    'a band that starts above 100%',
    { bandsBy: 'share', ...withBands(0, 21, 61, 101) },
    'bands.3.from',
    /a whole number/,
  ],
  ['an item without an audience', withItem({}), 'checklist.items.0.shownFor', /who this item is for/],
  [
    'an item for answers to question 6 of 5',
    withItem({ shownFor: 'answers', question: 6, options: ['a'] }),
    'checklist.items.0.question',
    /no question 6/,
  ],
  [
    'an item for an option that does not exist',
    withItem({ shownFor: 'answers', question: 1, options: ['e'] }),
    'checklist.items.0.options',
    /no option e/,
  ],
])('a quiz with %s', (_what, change, path, message) => {
  it(`is rejected at ${path}`, () => {
    const problems = validateQuiz({ ...sensible, ...change });
    expect(problems.find((found) => found.path === path)?.message).toMatch(message);
  });
});

it('validateQuiz never throws, however incomplete the draft is', () => {
  const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
  const draft = fc.record(
    {
      questions: maybe(
        fc.array(fc.record({ options: maybe(fc.array(fc.record({ score: maybe(fc.double()) }))) })),
      ),
      bands: maybe(
        fc.array(fc.record({ from: maybe(fc.double()), level: maybe(fc.constantFrom('low', 'high', 'x')) })),
      ),
      findings: maybe(
        fc.array(
          fc.record({
            basedOn: maybe(fc.constantFrom('answer', 'band', 'x')),
            question: maybe(fc.double()),
            positiveOptions: maybe(fc.array(fc.string())),
            positiveLevels: maybe(fc.array(fc.string())),
          }),
        ),
      ),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(draft, (some) => {
      for (const { path, message } of validateQuiz(some)) expect(path && message).not.toBe('');
    }),
  );
});
