import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { validateQuiz } from './quiz-validation.ts';
import {
  bandsInPoints,
  findBand,
  isPositive,
  isShownFor,
  lastScore,
  LEVEL_SCALES,
  maximumScore,
  readAnswers,
  findScale,
  quizScore,
  writeAnswers,
  type ChecklistAudience,
  type FindingBasis,
  type RiskLevel,
} from './quiz.ts';

interface Quiz {
  questions: { options: { score: number; doesNotApply?: boolean }[] }[];
  bands: { from: number; level: RiskLevel; label: string; savings?: string }[];
  findings: FindingBasis[];
  checklist: { items: (ChecklistAudience & { heading: string; basis: string })[] };
}

const readQuiz = (module: string): Quiz =>
  parse(
    readFileSync(path.resolve(import.meta.dirname, `../../content/quizzes/${module}.yaml`), 'utf8'),
  ) as Quiz;

const ll97 = readQuiz('ll97');
const ll199 = readQuiz('ll199');

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
    expect(validateQuiz(quiz as never)).toEqual([]);
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

it('LL97 rates heating as positive for answers 4a/4b, upgrades for 3a/3b, and size and energy at low or medium risk', () => {
  const [sizeAndEnergy, heating, upgrades] = ll97.findings;
  for (const answers of PATHS) {
    const { level } = findBand(ll97.bands, quizScore(ll97.questions, answers));
    expect(isPositive(heating!, answers, level)).toBe(answers[3]! <= 1);
    expect(isPositive(upgrades!, answers, level)).toBe(answers[2]! <= 1);
    expect(isPositive(sizeAndEnergy!, answers, level)).toBe(['low', 'medium'].includes(level));
  }
});

describe('the LL199 quiz', () => {
  it('rates contract length as positive for answers 3a and 3b, and sorting for 4a and 4b', () => {
    const [contract, sorting] = ll199.findings;
    for (const answers of pathsThrough(ll199)) {
      expect(isPositive(contract!, answers, 'low')).toBe(answers[2]! <= 1);
      expect(isPositive(sorting!, answers, 'low')).toBe(answers[3]! <= 1);
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

/** The rule, written independently of the engine: on track up to 20%, gaps up to 60%, and act now above that. */
function expectedLevel(score: number, maximum: number): RiskLevel {
  if (score * 5 <= maximum) return 'on-track';
  return score * 5 <= maximum * 3 ? 'gaps' : 'act-now';
}

describe.each(['nyc-pest', 'nyc-plastic'])('the %s quiz', (module) => {
  const quiz = readQuiz(module);
  const { questions, bands, checklist } = quiz;
  const paths = pathsThrough(quiz);

  it('is valid, with five questions worth 0 to 3 points each', () => {
    expect(validateQuiz(quiz as never)).toEqual([]);
    expect(questions).toHaveLength(5);
    for (const { options } of questions) {
      expect(options.slice(0, 4).map(({ score }) => score)).toEqual([0, 1, 2, 3]);
      expect(options.slice(4)).toEqual(options.slice(4).map((last) => ({ ...last, doesNotApply: true })));
    }
  });

  it('puts every path in the band for its share of the maximum', () => {
    const seen = new Set<RiskLevel>();
    for (const answers of paths) {
      const counted = answers.filter((option) => option < 4);
      const score = counted.reduce((sum, option) => sum + option, 0);
      const maximum = counted.length * 3;
      expect(quizScore(questions, answers)).toBe(score);
      expect(maximumScore(questions, answers)).toBe(maximum);
      const { level } = findBand(bandsInPoints(bands, 'share', maximum), score);
      expect(level).toBe(expectedLevel(score, maximum));
      expect(readAnswers(writeAnswers(answers), questions)).toEqual(answers);
      seen.add(level);
    }
    expect(seen).toEqual(new Set(LEVEL_SCALES[2]));
  });

  it('shows each checklist item for some answers and names its source', () => {
    for (const item of checklist.items) {
      expect(
        paths.some((answers) => isShownFor(item, answers)),
        item.heading,
      ).toBe(true);
      expect(item.basis).toMatch(/^[A-Z\d].+\.$/);
    }
    expect(new Set(checklist.items.map(({ heading }) => heading)).size).toBe(checklist.items.length);
  });

  it('adds steps for each answer with points, and shows only the common steps for the others', () => {
    const steps = (answers: number[]) => checklist.items.filter((item) => isShownFor(item, answers));
    const common = steps(questions.map(() => 0));
    expect(common.every(({ shownFor }) => shownFor === 'everybody')).toBe(true);
    questions.forEach((_, question) => {
      for (const option of [1, 2, 3]) {
        expect(steps(questions.map((__, at) => (at === question ? option : 0))).length).toBeGreaterThan(
          common.length,
        );
      }
    });
    expect(steps(questions.map(({ options }) => (options.length > 4 ? 4 : 0)))).toEqual(common);
  });
});

it('bandsInPoints puts each score in the band for its share of any maximum', () => {
  const bands = [0, 21, 61].map((from, index) => ({ from, level: LEVEL_SCALES[2][index]! }));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (maximum, some) => {
      const score = some % (maximum + 1);
      const placed = bandsInPoints(bands, 'share', maximum);
      expect(findBand(placed, score).level).toBe(expectedLevel(score, maximum));
      placed.forEach(({ from }, index) => {
        expect(from).toBeLessThanOrEqual(lastScore(placed, index, maximum));
      });
    }),
  );
});

describe('answers in a URL', () => {
  it.each<[string, number[]]>([
    ['', []],
    ['1a', [0]],
    ['1d-2c', [3, 2]],
    ['1a-2b-3c-4d-5a', [0, 1, 2, 3, 0]],
  ])('are parsed: %j', (text, answers) => {
    expect(readAnswers(text, ll97.questions)).toEqual(answers);
    expect(writeAnswers(answers)).toBe(text);
  });

  it.each([
    '1e',
    '0a',
    '1a-3a',
    '2a-1a',
    '1a-1a',
    '1a-2a-3a-4a-5a-6a',
    '1A',
    '1a-',
    '-1a',
    '1a--2b',
    '1a,2b',
    '1a\u0000',
    ' 1a',
    '１a',
    '__proto__',
    '1a-'.repeat(4000),
  ])('are rejected: %j', (text) => {
    expect(readAnswers(text, ll97.questions)).toBeUndefined();
  });

  it('are rejected unless a path through the quiz can produce them', () => {
    const written = new Set(
      PATHS.flatMap((answers) => answers.map((_, count) => writeAnswers(answers.slice(0, count)))),
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^([1-6][a-e]-?){0,6}$/)), (text) => {
        const answers = readAnswers(text, ll97.questions);
        if (answers) expect(writeAnswers(answers)).toBe(text);
        else expect(written.has(text)).toBe(false);
      }),
    );
  });
});

it('answers to a quiz with twelve questions are parsed as written', () => {
  const twelve = Array.from({ length: 12 }, () => ({ options: [{ score: 0 }, { score: 100 }] }));
  expect(readAnswers(writeAnswers(twelve.map(() => 1)), twelve)).toEqual(twelve.map(() => 1));
  expect(maximumScore(twelve)).toBe(1200);
});

it('any quiz has exactly one band for each score', () => {
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
