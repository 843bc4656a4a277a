import { expect, test } from 'vitest';
import { splitMarks } from './results.ts';

const match = (text: string) => ({ text, isMatch: true });
const rest = (text: string) => ({ text, isMatch: false });

test('splitMarks splits marked text into matches and the text between them', () => {
  expect(splitMarks('A \u0002fine\u0003 of $\u0002268\u0003')).toEqual([
    rest('A '),
    match('fine'),
    rest(' of $'),
    match('268'),
  ]);
  expect(splitMarks('\u0002fine\u0003')).toEqual([match('fine')]);
  expect(splitMarks('<b>none</b>')).toEqual([rest('<b>none</b>')]);
  expect(splitMarks('')).toEqual([]);
});
