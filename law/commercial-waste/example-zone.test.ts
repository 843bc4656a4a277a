import { describe, expect, it } from 'vitest';
import { BOROUGHS } from './choices.ts';
import { exampleZone, exampleZones } from './example-zone.ts';

/** See "Examples" in docs/specification.md. */
const LISTS = [
  ['manhattan', [1, 3, 5]],
  ['brooklyn', [2, 6, 9]],
  ['queens', [4, 7, 11]],
  ['bronx', [8, 10, 12]],
  ['staten_island', [13, 14, 15]],
  ['elsewhere', [1, 3]],
  ['constructor', [1, 3]],
] as const;

describe.each(LISTS)('the example zone of %s', (borough, zones) => {
  it('comes from its list, with each zone equally often', () => {
    expect(exampleZones(borough)).toEqual(zones);
    const drawn = zones.map((_, index) => exampleZone(borough, (index + 0.5) / zones.length));
    expect(drawn).toEqual(zones);
  });

  it('is the first for the lowest random number and the last for the highest', () => {
    expect(exampleZone(borough, 0)).toBe(zones[0]);
    expect(exampleZone(borough, 1 - Number.EPSILON)).toBe(zones.at(-1));
  });
});

it('lists each example zone in one borough only', () => {
  const all = BOROUGHS.flatMap(({ value }) => exampleZones(value));
  expect(new Set(all).size).toBe(15);
});

it('throws if the random number is NaN', () => {
  expect(() => exampleZone('queens', Number.NaN)).toThrow();
});
