import { describe, expect, it } from 'vitest';
import type { Period } from './register.ts';
import { changeText, type PublishedValues, valueChanges } from './value-changes.ts';

const version = (values: Period[], seedDigest: string | null = 'first'): PublishedValues => ({
  id: String(values.length),
  publishedAt: '2026-11-22T17:00:00.000Z',
  kind: 'money',
  unit: '',
  values,
  seedDigest,
});

const changed = (before: Period[], after: Period[]) =>
  valueChanges([version(before), version(after)]).map(({ before: old, after: now, from }) => [
    old,
    now,
    from,
  ]);

const TODAY: Period[] = [{ from: '2024-01-01', value: '268' }];

describe('valueChanges', () => {
  const LATER = { from: '2027-01-01', value: '300' };

  it.each<
    [what: string, before: Period[], after: Period[], changes: [old?: string, now?: string, from?: string][]]
  >([
    [
      'a new future value with its effective date',
      TODAY,
      [...TODAY, LATER],
      [['$268', '$300', '2027-01-01']],
    ],
    [
      'a corrected value once, even if more periods follow',
      [...TODAY, { from: '2027-01-01', value: '268' }],
      [
        { from: '2024-01-01', value: '286' },
        { from: '2027-01-01', value: '286' },
      ],
      [['$268', '$286', '2024-01-01']],
    ],
    ['a changed value without a start date', [{ value: '5' }], [{ value: '6' }], [['$5', '$6', undefined]]],
    ['a first value', [], TODAY, [[undefined, '$268', '2024-01-01']]],
    ['a withdrawn value', TODAY, [], [['$268', undefined, '2024-01-01']]],
    ['nothing for the same values', TODAY, TODAY, []],
    ['nothing for a repeated value', TODAY, [...TODAY, { from: '2027-01-01', value: '268' }], []],
    ['nothing if there are no values', [], [], []],
  ])('reports %s', (_what, before, after, changes) => {
    expect(changed(before, after)).toEqual(changes);
  });

  it('reports changes made by an import', () => {
    const changes = valueChanges([version([{ value: '1' }]), version([{ value: '2' }], null)]);
    expect(changes.map(({ before, after }) => [before, after])).toEqual([['$1', '$2']]);
  });

  it('skips changes made by a seed and reports later changes by an editor', () => {
    const changes = valueChanges([
      version([{ value: '1' }], 'first'),
      version([{ value: '2' }], 'second'),
      version([{ value: '3' }], 'second'),
    ]);
    expect(changes.map(({ before, after }) => [before, after])).toEqual([['$2', '$3']]);
  });

  it('reports no change for the first version', () => {
    expect(valueChanges([version(TODAY)])).toEqual([]);
    expect(valueChanges([])).toEqual([]);
  });
});

describe('changeText', () => {
  it.each([
    [{ before: '$1', after: '$2' }, '$2 instead of $1.'],
    [{ after: '$2', from: '2027-01-01' }, '$2, from January 1, 2027. There was no value before.'],
    [{ before: '$1', from: '2027-01-01' }, 'No value as of January 1, 2027. It was $1.'],
  ])('describes %j as "%s"', (values, text) => {
    expect(changeText(values)).toBe(text);
  });
});
