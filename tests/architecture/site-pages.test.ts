import type { RouteConfigEntry } from '@remix-run/route-config';
import { expect, it } from 'vitest';
import routes from '#app/routes.ts';
import { isSitePage } from '#cms/addresses/site-pages.ts';

/** The addresses of the table of routes that name one page each. */
function addressesOf(entries: RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const address = path ? `${parent}/${path}` : parent;
    const own = path || index ? [address || '/'] : [];
    return [...own, ...addressesOf(children, address)];
  });
}

const addresses = addressesOf(routes).filter((address) => !/[:*]/.test(address));

it('finds the addresses', () => {
  expect(addresses).toEqual(
    expect.arrayContaining(['/', '/about', '/ll97', '/cwz/assessment', '/sitemap.xml']),
  );
});

it.each(addresses)('nothing can lead away from %s', (address) => {
  expect(isSitePage(address)).toBe(true);
});

it.each(['/admin', '/api/users', '/assets/a.js'])('nothing can lead away from %s', (address) => {
  expect(isSitePage(address)).toBe(true);
});

it.each(['/administration', '/ll97/blog/an-article', '/old'])('%s may lead elsewhere', (address) => {
  expect(isSitePage(address)).toBe(false);
});
