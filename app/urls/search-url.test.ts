import { expect, test } from 'vitest';
import { parseSearch, searchUrl } from './search-url.ts';

const isKind = (value: unknown): value is 'laws' => value === 'laws';

const parse = (query: string) => parseSearch(new URLSearchParams(query), isKind);

test('parseSearch parses a search URL, and searchUrl builds an equivalent URL', () => {
  const parsed = parse('q=+heat+pump+&kind=laws&page=3&exact=1');
  expect(parsed).toEqual({
    query: { text: 'heat pump', kind: 'laws', page: 3, isExact: true },
    error: undefined,
  });
  expect(parsed && searchUrl(parsed.query)).toBe('/search?q=heat+pump&kind=laws&page=3&exact=1');
  expect(searchUrl({ text: 'a&b' })).toBe('/search?q=a%26b');
});

test('parseSearch ignores empty parameters', () => {
  expect(parse('q=&kind=&page=')?.query).toEqual({ text: '', kind: undefined, page: 1, isExact: false });
});

test.each(['q=a&kind=spells', 'q=a&kind=laws&page=0', 'q=a&kind=laws&page=1e3', 'q=a&page=2', 'q=a&page=x'])(
  'parseSearch rejects %s',
  (query) => {
    expect(parse(query)).toBeUndefined();
  },
);

test('parseSearch returns an error message for text that is too long or has control characters', () => {
  expect(parse(`q=${'x'.repeat(1000)}`)).toMatchObject({
    query: { text: '' },
    error: 'Your search is too long. Use at most 200 characters.',
  });
  expect(parse('q=a%00b')?.error).toBeDefined();
});
