import { expect, it } from 'vitest';
import { CANDIDATE_ZONES, ZIPS_OF_ZONE } from '#law/commercial-waste/zones-by-zip.ts';
import { zipQuestion } from './zip-question.ts';

it.each([
  ['10001', 'queens', 'The ZIP code 10001 usually belongs to Manhattan.'],
  [' 10451 ', 'manhattan', 'The ZIP code 10451 usually belongs to the Bronx.'],
  ['90210', '', '90210 is not a ZIP code of New York City.'],
  ['07302', 'manhattan', '07302 is not a ZIP code of New York City.'],
  ['11040', 'queens', '11040 is not a ZIP code of New York City.'],
])('zipQuestion asks about the ZIP code %j with the borough %j', (zip, borough, question) => {
  expect(zipQuestion(zip, borough)).toContain(question);
});

it.each([
  ['11373', 'queens'],
  ['10001', ''],
  ['1000', 'queens'],
  ['', 'queens'],
  ['x', ''],
])('zipQuestion asks nothing about the ZIP code %j with the borough %j', (zip, borough) => {
  expect(zipQuestion(zip, borough)).toBeUndefined();
});

it('zipQuestion accepts every ZIP code in a zone', () => {
  for (const zip of [...Object.values(ZIPS_OF_ZONE).flat(), ...Object.keys(CANDIDATE_ZONES)])
    expect(zipQuestion(zip), zip).toBeUndefined();
});
