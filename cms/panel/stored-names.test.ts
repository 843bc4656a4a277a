import { expect, it } from 'vitest';
import { keyName, valueName, webUrl } from './stored-names.ts';

it.each([
  ['buildingType', 'mixed-use', 'Mixed-use'],
  ['pathway', 'cityPortfolio', 'City or NYCHA building'],
  ['additionalNotes', 'mixed-use', 'mixed-use'],
])('valueName displays the %s "%s" as "%s"', (key, value, name) => {
  expect(valueName(key, value)).toBe(name);
});

it.each([
  ['naturalGasTherms', 'Natural gas (therms)'],
  ['propertyType', 'Property Type'],
])('keyName displays the key %s as "%s"', (key, name) => {
  expect(keyName(key)).toBe(name);
});

it.each([
  ['https://example.com/a', 'https://example.com/a'],
  [' HTTP://example.com ', 'http://example.com/'],
])('webUrl accepts %j', (text, address) => {
  expect(webUrl(text)).toBe(address);
});

it.each(['javascript:alert(1)', '//example.com', 'example.com', 'https://', 'ftp://a.b', ''])(
  'webUrl rejects %j',
  (text) => expect(webUrl(text)).toBeUndefined(),
);
