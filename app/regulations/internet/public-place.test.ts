import { expect, it } from 'vitest';
import { ADDRESS_WITHHELD, publicPlace } from './public-place.ts';

it.each([
  ['12 Main Street, Queens', false, '12 Main Street, Queens'],
  ['12 Main Street, Queens', true, 'Queens (address withheld)'],
  ['12 Main Street', true, ADDRESS_WITHHELD],
  ['', true, ADDRESS_WITHHELD],
])('%s, withheld: %s, is shown as "%s"', (address, isWithheld, place) => {
  expect(publicPlace(address, isWithheld)).toBe(place);
});
