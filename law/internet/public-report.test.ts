import { expect, it } from 'vitest';
import { ADDRESS_WITHHELD, publicPlace, readinessStatistics } from './public-report.ts';

it.each([
  ['12 Main Street, Queens', false, '12 Main Street, Queens'],
  ['12 Main Street, Queens', true, 'Queens (address withheld)'],
  ['12 Main Street', true, ADDRESS_WITHHELD],
  ['', true, ADDRESS_WITHHELD],
])('publicPlace shows "%s" (withheld: %s) as "%s"', (address, isWithheld, place) => {
  expect(publicPlace(address, isWithheld)).toBe(place);
});

it('readinessStatistics counts assessments and distinct building types, and averages the scores', () => {
  const assessments = [
    { score: 20, buildingType: 'commercial' },
    { score: -9, buildingType: 'other' },
    { score: 0, buildingType: 'commercial' },
    { score: 3, buildingType: undefined },
  ];
  expect(readinessStatistics(assessments)).toEqual({ count: 4, averageScore: 3.5, buildingTypes: 2 });
});

it('readinessStatistics returns no average without assessments', () => {
  expect(readinessStatistics([])).toEqual({ count: 0, averageScore: undefined, buildingTypes: 0 });
});
