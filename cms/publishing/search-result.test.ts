import { expect, it } from 'vitest';
import { truncate, firstText, lengthHint } from './search-result.ts';

it.each([
  ['one two three', 20, 'one two three'],
  [' one\n two ', 20, 'one two'],
  ['one two three', 7, 'one two…'],
  ['one two three', 9, 'one two…'],
  ['unbreakable', 5, 'unbre…'],
])('truncate with the text %j and the limit %i returns %j', (text, maxLength, shown) => {
  expect(truncate(text, maxLength)).toBe(shown);
});

it('lengthHint warns about a text that search engines truncate', () => {
  expect(lengthHint('title', 'x'.repeat(60), 60)).toBeUndefined();
  expect(lengthHint('title', 'x'.repeat(61), 60)).toBe(
    'The title has 61 characters. Search engines show about 60.',
  );
});

it('firstText returns the first text that is not blank', () => {
  const values: Record<string, unknown> = { 'meta.title': ' ', title: 'The title', other: 3 };
  expect(firstText(['meta.title', 'title'], (path) => values[path])).toBe('The title');
  expect(firstText(['other', 'none'], (path) => values[path])).toBe('');
});
