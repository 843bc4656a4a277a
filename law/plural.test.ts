import { expect, it } from 'vitest';
import { plural } from './plural.ts';

it.each([
  [0, '0 files'],
  [1, '1 file'],
  [1.5, '1.5 files'],
  [2, '2 files'],
])('picks the English form for %d', (count, text) => {
  expect(plural(count, { one: '1 file', other: `${count} files` })).toBe(text);
});
