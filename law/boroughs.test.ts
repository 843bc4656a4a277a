import { expect, it } from 'vitest';
import { boroughInAddress } from './boroughs.ts';

it.each([
  ['12 Main Street, Queens', 'Queens'],
  ['12 main street queens', 'Queens'],
  ['350 Fifth Avenue, Manhattan, NY', 'Manhattan'],
  ['120 Queens Boulevard, Brooklyn, NY 11201', 'Brooklyn'],
  ['1 Manhattan Avenue, Brooklyn 11201-1234', 'Brooklyn'],
  ['900 Grand Concourse, The Bronx, New York 10451', 'Bronx'],
  ['5 Bay Street, STATEN ISLAND, N.Y. 10301.', 'Staten Island'],
  ['350 5th Ave, New York, NY 10118', 'Manhattan'],
  ['31-00 47th Avenue, Long Island City, NY 11101', 'Queens'],
  ['100 Brooklyn Avenue', undefined],
  ['12345 Broadway', undefined],
  ['350 5th Ave, New York', undefined],
  ['1 Lakeville Road, New Hyde Park, NY 11040', undefined],
  ['<b>Queens</b>', undefined],
  ['', undefined],
])('boroughInAddress("%s") returns %s', (address, borough) => {
  expect(boroughInAddress(address)).toBe(borough);
});
