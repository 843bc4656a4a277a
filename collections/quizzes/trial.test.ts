import { describe, expect, it } from 'vitest';
import { quizData } from '#tests/support/factories.ts';
import { bandErrors, bandRows, parseTrial, tryQuiz, type TrialQuiz } from './trial.ts';

const quiz = (changes: object = {}): TrialQuiz =>
  ({ ...quizData(), bandsBy: 'points', ...changes }) as unknown as TrialQuiz;

const ON_ANSWER = { basedOn: 'answer', question: 1, positiveOptions: ['a'] };
const ON_BAND = { basedOn: 'band', positiveLevels: ['low'] };

const findings = [
  { ...ON_ANSWER, heading: 'How much', positiveText: 'Little.', negativeText: 'Much.' },
  { ...ON_BAND, heading: 'Where you are', positiveText: 'Low.', negativeText: 'Up.' },
];

describe('tryQuiz', () => {
  it.each([
    [0, { score: 0, maximum: 3, badge: 'low' }, ['Little.', 'Low.']],
    [1, { score: 3, maximum: 3, badge: 'very-high' }, ['Much.', 'Up.']],
  ])('returns the score, badge and findings for the answer %i', (answer, result, texts) => {
    const tried = tryQuiz(quiz({ findings }), [answer]);
    expect(tried).toMatchObject(result);
    expect(tried.findings.map(({ text }) => text)).toEqual(texts);
  });

  it('treats bands by share as percentages of the highest possible score', () => {
    const bands = quizData().bands.map((band, index) => ({ ...band, from: [0, 40, 60, 100][index] }));
    expect(tryQuiz(quiz({ bandsBy: 'share', bands }), [1]).badge).toBe('very-high');
  });
});

it('tryQuiz returns the lead of the chosen answer', () => {
  const [question, ...others] = quiz().questions;
  const [first, ...rest] = question!.options;
  const led = quiz({ questions: [{ options: [{ ...first, lead: 'First.' }, ...rest] }, ...others] });
  expect([0, 1].map((answer) => tryQuiz(led, [answer]).leads)).toEqual([['First.'], []]);
});

it('a quiz without findings can be tried', () => {
  const tried = parseTrial({ ...quiz(), findings: 0 });
  expect(tried && tryQuiz(tried, [0]).findings).toEqual([]);
});

it('every score a quiz can have is in exactly one risk band', () => {
  expect(bandRows(quiz()).map(({ badge, from, to }) => [badge, from, to])).toEqual([
    ['low', 0, 0],
    ['medium', 1, 1],
    ['high', 2, 2],
    ['very-high', 3, 3],
  ]);
});

it.each([
  ['a gap at the bottom', [1, 2, 3, 4], 'The first band has to start at 0'],
  ['an overlap', [0, 2, 2, 3], 'above the one before it (2)'],
  ['a band that no score reaches', [0, 1, 2, 4], 'the highest possible score is 3'],
])('%s is reported and prevents a trial', (_what, starts, message) => {
  const bands = quizData().bands.map((band, index) => ({ ...band, from: starts[index] }));
  expect(bandErrors(quiz({ bands })).join(' ')).toContain(message);
  expect(parseTrial(quiz({ bands }))).toBeUndefined();
});

it.each([
  {},
  { questions: null, bands: null },
  { questions: [{}], bands: [{}] },
  { questions: [{ options: 0 }], bands: 0, findings: 0, checklist: { items: 0 } },
])('an incomplete quiz cannot be tried: %j', (values) => {
  expect(parseTrial(values)).toBeUndefined();
});
