import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Excerpt } from './article-cards.tsx';

const markup = (excerpt: string) =>
  renderToStaticMarkup(<Excerpt article={{ excerpt }} module="nyc-internet" className="" />);

test('a card of the internet blog without an excerpt says to read the article', () => {
  expect(markup('What binds an owner.')).toContain('What binds an owner.');
  expect(markup('  ')).toContain('Read the article for more.');
});
