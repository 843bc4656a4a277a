import { expect, it } from 'vitest';
import { readNumber, withoutAreaUnit } from './typed-number.ts';

it.each([
  ['20000', 20_000],
  ['20,000.5', 20_000.5],
  ['20000 sf', 20_000],
  ['20,000sf', 20_000],
  ['20,000 SF', 20_000],
  ['20,000 sq ft', 20_000],
  ['20,000 sq. ft.', 20_000],
  ['20000 sqft', 20_000],
  ['20,000 gross sq ft', 20_000],
  ['20,000 gsf', 20_000],
  ['20,000 square feet', 20_000],
  ['1 square foot', 1],
  ['20,000 ft²', 20_000],
  ['20,000 ft2', 20_000],
  ['20,000 m2', Number.NaN],
  ['20,000 ft', Number.NaN],
  ['2 x 20,000 sq ft', Number.NaN],
  ['about 20,000 sq ft', Number.NaN],
  ['-20,000 sq ft', Number.NaN],
  ['1e5 sf', Number.NaN],
  ['sq ft', Number.NaN],
  ['', Number.NaN],
])('readNumber parses the area "%s" as %d', (typed, area) => {
  expect(readNumber(withoutAreaUnit(typed))).toBe(area);
});
