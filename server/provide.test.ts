import { expect, it } from 'vitest';
import { isSitePage } from '#cms/urls/site-pages.ts';
import './provide.ts';

it.each([
  '/',
  '/about',
  '/ll97',
  '/cwz/assessment',
  '/ll97/blog/events',
  '/sitemap.xml',
  '/admin',
  '/api/users',
])('the site has a page of its own at %s, from which nothing can redirect', (path) => {
  expect(isSitePage(path)).toBe(true);
});

it.each(['/administration', '/ll97/blog/an-article', '/old'])(
  'the site has no page of its own at %s, which may redirect',
  (path) => {
    expect(isSitePage(path)).toBe(false);
  },
);
