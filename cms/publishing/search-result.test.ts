import { expect, it } from 'vitest';
import { cut, firstWords, tooLong } from './search-result.ts';

it.each([
  ['one two three', 20, 'one two three'],
  [' one\n two ', 20, 'one two'],
  ['one two three', 7, 'one two…'],
  ['one two three', 9, 'one two…'],
  ['unbreakable', 5, 'unbre…'],
])('%j in the room of %i characters is %j', (text, room, shown) => {
  expect(cut(text, room)).toBe(shown);
});

it('says of a text that is cut how long it is', () => {
  expect(tooLong('title', 'x'.repeat(60), 60)).toBeUndefined();
  expect(tooLong('title', 'x'.repeat(61), 60)).toBe(
    'The title has 61 characters. Search engines show about 60.',
  );
});

it('shows the first field that has words', () => {
  const values: Record<string, unknown> = { 'meta.title': ' ', title: 'The title', other: 3 };
  expect(firstWords(['meta.title', 'title'], (path) => values[path])).toBe('The title');
  expect(firstWords(['other', 'none'], (path) => values[path])).toBe('');
});
