import type { MetaDescriptor } from '@remix-run/react';
import { describe, expect, it } from 'vitest';
import { errorMeta } from './unexpected-error.tsx';

const renderMeta = (error: unknown, productName = 'Lotline') =>
  errorMeta({
    error,
    data: undefined,
    params: {},
    location: { pathname: '/no/such/page', search: '', hash: '', state: null, key: '' },
    matches: [{ id: 'root', data: { productName, origin: 'https://site.test' } }] as never,
  }) as MetaDescriptor[];

const answer = (status: number) => ({ status, statusText: '', internal: false, data: '' });

describe('errorMeta', () => {
  it.each([
    [answer(404), 'Page not found · Lotline'],
    [answer(503), 'Temporarily unavailable · Lotline'],
    [answer(500), 'Something went wrong · Lotline'],
    [new Error('broken'), 'Something went wrong · Lotline'],
  ])('returns a title and noindex for %o', (error, title) => {
    expect(renderMeta(error)).toContainEqual({ title });
    expect(renderMeta(error)).toContainEqual({ name: 'robots', content: 'noindex' });
  });

  it('returns a title even if the site name failed to load', () => {
    expect(renderMeta(answer(500), '')).toContainEqual({ title: 'Something went wrong' });
  });

  it('returns no tags if there is no error', () => {
    expect(renderMeta(null)).toEqual([]);
  });
});
