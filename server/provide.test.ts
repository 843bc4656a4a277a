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
])('%s is a page of the site, so nothing can redirect from it', (path) => {
  expect(isSitePage(path)).toBe(true);
});

it.each(['/administration', '/ll97/blog/an-article', '/old'])(
  '%s is not a page of the site, so it may redirect',
  (path) => {
    expect(isSitePage(path)).toBe(false);
  },
);
