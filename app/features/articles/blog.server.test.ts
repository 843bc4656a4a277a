import { describe, expect, it } from 'vitest';
import { regulatoryModule } from '#law/modules.ts';
import { ALL, blogAddress } from '#app/urls/blog-url.ts';
import { parseBlogQuery } from './blog.server.ts';

const read = (text: string) => parseBlogQuery(new URLSearchParams(text), regulatoryModule('ll97'));

describe('parseBlogQuery', () => {
  it('defaults to the first page of all articles', () => {
    expect(read('')).toEqual({ query: { search: '', category: ALL, page: 1 } });
  });

  it('parses the search text, category and page', () => {
    expect(read('q=%20fuel%20oil%20&category=Case+Study&page=3')).toEqual({
      query: { search: 'fuel oil', category: 'Case Study', page: 3 },
    });
  });

  it.each(['-1', '0', '1e9', '1.5', 'two', '01', '1000000', '%00', 'NaN', ' 2'])(
    'rejects the page number %j',
    (page) => {
      expect(read(`page=${page}`)).toBeUndefined();
    },
  );

  it('rejects a category of another module', () => {
    expect(read('category=Recycling')).toBeUndefined();
    expect(read('category=compliance')).toBeUndefined();
  });

  it('returns an error message for an invalid search text', () => {
    expect(read(`q=${'x'.repeat(201)}`)?.searchError).toBe(
      'Your search is too long. Use at most 200 characters.',
    );
    expect(read('q=a%00b')?.searchError).toContain('cannot be shown');
    expect(read(`q=${'x'.repeat(10_000)}`)?.query.search).toBe('');
    expect(read(`q=${'x'.repeat(200)}`)?.searchError).toBeUndefined();
  });
});

describe('blogAddress', () => {
  it.each([
    [{}, '/ll97/blog'],
    [{ page: 2 }, '/ll97/blog?page=2'],
    [{ category: 'Case Study' }, '/ll97/blog?category=Case+Study'],
    [{ search: 'a&b', category: ALL, page: 1 }, '/ll97/blog?q=a%26b'],
  ])('turns %j into %s', (query, address) => {
    expect(blogAddress('/ll97/blog', query)).toBe(address);
  });
});
