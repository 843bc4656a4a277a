import { describe, expect, it } from 'vitest';
import routes from '#app/routes.ts';
import { MODULE_SLUGS } from '#app/regulations/index.ts';
import { OTHER_ADDRESSES, PUBLIC_PAGES } from '#server/page-cache/public-pages.ts';

type Entry = (typeof routes)[number];

/** The addresses of the table of routes; a module's own is written as one of any module. */
function addressesOf(entries: readonly Entry[], above = ''): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const address = path ? `${above}/${path}` : above;
    return [...(path || index ? [address || '/'] : []), ...addressesOf(children, address)];
  });
}

const ofAnyModule = (address: string): string => {
  const [, first = '', ...rest] = address.split('/');
  return MODULE_SLUGS.some((slug) => slug === first) ? ['', ':module', ...rest].join('/') : address;
};

const addresses = [...new Set(addressesOf(routes))];
const known = new Set([...PUBLIC_PAGES.map(({ path }) => path), ...Object.keys(OTHER_ADDRESSES)]);

describe('the list of public pages', () => {
  it('finds the addresses', () => {
    expect(addresses).toEqual(
      expect.arrayContaining(['/', '/ll97', '/ll97/blog/:slug', '/cwz/upload/:id/send']),
    );
  });

  it.each(addresses)('says of %s whether it is one', (address) => {
    expect(known.has(address) || known.has(ofAnyModule(address))).toBe(true);
  });

  it.each([...known])('has a route for %s', (path) => {
    expect(addresses.some((address) => address === path || ofAnyModule(address) === path)).toBe(true);
  });

  it('has no page that is found by an id or a token', () => {
    expect(PUBLIC_PAGES.filter(({ path }) => /:(id|token)\b/.test(path))).toEqual([]);
  });
});
