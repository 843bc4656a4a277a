import { expect, it } from 'vitest';
import { withoutPreview, withPreview } from './preview-url.ts';

it.each([
  ['', '?preview=true'],
  ['?tab=owners', '?tab=owners&preview=true'],
  ['?preview=no', '?preview=true'],
])('withPreview turns the query %j into %j', (search, inPreview) => {
  expect(withPreview(search)).toBe(inPreview);
});

it.each([
  ['?preview=true', ''],
  ['?preview=true&tab=owners', '?tab=owners'],
  ['', ''],
])('withoutPreview turns the query %j into %j', (inPreview, search) => {
  expect(withoutPreview(inPreview)).toBe(search);
});
