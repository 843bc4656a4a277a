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
])('the edit distance between %j and %j is %i', (typed, meant, slips) => {
  expect(editDistance(typed, meant)).toBe(slips);
  expect(editDistance(meant, typed)).toBe(slips);
});

test('maxEdits allows one edit in a short word and two in a longer word', () => {
  expect(['fine', 'waste', 'penalty'].map(maxEdits)).toEqual([1, 1, 2]);
});

test('wordsIn returns unique lowercase words, without short words or numbers', () => {
  expect(wordsIn('The Carter’s fines: FINES of $268 for 20 zones, façade')).toEqual([
    'carter',
    'fines',
    'zones',
    'façade',
  ]);
});
