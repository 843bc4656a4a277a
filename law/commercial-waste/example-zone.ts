import type { Borough } from './choices.ts';

/** Example zones have numbers. Official zones have names. */
const EXAMPLE_ZONES: Readonly<Record<Borough, readonly number[]>> = {
  manhattan: [1, 3, 5],
  brooklyn: [2, 6, 9],
  queens: [4, 7, 11],
  bronx: [8, 10, 12],
  staten_island: [13, 14, 15],
};

const EXAMPLE_ZONES_ELSEWHERE: readonly number[] = [1, 3];

export const exampleZones = (borough: string): readonly number[] =>
  Object.hasOwn(EXAMPLE_ZONES, borough) ? EXAMPLE_ZONES[borough as Borough] : EXAMPLE_ZONES_ELSEWHERE;

export function exampleZone(borough: string, random: number): number {
  const zones = exampleZones(borough);
  const drawn = zones[Math.min(Math.max(0, Math.floor(random * zones.length)), zones.length - 1)];
  if (drawn === undefined) throw new Error(`No example zone can be drawn with ${random}.`);
  return drawn;
}
