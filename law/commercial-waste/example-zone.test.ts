import { describe, expect, it } from 'vitest';
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

describe.each(LISTS)('the example zone for %s', (borough, zones) => {
  it('comes from the list for the borough, with equal odds for each zone', () => {
    expect(exampleZones(borough)).toEqual(zones);
    const drawn = zones.map((_, index) => exampleZone(borough, (index + 0.5) / zones.length));
    expect(drawn).toEqual(zones);
  });

  it('is the first zone for the lowest random number and the last for the highest', () => {
    expect(exampleZone(borough, 0)).toBe(zones[0]);
    expect(exampleZone(borough, 1 - Number.EPSILON)).toBe(zones.at(-1));
  });
});

it('exampleZone throws if the random number is NaN', () => {
  expect(() => exampleZone('queens', Number.NaN)).toThrow();
});
