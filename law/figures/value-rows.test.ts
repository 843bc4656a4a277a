import { describe, expect, it } from 'vitest';
import { exampleFigure, registerOf } from '#tests/support/register.ts';
import { valueRows } from './value-rows.ts';

const CHECK = {
  statement: 'At most this much for each metric ton over the limit.',
  citation: 'Admin. Code 28-320.6',
  link: 'https://www.nyc.gov/violations',
  certainty: 'verified',
  checkedOn: '2026-11-22',
};

describe('valueRows', () => {
  it('returns a row for each period, which ends the day before the next one starts', () => {
    const row = { ...CHECK, key: 'penalty', unit: 'US dollars per metric ton' };
    expect(valueRows(registerOf([exampleFigure()]))).toEqual([
      { ...row, value: '268', from: '2024-01-01', to: '2026-12-31' },
      { ...row, value: '300', from: '2027-01-01', to: null },
    ]);
  });

  it('uses null for missing values', () => {
    const source = { key: 'law', title: 'Law' };
    const figure = exampleFigure({ kind: 'text', unit: '', values: [], source });
    expect(valueRows(registerOf([figure]))).toEqual([
      { ...CHECK, key: 'penalty', value: null, unit: null, from: null, to: null, link: null },
    ]);
  });

  it('sorts rows by key', () => {
    const figures = ['b', 'c', 'a'].map((key) => exampleFigure({ key, values: [{ value: '1' }] }));
    expect(valueRows(registerOf(figures)).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  });
});
