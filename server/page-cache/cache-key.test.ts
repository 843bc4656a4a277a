import { describe, expect, it } from 'vitest';
import { siteRoutes } from '#tests/support/site-routes.ts';
import { findCacheKey } from './cache-key.ts';

const cachedUrl = (address: string) => findCacheKey(address, siteRoutes)?.url;

describe('findCacheKey', () => {
  it.each([
    ['/', '/'],
    ['/ll97/blog/an-article', '/ll97/blog/an-article'],
    ['/sitemap.xml', '/sitemap.xml'],
    ['/cwz/blog/feed.xml', '/cwz/blog/feed.xml'],
    ['/?', '/'],
  ])('maps %s to the key %s', (address, url) => {
    expect(cachedUrl(address)).toBe(url);
  });

  it.each([
    ['/ll97/blog?fbclid=1&q=steam', '/ll97/blog?q=steam'],
    ['/ll97/blog?page=2&category=Policy&q=steam', '/ll97/blog?q=steam&category=Policy&page=2'],
    ['/ll97/blog?q=steam%20heat', '/ll97/blog?q=steam+heat'],
    ['/ll97/quiz?answers=1&answers=2', '/ll97/quiz?answers=1&answers=2'],
    ['/legal?tab=terms&tab2=x', '/legal?tab=terms'],
  ])('normalizes the query of %s: %s', (address, url) => {
    expect(cachedUrl(address)).toBe(url);
  });

  it('returns a key for API calls only if they have no query', () => {
    expect(cachedUrl('/api/v1/buildings/1008350041')).toBe('/api/v1/buildings/1008350041');
    expect(cachedUrl('/api/v1/buildings/1008350041?x=1')).toBeUndefined();
  });

  it('distinguishes pages with a query from those without', () => {
    expect(findCacheKey('/ll97/blog?q=a', siteRoutes)?.hasQuery).toBe(true);
    expect(findCacheKey('/ll97/blog?x=a', siteRoutes)?.hasQuery).toBe(false);
    expect(findCacheKey('/ll97/blog.data?_routes=ll97/blog', siteRoutes)?.hasQuery).toBe(false);
  });

  it.each([
    [
      '/ll97/blog.data?q=a&_routes=ll97/layout,ll97/blog',
      '/ll97/blog.data?q=a&_routes=ll97%2Fblog%2Cll97%2Flayout',
    ],
    ['/_root.data', '/_root.data'],
    ['/_root.data?_routes=root', '/_root.data?_routes=root'],
  ])('maps the page data URL %s to the key %s', (address, url) => {
    expect(cachedUrl(address)).toBe(url);
  });

  it.each([
    ['the data of an unknown route', '/ll97/blog.data?_routes=anything'],
    ['a file', '/favicon.svg'],
    ['a file beside articles', '/ll97/blog/picture.png'],
    ['a stream', '/ll97/blog/events'],
    ['the URL of a form', '/ll97/newsletter/sign-up'],
    ['a link in an email', '/follow/confirm/abc'],
    ['a report', '/ll97/report/abcdefghijklmnopqrstuv'],
    ['the figures of a stored report', '/ll97/calculator?from=abcdefghijklmnopqrstuv'],
    ['an unfinished assessment', '/cwz/assessment?draft=abc&step=2'],
    ['a URL without a page', '/one/two/three/four'],
    ['a URL that is too long', `/ll97/blog?q=${'a'.repeat(700)}`],
    ['another spelling of a URL', '/LL97/'],
    ['a stream URL with escaped characters', '/ll97/blog/%65vents'],
  ])('returns no key for %s', (_what, address) => {
    expect(cachedUrl(address)).toBeUndefined();
  });
});
