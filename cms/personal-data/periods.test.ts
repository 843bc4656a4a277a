import { describe, expect, it } from 'vitest';
import { periodPlaceholders, periodWords } from './periods.ts';

describe('a period in words', () => {
  it.each([
    [1, '1 day'],
    [30, '30 days'],
    [364, '364 days'],
    [365, '12 months'],
    [730, '24 months'],
    [1095, '36 months'],
  ])('of %i days is "%s"', (days, words) => {
    expect(periodWords(days)).toBe(words);
  });
});

it('each period has a placeholder for the words of pages', () => {
  expect(periodPlaceholders()).toMatchObject({ keepLetters: '24 months', keepFailedMails: '30 days' });
});
