import { describe, expect, it } from 'vitest';
import '#server/provide.ts';
import { isSafeUrl } from '#cms/urls/url-rules.ts';
import { slugField, slugFrom } from './slug.ts';

it.each([
  ['Who is covered?', 'who-is-covered'],
  ['  $268 a ton — and more ', '268-a-ton-and-more'],
  ['Crème brûlée', 'creme-brulee'],
  ['***', ''],
  [
    'long '.repeat(40),
    'long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-l',
  ],
])('slugFrom turns %j into %j', (title, slug) => {
  expect(slugFrom(title)).toBe(slug);
});

describe('a slug', () => {
  type Validate = (value: string, options: { data: object }) => unknown;

  const judged = (of: string, slug: string, data: object): unknown =>
    (slugField({ of }).validate as Validate)(slug, { data });

  const HAS_PAGE = expect.stringContaining('has its own page') as string;
  const MALFORMED = expect.stringContaining('lowercase') as string;

  it.each([
    ['articles', 'events', { module: 'll97' }, HAS_PAGE],
    ['articles', 'directory', { module: 'll97' }, true],
    ['articles', 'events', {}, true],
    ['partners', 'directory', {}, HAS_PAGE],
    ['partners', 'events', {}, true],
    ['guides', '', {}, MALFORMED],
    ['guides', 'Upper', {}, MALFORMED],
    ['guides', 'two--hyphens', {}, MALFORMED],
    ['guides', 'a b', {}, MALFORMED],
  ])('in %s with the value %j and the data %j has the validation result: %s', (of, slug, data, verdict) => {
    expect(judged(of, slug, data)).toEqual(verdict);
  });
});

describe('isSafeUrl', () => {
  it.each(['/ll97', '#top', 'https://www.nyc.gov/', 'mailto:a@example.com'])('accepts %s', (address) => {
    expect(isSafeUrl(address)).toBe(true);
  });

  it.each(['', null, undefined, 'javascript:alert(1)', '//evil.example', 'data:text/html,x', 'no address'])(
    'rejects %j',
    (address) => {
      expect(isSafeUrl(address)).toBe(false);
    },
  );
});
