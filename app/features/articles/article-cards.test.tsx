import { expect, test } from 'vitest';
import { excerptOf } from './article-cards.tsx';

test('a card of the internet blog without an excerpt says to read the article', () => {
  expect(excerptOf({ excerpt: 'What binds an owner.' }, 'nyc-internet')).toBe('What binds an owner.');
  expect(excerptOf({ excerpt: '  ' }, 'nyc-internet')).toBe('Read the article for more.');
});
