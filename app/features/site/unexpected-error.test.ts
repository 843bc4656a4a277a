import type { MetaDescriptor } from '@remix-run/react';
import { describe, expect, it } from 'vitest';
import { errorMeta } from './unexpected-error.tsx';

const metaOf = (error: unknown, productName = 'Lotline') =>
  errorMeta({
    error,
    data: undefined,
    params: {},
    location: { pathname: '/no/such/page', search: '', hash: '', state: null, key: '' },
    matches: [{ id: 'root', data: { productName, origin: 'https://site.test' } }] as never,
  }) as MetaDescriptor[];

const answer = (status: number) => ({ status, statusText: '', internal: false, data: '' });

describe('the meta of a page that failed', () => {
  it.each([
    [answer(404), 'Page not found · Lotline'],
    [answer(503), 'Temporarily unavailable · Lotline'],
    [answer(500), 'Something went wrong · Lotline'],
    [new Error('broken'), 'Something went wrong · Lotline'],
  ])('has a title for %o, and is not listed', (error, title) => {
    expect(metaOf(error)).toContainEqual({ title });
    expect(metaOf(error)).toContainEqual({ name: 'robots', content: 'noindex' });
  });

  it('has a title even if the name of the site failed to load', () => {
    expect(metaOf(answer(500), '')).toContainEqual({ title: 'Something went wrong' });
  });

  it('has no tags without an error', () => {
    expect(metaOf(null)).toEqual([]);
  });
});
