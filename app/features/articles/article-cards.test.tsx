import { expect, test } from 'vitest';
import { cardExcerpt } from './article-cards.tsx';

test('cardExcerpt invites visitors to read an internet blog post that has no excerpt', () => {
  expect(cardExcerpt({ excerpt: 'What binds an owner.' }, 'nyc-internet')).toBe('What binds an owner.');
  expect(cardExcerpt({ excerpt: '  ' }, 'nyc-internet')).toBe('Read the article for more.');
});
