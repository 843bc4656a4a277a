import { expect, it } from 'vitest';
import { HIGHEST_SCORE, LOWEST_SCORE, READINESS_BANDS, readinessBand, readinessScore } from './readiness.ts';

/** The points of docs/specification.md, repeated here on purpose: a change of content must not change them unseen. */
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

it('reaches every band with the 144 combinations of answers', () => {
  expect(COMBINATIONS).toHaveLength(4 * 3 * 4 * 3);
  const levels = new Set(COMBINATIONS.map(({ score }) => readinessBand(score).level));
  expect(levels).toEqual(new Set(READINESS_BANDS.map(({ level }) => level)));
});

it.each(COMBINATIONS)('$answers is $score points', ({ answers, score }) => {
  expect(readinessScore(answers)).toBe(score);
  expect(readinessBand(score).level).toBe(levelBySpecification(score));
});

it('ranges from the score of the worst answers to that of the best', () => {
  const scores = COMBINATIONS.map(({ score }) => score);
  expect([LOWEST_SCORE, HIGHEST_SCORE]).toEqual([Math.min(...scores), Math.max(...scores)]);
  expect([LOWEST_SCORE, HIGHEST_SCORE]).toEqual([-9, 20]);
});

it('has the specified message for each band', () => {
  expect(READINESS_BANDS.map(({ message }) => message)).toEqual([
    'Your property is well-positioned for the NYC Internet Master Plan with minimal changes required.',
    'Your property may need some upgrades to align with the NYC Internet Master Plan requirements.',
    'Your property requires significant upgrades to meet NYC Internet Master Plan standards.',
    'Your property has urgent digital infrastructure needs that should be addressed immediately.',
  ]);
});
