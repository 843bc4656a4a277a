import { describe, expect, it } from 'vitest';
import { exampleDeadline, exampleFigure, registerOf } from '#tests/support/register.ts';
import { SEED_REGISTER } from '#tests/support/starting-register.ts';
import { listEntries } from './figure-list.ts';
import { parseFigureQuery } from './figure-query.ts';

const TODAY = '2026-11-22';

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

function lawsFor(text: string, entries = register) {
  const query = parseQuery(text);
  if (!query) throw new Error(`${text} is not a query.`);
  return listEntries(entries, query, TODAY).laws;
}

const keysFor = (...query: Parameters<typeof lawsFor>) =>
  lawsFor(...query).flatMap(({ entries }) => entries.map(({ key }) => key));

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

  it('puts other building laws after the modules, under their own heading', () => {
    expect(lawsFor('', SEED_REGISTER)).toHaveLength(7);
    for (const [query, key] of [
      ['', 'fisp-stories'],
      ['kind=deadlines', 'll152-c'],
    ] as const) {
      expect(lawsFor(query, SEED_REGISTER).at(-1)?.name).toBe('Other building laws');
      expect(keysFor(`${query}&law=buildings`, SEED_REGISTER)).toContain(key);
    }
  });
});
