import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { validateQuiz } from './quiz-validation.ts';
import {
  findBand,
  bandsInPoints,
  isShownFor,
  lastScore,
  LEVEL_SCALES,
  maximumScore,
  readAnswers,
  quizScore,
  writeAnswers,
  type ChecklistAudience,
  type RiskLevel,
} from './quiz.ts';

interface SelfAssessment {
  questions: { options: { score: number; doesNotApply?: boolean }[] }[];
  bands: { from: number; level: RiskLevel }[];
  checklist: { items: (ChecklistAudience & { heading: string; basis: string })[] };
}

const readQuiz = (module: string): SelfAssessment =>
  parse(
    readFileSync(path.resolve(import.meta.dirname, `../../content/quizzes/${module}.yaml`), 'utf8'),
  ) as SelfAssessment;

/** The rule, written independently of the engine: on track up to 20%, gaps up to 60%, and act now above that. */
function expectedLevel(score: number, maximum: number): RiskLevel {
  if (score * 5 <= maximum) return 'on-track';
  return score * 5 <= maximum * 3 ? 'gaps' : 'act-now';
}

describe.each(['nyc-pest', 'nyc-plastic'])('the %s quiz', (module) => {
  const quiz = readQuiz(module);
  const { questions, bands, checklist } = quiz;
  const paths = questions.reduce<number[][]>(
    (some, { options }) => some.flatMap((chosen) => options.map((_, option) => [...chosen, option])),
    [[]],
  );

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
