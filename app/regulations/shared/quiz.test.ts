import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  bandOf,
  isPositive,
  lastScoreOf,
  maximumScore,
  OPTION_LETTERS,
  optionId,
  readAnswers,
  RISK_LEVELS,
  scoreOf,
  writeAnswers,
  type FindingBasis,
  type RiskLevel,
} from './quiz.ts';
import { problemsOfQuiz } from './quiz-problems.ts';

interface Quiz {
  questions: { options: { text: string; score: number }[] }[];
  bands: { from: number; level: RiskLevel }[];
  findings: (FindingBasis & { heading: string })[];
}

const SEED = path.resolve(import.meta.dirname, '../../../cms/seed/content/quizzes/ll97.yaml');
const { questions, bands, findings } = parse(readFileSync(SEED, 'utf8')) as Quiz;

/** Every way through the LL97 quiz: the chosen options, counted from 0. */
const PATHS = questions.reduce<number[][]>(
  (paths, { options }) => paths.flatMap((chosen) => options.map((_, option) => [...chosen, option])),
  [[]],
);

describe('the LL97 quiz', () => {
  it('makes sense', () => {
    expect(problemsOfQuiz({ questions, bands, findings: findings as never })).toEqual([]);
  });

  it('has five questions with 0, 1, 2 and 3 points, so 15 at most', () => {
    const points = questions.map(({ options }) => options.map(({ score }) => score));
    expect(points).toEqual(Array.from({ length: 5 }, () => [0, 1, 2, 3]));
    expect(maximumScore(questions)).toBe(15);
  });

  it('has one score from 0 to 15 and one band for each of its 1024 paths', () => {
    expect(PATHS).toHaveLength(1024);
    const seen = new Set<RiskLevel>();
    for (const answers of PATHS) {
      const score = scoreOf(questions, answers);
      expect(score).toBe(answers.reduce((sum, option) => sum + option, 0));
      seen.add(bandOf(bands, score).level);
      expect(readAnswers(writeAnswers(answers), questions)).toEqual(answers);
    }
    expect([...seen].sort()).toEqual([...RISK_LEVELS].sort());
  });

  it.each<[number, RiskLevel]>([
    [0, 'low'],
    [4, 'low'],
    [5, 'medium'],
    [8, 'medium'],
    [9, 'high'],
    [12, 'high'],
    [13, 'very-high'],
    [15, 'very-high'],
  ])('puts a score of %i into the band %s', (score, level) => {
    expect(bandOf(bands, score).level).toBe(level);
  });

  it('has bands that end where the next begins', () => {
    expect(bands.map(({ from }, index) => [from, lastScoreOf(bands, index, 15)])).toEqual([
      [0, 4],
      [5, 8],
      [9, 12],
      [13, 15],
    ]);
  });

  it('finds heating positive for 4a and 4b, upgrades for 3a and 3b, size and energy for low and medium', () => {
    const [sizeAndEnergy, heating, upgrades] = findings;
    for (const answers of PATHS) {
      const { level } = bandOf(bands, scoreOf(questions, answers));
      expect(isPositive(heating!, answers, level)).toBe(answers[3]! <= 1);
      expect(isPositive(upgrades!, answers, level)).toBe(answers[2]! <= 1);
      expect(isPositive(sizeAndEnergy!, answers, level)).toBe(['low', 'medium'].includes(level));
    }
  });
});

describe('answers in an address', () => {
  it.each<[string, number[]]>([
    ['', []],
    ['1a', [0]],
    ['1d-2c', [3, 2]],
    ['1a-2b-3c-4d-5a', [0, 1, 2, 3, 0]],
  ])('%j are understood', (text, answers) => {
    expect(readAnswers(text, questions)).toEqual(answers);
    expect(writeAnswers(answers)).toBe(text);
  });

  it.each([
    '1e',
    '0a',
    '2a',
    '1a-3a',
    '2a-1a',
    '1a-1a',
    '1a-2a-3a-4a-5a-6a',
    '1a-2a-3a-4a-5a-5a',
    '1A',
    '1a-',
    '-1a',
    '1a--2b',
    '1a,2b',
    '1',
    'a',
    ' 1a',
    '１a',
    '1a\u0000',
    '__proto__',
    'constructor',
    '1a-'.repeat(4000),
  ])('%j are refused', (text) => {
    expect(readAnswers(text, questions)).toBeUndefined();
  });

  it('are refused, whatever the text, unless they were written by a path', () => {
    const written = new Set(
      PATHS.flatMap((answers) => answers.map((_, count) => writeAnswers(answers.slice(0, count)))),
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^([1-6][a-e]-?){0,6}$/)), (text) => {
        const answers = readAnswers(text, questions);
        if (answers) expect(writeAnswers(answers)).toBe(text);
        else expect(written.has(text)).toBe(false);
      }),
    );
  });
});

describe('any quiz', () => {
  const options = fc.array(fc.record({ score: fc.nat(100) }), { minLength: 2, maxLength: 4 });
  const anyQuestions = fc.array(fc.record({ options }), { minLength: 1, maxLength: 12 });

  it('is answered in full by the answers it writes, with a score between 0 and its maximum', () => {
    fc.assert(
      fc.property(anyQuestions, fc.array(fc.nat(3), { minLength: 12, maxLength: 12 }), (some, choices) => {
        const answers = some.map((question, index) => choices[index]! % question.options.length);
        expect(readAnswers(writeAnswers(answers), some)).toEqual(answers);
        const score = scoreOf(some, answers);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(maximumScore(some));
      }),
    );
  });

  it('has one band for each score', () => {
    const starts = fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(starts, fc.nat(300), (later, score) => {
        const ascending = [0, ...later.sort((a, b) => a - b)];
        const some = ascending.map((from, index) => ({ from, level: RISK_LEVELS[index]! }));
        const holding = some.filter(
          ({ from }, index) => from <= score && score <= lastScoreOf(some, index, Math.max(300, score)),
        );
        expect(holding).toEqual([bandOf(some, score)]);
      }),
    );
  });
});

it('counts the options of a question by letters', () => {
  expect(OPTION_LETTERS.map((_, option) => optionId(1, option))).toEqual(['2a', '2b', '2c', '2d']);
});

it('says when no band holds a score', () => {
  expect(() => bandOf([{ from: 5, level: 'low' }], 4)).toThrow('No band holds the score 4.');
});

it('has no positive finding on a question that was not answered', () => {
  const basis: FindingBasis = { basedOn: 'answer', question: 3, positiveOptions: ['a', 'b', 'c', 'd'] };
  expect(isPositive(basis, [0, 0], 'low')).toBe(false);
});
