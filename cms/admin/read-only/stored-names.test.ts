import { expect, it } from 'vitest';
import { keyName, valueName } from './stored-names.ts';

it.each([
  ['buildingType', 'mixed-use', 'Mixed-use'],
  ['pathway', 'cityPortfolio', 'City or NYCHA building'],
  ['additionalNotes', 'mixed-use', 'mixed-use'],
])('shows the value of %s "%s" as "%s"', (key, value, name) => {
  expect(valueName(key, value)).toBe(name);
});

it.each([
  ['naturalGasTherms', 'Natural gas (therms)'],
  ['propertyType', 'Property Type'],
])('calls the key %s "%s"', (key, name) => {
  expect(keyName(key)).toBe(name);
});
