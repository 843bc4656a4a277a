import { describe, expect, it } from 'vitest';
import { exampleDeadline, exampleFigure, registerOf } from '#tests/support/register.ts';
import { listEntries } from './figure-list.ts';
import { parseFigureQuery } from './figure-query.ts';
import { deadlineView, figureView } from './figure-view.ts';

const TODAY = '2026-11-22';

describe('figureView', () => {
  it("returns today's value and upcoming values", () => {
    expect(figureView(exampleFigure(), TODAY)).toMatchObject({
      value: '$268',
      unit: 'per metric ton',
      period: undefined,
      coming: [{ value: '$300', from: 'January 1, 2027' }],
    });
    expect(figureView(exampleFigure(), '2027-01-01')).toMatchObject({ value: '$300', coming: [] });
  });

  it.each([
    ['is upcoming', [{ from: '2027-01-01', value: '1' }], { value: '$1', period: { from: '2027-01-01' } }],
    [
      'has ended',
      [{ from: '2019-01-01', to: '2021-11-14', value: '1' }],
      { value: '$1', period: { to: '2021-11-14' } },
    ],
    ['is unknown', [], { value: undefined, period: undefined }],
  ])('handles a value that %s', (_what, values, shown) => {
    expect(figureView(exampleFigure({ values }), TODAY)).toMatchObject({ ...shown, coming: [] });
  });

  it('shows the unit of a duration only once', () => {
    const figure = exampleFigure({ kind: 'duration', unit: 'days', values: [{ value: '60' }] });
    expect(figureView(figure, TODAY)).toMatchObject({ value: '60 days', unit: '' });
  });
});

describe('deadlineView', () => {
  it('returns the next date, or the last one if all have passed', () => {
    expect(deadlineView(exampleDeadline(), TODAY)).toMatchObject({ next: 'May 1, 2027', isPast: false });
    expect(deadlineView(exampleDeadline({ everyYears: undefined }), TODAY)).toMatchObject({
      next: 'May 1, 2025',
      isPast: true,
    });
    expect(deadlineView(exampleDeadline({ date: undefined }), TODAY).next).toBeUndefined();
  });
});

const register = registerOf(
  [
    exampleFigure(),
    exampleFigure({ key: 'bin', name: 'Bins: first fine', module: 'nyc-pest', unit: 'each', values: [] }),
  ],
  [
    exampleDeadline({ key: 'past', everyYears: undefined }),
    exampleDeadline({ key: 'later', date: '2030-01-01' }),
    exampleDeadline({ key: 'undated', date: undefined }),
    exampleDeadline(),
  ],
);

const parseQuery = (text: string) => parseFigureQuery(new URLSearchParams(text));

function keysFor(text: string): string[] {
  const query = parseQuery(text);
  if (!query) throw new Error(`${text} is not a query.`);
  return listEntries(register, query, TODAY).laws.flatMap(({ entries }) => entries.map(({ key }) => key));
}

describe('the figure list', () => {
  it.each([
    ['', ['penalty', 'bin']],
    ['law=nyc-pest', ['bin']],
    ['q=  TON  penalty ', ['penalty']],
    ['q=$268', ['penalty']],
    ['q=28-320', ['penalty', 'bin']],
    ['q=wombat', []],
    ['source=other', []],
    ['source=ll97-violations&law=ll97&q=metric', ['penalty']],
  ])('returns the entries for the query "%s": %j', (query, keys) => {
    expect(keysFor(query)).toEqual(keys);
  });

  it('sorts deadlines: upcoming first, then undated, then past', () => {
    expect(keysFor('kind=deadlines')).toEqual(['report', 'later', 'undated', 'past']);
  });

  it.each(['law=ll98', 'kind=fines'])('rejects the query %s', (query) => {
    expect(parseQuery(query)).toBeUndefined();
  });
});
