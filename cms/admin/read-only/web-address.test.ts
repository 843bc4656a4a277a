import { expect, it } from 'vitest';
import { webAddress } from './web-address.ts';

it.each([
  ['https://example.com/a', 'https://example.com/a'],
  [' HTTP://example.com ', 'http://example.com/'],
])('makes a link of the web address %j', (text, address) => {
  expect(webAddress(text)).toBe(address);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//example.com',
  'example.com',
  'https://',
  'ftp://a.b',
  '',
])('leaves %j plain text', (text) => {
  expect(webAddress(text)).toBeUndefined();
});
