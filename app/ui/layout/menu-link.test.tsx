import { NavLink } from '@remix-run/react';
import { describe, expect, it } from 'vitest';
import { drawnByRemix, withSortedAttributes } from '#tests/support/drawn-by-remix.tsx';
import { MenuLink } from './menu-link.tsx';

const HOME = '/ll97';
const ENTRIES = [HOME, '/ll97/blog', '/ll97/quiz', '/'];
const PAGES = [
  '/',
  '/ll97',
  '/ll97/',
  '/LL97',
  '/ll97/blog',
  '/LL97/Blog',
  '/ll97/blog/an-article',
  '/ll97/blogs',
  '/ll97/quiz/',
  '/ll199/blog',
];

const look = (isHere: boolean): string => (isHere ? 'here' : 'elsewhere');

const ours = (url: string, page: string): string =>
  drawnByRemix(<MenuLink label="Go" url={url} homeUrl={HOME} classNameWhere={look} />, page);

const remixOwn = (url: string, page: string): string =>
  drawnByRemix(
    <NavLink to={url} end={url === HOME || url === '/'} className={({ isActive }) => look(isActive)}>
      Go
    </NavLink>,
    page,
  );

describe('an entry of a menu', () => {
  it.each(PAGES)("says on %s what Remix's own would", (page) => {
    for (const url of ENTRIES) {
      expect(withSortedAttributes(ours(url, page))).toBe(withSortedAttributes(remixOwn(url, page)));
    }
  });

  it.each([
    ['/ll97/blog', '/ll97/blog/an-article', 1],
    ['/ll97/blog', '/LL97/Blog', 1],
    [HOME, '/ll97/blog', 0],
  ])('%s is the current page on %s: %i', (url, page, times) => {
    expect(ours(url, page).split('aria-current="page"').length - 1).toBe(times);
  });
});
