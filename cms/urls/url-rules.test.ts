import { expect, it } from 'vitest';
import { isPath, isRedirectTarget, normalizePath } from './url-rules.ts';

it.each([
  [' /old/ ', '/old'],
  ['/old//', '/old'],
  ['/', '/'],
  ['/ll97/blog/old', '/ll97/blog/old'],
  ['/café', '/caf%C3%A9'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/100%25', '/100%25'],
  ['/a%2Fb', '/a%2Fb'],
  ['/100%', '/100%'],
])('the path %j is normalized to %j', (path, normalized) => {
  expect(normalizePath(path)).toBe(normalized);
});

it.each(['/', '/old', '/ll97/blog/old-name', '/a.html', '/%C3%A9'])('%s is a path on this site', (text) => {
  expect(isPath(text)).toBe(true);
});

it.each(['', 'old', '//evil.example', '/\\evil.example', '/a b', '/a?b=c', '/a#b', 'https://evil.example/a'])(
  '%j is not a path on this site',
  (text) => {
    expect(isPath(text)).toBe(false);
  },
);

it.each(['/new', '/new?tab=owners#top', 'https://www.nyc.gov/', 'http://example.com/a'])(
  'a redirect may point to %s',
  (text) => {
    expect(isRedirectTarget(text)).toBe(true);
  },
);

it.each([
  '',
  'new',
  '/a b',
  '/a\n',
  'https://example.com/a\nb',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'mailto:a@example.com',
])('a redirect may not point to %j', (text) => {
  expect(isRedirectTarget(text)).toBe(false);
});
