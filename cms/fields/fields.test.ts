import { describe, expect, it } from 'vitest';
import '#server/provide.ts';
import { isSafeUrl } from '#cms/urls/url-rules.ts';
import { slugField, slugFrom } from './slug.ts';

describe('slugFrom', () => {
  it.each([
    ['Who is covered?', 'who-is-covered'],
    ['  $268 a ton — and more ', '268-a-ton-and-more'],
    ['Crème brûlée', 'creme-brulee'],
    ['***', ''],
    [
      'long '.repeat(40),
      'long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-l',
    ],
  ])('turns %j into %j', (title, slug) => {
    expect(slugFrom(title)).toBe(slug);
  });
});

describe('a slug', () => {
  type Validate = (value: string, options: { data: object }) => unknown;

  const judged = (of: string, slug: string, data: object = {}): unknown =>
    (slugField({ of }).validate as Validate)(slug, { data });

  it.each([
    ['articles', 'events', { module: 'll97' }],
    ['partners', 'directory', {}],
  ])('in %s cannot be %j, because the site has its own page there', (of, slug, data) => {
    expect(judged(of, slug, data)).toMatch(/has its own page/);
  });

  it.each([
    ['articles', 'directory', { module: 'll97' }],
    ['articles', 'events', {}],
    ['partners', 'events', {}],
    ['guides', 'getting-started', {}],
  ])('in %s can be %j', (of, slug, data) => {
    expect(judged(of, slug, data)).toBe(true);
  });

  it.each(['', 'Upper', 'two--hyphens', 'a b'])('is rejected if malformed: %j', (slug) => {
    expect(judged('guides', slug)).toMatch(/lowercase/);
  });
});

describe('isSafeUrl', () => {
  it.each(['/ll97', '#top', 'https://www.nyc.gov/', 'mailto:a@example.com'])('accepts %s', (address) => {
    expect(isSafeUrl(address)).toBe(true);
  });

  it.each(['', null, undefined, 'javascript:alert(1)', '//evil.example', 'data:text/html,x', 'no address'])(
    'rejects %s',
    (address) => {
      expect(isSafeUrl(address)).toBe(false);
    },
  );
});
