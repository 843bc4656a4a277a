import { expect, it } from 'vitest';
import { HIGHEST_SCORE, LOWEST_SCORE, READINESS_BANDS, readinessBand, readinessScore } from './readiness.ts';

/** The points in docs/specification.md, repeated on purpose so that a content change cannot alter them unnoticed. */
const TYPES = { residential: 3, commercial: 5, 'mixed-use': 4, other: 2 } as const;
const INFRASTRUCTURE = { yes: 5, no: -3, unsure: 0 } as const;
const BROADBAND = { excellent: 5, good: 3, limited: -2, poor: -5 } as const;
const WILLINGNESS = { yes: 5, maybe: 2, no: -3 } as const;

const entries = <Key extends string>(points: Record<Key, number>) =>
  Object.entries(points) as [Key, number][];

const levelBySpecification = (score: number): string => {
  if (score >= 12) return 'Low Risk';
  if (score >= 6) return 'Moderate Risk';
  return score >= 0 ? 'High Risk' : 'Critical Risk';
};

const COMBINATIONS = entries(TYPES).flatMap(([buildingType, a]) =>
  entries(INFRASTRUCTURE).flatMap(([hasExistingInfrastructure, b]) =>
    entries(BROADBAND).flatMap(([broadbandAvailability, c]) =>
      entries(WILLINGNESS).map(([willingToUpgrade, d]) => ({
        answers: { buildingType, hasExistingInfrastructure, broadbandAvailability, willingToUpgrade },
        score: a + b + c + d,
      })),
    ),
  ),
);

it.each(COMBINATIONS)('readinessScore($answers) is $score', ({ answers, score }) => {
  expect(readinessScore(answers)).toBe(score);
  expect(readinessBand(score).level).toBe(levelBySpecification(score));
});

it('LOWEST_SCORE and HIGHEST_SCORE are the scores of the worst and best answers', () => {
  const scores = COMBINATIONS.map(({ score }) => score);
  expect([LOWEST_SCORE, HIGHEST_SCORE]).toEqual([Math.min(...scores), Math.max(...scores)]);
  expect([LOWEST_SCORE, HIGHEST_SCORE]).toEqual([-9, 20]);
});

it('each band has the specified message', () => {
  expect(READINESS_BANDS.map(({ message }) => message)).toEqual([
    'Your property is well-positioned for the NYC Internet Master Plan with minimal changes required.',
    'Your property may need some upgrades to align with the NYC Internet Master Plan requirements.',
    'Your property requires significant upgrades to meet NYC Internet Master Plan standards.',
    'Your property has urgent digital infrastructure needs that should be addressed immediately.',
  ]);
});
