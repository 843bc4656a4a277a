import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { validateQuiz } from './quiz-validation.ts';
import {
  findBand,
  isPositive,
  lastScore,
  LEVEL_SCALES,
  maximumScore,
  readAnswers,
  findScale,
  quizScore,
  writeAnswers,
  type FindingBasis,
  type RiskLevel,
} from './quiz.ts';

interface Quiz {
  questions: { options: { text: string; score: number }[] }[];
  bands: { from: number; level: RiskLevel; label: string; savings?: string }[];
  findings: (FindingBasis & { heading: string })[];
}

const readQuiz = (module: string): Quiz =>
  parse(
    readFileSync(path.resolve(import.meta.dirname, `../../content/quizzes/${module}.yaml`), 'utf8'),
  ) as Quiz;

const ll97 = readQuiz('ll97');
const ll199 = readQuiz('ll199');
const { questions } = ll97;

/** Every path through a quiz: the chosen options, counted from 0. */
const pathsThrough = ({ questions: asked }: Quiz): number[][] =>
  asked.reduce<number[][]>(
    (paths, { options }) => paths.flatMap((chosen) => options.map((_, option) => [...chosen, option])),
    [[]],
  );

const PATHS = pathsThrough(ll97);

/** Points and bands in docs/specification.md, repeated on purpose so that a content change cannot alter them unnoticed. */
const ASCENDING = [0, 1, 2, 3];
const QUIZZES = [
  {
    name: 'LL97',
    quiz: ll97,
    points: [ASCENDING, ASCENDING, ASCENDING, ASCENDING, ASCENDING],
    levels: ['low', 'medium', 'high', 'very-high'],
  },
  {
    name: 'LL199',
    quiz: ll199,
    points: [[3, 2, 1, 0], ASCENDING, ASCENDING, ASCENDING, ASCENDING],
    levels: ['optimal', 'fair', 'high', 'very-high'],
  },
] as const;

describe.each(QUIZZES)('the $name quiz', ({ quiz, points, levels }) => {
  it('is valid', () => {
    expect(validateQuiz({ ...quiz, findings: quiz.findings as never })).toEqual([]);
  });

  it('has five questions with the specified points, 15 at most', () => {
    expect(quiz.questions.map(({ options }) => options.map(({ score }) => score))).toEqual(points);
    expect(maximumScore(quiz.questions)).toBe(15);
  });

  it('scores each of its 1024 paths from 0 to 15 and puts it in a band', () => {
    const paths = pathsThrough(quiz);
    expect(paths).toHaveLength(1024);
    const seen = new Set<RiskLevel>();
    for (const answers of paths) {
      const score = quizScore(quiz.questions, answers);
      expect(score).toBe(answers.reduce((sum, option, question) => sum + points[question]![option]!, 0));
      const expected = levels[[4, 8, 12, 15].findIndex((last) => score <= last)];
      expect(findBand(quiz.bands, score).level).toBe(expected);
      seen.add(findBand(quiz.bands, score).level);
      expect(readAnswers(writeAnswers(answers), quiz.questions)).toEqual(answers);
    }
    expect([...seen].sort()).toEqual([...levels].sort());
  });

  it('has bands that each end just before the next one starts', () => {
    expect(quiz.bands.map(({ from }, index) => [from, lastScore(quiz.bands, index, 15)])).toEqual([
      [0, 4],
      [5, 8],
      [9, 12],
      [13, 15],
    ]);
  });
});

it('LL97 rates heating as positive for 4a and 4b, upgrades for 3a and 3b, size and energy for low and medium', () => {
  const [sizeAndEnergy, heating, upgrades] = ll97.findings;
  for (const answers of PATHS) {
    const { level } = findBand(ll97.bands, quizScore(questions, answers));
    expect(isPositive(heating!, answers, level)).toBe(answers[3]! <= 1);
    expect(isPositive(upgrades!, answers, level)).toBe(answers[2]! <= 1);
    expect(isPositive(sizeAndEnergy!, answers, level)).toBe(['low', 'medium'].includes(level));
  }
});

describe('LL199', () => {
  it('rates contract length as positive for 3a and 3b, sorting for 4a and 4b', () => {
    const [contract, sorting] = ll199.findings;
    for (const answers of pathsThrough(ll199)) {
      const { level } = findBand(ll199.bands, quizScore(ll199.questions, answers));
      expect(isPositive(contract!, answers, level)).toBe(answers[2]! <= 1);
      expect(isPositive(sorting!, answers, level)).toBe(answers[3]! <= 1);
    }
  });

  it('has the bands and savings in the specification', () => {
    expect(ll199.bands.map(({ label, savings }) => [label, savings])).toEqual([
      ['Optimal Spending', '0-5%'],
      ['Fair Spending', '5-15%'],
      ['Potentially Overpaying', '15-25%'],
      ['Significantly Overpaying', '25%+'],
    ]);
  });
});

describe('answers in a URL', () => {
  it.each<[string, number[]]>([
    ['', []],
    ['1a', [0]],
    ['1d-2c', [3, 2]],
    ['1a-2b-3c-4d-5a', [0, 1, 2, 3, 0]],
  ])('are parsed: %j', (text, answers) => {
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
  ])('are rejected: %j', (text) => {
    expect(readAnswers(text, questions)).toBeUndefined();
  });

  it('are rejected unless a path through the quiz can produce them', () => {
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

  it('parses the answers that it writes, and scores them between 0 and its maximum', () => {
    fc.assert(
      fc.property(anyQuestions, fc.array(fc.nat(3), { minLength: 12, maxLength: 12 }), (some, choices) => {
        const answers = some.map((question, index) => choices[index]! % question.options.length);
        expect(readAnswers(writeAnswers(answers), some)).toEqual(answers);
        const score = quizScore(some, answers);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(maximumScore(some));
      }),
    );
  });

  it('has exactly one band for each score', () => {
    const starts = fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(starts, fc.nat(300), (later, score) => {
        const ascending = [0, ...later.sort((a, b) => a - b)];
        const some = ascending.map((from, index) => ({ from, level: LEVEL_SCALES[0][index]! }));
        const holding = some.filter(
          ({ from }, index) => from <= score && score <= lastScore(some, index, Math.max(300, score)),
        );
        expect(holding).toEqual([findBand(some, score)]);
      }),
    );
  });
});

it('findBand throws if no band contains the score', () => {
  expect(() => findBand([{ from: 5, level: 'low' }], 4)).toThrow('No band holds the score 4.');
});

it('isPositive returns false for an unanswered question', () => {
  const basis: FindingBasis = { basedOn: 'answer', question: 3, positiveOptions: ['a', 'b', 'c', 'd'] };
  expect(isPositive(basis, [0, 0], 'low')).toBe(false);
});

describe('findScale', () => {
  it.each([
    [['optimal', 'fair', 'high', 'very-high'], 1],
    [['fair', 'high'], 1],
    [['high', 'very-high'], 0],
    [['on-track', 'gaps', 'act-now'], 2],
    [[], 0],
    [['unheard of', undefined], 0],
  ])('recognizes the scale of the levels %j', (levels, scale) => {
    expect(findScale(levels)).toBe(LEVEL_SCALES[scale]);
  });
});
