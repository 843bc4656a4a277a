import { describe, expect, it } from 'vitest';
import { figure, medianOf } from './figures.mjs';
import { promisesOf } from './promises.mjs';

const scenarios = (
  figures: { cached?: number; uncached?: number; search?: number; failed?: number } = {},
) => {
  const { cached = 5000, uncached = 900, search = 300, failed = 0 } = figures;
  const of = (name: string, perSecond: number) => ({ name, perSecond, barePerSecond: 10_000, failed });
  return [of('cached page', cached), of('uncached page', uncached), of('search, always other words', search)];
};

const broken = (few: ReturnType<typeof scenarios>, many = scenarios()) =>
  promisesOf({ few, many }).flatMap(({ isKept, text }) => (isKept ? [] : [text]));

describe('what the site has promised', () => {
  it('is kept where each figure is just good enough', () => {
    expect(broken(scenarios(), scenarios({ search: 200 }))).toEqual([]);
  });

  it.each([
    [{ cached: 4999 }, /cached page comes/],
    [{ uncached: 899 }, /rendered/],
    [{ search: 451 }, /search in 10,000/],
    [{ failed: 1 }, /refused/],
  ])('is broken by %j', (figures, text) => {
    expect(broken(scenarios(figures))).toEqual([expect.stringMatching(text)]);
  });

  it('tells what was found', () => {
    expect(promisesOf({ few: scenarios(), many: scenarios() }).map(({ found }) => found)).toEqual([
      '0.5',
      '1',
      '900',
      '0',
    ]);
  });
});

it.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2],
])('the median of %j is %i', (numbers, median) => {
  expect(medianOf(numbers)).toBe(median);
});

it.each([
  [0.5049, '0.5'],
  [1.26, '1.3'],
  [10.4, '10'],
  [12_345.6, '12,346'],
])('%d is written %s', (number, text) => {
  expect(figure(number)).toBe(text);
});
