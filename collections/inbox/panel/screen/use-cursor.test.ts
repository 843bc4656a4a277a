import { describe, expect, it } from 'vitest';
import { placeOf, rowBeside } from './use-cursor.ts';

const KEYS = ['a', 'b', 'c'];

describe('the cursor of the inbox', () => {
  it.each([
    ['stays on its row when rows above are gone', { index: 2, key: 'b' }, { index: 1, isGone: false }],
    ['is in the place of a row that is gone', { index: 1, key: 'x' }, { index: 1, isGone: true }],
    ['is on the last row where there are fewer', { index: 7, key: 'x' }, { index: 2, isGone: true }],
    ['starts on the first row', { index: 0, key: undefined }, { index: 0, isGone: false }],
  ])('%s', (_what, cursor, place) => {
    expect(placeOf(KEYS, cursor)).toEqual(place);
  });

  it.each([
    ['to the first row at the start', { index: 0, key: undefined }, 1, 0],
    ['down', { index: 0, key: 'a' }, 1, 1],
    ['up', { index: 2, key: 'c' }, -1, 1],
    ['past the end, where the next page begins', { index: 2, key: 'c' }, 1, 3],
    ['past the top, where the page before ends', { index: 0, key: 'a' }, -1, -1],
    ['to the row that took the place of one that is gone', { index: 1, key: 'x' }, 1, 1],
    ['above the place of one that is gone', { index: 1, key: 'x' }, -1, 0],
  ] as const)('moves %s', (_what, cursor, step, index) => {
    expect(rowBeside(KEYS, cursor, step)).toBe(index);
  });
});
