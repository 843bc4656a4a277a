import { expect, it } from 'vitest';
import { readinessStatistics } from './statistics.ts';

it('counts assessments and distinct building types, and averages the scores', () => {
  const assessments = [
    { score: 20, buildingType: 'commercial' },
    { score: -9, buildingType: 'other' },
    { score: 0, buildingType: 'commercial' },
    { score: 3, buildingType: undefined },
  ];
  expect(readinessStatistics(assessments)).toEqual({ count: 4, averageScore: 3.5, buildingTypes: 2 });
});

it('has no average of none', () => {
  expect(readinessStatistics([])).toEqual({ count: 0, averageScore: undefined, buildingTypes: 0 });
});
