import { expect, it } from 'vitest';
import { asksForPreview, withoutPreview, withPreview } from './preview-url.ts';

it.each([
  ['/about?preview=true', true],
  ['/about?preview=1', false],
  ['/about', false],
])('%s asks for a preview: %s', (address, asks) => {
  expect(asksForPreview(new URL(address, 'https://site.test').searchParams)).toBe(asks);
});

it.each([
  ['', '?preview=true'],
  ['?tab=owners', '?tab=owners&preview=true'],
  ['?preview=no', '?preview=true'],
])('%j becomes %j in a preview, and back', (search, inPreview) => {
  expect(withPreview(search)).toBe(inPreview);
});

it.each([
  ['?preview=true', ''],
  ['?preview=true&tab=owners', '?tab=owners'],
  ['', ''],
])('%j is %j for visitors', (inPreview, search) => {
  expect(withoutPreview(inPreview)).toBe(search);
});
