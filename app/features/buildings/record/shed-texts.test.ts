import { expect, it } from 'vitest';
import { shedAges, shedTexts } from './shed-texts.ts';

const ON = '2026-11-28';

it.each([
  ['2026-11-01', 'less than a month', 'young'],
  ['2026-06-20', '5 months', 'young'],
  ['2023-11-29', '2 years and 11 months', 'young'],
  ['2023-11-28', '3 years', 'three-years'],
  ['2022-11-29', '3 years and 11 months', 'three-years'],
  ['2022-11-28', '4 years', 'four-years'],
  ['2015-10-28', '11 years and 1 month', 'four-years'],
])('shedTexts describes a shed put up on %s as %s old, with the rate "%s"', (since, age, rate) => {
  const [text] = shedTexts([{ since, expiresOn: '2027-01-15' }], ON);
  expect(text).toContain(`(${age}). The permit ends on January 15, 2027.`);
  expect(text).toContain(`{figure:shed-penalty-${rate}} a linear foot, up to {figure:shed-penalty-cap}`);
  expect(text).toContain('You don’t pay before the second renewal, while work is in progress');
});

it('shedTexts and shedAges omit the age and cost if the first permit is unknown', () => {
  const sheds = [{ expiresOn: '2027-01-15' }];
  expect(shedTexts(sheds, ON)).toEqual(['A sidewalk shed has a permit until January 15, 2027.']);
  expect(shedAges(sheds, ON)).toBe('A sidewalk shed has a permit until January 15, 2027.');
});
