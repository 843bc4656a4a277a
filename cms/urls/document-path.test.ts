import { expect, it } from 'vitest';
import { documentPath } from './document-path.ts';

it.each([
  ['articles', { module: 'll97', slug: 'first' }, '/ll97/blog/first'],
  ['articles', { module: 'll97', slug: '' }, undefined],
  ['articles', { module: 'll98', slug: 'first' }, undefined],
  ['articles', { slug: 'first' }, undefined],
  ['guides', { slug: 'start' }, '/help/start'],
  ['partners', { slug: 'boilers' }, '/partners/boilers'],
  ['modules', { slug: 'cwz' }, '/cwz'],
  ['quizzes', { module: 'll199' }, '/ll199/quiz'],
  ['quizzes', { module: 'cwz' }, '/cwz/assessment'],
  ['quizzes', {}, undefined],
  ['users', { slug: 'ada' }, undefined],
])('in the collection %s, a document with %j has the path %s', (collection, document, path) => {
  expect(documentPath(collection, document)).toBe(path);
});
