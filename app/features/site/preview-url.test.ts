import { expect, it } from 'vitest';
import { asksForPreview, withoutPreview, withPreview } from './preview-url.ts';

it.each([
  ['/about?preview=true', true],
  ['/about?preview=1', false],
  ['/about', false],
])('asksForPreview detects whether %s requests a preview: %s', (address, asks) => {
  expect(asksForPreview(new URL(address, 'https://site.test').searchParams)).toBe(asks);
});

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
