import fc from 'fast-check';
import { expect, it } from 'vitest';
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

const withOptions = (...scores: number[]) => ({
  questions: [...sensible.questions, { options: scores.map((score) => ({ score })) }],
});

const withFinding = (finding: NonNullable<QuizDraft['findings']>[number]) => ({ findings: [finding] });

const withAnswerFinding = (question: number | undefined, ...positiveOptions: string[]) =>
  withFinding({ basedOn: 'answer', question, positiveOptions });

const withBandFinding = (...positiveLevels: string[]) => withFinding({ basedOn: 'band', positiveLevels });

const withItem = (item: object) => ({ hasChecklist: true, checklist: { items: [item] } });

const withAnswerItem = (question: number, option: string) =>
  withItem({ shownFor: 'answers', question, options: [option] });

const NOT_FOR_ALL = { questions: [{ options: [...options, { score: 0, doesNotApply: true }] }] };
const REVERSED = sensible.bands.map((band, index) => ({ ...band, level: sensible.bands[3 - index]?.level }));

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

it.each<[what: string, Partial<QuizDraft>, path: string, RegExp]>([
  ['a quiz without questions', { questions: [] }, 'questions', /at least one question/],
  ['a quiz with null questions', { questions: null }, 'questions', /at least one question/],
  ['zero options', withOptions(), 'questions.5.options', /Question 6 needs 2 to 5 options; it has 0/],
  ['a question with one option', withOptions(15), 'questions.5.options', /it has 1/],
  ['a question with six options', withOptions(0, 3, 0, 3, 0, 3), 'questions.5.options', /it has 6/],
  ['a quiz with only questions that may not apply', NOT_FOR_ALL, 'questions', /has to apply to everybody/],
  ['negative points', withScore(-1), 'questions.0.options.1.score', /whole points from 0/],
  ['half a point', withScore(1.5), 'questions.0.options.1.score', /whole points from 0/],
  ['infinite points', withScore(Infinity), 'questions.0.options.1.score', /whole points from 0/],
  ['points that are not a number', withScore(NaN), 'questions.0.options.1.score', /whole points from 0/],
  ['too many points', withScore(101), 'questions.0.options.1.score', /to 100/],
  ['missing points', withScore(null), 'questions.0.options.1.score', /whole points from 0/],
  ['a quiz without bands', { bands: [] }, 'bands', /no band for: Low, Medium, High, Very high/],
  ['too few bands', { bands: sensible.bands.slice(0, 3) }, 'bands', /no band for: Very high/],
  [
    'two bands for a level',
    { bands: [...sensible.bands, { from: 15, level: 'very-high' }] },
    'bands',
    /more than one band/,
  ],
  ['levels out of order', { bands: REVERSED }, 'bands.0.level', /this one is "Low"/],
  ['bands that do not start at 0', withBands(1, 5, 9, 13), 'bands.0.from', /start at 0/],
  ['two bands that start at the same score', withBands(0, 5, 5, 13), 'bands.2.from', /before it \(5\)/],
  ['bands out of order', withBands(0, 9, 5, 13), 'bands.2.from', /above the one before it \(9\)/],
  ['a band above the highest score', withBands(0, 5, 9, 16), 'bands.3.from', /highest possible score is 15/],
  ['a band without a start', withBands(0, null, 9, 13), 'bands.1.from', /lowest score of this band/],
  ['a band that starts at half a point', withBands(0, 4.5, 9, 13), 'bands.1.from', /a whole number/],
  [
    'a band that starts above 100%',
    { bandsBy: 'share', ...withBands(0, 21, 61, 101) },
    'bands.3.from',
    /a whole number/,
  ],
  ['a finding about question 6 of 5', withAnswerFinding(6, 'a'), 'findings.0.question', /no question 6/],
  ['a finding about question 0', withAnswerFinding(0, 'a'), 'findings.0.question', /no question 0/],
  [
    'a finding without a question',
    withAnswerFinding(undefined, 'a'),
    'findings.0.question',
    /number of a question/,
  ],
  [
    'a finding about options that do not exist',
    withAnswerFinding(1, 'a', 'c', 'd'),
    'findings.0.positiveOptions',
    /Question 1 has no option c, d/,
  ],
  ['a finding without options', withAnswerFinding(1), 'findings.0.positiveOptions', /at least one option/],
  ['a finding without levels', withBandFinding(), 'findings.0.positiveLevels', /one of the levels/],
  [
    'a finding about an unknown level',
    withBandFinding('x'),
    'findings.0.positiveLevels',
    /one of the levels/,
  ],
  ['a finding without a basis', withFinding({}), 'findings.0.basedOn', /based on/],
  ['an item without an audience', withItem({}), 'checklist.items.0.shownFor', /who this item is for/],
  ['an item about question 6 of 5', withAnswerItem(6, 'a'), 'checklist.items.0.question', /no question 6/],
  ['an item about an unknown option', withAnswerItem(1, 'e'), 'checklist.items.0.options', /no option e/],
])('validateQuiz rejects %s', (_what, change, path, message) => {
  const problems = validateQuiz({ ...sensible, ...change });
  expect(problems.find((found) => found.path === path)?.message).toMatch(message);
});

it('validateQuiz never throws, no matter how incomplete the draft is', () => {
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
