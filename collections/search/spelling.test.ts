import { expect, test } from 'vitest';
import { maxEdits, editDistance, wordsIn } from './spelling.ts';

test.each([
  ['penlaty', 'penalty', 1],
  ['fnie', 'fine', 1],
  ['penalty', 'penalty', 0],
  ['emisions', 'emissions', 1],
  ['calculater', 'calculator', 1],
  ['boler', 'boilers', 2],
  ['', 'four', 4],
])('from "%s" to "%s" there are %i slips', (typed, meant, slips) => {
  expect(editDistance(typed, meant)).toBe(slips);
  expect(editDistance(meant, typed)).toBe(slips);
});

test('a short word is allowed one slip, a longer one two', () => {
  expect(['fine', 'waste', 'penalty'].map(maxEdits)).toEqual([1, 1, 2]);
});

test('the words of a text are its letters in lower case, once each, without short ones and numbers', () => {
  expect(wordsIn('The Carter’s fines: FINES of $268 for 20 zones, façade')).toEqual([
    'carter',
    'fines',
    'zones',
    'façade',
  ]);
});
